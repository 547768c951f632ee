import {
  type CardId,
  chance,
  type Flow,
  type MoveEvent,
  NO_CARD,
  type Seat,
} from '@lianhuan/kernel';
import type { EvolveEvent } from '../events.ts';
import { roomIn } from '../limits.ts';
import { carryOut, decided, happen, happenTogether } from '../pipeline.ts';
import { obeys, rule } from '../rules.ts';
import { cardsIn, type EvolveTable, onField, zoneOf } from '../table.ts';
import { fits } from '../text/match.ts';
import type { Filter } from '../text/nodes.ts';
import type { Agent, Taking } from '../text/procedures.ts';
import type { Scope } from '../text/scope.ts';
import type { Destination } from '../text/vocabulary.ts';
import { of, type PlayerZone } from '../zones.ts';
import { asksYes, orderCards, pickCards } from './ask.ts';
import { entered } from './entering.ts';
import { moveHome, relocate } from './moves.ts';

/** Drawing, discarding, searching and looking (5.7–5.11), and cards sent from zone to zone (5.4). */

/** 洗切 (5.8): even a deck of one card is shuffled (5.8.1.1). */
export function* shuffle(table: EvolveTable, seat: Seat): Flow<boolean> {
  if (!obeys('5.8.1', '5.8.1.1')) return false;
  yield* happen(table, { type: 'shuffle', zone: of(seat, 'deck') });
  return true;
}

/** 抽牌 (5.9): one card after the other. */
export function* draw(table: EvolveTable, seat: Seat, count: number, upTo: boolean): Flow<boolean> {
  let done = false;
  const most = rule('5.9.2') ? count : Math.min(1, count);
  for (let left = most; left > 0; left--) {
    // Between any two, one may stop (5.9.3.1).
    if (upTo && obeys('5.9.3', '5.9.3.1', '5.9.3.3')) {
      const more = { seat, kind: 'draw-more', rule: '5.9.3.1' } as const;
      if (!(yield* asksYes(more, left))) return done;
    }
    if (yield* drawOne(table, seat)) done = true;
  }
  return done;
}

function* drawOne(table: EvolveTable, seat: Seat): Flow<boolean> {
  const event = yield* decided(table, { type: 'draw', seat });
  if (event === null) return false;
  if (event.type !== 'draw') {
    yield* carryOut(table, [event]);
    return true;
  }
  const top = cardsIn(table, seat, 'deck').at(-1);
  if (top === undefined) {
    // It is seen to when rules are next processed (11.2.2).
    if (rule('5.9.1.1')) yield* happen(table, { type: 'drawn-out', seat, out: true });
    return false;
  }
  if (!rule('5.9.1')) return false;
  yield* carryOut(table, [event]);
  yield* relocate(table, [moveHome(table, top, 'hand')]);
  return true;
}

/** Hand cards that fit. */
function discardable(
  table: EvolveTable,
  seat: Seat,
  filter: Filter | null,
  scope: Scope,
): readonly CardId[] {
  return cardsIn(table, seat, 'hand').filter(
    (card) => card !== scope.source && (filter === null || fits(table, filter, card, scope)),
  );
}

/** Could so many be discarded? */
export function canDiscard(
  table: EvolveTable,
  seat: Seat,
  count: number,
  filter: Filter | null,
  scope: Scope,
): boolean {
  return discardable(table, seat, filter, scope).length >= count;
}

/** 丢弃 (5.11): its player picks, unless chance does. */
export function* discard(
  table: EvolveTable,
  seat: Seat,
  count: number,
  how: { readonly random: boolean; readonly filter: Filter | null },
  scope: Scope,
): Flow<boolean> {
  const from = discardable(table, seat, how.filter, scope);
  const most = Math.min(count, from.length);
  const picked = how.random
    ? yield* drawLots(table, seat, from, most)
    : yield* pickCards({ seat, kind: 'discard', rule: '5.11.1' }, from, most, false);
  return yield* discardThese(table, seat, picked);
}

/** These go from the hand to the graveyard. */
export function* discardThese(
  table: EvolveTable,
  seat: Seat,
  cards: readonly CardId[],
): Flow<boolean> {
  if (cards.length === 0 || !rule('5.11.1')) return false;
  const events = yield* happenTogether(
    table,
    cards.map((card): EvolveEvent => ({ type: 'discard', seat, card })),
  );
  const going = events.flatMap((event) => (event.type === 'discard' ? event.card : []));
  yield* relocate(
    table,
    going.map((card) => moveHome(table, card, 'graveyard')),
  );
  return going.length > 0;
}

/** So many of them by chance (5.18.1). */
export function* drawLots(
  table: EvolveTable,
  seat: Seat,
  from: readonly CardId[],
  count: number,
): Flow<readonly CardId[]> {
  const left = [...from];
  const drawn: CardId[] = [];
  if (!rule('5.18.1')) return left.slice(0, count);
  while (drawn.length < count && left.length > 0) {
    const lot = chance(seat, left.length);
    yield* happen(table, lot);
    drawn.push(...left.splice(lot.result, 1));
  }
  return drawn;
}

/** 寻找 (5.7): found, shown where it had to fit, moved; then the deck is shuffled. */
export function* search(
  table: EvolveTable,
  seat: Seat,
  taking: Taking,
  scope: Scope,
): Flow<boolean> {
  if (!rule('5.7.1')) return false;
  yield* happen(table, { type: 'search', seat });
  const deck = cardsIn(table, seat, 'deck');
  yield* happen(table, { type: 'look', seat, cards: deck });
  const bare = isBare(taking.filter);
  const found = deck.filter((card) => isWanted(table, card, taking, scope));
  // Whoever looks for any card at all must find it; others may say that there is none (4.1.2.2).
  const mayStop = taking.upTo || !bare || !rule('5.7.1.1');
  const picked = yield* pickCards(
    { seat, kind: 'search', rule: '5.7.1', about: scope.source },
    found,
    taking.most,
    mayStop && rule('4.1.2.2'),
  );
  if (picked.length > 0 && !bare && rule('5.7.1.2')) yield* show(table, seat, picked);
  if (picked.length > 0) yield* send(table, picked, taking.to, agentOf(scope), UPRIGHT);
  if (rule('5.7.2')) yield* shuffle(table, seat);
  return picked.length > 0;
}

const UPRIGHT = { tapped: false } as const;

function agentOf({ source, seat }: Scope): Agent {
  return { source, seat };
}

/** Does it ask for nothing but a number of cards? */
function isBare(filter: Filter | null): boolean {
  return filter === null || (filter.kind === 'noun' && filter.noun === 'card');
}

/** Of a deck or of cards looked at, only what the card is counts, not where it lies. */
function isWanted(table: EvolveTable, card: CardId, { filter }: Taking, scope: Scope): boolean {
  return filter === null || fits(table, filter, card, scope);
}

/** 查看牌组顶部 (5.10): looked at, some taken, the rest put away in the order their player says. */
export function* look(
  table: EvolveTable,
  seat: Seat,
  { amount, upTo }: { readonly amount: number; readonly upTo: boolean },
  taking: Taking,
  rest: Destination,
  scope: Scope,
): Flow<boolean> {
  const seen = upTo
    ? yield* lookOneByOne(table, seat, amount)
    : yield* setAside(table, seat, rule('5.10.1') ? amount : 0);
  if (seen.length === 0) return false;
  const fitting = seen.filter((card) => isWanted(table, card, taking, scope));
  const picked =
    taking.most === 0
      ? []
      : yield* pickCards(
          { seat, kind: 'take', rule: '5.10.1', about: scope.source },
          fitting,
          taking.most,
          taking.upTo || !isBare(taking.filter),
        );
  if (picked.length > 0) {
    if (!isBare(taking.filter)) yield* show(table, seat, picked);
    yield* send(table, picked, taking.to, agentOf(scope), UPRIGHT);
  }
  const others = seen.filter((card) => !picked.includes(card));
  if (others.length > 0) yield* send(table, others, rest, agentOf(scope), UPRIGHT);
  return true;
}

/** 最多N张 (5.10.2): one more each time, or no more. */
function* lookOneByOne(table: EvolveTable, seat: Seat, most: number): Flow<readonly CardId[]> {
  const seen: CardId[] = [];
  if (!obeys('5.10.2', '5.10.2.1', '5.10.2.3')) return seen;
  while (seen.length < most && obeys('5.10.2.4')) {
    const more = { seat, kind: 'look-more', rule: '5.10.2.2' } as const;
    if (rule('5.10.2.2') && !(yield* asksYes(more, most - seen.length))) break;
    const next = yield* setAside(table, seat, 1);
    if (next.length === 0) break;
    seen.push(...next);
  }
  return seen;
}

/** The top cards lie apart, where their player sees them. */
function* setAside(table: EvolveTable, seat: Seat, count: number): Flow<readonly CardId[]> {
  const cards = count <= 0 ? [] : cardsIn(table, seat, 'deck').slice(-count).toReversed();
  if (cards.length === 0) return [];
  yield* relocate(
    table,
    cards.map((card) => moveHome(table, card, 'aside')),
  );
  yield* happen(table, { type: 'look', seat, cards });
  return cards;
}

/** 将牌组顶部N张卡牌放置到…. */
export function* mill(
  table: EvolveTable,
  seat: Seat,
  count: number,
  to: Destination,
): Flow<boolean> {
  const cards = count <= 0 ? [] : cardsIn(table, seat, 'deck').slice(-count).toReversed();
  if (cards.length === 0) return false;
  return yield* send(table, cards, to, { source: NO_CARD, seat }, UPRIGHT);
}

/** 展示 (5.20): both see them until the effect is over. */
export function* show(table: EvolveTable, seat: Seat, cards: readonly CardId[]): Flow<boolean> {
  if (cards.length === 0 || !rule('5.20.1')) return false;
  yield* happen(table, { type: 'show', seat, cards });
  return true;
}

/** Cards go to that zone of their owners (5.4.1, 4.1.6); gives whether any did. */
export function* send(
  table: EvolveTable,
  cards: readonly CardId[],
  to: Destination,
  _: Agent,
  { tapped }: { readonly tapped: boolean },
): Flow<boolean> {
  if (cards.length === 0 || !rule('5.4.1')) return false;
  switch (to) {
    case 'hand':
    case 'return':
      return yield* sendHome(table, cards, 'hand');
    case 'graveyard':
      return yield* sendHome(table, cards, 'graveyard');
    case 'extra':
      return yield* sendHome(table, yield* fitting(table, cards, 'extra'), 'extra');
    case 'field':
      return yield* sendToField(table, cards, tapped);
    case 'top':
    case 'bottom':
      return yield* sendToDeck(table, cards, to);
    case 'shuffled': {
      const owners = [...new Set(cards.map((card) => table.cards[card].owner))];
      const done = yield* sendHome(table, cards, 'deck');
      for (const owner of owners) yield* shuffle(table, owner);
      return done;
    }
  }
}

function* sendHome(table: EvolveTable, cards: readonly CardId[], zone: PlayerZone): Flow<boolean> {
  yield* remember(table, cards);
  const moved = yield* relocate(
    table,
    cards.map((card) => moveHome(table, card, zone)),
  );
  return moved.length > 0;
}

/** What leaves the field is remembered as it was (10.11.1). */
function* remember(table: EvolveTable, cards: readonly CardId[]): Flow {
  const leaving = cards.filter((card) => onField(table, card));
  if (leaving.length > 0 && rule('10.11.1')) {
    yield* happen(table, { type: 'remember', cards: leaving });
  }
}

function* sendToField(
  table: EvolveTable,
  cards: readonly CardId[],
  tapped: boolean,
): Flow<boolean> {
  const coming = yield* fitting(
    table,
    cards.filter((card) => !onField(table, card)),
    'field',
  );
  const from = new Map(coming.map((card) => [card, zoneOf(table, card) as PlayerZone]));
  const moved = yield* relocate(
    table,
    coming.map((card) => moveHome(table, card, 'field')),
  );
  const arrivals = moved.map((card) => ({ card, from: from.get(card) ?? ('nowhere' as const) }));
  yield* entered(table, arrivals, { how: 'placed', tapped });
  return moved.length > 0;
}

/** As many of them as there is room for; which ones, the player of the zone says (4.4.4.2, 4.8.3.2). */
function* fitting(
  table: EvolveTable,
  cards: readonly CardId[],
  zone: 'field' | 'extra',
): Flow<readonly CardId[]> {
  const staying: CardId[] = [];
  for (const seat of [0, 1] as Seat[]) {
    const own = cards.filter((card) => table.cards[card].owner === seat);
    const room = rule(zone === 'field' ? '4.4.4.2' : '4.8.3.2')
      ? roomIn(table, seat, zone)
      : own.length;
    if (own.length <= room) staying.push(...own);
    else {
      const question = { seat, kind: 'room', rule: '4.4.4.2' } as const;
      staying.push(...(yield* pickCards(question, own, room, false)));
    }
  }
  return staying;
}

/** Onto or under the deck; several in the order their player says (4.1.5, 4.1.5.1). */
function* sendToDeck(
  table: EvolveTable,
  cards: readonly CardId[],
  place: 'top' | 'bottom',
): Flow<boolean> {
  yield* remember(table, cards);
  const moves: MoveEvent[] = [];
  for (const seat of [0, 1] as Seat[]) {
    const own = cards.filter((card) => table.cards[card].owner === seat);
    const ordered = obeys('4.1.5', '4.1.5.1')
      ? yield* orderCards({ seat, kind: 'order', rule: '4.1.5' }, own)
      : own;
    moves.push(...ordered.map((card) => moveHome(table, card, 'deck', place)));
  }
  return (yield* relocate(table, moves)).length > 0;
}

/** 交换 (5.12): each goes to where the other lies, or neither does (5.12.2). */
export function* swap(table: EvolveTable, one: CardId, other: CardId): Flow<boolean> {
  const [here, there] = [zoneOf(table, one), zoneOf(table, other)];
  const may = mayLieIn(table, one, there) && mayLieIn(table, other, here) && one !== other;
  if ((!may && rule('5.12.2')) || !rule('5.12.1')) return false;
  yield* remember(table, [one, other]);
  const moved = yield* relocate(table, [
    moveHome(table, one, there as PlayerZone),
    moveHome(table, other, here as PlayerZone),
  ]);
  const arrivals = moved.flatMap((card) =>
    onField(table, card) ? [{ card, from: (card === one ? here : there) as PlayerZone }] : [],
  );
  yield* entered(table, arrivals, { how: 'placed', tapped: false });
  return moved.length > 0;
}

/** Followers and amulets lie on the field, all cards elsewhere. */
function mayLieIn(table: EvolveTable, card: CardId, zone: string): boolean {
  const { kind } = table.library[table.cards[card].definition];
  if (zone === 'resolving' || zone === 'gone' || zone === 'leader') return false;
  return zone !== 'field' || kind === 'follower' || kind === 'amulet';
}
