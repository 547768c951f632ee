import './tray.css';
import { type CardView, UNSEEN } from '@lianhuan/kernel';
import { lookOf } from '../../games/alike.ts';
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

/** The cards that can be picked out of heaps, e.g. of a discard pile; copies in one heap are one. */
export function Tray({ isBuried }: TrayProps) {
  const { t } = useWords();
  const { choices, seen } = useBoard();
  const alike = new Map<string, CardView[]>();
  for (const [handle, ways] of choices.byCard) {
    const placed = seen.find(handle);
    if (!placed || !isBuried(placed)) continue;
    const { card, zone } = placed;
    const uses = ways.map(({ option: { verb, amount, label } }) => [verb, amount, label.zh]);
    const look = JSON.stringify([
      zone.id,
      uses,
      card.definition === UNSEEN ? handle : lookOf(card),
    ]);
    alike.set(look, [...(alike.get(look) ?? []), card]);
  }
  if (alike.size === 0) return null;
  return (
    <section className="tray" aria-label={t('board.tray')}>
      {[...alike.values()].map(
        ([card, ...copies]) => card && <TableCard key={card.handle} card={card} copies={copies} />,
      )}
    </section>
  );
}
