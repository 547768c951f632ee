import './tray.css';
import type { CardView } from '@lianhuan/kernel';
import { useWords } from '../i18n/index.ts';
import { useBoard } from './board-context.tsx';
import { TableCard } from './card.tsx';
import { FIELD_ZONES } from './seen.ts';

/** Places whose cards all lie open on the table. */
const ON_THE_TABLE = new Set<string>([
  ...FIELD_ZONES,
  'dust',
  'hand',
  'pouches',
  'row',
  'draft',
  'event-area',
]);

/** The cards that can be picked out of heaps, e.g. of a discard pile. */
export function Tray() {
  const { t } = useWords();
  const { choices, seen } = useBoard();
  const cards: CardView[] = [];
  for (const handle of choices.byCard.keys()) {
    const placed = seen.find(handle);
    if (placed && isBuried(placed.zone, placed.card)) cards.push(placed.card);
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

/** Of the always-available piles only the top card lies open. */
function isBuried(zone: { name: string; cards: readonly CardView[] | null }, card: CardView) {
  if (zone.name === 'always') return zone.cards?.at(-1) !== card;
  return !ON_THE_TABLE.has(zone.name);
}
