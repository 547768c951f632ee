import { counted, type Form, meaning, type Node } from '@lianhuan/cardtext';
import type { CardId, Flow, Seat } from '@lianhuan/kernel';
import { rule } from '../../../rules.ts';
import { cardsIn, type SanguozhiTable } from '../../../table/table.ts';
import { amountOf } from '../../meaning/amount.ts';
import { targetOf } from '../../meaning/match.ts';
import { referTo, seatsMeant } from '../../meaning/pick.ts';
import { seatsOf } from '../../meaning/players.ts';
import type { Taken } from '../../meaning/procedures.ts';
import { doneByEach } from '../../meaning/run.ts';
import type { Scope } from '../../meaning/scope.ts';
import type { Draw, Fetch, Mill } from '../../nodes/index.ts';
import { called } from '../../reading/english.ts';
import { does, theirs } from '../../reading/english-verbs.ts';
import { DESTINATIONS } from '../../reading/vocabulary.ts';
import { type DeedWord, says } from '../../reading/word.ts';
import { wrongMeasure } from '../measures.ts';

/** What comes from the deck: 抓卡 (118), 选取 (105.10), and cards off its top. */

/**
 * Each of the players takes cards off a deck; gives whether all took as many as wanted. From then on 该卡 means
 * these cards; where others had been spoken of before (`named` false) it still means those.
 */
function* takenByEach(
  table: SanguozhiTable,
  seats: readonly Seat[],
  scope: Scope,
  take: (seat: Seat) => Flow<Taken>,
  { named } = { named: scope.that.every(({ kind }) => kind === 'seat') },
): Flow<boolean> {
  const taken: CardId[] = [];
  const able = yield* doneByEach(table, seats, function* takes(seat) {
    const { cards, done } = yield* take(seat);
    taken.push(...cards);
    return done;
  });
  const now = taken.map((card) => targetOf(table, card));
  if (named) referTo(scope, now, 'card');
  return able.length === seats.length;
}

/** 舍弃任意数量手牌后，抓相同数量的卡. */
const AS_MANY: Form = {
  as: 'deed',
  zh: '{who:party?}抓[相同数量|同样数量|等量|同等数量|相同张数|与其数量相同]的[卡|卡牌|牌]',
  variant: true,
  build: ({ who }, span) => {
    const of = { kind: 'that', span, noun: 'card' };
    const amount = { kind: 'how-many', span, of };
    return { kind: 'draw', span, who, amount, until: false } as unknown as Node;
  },
};

const draw: DeedWord<Draw> = {
  kind: 'draw',
  forms: [
    AS_MANY,
    {
      as: 'deed',
      zh: '{who:party?}[|各|各自|额外|再][抓|抓取|抽取|抽|摸]{amount:count}张[卡|卡牌|手牌|牌]',
      with: { until: false },
    },
    {
      as: 'deed',
      zh: '{who:party?}[抓卡|抽卡][，|]直到[|其|己方]手牌[数量|数|][为|=|等于]{amount:count}[|张]',
      with: { until: true },
    },
    ...[
      '[将|]手牌[数量|数|][补至|补充至|补到|补充到|抓至|抓到]{amount:count}张',
      '[抓卡|抽卡][至|到]{amount:count}张手牌',
    ].map(
      (zh): Form => ({ as: 'deed', zh: `{who:party?}${zh}`, with: { until: true }, variant: true }),
    ),
  ],
  english: ({ who, amount, until }, say, voice) => {
    if (until) {
      const much = say(amount, voice);
      const cards = /^\d+$/.test(much)
        ? `${much} cards in hand`
        : `as many cards in hand as ${much}`;
      return `${does(who, voice, 'draw')} until ${they(who)} ${cards}`;
    }
    const cards = say(amount, voice) === '1' ? '1 card' : `${say(amount, voice)} cards`;
    return `${does(who, voice, 'draw')} ${cards}`;
  },
  explain: meaning('从卡组顶抓卡，加入手牌', 'Cards from the top of the deck into the hand'),
  rules: ['118.1'],
  *run(table, node, scope) {
    const amount = amountOf(table, node.amount, scope);
    const seats = yield* seatsMeant(table, node.who, scope, node);
    return yield* takenByEach(table, seats, scope, (seat) => {
      const had = node.until ? cardsIn(table, seat, 'hand').length : 0;
      return table.procedures.draw(table, seat, Math.max(0, amount - had));
    });
  },
  payable: (table, { who, amount }, scope) => {
    const count = amountOf(table, amount, scope);
    const isKept = (seat: Seat) =>
      table.procedures.isForbidden(table, { type: 'draw', seat, count });
    return !(seatsOf(table, who, scope).some(isKept) && rule('108.5c'));
  },
};

/** "you have", "they have". */
function they(who: Draw['who']): string {
  return who === null || who === 'own' ? 'you have' : 'they have';
}

const fetch: DeedWord<Fetch> = {
  kind: 'fetch',
  forms: [
    {
      as: 'deed',
      zh: '{who:party?}选取：{count:number}{measure}{filter:filter}',
      with: { mark: true },
    },
    {
      as: 'deed',
      zh: '{who:party?}选取{count:number}{measure}{filter:filter}',
      with: { mark: false },
    },
    // 从卡组检索1张谋略加入手牌: into the hand, as 选取 says by itself.
    ...['选取', '[选取|检索]'].map((verb, index) => ({
      as: 'deed',
      zh: `{who:party?}从[|己方|其]卡组[|中|里]${verb}[|最多|至多]{count:number}{measure}{filter:filter}${index === 0 ? '' : '[|，][|展示后|展示并|并]加入手牌'}`,
      with: { mark: false },
      variant: true as const,
    })),
    // None need be taken in any case (105.10).
    {
      as: 'deed',
      zh: '{who:party?}选取[：|][最多|至多]{count:number}{measure}{filter:filter}',
      with: { mark: true },
      variant: true,
    },
  ],
  english: ({ who, count, filter }, say, voice) =>
    `${does(who, voice, 'fetch', 'fetches')} ${count} ${called(filter, count !== 1, say)} from ${theirs(who, voice)} deck`,
  explain: meaning(
    '从卡组选取，展示后加入手牌并洗切卡组',
    'From the deck, shown, into the hand; then the deck is shuffled',
  ),
  rules: ['105.10', '801.14a'],
  check: wrongMeasure,
  *run(table, node, scope) {
    const seats = yield* seatsMeant(table, node.who, scope, node);
    return yield* takenByEach(
      table,
      seats,
      scope,
      (seat) => table.procedures.fetch(table, seat, node.filter, node.count, scope),
      { named: true },
    );
  },
};

const MILL_MEANINGS = {
  top: says('从卡组顶依次移去', 'Cards leave the top of the deck one after the other'),
  bottom: says('从卡组底依次移去', 'Cards leave the bottom of the deck one after the other'),
} as const;

const mill: DeedWord<Mill> = {
  kind: 'mill',
  forms: (['top', 'bottom'] as const)
    .map((from) => ({
      as: 'deed',
      zh: `{who:party?}将[|其]卡组${from === 'top' ? '顶' : '底'}[|的]{amount:count}张[卡|卡牌]{to:destination}`,
      with: { from },
    }))
    .flatMap((form): Form[] => [
      form,
      {
        ...form,
        zh: form.zh.replace('{who:party?}将[|其]卡组', '将{who:party}[|的]卡组'),
        variant: true,
      },
    ]),
  english: ({ who, amount, from, to }, say, voice) =>
    `${does(who, voice, 'put')} the ${from} ${counted(say(amount, voice), 'card')} of ${theirs(who, voice)} deck ${DESTINATIONS[to].en}`,
  explain: ({ from }) => MILL_MEANINGS[from],
  rules: ['707.1'],
  *run(table, node, scope) {
    const amount = amountOf(table, node.amount, scope);
    const seats = yield* seatsMeant(table, node.who, scope, node);
    return yield* takenByEach(table, seats, scope, (seat) =>
      table.procedures.mill(table, seat, amount, node.to, node.from),
    );
  },
  payable: (table, node, scope) =>
    seatsOf(table, node.who, scope).every(
      (seat) => cardsIn(table, seat, 'deck').length >= amountOf(table, node.amount, scope),
    ),
};

export const DRAW_DEEDS = { draw, fetch, mill } as const;
