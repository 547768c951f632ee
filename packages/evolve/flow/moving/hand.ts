import { type CardId, chance, type Flow, type Seat } from '@lianhuan/kernel';
import type { EvolveEvent } from '../../events/events.ts';
import { carryOut, decided, happen } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import { cardsIn, type EvolveTable } from '../../table/table.ts';
import { isBeingUsed } from '../../text/meaning/candidates.ts';
import { fits } from '../../text/meaning/match.ts';
import type { Scope } from '../../text/meaning/scope.ts';
import type { Filter } from '../../text/nodes/index.ts';
import { pickCards } from '../ask.ts';
import { moveHome, objectsOf, stillThere } from './moves.ts';

/** Discarding hand cards, 丢弃 (5.11), and picking at random, 随机 (5.18). */

/** The hand cards that fit, without the card that is being used. */
function discardable(
  table: EvolveTable,
  seat: Seat,
  filter: Filter | null,
  scope: Scope,
): readonly CardId[] {
  return cardsIn(table, seat, 'hand').filter(
    (card) => !isBeingUsed(card, scope) && (filter === null || fits(table, filter, card, scope)),
  );
}

/** Has the player so many hand cards that fit? */
export function canDiscard(
  table: EvolveTable,
  seat: Seat,
  count: number,
  filter: Filter | null,
  scope: Scope,
): boolean {
  return discardable(table, seat, filter, scope).length >= count;
}

/** Discards hand cards (5.11): the player picks them, unless they are picked at random. Gives whether any was discarded. */
export function* discard(
  table: EvolveTable,
  seat: Seat,
  count: number,
  how: { readonly random: boolean; readonly filter: Filter | null },
  scope: Scope,
): Flow<boolean> {
  const from = discardable(table, seat, how.filter, scope);
  // If there are fewer, all of them (1.3.2).
  if (count > from.length) rule('1.3.2');
  const most = Math.min(count, from.length);
  return yield* discardThese(table, seat, yield* pickDiscards(table, seat, from, most, how.random));
}

/** The cards to discard; where all of several are discarded the player picks nothing. */
function* pickDiscards(
  table: EvolveTable,
  seat: Seat,
  from: readonly CardId[],
  most: number,
  random: boolean,
): Flow<readonly CardId[]> {
  if (most === from.length && most !== 1) return from;
  if (random) return yield* drawLots(table, seat, from, most);
  return yield* pickCards({ seat, kind: 'discard', rule: '5.11.1' }, from, most, false);
}

/** Discards these cards; gives whether any was discarded. */
export function* discardThese(
  table: EvolveTable,
  seat: Seat,
  cards: readonly CardId[],
): Flow<boolean> {
  if (cards.length === 0 || !rule('5.11.1')) return false;
  const decisions: EvolveEvent[] = [];
  const were = objectsOf(table, cards);
  for (const card of cards) {
    if (were.get(card) !== table.cards[card].incarnation) continue;
    const came = yield* decided(table, { type: 'discard', seat, card });
    if (came !== null) decisions.push(came);
  }
  const discards = stillThere(table, decisions, were);
  const going = discards.flatMap((event) => (event.type === 'discard' ? event.card : []));
  const moves = going.map((card) => moveHome(table, card, 'graveyard'));
  // Triggers that hear of the discard look at the card in the graveyard, where everybody sees it (10.7.4.1.1).
  rule('10.7.4.1.1');
  yield* carryOut(table, [...discards, ...moves]);
  return going.length > 0;
}

/** Picks so many of these cards at random (5.18.1). */
export function* drawLots(
  table: EvolveTable,
  seat: Seat,
  from: readonly CardId[],
  count: number,
): Flow<readonly CardId[]> {
  const left = [...from];
  const drawn: CardId[] = [];
  while (drawn.length < count && left.length > 0 && rule('5.18.1')) {
    const lot = chance(seat, left.length);
    yield* happen(table, lot);
    drawn.push(...left.splice(lot.result, 1));
  }
  return drawn;
}
