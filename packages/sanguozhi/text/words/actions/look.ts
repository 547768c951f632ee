import { counted, meaning, type Speaker, type Voice } from '@lianhuan/cardtext';
import { ask, type CardId, type Flow, NO_CARD, option, type Seat } from '@lianhuan/kernel';
import type { Prompt, Verb } from '../../../describe/prompts.ts';
import { obeys, rule } from '../../../rules.ts';
import { cardsIn, type SanguozhiTable } from '../../../table/table.ts';
import { amountOf } from '../../meaning/amount.ts';
import { fits, targetOf } from '../../meaning/match.ts';
import { cardsMeant, referTo, seatsMeant } from '../../meaning/pick.ts';
import { doneByEach } from '../../meaning/run.ts';
import type { Scope } from '../../meaning/scope.ts';
import type { Look, Piles, RevealUntil } from '../../nodes/index.ts';
import { anyOf, called } from '../../reading/english.ts';
import { whose } from '../../reading/english-verbs.ts';
import { DESTINATIONS, type Destination } from '../../reading/vocabulary.ts';
import type { DeedWord } from '../../reading/word.ts';
import { wrongMeasure } from '../measures.ts';
import { LOOK_FORMS, REST } from './look-forms.ts';

/** 查看 and 展示 (801.14): looking at cards, and what is done with them. */

/** The top cards of a player's deck, the top one first. */
function topOf(table: SanguozhiTable, seat: Seat, count: number): CardId[] {
  const deck = cardsIn(table, seat, 'deck');
  return deck.slice(Math.max(0, deck.length - count)).reverse();
}

/** The cards that are looked at, as they are now: a hand, or so many at an end of a deck (301.7). */
function cardsAt(
  table: SanguozhiTable,
  at: Look['at'],
  seat: Seat,
  wanted: number,
): readonly CardId[] {
  if (at === 'hand') return [...cardsIn(table, seat, 'hand')];
  return at === 'deck-top'
    ? topOf(table, seat, wanted)
    : cardsIn(table, seat, 'deck').slice(0, wanted);
}

/** Shows them to everybody, or lets one player look. */
function* see(table: SanguozhiTable, cards: readonly CardId[], show: boolean, scope: Scope): Flow {
  if (cards.length === 0) return;
  // Looking at cards changes only who knows them.
  obeys('801.14c', '301.6');
  const type = show ? 'show' : 'look';
  yield* table.procedures.happen(table, { type, seat: scope.actor, cards });
}

/** Asks for one of the cards; `NO_CARD` where the player may stop and does. */
function* pickOne(
  scope: Scope,
  kind: Prompt,
  cards: readonly CardId[],
  left: number,
  mayStop = false,
): Flow<CardId> {
  const options = cards.map((one) => option('take' satisfies Verb, one, scope.actor));
  if (mayStop) options.push(option('stop' satisfies Verb, NO_CARD, scope.actor));
  const { card } = yield* ask({
    seat: scope.actor,
    kind,
    options,
    about: scope.source,
    amount: left,
    rule: '707.1',
  });
  return card;
}

/**
 * Puts the cards back on top of the deck, or to its bottom, in an order that the player picks: the card picked
 * first lies on top of the others.
 */
function* rearrange(
  table: SanguozhiTable,
  cards: readonly CardId[],
  to: 'deck-top' | 'deck-bottom',
  scope: Scope,
): Flow<boolean> {
  const order: CardId[] = [];
  let left = [...cards];
  while (left.length > 0) {
    const next = yield* pickOne(scope, 'rearrange', left, left.length);
    order.push(next);
    left = left.filter((card) => card !== next);
  }
  const inTurn = to === 'deck-top' ? order.reverse() : order;
  for (const card of inTurn) yield* sendOne(table, card, to, scope);
  return true;
}

function sendOne(table: SanguozhiTable, card: CardId, to: Destination, scope: Scope) {
  return sendAll(table, [card], to, scope);
}

/** Sends them at one moment: whoever owns a pile that several come onto orders them (304.4). */
function* sendAll(
  table: SanguozhiTable,
  cards: readonly CardId[],
  to: Destination,
  { source, seat }: Scope,
): Flow<boolean> {
  const all = cards.map((card) => targetOf(table, card));
  return yield* table.procedures.send(table, all, to, { source, seat });
}

function* takeSome(
  table: SanguozhiTable,
  node: Look,
  cards: readonly CardId[],
  scope: Scope,
): Flow<boolean> {
  const { filter } = node;
  const fetch = { type: 'fetch', seat: scope.actor, how: 'effect' } as const;
  const takable = node.fetched && table.procedures.isForbidden(table, fetch) ? [] : cards;
  const fitting =
    filter === null ? takable : takable.filter((card) => fits(table, filter, card, scope));
  const taken =
    node.take === 'all' && !node.upTo
      ? fitting
      : yield* pickSome(
          scope,
          fitting,
          node.take === 'all' ? fitting.length : node.take,
          node.upTo,
        );
  if (isShownAsTaken(node)) yield* see(table, taken, true, scope);
  yield* takeAway(table, node, taken, scope);
  if (node.fetched && taken.length > 0) yield* table.procedures.happen(table, fetch);
  const rest = cards.filter((card) => !taken.includes(card));
  if (node.rest !== null && rest.length > 0) yield* sendAll(table, rest, node.rest, scope);
  return node.upTo || node.take === 'all' || taken.length >= node.take;
}

/**
 * Does everybody see which cards are taken: by 选取 (105.10), or as the words ask what is printed on them and
 * they go where it cannot be read (801.14a)? Others stay hidden.
 */
function isShownAsTaken({ show, fetched, filter, to }: Look): boolean {
  if (show || to === null || OPEN.has(to)) return false;
  return (fetched && rule('105.10')) || (filter !== null && rule('801.14a'));
}

/** Whatever comes there lies open before everybody (300.3), and what is discarded is seen then (801.8c). */
const OPEN: ReadonlySet<Destination | 'discarded'> = new Set(['graveyard', 'removed', 'discarded']);

/** Picks so many of the cards, one after the other, or fewer where the words allow it. */
function* pickSome(
  scope: Scope,
  cards: readonly CardId[],
  most: number,
  upTo: boolean,
): Flow<readonly CardId[]> {
  let left = cards;
  const taken: CardId[] = [];
  while (taken.length < most && left.length > 0) {
    const next = yield* pickOne(scope, 'take', left, most - taken.length, upTo);
    if (next === NO_CARD) break;
    taken.push(next);
    left = left.filter((card) => card !== next);
  }
  return taken;
}

/** What was picked goes where the words say, or is discarded by whoever holds it (801.8b). */
function* takeAway(
  table: SanguozhiTable,
  { to }: Look,
  taken: readonly CardId[],
  scope: Scope,
): Flow {
  if (to === 'discarded') {
    rule('801.8b');
    const discarded = taken.map((card) => ({
      seat: table.zones[table.cards[card].zone].owner,
      card,
    }));
    yield* table.procedures.discardTogether(table, discarded);
    return;
  }
  // Taking cards that were looked at is no draw (118.5).
  rule('118.5');
  for (const card of taken) yield* sendOne(table, card, to ?? 'add-to-hand', scope);
}

/** Looks at cards, and puts them back or takes some of them as the words say. */
function* lookAt(
  table: SanguozhiTable,
  node: Look,
  cards: readonly CardId[],
  scope: Scope,
): Flow<boolean> {
  yield* see(table, cards, node.show, scope);
  switch (node.use) {
    case 'nothing':
      // 展示己方卡组顶1张卡，若该卡为将领，…: those that were looked at.
      if (node.at === 'deck-top' || node.at === 'deck-bottom') {
        const those = cards.map((card) => targetOf(table, card));
        referTo(scope, those, 'card');
      }
      return true;
    case 'rearrange':
      return yield* rearrange(
        table,
        cards,
        node.rest === 'deck-bottom' ? 'deck-bottom' : 'deck-top',
        scope,
      );
    case 'take':
    case 'take-fitting':
      return yield* takeSome(table, node, cards, scope);
  }
}

const look: DeedWord<Look> = {
  kind: 'look',
  forms: LOOK_FORMS,
  english: (node, say, voice) => `${node.show ? 'reveal' : 'look at'} ${seen(node, say, voice)}`,
  explain: meaning(
    '查看的只有自己看见，展示的大家都看见；卡仍在原处',
    'What is looked at one player sees, what is revealed all see; the cards stay where they are',
  ),
  rules: ['801.14a', '801.14b', '801.14c'],
  rulesOf: ({ fetched }) => (fetched ? ['105.10', '801.14a'] : ['801.14a', '801.14b', '801.14c']),
  check: wrongMeasure,
  *run(table, node, scope) {
    if (node.what !== null) {
      const cards = yield* cardsMeant(table, node.what, scope);
      return cards.length > 0 && (yield* lookAt(table, node, cards, scope));
    }
    const seats = yield* seatsMeant(table, node.who, scope, node);
    const able = yield* doneByEach(table, seats, function* looksAt(seat) {
      const wanted = node.amount === 'all' ? 0 : amountOf(table, node.amount, scope);
      const cards = cardsAt(table, node.at, seat, wanted);
      return (yield* lookAt(table, node, cards, scope)) && cards.length >= wanted;
    });
    return able.length === seats.length;
  },
};

function seen(node: Look, say: Speaker, voice: Voice): string {
  if (node.what !== null) return say(node.what, voice);
  const where = node.at === 'hand' ? `${whose(node.who)} hand` : atEnd(node, say, voice);
  if (node.use === 'nothing') return where;
  const and = node.fetched ? ' and put' : ' and';
  const rest = node.rest === null ? '' : `${and} the rest ${DESTINATIONS[node.rest].en}`;
  if (node.fetched) return `${where}, fetch ${taken(node, say)}${rest}`;
  if (node.use === 'rearrange') {
    const end = node.rest === 'deck-bottom' ? 'to the bottom' : 'on top';
    return `${where} and put them back ${end} in any order`;
  }
  if (node.to === 'discarded') return `${where}, choose ${taken(node, say)} to be discarded`;
  return `${where}, put ${taken(node, say)} ${DESTINATIONS[node.to ?? 'add-to-hand'].en}${rest}`;
}

/** "2 of them", "up to 2 generals among them", "all generals among them", "any number of them". */
function taken({ take, upTo, filter }: Look, say: Speaker): string {
  const many = take === 'all' ? (upTo ? 'any number' : 'all') : `${upTo ? 'up to ' : ''}${take}`;
  if (filter === null) return `${many} of them`;
  const of = take === 'all' && upTo ? ' of' : '';
  return `${many}${of} ${called(filter, take !== 1, say)} among them`;
}

/** "the top 3 cards of your deck". */
function atEnd({ at, who, amount }: Look, say: Speaker, voice: Voice): string {
  const much = amount === 'all' ? 'all' : say(amount, voice);
  const end = at === 'deck-bottom' ? 'bottom' : 'top';
  return `the ${end} ${counted(much === '1' ? 1 : much, 'card')} of ${whose(who)} deck`;
}

/** Asks for one of two piles for each card; neither stays empty (800.2a, 800.2b). */
function* splitInTwo(cards: readonly CardId[], scope: Scope): Flow<readonly CardId[][]> {
  const piles: CardId[][] = [[], []];
  // The cards stay in the deck while they are divided.
  rule('800.2c');
  for (let index = 0; index < cards.length; index++) {
    const left = cards.length - index;
    const mustFill = left === 1 && cards.length > 1 && rule('800.2b');
    const options = [0, 1]
      .filter((which) => !mustFill || piles[1 - which].length > 0)
      .map((which) => option('pile' satisfies Verb, cards[index], scope.actor, which + 1));
    rule('800.2a');
    const { amount } = yield* ask({
      seat: scope.actor,
      kind: 'pile' satisfies Prompt,
      options,
      about: scope.source,
      amount: left,
      rule: '800.2a',
    });
    piles[amount - 1].push(cards[index]);
  }
  return piles;
}

const piles: DeedWord<Piles> = {
  kind: 'piles',
  forms: [
    {
      as: 'deed',
      zh: '展示{who:party}卡组顶{amount:count}张卡分成两堆，{chooser:party}选择1堆{chosen:destination}，其余{rest:destination}',
    },
  ],
  english: ({ who, chooser, amount, chosen, rest }, say, voice) => {
    const top = `reveal the top ${say(amount, voice)} cards of ${whose(who)} deck`;
    const pick = `${anyOf(chooser)} ${chooser === 'own' ? 'choose' : 'chooses'} one`;
    return `${top} and part them into two piles; ${pick} to go ${DESTINATIONS[chosen].en}, the other ${DESTINATIONS[rest].en}`;
  },
  explain: meaning(
    '每张卡都要分，两堆都不能空',
    'Every card goes into a pile, and neither pile is empty',
  ),
  rules: ['800.2a', '800.2b'],
  *run(table, node, scope) {
    const [seat] = yield* seatsMeant(table, node.who, scope, node);
    const [chooser] = yield* seatsMeant(table, node.chooser, scope, node);
    if (seat === undefined || chooser === undefined) return false;
    const wanted = amountOf(table, node.amount, scope);
    const cards = topOf(table, seat, wanted);
    if (cards.length === 0) return false;
    yield* see(table, cards, true, scope);
    const parted = yield* splitInTwo(cards, scope);
    const { amount } = yield* ask({
      seat: chooser,
      kind: 'pile-choose' satisfies Prompt,
      options: parted.map((pile, which) =>
        option('pile' satisfies Verb, pile[0] ?? NO_CARD, chooser, which + 1),
      ),
      about: scope.source,
      rule: '800.2a',
    });
    yield* sendAll(table, parted[amount - 1], node.chosen, scope);
    yield* sendAll(table, parted[2 - amount], node.rest, scope);
    return cards.length >= wanted;
  },
};

/**
 * 展示…直到: cards are shown from the top of the deck until one fits; that one is 该卡, the others are the
 * rest (301.6).
 */
const revealUntil: DeedWord<RevealUntil> = {
  kind: 'reveal-until',
  forms: [
    {
      as: 'deed',
      zh: `[展示|公开]{who:party}卡组顶的卡，直到[展示|出现|展示出][1|一]{measure}{filter:filter}[，|后，]将[该卡|其|该将领|该谋略]{to:destination}，${REST}`,
    },
  ],
  english: ({ who, filter, to, rest }, say) =>
    `reveal cards from the top of ${whose(who)} deck until ${say.one(filter, 'you')} is revealed, put it ${DESTINATIONS[to].en} and the rest ${DESTINATIONS[rest].en}`,
  explain: meaning(
    '从卡组顶一张张展示，展示到为止；没有就展示完整副卡组',
    'One after the other, until one fits, or the deck is at its end',
  ),
  rules: ['301.6', '801.14a'],
  check: wrongMeasure,
  *run(table, node, scope) {
    let done = true;
    for (const seat of yield* seatsMeant(table, node.who, scope, node)) {
      const deck = topOf(table, seat, cardsIn(table, seat, 'deck').length);
      const place = deck.findIndex((card) => fits(table, node.filter, card, scope));
      const shown = place < 0 ? deck : deck.slice(0, place + 1);
      yield* see(table, shown, true, scope);
      const found = place < 0 ? [] : [deck[place]];
      for (const card of found) yield* sendOne(table, card, node.to, scope);
      const others = shown.filter((card) => !found.includes(card));
      if (others.length > 0) yield* sendAll(table, others, node.rest, scope);
      referTo(
        scope,
        found.map((card) => targetOf(table, card)),
        'card',
      );
      if (place < 0) done = false;
    }
    return done;
  },
};

/** 分成两堆 begins with the words of 查看 and goes on behind them, so it is tried before 查看. */
export const LOOK_DEEDS = { piles, 'reveal-until': revealUntil, look } as const;
