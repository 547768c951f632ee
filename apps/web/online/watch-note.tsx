import { NOBODY } from '@lianhuan/kernel';
import { useGame } from '../engine/store.ts';
import type { Room } from './protocol.ts';
import { useOnlineWords } from './words.ts';

/** Tells whoever looks on that they do, and how late. */
export function WatchNote({ room: { pace } }: { readonly room: Room }) {
  const { t } = useOnlineWords();
  const watches = useGame(({ snapshot }) => snapshot?.seat === NOBODY);
  if (!watches) return null;
  const time = t(`pace.delay.${pace.delay}`);
  return (
    <p className="watch-note" role="status">
      {pace.delay > 0 ? t('watch.late', { time }) : t('watch.note')}
    </p>
  );
}
