import { type CardId, type Flow, NO_CARD, type Seat } from '@lianhuan/kernel';
import { laidOpen } from '../../effects/revealed-cards.ts';
import { happen } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import { cardsIn, type SanguozhiTable } from '../../table/table.ts';

/** Resolves something; a card that comes to lie on top of an open deck meanwhile is shown only then (301.7a). */
export function* withTopsHeld(table: SanguozhiTable, resolution: Flow): Flow {
  const before = table.state.heldDeckTops;
  const held = laidOpen(table).some(({ place }) => place === 'deck-top') && rule('301.7a');
  if (held) yield* happen(table, { type: 'resolving', tops: topsOf(table) });
  yield* resolution;
  if (held) yield* happen(table, { type: 'resolving', tops: before });
}

function topsOf(table: SanguozhiTable): CardId[] {
  return table.state.players.map(
    (_, seat) => cardsIn(table, seat as Seat, 'deck').at(-1) ?? NO_CARD,
  );
}
