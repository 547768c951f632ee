import { type Flow, moveTo, type Seat } from '@lianhuan/kernel';
import { happenTogether } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import { cardsIn, type SanguozhiTable } from '../../table/table.ts';
import { of } from '../../table/zones.ts';
import type { Pile } from '../../text/nodes/index.ts';
import { shuffle } from './moves.ts';

/** Exchanges all cards of two zones of a player, though one be empty (801.11d). */
export function* swapZones(
  table: SanguozhiTable,
  seat: Seat,
  one: Pile,
  other: Pile,
): Flow<boolean> {
  if (one === other || !rule('801.11d')) return false;
  const moves = [
    ...cardsIn(table, seat, one).map((card) => moveTo(table, card, of(seat, other))),
    ...cardsIn(table, seat, other).map((card) => moveTo(table, card, of(seat, one))),
  ];
  yield* happenTogether(table, moves);
  if (one === 'deck' || other === 'deck') yield* shuffle(table, seat);
  return true;
}
