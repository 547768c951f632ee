import type { CardId, Flow, Seat, ZoneId } from '@lianhuan/kernel';
import { moveTo } from '@lianhuan/kernel';
import { happen, happenTogether } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import { isAlive, type SanguoshaTable, sharedCards } from '../../table/table.ts';
import { of, shared } from '../../table/zones.ts';
import { move } from './move.ts';

/** 摸牌, and what happens when the draw pile is too small (P14). */

/** Draws that many cards in one go. @returns none where the game ended in a draw for want of cards */
export function* draw(
  table: SanguoshaTable,
  seat: Seat,
  count: number,
  skill: string | null,
): Flow<readonly CardId[]> {
  if (count <= 0 || !isAlive(table, seat)) return [];
  const cards = yield* topCards(table, count);
  return yield* move(table, cards, { to: of(seat, 'hand'), reason: 'draw', by: seat, skill });
}

/** Moves the top cards of the draw pile, the top one first. */
export function* takeTop(
  table: SanguoshaTable,
  count: number,
  to: ZoneId,
  by: Seat,
): Flow<readonly CardId[]> {
  const cards = yield* topCards(table, count);
  return yield* move(table, cards, { to, reason: 'place', by });
}

/** The top cards of the draw pile, the top one first, once there are as many (P14). */
function* topCards(table: SanguoshaTable, count: number): Flow<readonly CardId[]> {
  if (count <= 0) return [];
  if (sharedCards(table, 'draw-pile').length < count && !(yield* refill(table, count))) return [];
  rule('T54');
  return sharedCards(table, 'draw-pile').slice(-count).reverse();
}

/** The shuffled discard pile goes under the draw pile; where both are too few, the game is a draw (P14). */
function* refill(table: SanguoshaTable, count: number): Flow<boolean> {
  const discarded = [...sharedCards(table, 'discard-pile')];
  const left = sharedCards(table, 'draw-pile').length;
  if (left + discarded.length < count && rule('P14')) {
    yield* happen(table, { type: 'finish', winners: [] });
    return false;
  }
  yield* happen(table, { type: 'shuffle', zone: shared('discard-pile') });
  const pile = shared('draw-pile');
  const under = [...sharedCards(table, 'discard-pile')].map((card) =>
    moveTo(table, card, pile, 'bottom'),
  );
  yield* happenTogether(table, under);
  return true;
}

/** Deals opening hands: no timing of a move is opened by it (M5). */
export function* dealHands(table: SanguoshaTable, count: number): Flow {
  for (let seat = 0; seat < table.seats; seat++) yield* dealHand(table, seat as Seat, count);
}

/** Deals the opening hand of one character (M5), or of a general that enters; a draw of the game for want of cards (P14). */
export function* dealHand(table: SanguoshaTable, seat: Seat, count: number): Flow {
  const top = yield* topCards(table, count);
  const hand = of(seat, 'hand');
  const moves = top.map((card) => moveTo(table, card, hand));
  if (moves.length > 0 && rule('M5')) yield* happenTogether(table, moves);
}
