import { type CardId, type Flow, moveTo, type Option, option, type Seat } from '@lianhuan/kernel';
import type { SanguozhiEvent } from '../../events/events.ts';
import { barred, forbidden, happen, happenTogether } from '../../events/pipeline.ts';
import { obeys, rule } from '../../rules.ts';
import { cardsIn, player, printed, type SanguozhiTable, zoneOf } from '../../table/table.ts';
import { of } from '../../table/zones.ts';
import { discard, fetchFitting, pickDiscards } from '../moving/draw-discard.ts';
import { exchange } from '../moving/exchange.ts';
import { show } from '../moving/moves.ts';
import { arriving } from '../triggers/arrival.ts';

/** 兵权 (504), and what is fetched for cards: 征兵 (504.6), 取阵 (503.12). */

const VERBS: ReadonlySet<string> = new Set(['lay-troop', 'levy', 'fetch-formation']);

/** How many cards 征兵 costs (114.2h). */
const LEVY_COST = 3;

/** Is that something {@link actTroops} does? */
export function isTroopVerb(verb: string): boolean {
  return VERBS.has(verb);
}

/** The special actions with 兵权, at the time for them. */
export function troopOptions(table: SanguozhiTable, seat: Seat): Option[] {
  const hand = cardsIn(table, seat, 'hand');
  const options: Option[] = [];
  for (const card of hand) {
    if (canLay(table, seat, card)) options.push(option('lay-troop', card, seat));
    if (isTroop(table, card, 'special') && mayFetch(table, seat, 'formation')) {
      options.push(option('fetch-formation', card, seat));
    }
  }
  if (hand.length >= LEVY_COST && mayFetch(table, seat, 'levy')) {
    options.push(option('levy', undefined, seat));
  }
  return options;
}

/** May the player do 征兵 or 取阵, as far as no effect forbids it (101.2)? */
function mayFetch(table: SanguozhiTable, seat: Seat, how: 'levy' | 'formation'): boolean {
  if (forbidden(table, { type: 'fetch', seat, how }) !== null) return false;
  return how === 'levy' ? obeys('114.2h', '504.6') : obeys('114.2i', '503.12');
}

/** May the player lay this 兵权: one a turn (504.1a)? */
function canLay(table: SanguozhiTable, seat: Seat, card: CardId): boolean {
  if (printed(table, card).kind !== 'troop' || !rule('504.1')) return false;
  if (player(table, seat).laidTroop && obeys('504.1a', '114.2a')) return false;
  return forbidden(table, { type: 'lay-troop', seat, card }) === null;
}

function isTroop(
  table: SanguozhiTable,
  card: CardId,
  type: 'basic' | 'tally' | 'special',
): boolean {
  const definition = printed(table, card);
  return definition.kind === 'troop' && definition.type === type;
}

/** Carries out one of them; false where it was taken back. */
export function* actTroops(table: SanguozhiTable, seat: Seat, choice: Option): Flow<boolean> {
  switch (choice.verb) {
    case 'lay-troop':
      yield* happen(table, { type: 'done-this-turn', seat, what: 'laidTroop' });
      return yield* lay(table, seat, choice.card);
    case 'levy':
      yield* levy(table, seat);
      return true;
    case 'fetch-formation':
      yield* fetchFormation(table, seat, choice.card);
      return true;
    default:
      return false;
  }
}

/** 摆放兵权 by an effect, from wherever the card is: not the one of the turn (504.2). */
export function* layTroop(table: SanguozhiTable, seat: Seat, card: CardId): Flow<boolean> {
  // A 兵权 laid by an effect does not count as the one of the turn.
  rule('504.2');
  return yield* lay(table, seat, card);
}

/** The card comes into play, and counts at once (504.1, 504.3). */
function* lay(table: SanguozhiTable, seat: Seat, card: CardId): Flow<boolean> {
  if (printed(table, card).kind !== 'troop' || zoneOf(table, card) === 'troops') return false;
  if (barred(table, { type: 'lay-troop', seat, card })) return false;
  const events: SanguozhiEvent[] = [
    { ...moveTo(table, card, of(seat, 'troops')), controller: seat },
    { type: 'lay-troop', seat, card },
    { type: 'enter', card, seat, how: 'placed' },
  ];
  const came = yield* arriving(table, [card], happenTogether(table, events));
  return came.some(({ type }) => type === 'move');
}

/** 征兵: three cards for a 基础兵权 out of the deck. */
function* levy(table: SanguozhiTable, seat: Seat): Flow {
  const given = yield* pickDiscards(table, seat, LEVY_COST, LEVY_COST, () => true);
  yield* discard(table, seat, given);
  yield* fetchFitting(table, seat, 1, (card) => isTroop(table, card, 'basic'), 'levy');
}

/** 取阵: a 特殊兵权 for a 阵型 out of the deck. */
function* fetchFormation(table: SanguozhiTable, seat: Seat, troop: CardId): Flow {
  if (rule('801.8c')) yield* show(table, seat, [troop]);
  yield* discard(table, seat, [troop]);
  yield* fetchFitting(
    table,
    seat,
    1,
    (card) => printed(table, card).kind === 'formation',
    'formation',
  );
}

/** Exchanges a 兵权 in play with one elsewhere; what lies between is not looked at (504.5). */
export function* swapTroops(table: SanguozhiTable, one: CardId, other: CardId): Flow<boolean> {
  const [inPlay, elsewhere] = zoneOf(table, one) === 'troops' ? [one, other] : [other, one];
  if (zoneOf(table, inPlay) !== 'troops' || zoneOf(table, elsewhere) === 'troops') return false;
  const { controller, owner } = table.cards[inPlay];
  const moves: SanguozhiEvent[] = [
    moveTo(table, inPlay, table.cards[elsewhere].zone),
    { ...moveTo(table, elsewhere, of(controller, 'troops')), controller },
  ];
  if (owner !== table.cards[elsewhere].owner) return false;
  rule('504.5');
  yield* exchange(table, moves);
  return true;
}
