import { type CardId, type Flow, moveTo, NO_CARD, type Seat } from '@lianhuan/kernel';
import { carryOut, decided, happen } from '../../events/pipeline.ts';
import { obeys, rule } from '../../rules.ts';
import { cardsIn, type EvolveTable, zoneOf } from '../../table/table.ts';
import { of } from '../../table/zones.ts';
import { fits } from '../../text/meaning/match.ts';
import type { Agent, Taking } from '../../text/meaning/procedures.ts';
import type { Scope } from '../../text/meaning/scope.ts';
import type { Filter } from '../../text/nodes/index.ts';
import type { Destination } from '../../text/reading/vocabulary.ts';
import { asksYes, pickCards } from '../ask.ts';
import { moveTogether } from './moves.ts';
import { send, show } from './send.ts';

/** What is done with a deck: shuffling, drawing, searching, looking at its top (5.7–5.10). */

/** 洗切 (5.8): even a deck of one card is shuffled (5.8.1.1). */
export function* shuffle(table: EvolveTable, seat: Seat): Flow<boolean> {
  const shuffles = obeys('5.8.1', '5.8.1.1');
  if (shuffles) yield* happen(table, { type: 'shuffle', zone: of(seat, 'deck') });
  return shuffles;
}

/** 抽牌 (5.9): one card after the other. */
export function* draw(table: EvolveTable, seat: Seat, count: number, upTo: boolean): Flow<boolean> {
  let done = false;
  rule('5.9.2');
  for (let left = count; left > 0; left--) {
    // Before each card the player may stop (5.9.3.1).
    if (upTo && obeys('5.9.3', '5.9.3.1', '5.9.3.2', '5.9.3.3')) {
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
    // The player loses when rules are next processed (11.2.2).
    if (rule('5.9.1.1')) yield* happen(table, { type: 'drew-from-empty', seat, out: true });
    return false;
  }
  if (rule('5.9.1')) {
    yield* carryOut(table, [event]);
    yield* moveTogether(table, [moveTo(table, top, of(seat, 'hand'))]);
  }
  return true;
}

/** 寻找 (5.7): the player finds cards in the deck, shows them if they had to fit, and moves them; then the deck is shuffled. */
export function* search(
  table: EvolveTable,
  seat: Seat,
  taking: Taking,
  scope: Scope,
): Flow<boolean> {
  rule('4.5.3');
  if ((yield* happen(table, { type: 'search', seat })) === null) return false;
  const deck = [...cardsIn(table, seat, 'deck')];
  yield* happen(table, { type: 'look', seat, cards: deck });
  const bare = isBare(taking.filter);
  const found = deck.filter((card) => isWanted(table, card, taking, scope));
  // A player who searches for any card must find one (5.7.1.1); one who searches for a certain kind may say that there is none (4.1.2.2).
  const mayStop = (taking.upTo || !bare || !rule('5.7.1.1')) && rule('4.1.2.2');
  const picked = yield* pickCards(
    { seat, kind: 'search', rule: '5.7.1', about: scope.source, openly: mayStop },
    found,
    taking.most,
    mayStop,
  );
  if (picked.length > 0 && !bare && rule('5.7.1.2')) yield* show(table, seat, picked);
  if (picked.length > 0 && obeys('5.7.1', '4.5.3'))
    yield* send(table, picked, taking.to, agentOf(scope), UPRIGHT);
  if (rule('5.7.2')) yield* shuffle(table, seat);
  return picked.length > 0;
}

const UPRIGHT = { tapped: false } as const;

function agentOf({ source, seat }: Scope): Agent {
  return { source, seat };
}

/** Does the filter let any card pass? */
function isBare(filter: Filter | null): boolean {
  return filter === null || (filter.kind === 'noun' && filter.noun === 'card');
}

/** Does the card fit what is to be taken, wherever it lies? */
function isWanted(table: EvolveTable, card: CardId, { filter }: Taking, scope: Scope): boolean {
  return filter === null || fits(table, filter, card, scope);
}

/** 查看牌组顶部 (5.10): the player looks at the top cards, takes some, and puts the rest away in an order of their choice. */
export function* look(
  table: EvolveTable,
  seat: Seat,
  { amount, upTo }: { readonly amount: number; readonly upTo: boolean },
  taking: Taking,
  rest: Destination | null,
  scope: Scope,
): Flow<boolean> {
  const seen = upTo
    ? yield* lookOneByOne(table, seat, amount)
    : yield* setAside(table, seat, amount);
  if (seen.length === 0 || !rule('5.10.1')) return false;
  const fitting = seen.filter((card) => isWanted(table, card, taking, scope));
  const mayStop = taking.upTo || !isBare(taking.filter);
  const picked =
    taking.most === 0
      ? []
      : yield* pickCards(
          { seat, kind: 'take', rule: '5.10.1', about: scope.source, openly: mayStop },
          fitting,
          taking.most,
          mayStop,
        );
  if (picked.length > 0) {
    if (!isBare(taking.filter)) yield* show(table, seat, picked);
    yield* send(table, picked, taking.to, agentOf(scope), UPRIGHT);
  }
  const others = seen.filter((card) => !picked.includes(card));
  if (rest !== null && others.length > 0) {
    yield* send(table, others, rest, agentOf(scope), UPRIGHT);
  }
  // Cards for which there was no room stay in the deck too (4.4.4.2).
  const staying = seen.filter((card) => zoneOf(table, card) === 'aside');
  yield* putBack(table, seat, staying);
  return true;
}

/** Puts these cards back on top of the deck in the order in which they lay (4.1.3). */
function* putBack(table: EvolveTable, seat: Seat, cards: readonly CardId[]): Flow {
  for (const card of cards.toReversed()) {
    if (rule('4.1.3')) yield* moveTogether(table, [moveTo(table, card, of(seat, 'deck'))]);
  }
}

/** 查看最多N张 (5.10.2): after each card the player says whether to look at one more. */
function* lookOneByOne(table: EvolveTable, seat: Seat, most: number): Flow<readonly CardId[]> {
  const seen: CardId[] = [];
  while (seen.length < most && obeys('5.10.2', '5.10.2.1', '5.10.2.3', '5.10.2.4')) {
    const more = { seat, kind: 'look-more', rule: '5.10.2.2' } as const;
    if (rule('5.10.2.2') && !(yield* asksYes(more, most - seen.length))) break;
    const next = yield* setAside(table, seat, 1);
    if (next.length === 0) break;
    seen.push(...next);
  }
  return seen;
}

/** Moves the top cards of the deck aside, where their player looks at them. */
function* setAside(table: EvolveTable, seat: Seat, count: number): Flow<readonly CardId[]> {
  const cards = count <= 0 ? [] : cardsIn(table, seat, 'deck').slice(-count).toReversed();
  if (cards.length === 0) return [];
  yield* moveTogether(
    table,
    cards.map((card) => moveTo(table, card, of(seat, 'aside'))),
  );
  yield* happen(table, { type: 'look', seat, cards });
  return cards;
}

/** 将牌组顶部N张卡牌放置到…: moves the top cards of the deck there; gives whether any moved. */
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
