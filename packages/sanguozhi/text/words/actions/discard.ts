import { meaning, type Speaker, type Voice } from '@lianhuan/cardtext';
import { type CardId, chance, type Flow, type Seat } from '@lianhuan/kernel';
import { rule } from '../../../rules.ts';
import { cardsIn, type SanguozhiTable } from '../../../table/table.ts';
import { amountOf } from '../../meaning/amount.ts';
import { fits, targetOf } from '../../meaning/match.ts';
import { referTo, seatsMeant } from '../../meaning/pick.ts';
import { seatsOf } from '../../meaning/players.ts';
import type { Discarded } from '../../meaning/procedures.ts';
import type { Scope } from '../../meaning/scope.ts';
import type { Discard, Filter } from '../../nodes/index.ts';
import { called } from '../../reading/english.ts';
import { does } from '../../reading/english-verbs.ts';
import type { DeedWord } from '../../reading/word.ts';
import { wrongMeasure } from '../measures.ts';

/** 舍弃 (801.8): from the hand to the graveyard. */

/**
 * Several players discard: all pick before any card is discarded (101.4); gives those who discarded as
 * many as the words say.
 */
function* discardByEach(
  table: SanguozhiTable,
  node: Discard,
  seats: readonly Seat[],
  scope: Scope,
): Flow<readonly Seat[]> {
  const discarded: Discarded[] = [];
  const short = new Set<Seat>();
  for (const seat of seats) {
    const { picked, enough } = yield* pickFor(table, node, seat, scope);
    if (!enough) short.add(seat);
    discarded.push(...picked.map((card) => ({ seat, card })));
    // Later players see only the backs of the cards picked before.
    if (seats.length > 1) rule('101.4a');
  }
  for (const seat of seats) yield* showWanted(table, node, seat, cardsOf(discarded, seat));
  const kept = yield* table.procedures.discardTogether(table, discarded);
  for (const { seat } of kept) short.add(seat);
  referTo(
    scope,
    discarded.map(({ card }) => targetOf(table, card)),
    'card',
  );
  return seats.filter((seat) => !short.has(seat));
}

/** The hand cards that the words allow to discard; 其 is whoever discards, too. */
function handFor(table: SanguozhiTable, { filter }: Discard, seat: Seat, scope: Scope): CardId[] {
  const theirs: Scope = { ...scope, seat, that: [...scope.that, { kind: 'seat', seat }] };
  return cardsIn(table, seat, 'hand').filter(
    (card) => filter === null || fits(table, filter, card, theirs),
  );
}

/** How many at least and at most. */
function bounds(
  table: SanguozhiTable,
  { amount }: Discard,
  hand: number,
  scope: Scope,
): readonly [least: number, most: number] {
  if (amount === 'any') {
    rule('105.1c');
    return [0, hand];
  }
  if (amount === 'all') return [hand, hand];
  const much = amountOf(table, amount, scope);
  return [much, much];
}

/** As many of them as `count`, without anybody choosing (801.8b). */
function* atRandom(
  seat: Seat,
  cards: readonly CardId[],
  count: number,
  table: SanguozhiTable,
): Flow<CardId[]> {
  const left = [...cards];
  const picked: CardId[] = [];
  while (picked.length < count && left.length > 0) {
    const drawn = chance(seat, left.length);
    yield* table.procedures.happen(table, drawn);
    picked.push(...left.splice(drawn.result, 1));
  }
  return picked;
}

/** The cards one player picks to discard, and whether they are as many as the words say. */
function* pickFor(
  table: SanguozhiTable,
  node: Discard,
  seat: Seat,
  scope: Scope,
): Flow<{ readonly picked: readonly CardId[]; readonly enough: boolean }> {
  const hand = handFor(table, node, seat, scope);
  const [least, most] = bounds(table, node, hand.length, scope);
  const allowed = new Set(hand);
  const picked =
    node.random && rule('801.8b')
      ? yield* atRandom(seat, hand, least, table)
      : yield* table.procedures.pickDiscards(table, seat, least, most, (card) => allowed.has(card));
  return { picked, enough: picked.length >= least };
}

/** Cards of a certain kind are shown before they are discarded (801.8c). */
function* showWanted(
  table: SanguozhiTable,
  { filter }: Discard,
  seat: Seat,
  cards: readonly CardId[],
): Flow {
  if (filter === null || isAnyCard(filter) || !rule('801.8c')) return;
  yield* showAll(table, seat, cards);
}

function* showAll(table: SanguozhiTable, seat: Seat, cards: readonly CardId[]): Flow {
  if (cards.length > 0) yield* table.procedures.happen(table, { type: 'show', seat, cards });
}

function cardsOf(discarded: readonly Discarded[], seat: Seat): CardId[] {
  return discarded.filter((one) => one.seat === seat).map(({ card }) => card);
}

function isAnyCard(filter: Filter): boolean {
  if (filter.kind === 'in-place') return filter.of === null || isAnyCard(filter.of);
  return filter.kind === 'noun' && filter.noun === 'card';
}

const WHO = '{who:party?}[|各|各自]';
const DISCARDS = '[舍弃|弃置|丢弃|弃掉|弃]';

const discard: DeedWord<Discard> = {
  kind: 'discard',
  forms: [
    {
      as: 'deed',
      zh: `${WHO}${DISCARDS}任意[数量|张][|的]手牌`,
      with: { amount: 'any', measure: null, random: false, filter: null },
    },
    {
      as: 'deed',
      zh: `${WHO}${DISCARDS}[所有|全部|其所有|其全部][|的]手牌`,
      with: { amount: 'all', measure: null, random: false, filter: null },
    },
    {
      as: 'deed',
      zh: '[将|把]{who:party?}[的|][手牌全部|所有手牌|全部手牌][舍弃|弃置|丢弃|弃掉]',
      with: { amount: 'all', measure: null, random: false, filter: null },
      variant: true,
    },
    ...[true, false].map((random) => {
      const zh = `${WHO}${random ? '随机' : ''}${DISCARDS}{amount:count}{measure}`;
      return { as: 'deed', zh: `${zh}{filter:filter}`, with: { random } };
    }),
  ],
  english: (node, say, voice) =>
    `${does(node.who, voice, 'discard')} ${discarded(node, say, voice)}${node.random ? ' at random' : ''}`,
  explain: meaning(
    '由舍弃的玩家自己选择，随机舍弃除外',
    'Whoever discards picks, unless it is at random',
  ),
  rules: ['801.8a', '801.8b', '801.8c'],
  check: wrongMeasure,
  *run(table, node, scope) {
    const seats = yield* seatsMeant(table, node.who, scope, node);
    return (yield* discardByEach(table, node, seats, scope)).length === seats.length;
  },
  byEach: discardByEach,
  payable: (table, node, scope) => {
    const enough = seatsOf(table, node.who, scope).every((seat) => {
      const hand = handFor(table, node, seat, scope).length;
      return hand >= bounds(table, node, hand, scope)[0];
    });
    return enough || !rule('108.5c');
  },
};

/** The cards in English; that they are hand cards need not be said. */
function kindOf(filter: Filter | null, several: boolean, say: Speaker): string {
  if (filter === null) return several ? 'cards' : 'card';
  return filter.kind === 'in-place' && filter.place === 'hand'
    ? kindOf(filter.of, several, say)
    : called(filter, several, say);
}

function discarded({ who, amount, filter }: Discard, say: Speaker, voice: Voice): string {
  if (amount === 'any') return 'any number of cards';
  if (amount === 'all') return who === null || who === 'own' ? 'your hand' : 'their hand';
  const much = say(amount, voice);
  return `${much} ${kindOf(filter, much !== '1', say)}`;
}

export const DISCARD_DEEDS = { discard } as const;
