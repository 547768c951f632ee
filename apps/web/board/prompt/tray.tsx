import './tray.css';
import type { CardView } from '@lianhuan/kernel';
import { useWords } from '../../i18n/index.ts';
import { useBoard } from '../board-context.tsx';
import { TableCard } from '../cards/card.tsx';
import type { Placed } from '../table-view.ts';

interface TrayProps {
  /** The card does not lie open on the table. */
  isBuried(placed: Placed): boolean;
}

/** Makes the question whether a card lies in a heap. @param open names of the zones whose cards all lie open */
export function isBuriedOutside(open: readonly string[]): (placed: Placed) => boolean {
  const names = new Set(open);
  return ({ zone }) => !names.has(zone.name);
}

/** The cards that can be picked out of heaps, e.g. of a discard pile. */
export function Tray({ isBuried }: TrayProps) {
  const { t } = useWords();
  const { choices, seen } = useBoard();
  const cards: CardView[] = [];
  for (const handle of choices.byCard.keys()) {
    const placed = seen.find(handle);
    if (placed && isBuried(placed)) cards.push(placed.card);
  }
  if (cards.length === 0) return null;
  return (
    <section className="tray" aria-label={t('board.tray')}>
      {cards.map((card) => (
        <TableCard key={card.handle} card={card} />
      ))}
    </section>
  );
}
