import { type RefObject, useEffect, useRef } from 'react';

/** What brings an entry of a list into sight, and the focus to it, where the page was opened for it. */
export function useWantedEntry(wanted: boolean): RefObject<HTMLLIElement | null> {
  const entry = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!wanted) return;
    entry.current?.scrollIntoView({ block: 'center' });
    entry.current?.focus({ preventScroll: true });
  }, [wanted]);
  return entry;
}
