import {
  ask,
  askOpenly,
  type CardId,
  type Flow,
  type MoveEvent,
  moveTo,
  option,
  type Seat,
} from '@lianhuan/kernel';
import type { SanguozhiEvent } from '../../events/events.ts';
import { barred, carryOut, decided, happen, happenTogether } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import type { Target } from '../../table/state.ts';
import { cardsIn, onField, type SanguozhiTable, zoneOf } from '../../table/table.ts';
import { of } from '../../table/zones.ts';
import { fits } from '../../text/meaning/match.ts';
import type { Agent, Discarded, Taken } from '../../text/meaning/procedures.ts';
import type { Scope } from '../../text/meaning/scope.ts';
import type { Filter } from '../../text/nodes/index.ts';
import type { Destination } from '../../text/reading/vocabulary.ts';
import { itemRemovals } from '../using/chain-items.ts';
import { isDoneOtherwise } from '../using/done-otherwise.ts';
import { canBeSent, moveAll, moveHome, moveTogether, show, shuffle } from './moves.ts';

/** Draws so many; gives whether all were drawn: what came in place of a draw is none (118.6b). */
export function* draw(table: SanguozhiTable, seat: Seat, count: number): Flow<boolean> {
  return (yield* drawTaken(table, seat, count)).done;
}

/** As {@link draw}; gives the cards, too. */
export function* drawTaken(table: SanguozhiTable, seat: Seat, count: number): Flow<Taken> {
  const drawn = yield* drawCards(table, seat, count);
  const done = drawn === null ? !rule('118.6b') : drawn.length >= count;
  return { cards: drawn ?? [], done };
}

/** As {@link draw}; gives the cards, or null if something else came of it. */
export function* drawCards(
  table: SanguozhiTable,
  seat: Seat,
  count: number,
): Flow<readonly CardId[] | null> {
  if (count <= 0) return [];
  // Drawing several cards is one action.
  rule('118.2');
  return yield* drawOnce(table, seat, count);
}

function* drawOnce(
  table: SanguozhiTable,
  seat: Seat,
  wished: number,
): Flow<readonly CardId[] | null> {
  const deck = cardsIn(table, seat, 'deck');
  if (deck.length === 0) rule('118.3');
  // A draw that is replaced draws nothing, even from a deck with too few cards.
  if (wished > deck.length) rule('118.6a');
  const action = yield* decided(table, { type: 'draw', seat, count: wished });
  if (action?.type !== 'draw') return null;
  const count = Math.min(action.count, cardsIn(table, seat, 'deck').length);
  if (count < action.count) yield* runOut(table, seat);
  // Where there is nothing left nobody draws (118.1).
  if (count === 0 && rule('118.1')) return [];
  const drawn = topOf(table, seat, count);
  // Triggers of drawing fire once the cards are in the hand.
  const moves = drawn.map((card) => moveTo(table, card, of(seat, 'hand')));
  yield* carryOut(table, [{ ...action, count }, ...moves]);
  return drawn;
}

/** More was to be drawn than there was (118.4). */
function* runOut(table: SanguozhiTable, seat: Seat): Flow {
  if (rule('118.4')) yield* happen(table, { type: 'drawn-out', seat });
}

/** The cards at the bottom of a deck, the lowest first (301.7). */
function bottomOf(table: SanguozhiTable, seat: Seat, count: number): CardId[] {
  rule('301.7');
  return cardsIn(table, seat, 'deck').slice(0, count);
}

/** The top cards of a deck, the topmost first; all of them if there are fewer (301.7b). */
export function topOf(table: SanguozhiTable, seat: Seat, count: number): CardId[] {
  const deck = cardsIn(table, seat, 'deck');
  if (count > deck.length) rule('301.7b');
  return deck.slice(Math.max(0, deck.length - count)).reverse();
}

/** 选取 (105.10): from the deck into the hand, shown, then the deck is shuffled. One may decline. */
export function* fetch(
  table: SanguozhiTable,
  seat: Seat,
  filter: Filter,
  count: number,
  scope: Scope,
): Flow<Taken> {
  // Cards of one name are the same card: it does not matter which copy is taken.
  if (filter.kind === 'named') rule('402.3b');
  return yield* fetchTaken(table, seat, count, (card) => fits(table, filter, card, scope));
}

/** As {@link fetch}, by any test; gives whether as many were taken. */
export function* fetchFitting(...wanted: Parameters<typeof fetchTaken>): Flow<boolean> {
  return (yield* fetchTaken(...wanted)).done;
}

function* fetchTaken(
  table: SanguozhiTable,
  seat: Seat,
  count: number,
  suits: (card: CardId) => boolean,
  how: 'levy' | 'formation' | 'effect' = 'effect',
): Flow<Taken> {
  const word = { type: 'fetch', seat, how } as const;
  if (barred(table, word)) return { cards: [], done: false };
  // A player who searches a deck sees all of its cards.
  const deck = [...cardsIn(table, seat, 'deck')];
  if (rule('301.2')) deck.sort(byDefinition(table));
  if (deck.length > 0) yield* happen(table, { type: 'look', seat, cards: deck });
  const taken = yield* pickFetched(seat, deck.filter(suits), count);
  if (rule('801.14a')) yield* show(table, seat, taken);
  if (rule('105.10')) {
    const moves = taken.map((card) => moveTo(table, card, of(seat, 'hand')));
    yield* happenTogether(table, [...moves, word]);
  }
  if (rule('301.5')) yield* shuffle(table, seat);
  return { cards: taken, done: taken.length === count };
}

/** Sorts cards by what is printed on them: a search does not show the order of the deck (301.2). */
function byDefinition({ cards }: SanguozhiTable) {
  return (one: CardId, other: CardId) => cards[one].definition - cards[other].definition;
}

function* pickFetched(seat: Seat, found: readonly CardId[], count: number): Flow<CardId[]> {
  const taken: CardId[] = [];
  while (taken.length < count) {
    const left = found.filter((card) => !taken.includes(card));
    // The player may leave the card in the deck, so that nobody else learns whether it was there
    // (105.10).
    const choice = yield* askOpenly({
      seat,
      kind: 'fetch',
      options: [
        ...left.map((card) => option('fetch', card, seat)),
        option('done', undefined, seat),
      ],
      amount: count - taken.length,
      rule: '105.10',
    });
    if (choice.verb !== 'fetch') break;
    taken.push(choice.card);
  }
  return taken;
}

/** 舍弃 (801.8): from a hand into the graveyards of their owners, in this order. */
export function* discard(
  table: SanguozhiTable,
  seat: Seat,
  cards: readonly CardId[],
): Flow<boolean> {
  const kept = yield* discardTogether(
    table,
    cards.map((card) => ({ seat, card })),
  );
  return kept.length === 0;
}

/** As {@link discard}, by several players at once (101.4); gives what something kept from it. */
export function* discardTogether(
  table: SanguozhiTable,
  cards: readonly Discarded[],
): Flow<readonly Discarded[]> {
  const events: SanguozhiEvent[] = [];
  const kept: Discarded[] = [];
  for (const one of cards) {
    const { seat, card } = one;
    if (zoneOf(table, card) !== 'hand' || !rule('801.8a')) continue;
    const wished = { type: 'discard', seat, card } as const;
    const came = yield* decided(table, wished);
    if (!isDoneOtherwise(table, wished, came)) kept.push(one);
    if (came === null) continue;
    const move = yield* decided(table, moveHome(table, card, 'graveyard'));
    events.push(came, ...(move === null ? [] : [move]));
  }
  yield* carryOut(table, events);
  return kept;
}

/**
 * The seat picks hand cards to discard, one after the other; as many as there are if there are too
 * few (101.3). Nothing is discarded yet.
 */
export function* pickDiscards(
  table: SanguozhiTable,
  seat: Seat,
  least: number,
  most: number,
  suits: (card: CardId) => boolean,
): Flow<readonly CardId[]> {
  const hand = cardsIn(table, seat, 'hand').filter(suits);
  if (hand.length < least) rule('101.3');
  if (hand.length <= least) return hand;
  const picked: CardId[] = [];
  while (picked.length < Math.min(most, hand.length)) {
    const left = hand.filter((card) => !picked.includes(card));
    const options = left.map((card) => option('discard', card, seat));
    if (picked.length >= least) options.push(option('done', undefined, seat));
    const choice = yield* ask({
      seat,
      kind: 'discard',
      options,
      amount: Math.max(least, most) - picked.length,
      rule: '801.8b',
    });
    if (choice.verb !== 'discard') break;
    picked.push(choice.card);
  }
  return picked;
}

/** Moves cards, and items of the chain, to a destination, all at once; gives whether all of them went. */
export function* send(
  table: SanguozhiTable,
  targets: readonly Target[],
  to: Destination,
  agent: Agent,
): Flow<boolean> {
  const cards = targets
    .filter((target) => target.kind === 'card')
    .map(({ card }) => card)
    .filter((card) => canBeSent(table, card, to));
  const removed = itemRemovals(table, targets);
  const moves = [...cards, ...removed.cards].map((card) => moveHome(table, card, to));
  const lastDamage = to === 'graveyard' ? lastDamageTo(table, cards, agent) : [];
  const order = to === 'deck' ? 'as-given' : 'owners';
  const moved = yield* moveAll(table, moves, [...removed.words, ...lastDamage], order);
  if (to === 'deck') yield* shuffleDecks(table, moves);
  const gone = moves.filter(({ card }) => isMovedIn(moved.came, card)).length;
  return gone + moved.otherwise === targets.length;
}

/** The events that write down who put these generals into the graveyard (202.4c). */
export function lastDamageTo(
  table: SanguozhiTable,
  cards: readonly CardId[],
  { source, seat }: Agent,
): readonly SanguozhiEvent[] {
  const inPlay = cards.filter((card) => onField(table, card));
  return inPlay.map((card) => ({ type: 'last-damage', card, source, seat }));
}

function isMovedIn(came: readonly SanguozhiEvent[], card: CardId): boolean {
  return came.some((event) => event.type === 'move' && event.card === card);
}

function countMoved(came: readonly SanguozhiEvent[]): number {
  return came.filter(({ type }) => type === 'move').length;
}

function* shuffleDecks(table: SanguozhiTable, moves: readonly MoveEvent[]): Flow {
  const owners = new Set(moves.map(({ to }) => table.zones[to].owner));
  for (const owner of owners) yield* shuffle(table, owner);
}

/** The top cards of a deck, or those at its bottom, go somewhere (301.7, 301.7b). */
export function* mill(
  table: SanguozhiTable,
  seat: Seat,
  count: number,
  to: Destination,
  from: 'top' | 'bottom' = 'top',
): Flow<Taken> {
  const cards = from === 'top' ? topOf(table, seat, count) : bottomOf(table, seat, count);
  const came = yield* moveTogether(
    table,
    cards.map((card) => moveHome(table, card, to)),
  );
  return { cards, done: countMoved(came) === count };
}
