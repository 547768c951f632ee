import { useSyncExternalStore } from 'react';

/** As wide as board.css shows something beside the table. */
const WIDE = '(min-width: 1101px)';

/** Whether something stands beside the table. */
export function useWide(): boolean {
  return useSyncExternalStore(followWidth, isWide);
}

function isWide(): boolean {
  return matchMedia(WIDE).matches;
}

function followWidth(changed: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
