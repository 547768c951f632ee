import { counted, meaning, type Speaker, type Voice } from '@lianhuan/cardtext';
import { ask, type CardId, type Flow, NO_CARD, option, type Seat } from '@lianhuan/kernel';
import type { Prompt, Verb } from '../../../describe/prompts.ts';
import { obeys, rule } from '../../../rules.ts';
import { cardsIn, type SanguozhiTable } from '../../../table/table.ts';
import { amountOf } from '../../meaning/amount.ts';
import { fits, targetOf } from '../../meaning/match.ts';
import { cardsMeant, referTo, seatsMeant } from '../../meaning/pick.ts';
import type { Scope } from '../../meaning/scope.ts';
import type { Look, Piles } from '../../nodes/index.ts';
import { anyOf, called } from '../../reading/english.ts';
import { whose } from '../../reading/english-verbs.ts';
import { DESTINATIONS, type Destination } from '../../reading/vocabulary.ts';
import type { DeedWord } from '../../reading/word.ts';

/** 查看 and 展示 (801.14): looking at cards, and what is done with them. */

const LOOKING = [
  { verb: '查看', show: false },
  { verb: '展示', show: true },
] as const;

const AT_TOP = { at: 'deck-top', what: null } as const;
const LEFT_ALONE = { take: 0, measure: null, filter: null, rest: null } as const;

/** The top cards of a player's deck, the top one first. */
function topOf(table: SanguozhiTable, seat: Seat, count: number): CardId[] {
  const deck = cardsIn(table, seat, 'deck');
  return deck.slice(Math.max(0, deck.length - count)).reverse();
}

/** Shows them to everybody, or lets one player look. */
function* see(table: SanguozhiTable, cards: readonly CardId[], show: boolean, scope: Scope): Flow {
  if (cards.length === 0) return;
  // Looking at cards changes only who knows them.
  obeys('801.14c', '301.6');
  const type = show ? 'show' : 'look';
  yield* table.procedures.happen(table, { type, seat: scope.actor, cards });
}

/** Asks for one of the cards; null where the player may stop and does. */
function* pickOne(
  scope: Scope,
  kind: Prompt,
  cards: readonly CardId[],
  left: number,
): Flow<CardId> {
  const { card } = yield* ask({
    seat: scope.actor,
    kind,
    options: cards.map((one) => option('take' satisfies Verb, one, scope.actor)),
    about: scope.source,
    amount: left,
    rule: '707.1',
  });
  return card;
}

/** Puts the cards back on top of the deck in an order that the player picks, the card picked first on top. */
function* rearrange(table: SanguozhiTable, cards: readonly CardId[], scope: Scope): Flow<boolean> {
  const order: CardId[] = [];
  let left = [...cards];
  while (left.length > 0) {
    const next = yield* pickOne(scope, 'rearrange', left, left.length);
    order.push(next);
    left = left.filter((card) => card !== next);
  }
  for (const card of order.reverse()) yield* sendOne(table, card, 'deck-top', scope);
  return true;
}

function* sendOne(
  table: SanguozhiTable,
  card: CardId,
  to: Destination,
  { source, seat }: Scope,
): Flow<boolean> {
  const { incarnation } = table.cards[card];
  return yield* table.procedures.send(table, [{ kind: 'card', card, incarnation }], to, {
    source,
    seat,
  });
}

function* takeSome(
  table: SanguozhiTable,
  node: Look,
  cards: readonly CardId[],
  scope: Scope,
): Flow<boolean> {
  const { filter } = node;
  let left = filter === null ? cards : cards.filter((card) => fits(table, filter, card, scope));
  const taken: CardId[] = [];
  while (taken.length < node.take && left.length > 0) {
    const next = yield* pickOne(scope, 'take', left, node.take - taken.length);
    taken.push(next);
    left = left.filter((card) => card !== next);
  }
  // Taking cards that were looked at is no draw (118.5).
  rule('118.5');
  for (const card of taken) yield* sendOne(table, card, 'add-to-hand', scope);
  const rest = cards.filter((card) => !taken.includes(card));
  if (node.rest !== null) for (const card of rest) yield* sendOne(table, card, node.rest, scope);
  const now = taken.map((card) => targetOf(table, card));
  referTo(scope, now, 'card');
  return taken.length >= node.take;
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
      referTo(
        scope,
        cards.map((card) => targetOf(table, card)),
        'card',
      );
      return true;
    case 'rearrange':
      return yield* rearrange(table, cards, scope);
    case 'take':
    case 'take-fitting':
      return yield* takeSome(table, node, cards, scope);
  }
}

/** 另1张 is 其余 where so many are left. */
function allTold(
  { others, ...read }: Readonly<Record<string, unknown>>,
  span: Look['span'],
): Look | null {
  const { amount, take } = read as unknown as Look;
  if (amount === 'all' || amount.kind !== 'number' || amount.amount === 'X') return null;
  if (amount.amount - take !== others) return null;
  return { kind: 'look', span, ...read } as Look;
}

const look: DeedWord<Look> = {
  kind: 'look',
  clause: true,
  forms: LOOKING.flatMap(({ verb, show }) => {
    const top = `[${verb}|${verb === '展示' ? '公开' : '观看'}]{who:party}[|的]卡组顶[|的]{amount:count}张[卡|卡牌]`;
    return [
      {
        as: 'deed',
        zh: `${top}[，|后，|，之后|，然后]按任意顺序[返回卡组顶|置于卡组顶|放回卡组顶]`,
        with: { ...AT_TOP, ...LEFT_ALONE, show, use: 'rearrange' },
      },
      {
        as: 'deed',
        zh: `${top}[，|后，|，之后|，然后]将其中[|的]{take:number}{measure}[加入手牌|置入手牌]，[其余|其余的卡|剩余的卡|剩下的卡|其他卡|剩余卡]{rest:destination}`,
        with: { ...AT_TOP, show, use: 'take', filter: null },
      },
      {
        as: 'deed',
        zh: `${top}[，|后，|，之后|，然后]将其中[|的]{take:number}{measure}{filter:filter}[加入手牌|置入手牌]，[其余|其余的卡|剩余的卡|剩下的卡|其他卡|剩余卡]{rest:destination}`,
        with: { ...AT_TOP, show, use: 'take-fitting' },
      },
      {
        as: 'deed',
        zh: `${top}[，|后，|，之后|，然后]将其中{take:number}{measure}[加入手牌|置入手牌]，另{others:number}{measure}{rest:destination}`,
        with: { ...AT_TOP, show, use: 'take', filter: null },
        variant: true as const,
        build: allTold,
      },
      { as: 'deed', zh: top, with: { ...AT_TOP, ...LEFT_ALONE, show, use: 'nothing' } },
      {
        as: 'deed',
        zh: `${verb}{who:party}的手牌`,
        with: { at: 'hand', what: null, amount: 'all', ...LEFT_ALONE, show, use: 'nothing' },
      },
      {
        as: 'deed',
        zh: `${verb}{what:cards}`,
        with: { at: 'cards', who: null, amount: 'all', ...LEFT_ALONE, show, use: 'nothing' },
      },
    ];
  }),
  english: (node, say, voice) => `${node.show ? 'reveal' : 'look at'} ${seen(node, say, voice)}`,
  explain: meaning(
    '查看的只有自己看见，展示的大家都看见；卡仍在原处',
    'What is looked at one player sees, what is revealed all see; the cards stay where they are',
  ),
  rules: ['801.14a', '801.14b', '801.14c'],
  *run(table, node, scope) {
    if (node.what !== null) {
      const cards = yield* cardsMeant(table, node.what, scope);
      return cards.length > 0 && (yield* lookAt(table, node, cards, scope));
    }
    let done = true;
    for (const seat of yield* seatsMeant(table, node.who, scope, node)) {
      const wanted = node.amount === 'all' ? 0 : amountOf(table, node.amount, scope);
      const cards = node.at === 'hand' ? cardsIn(table, seat, 'hand') : topOf(table, seat, wanted);
      if (!(yield* lookAt(table, node, cards, scope)) || cards.length < wanted) done = false;
    }
    return done;
  },
};

function seen(node: Look, say: Speaker, voice: Voice): string {
  if (node.what !== null) return say(node.what, voice);
  if (node.at === 'hand') return `${whose(node.who)} hand`;
  const much = node.amount === 'all' ? 'all' : say(node.amount, voice);
  const top = `the top ${counted(much === '1' ? 1 : much, 'card')} of ${whose(node.who)} deck`;
  const rest = node.rest === null ? '' : DESTINATIONS[node.rest].en;
  switch (node.use) {
    case 'nothing':
      return top;
    case 'rearrange':
      return `${top} and put them back on top in any order`;
    case 'take':
      return `${top}, put ${node.take} of them into hand and the rest ${rest}`;
    case 'take-fitting': {
      const kind = node.filter === null ? 'cards' : called(node.filter, node.take !== 1, say);
      return `${top}, put ${node.take} ${kind} among them into hand and the rest ${rest}`;
    }
  }
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
  clause: true,
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
    for (const card of parted[amount - 1]) yield* sendOne(table, card, node.chosen, scope);
    for (const card of parted[2 - amount]) yield* sendOne(table, card, node.rest, scope);
    return cards.length >= wanted;
  },
};

/** 分成两堆 begins with the words of 查看 and goes on behind them, so it is tried before 查看. */
export const LOOK_DEEDS = { piles, look } as const;
