import { counted, type Form, meaning, verb } from '@lianhuan/cardtext';
import type { Flow } from '@lianhuan/kernel';
import { rule } from '../../../rules.ts';
import type { EvolveTable } from '../../../table/table.ts';
import { cardsIn, refOf, seatsInTurn } from '../../../table/table.ts';
import { amountOf } from '../../meaning/amount.ts';
import { cardsMeant } from '../../meaning/pick.ts';
import { follow, type Scope } from '../../meaning/scope.ts';
import type { Discard, DiscardThose, Filter, UseCard } from '../../nodes/index.ts';
import { called } from '../../reading/english.ts';
import type { DeedWord } from '../../reading/word.ts';
import { HALF_DISCARDED } from '../halves.ts';
import { noteMoved } from '../moved.ts';
import { saysWhose, selectedLast } from '../nouns.ts';

/** Discarding hand cards (5.11), and using cards without their cost. */

const ONES = [
  {
    zh: '[丢弃|舍弃|弃掉|弃置|弃][|你的|自己的][所有|全部]手牌',
    fixed: { amount: 'all', random: false, filter: null },
  },
  { zh: '随机[丢弃|舍弃|弃掉|弃置|弃]{amount:much}张手牌', fixed: { random: true, filter: null } },
  { zh: '随机[丢弃|弃]{amount:much}张{filter}手牌', fixed: { random: true } },
  {
    zh: '[|从手牌中|从手牌|从你的手牌中|从自己的手牌中|从自己的手牌][丢弃|舍弃|弃掉|弃置|弃][|你的|自己的|手牌中的|自己手牌中的|手牌的]{amount:much}张[手牌|卡牌|卡|牌]',
    fixed: { random: false, filter: null },
  },
  { zh: '[丢弃|舍弃|弃掉|弃置|弃]{amount:much}张{filter}手牌', fixed: { random: false } },
] as const;

function muchOf(table: EvolveTable, { amount }: Discard, scope: Scope): number {
  return amount === 'all' ? Number.POSITIVE_INFINITY : amountOf(table, amount, scope);
}

/** 舍弃1张法术: of the hand in any case. 1张卡牌 is said without a filter. */
const ofHand: NonNullable<Form['build']> = (read, span) => {
  const { filter } = read as { readonly filter: Filter };
  const isPlain = filter.kind === 'noun' && filter.noun === 'card';
  return isPlain || saysWhose(filter) ? null : ({ kind: 'discard', span, ...read } as Discard);
};

/** Discards so many, and notes how many were. */
function* discarding(
  table: EvolveTable,
  { random, filter }: Discard,
  much: number,
  scope: Scope,
): Flow<boolean> {
  const refs = cardsIn(table, scope.actor, 'hand').map((card) => refOf(table, card));
  const done = yield* table.procedures.discard(table, scope.actor, much, { random, filter }, scope);
  noteMoved(table, refs, scope);
  return done;
}

const discard: DeedWord<Discard> = {
  kind: 'discard',
  forms: [
    ...ONES.map(({ zh, fixed }) => ({ as: 'payment', zh, with: fixed })),
    {
      as: 'payment',
      zh: '[丢弃|舍弃|弃掉|弃置|弃][|你的|自己的]手牌{amount:much}张',
      with: { random: false, filter: null },
      variant: true,
    },
    {
      as: 'payment',
      zh: '将[|你的|自己的|手牌中的]{amount:much}张[手牌|卡牌][丢弃|舍弃|弃掉|弃置|弃]',
      with: { random: false, filter: null },
      variant: true,
    },
    ...HALF_DISCARDED,
    {
      as: 'payment',
      zh: '将[|你的|自己的][|所有|全部][|的]手牌[全部|全都|都|][丢弃|舍弃|弃掉|弃置|弃]',
      with: { amount: 'all', random: false, filter: null },
      variant: true,
    },
    // Nothing is discarded but from the hand (5.11.1).
    {
      as: 'payment',
      zh: '[丢弃|舍弃|弃掉|弃置|弃]{amount:much}张{filter}',
      with: { random: false },
      variant: true,
      build: ofHand,
    },
    ...[
      '[丢弃|舍弃|弃掉|弃置|弃][|你的|自己的]手牌[中的|的|中]{amount:much}张{filter}',
      '从[|你的|自己的]手牌[中|][丢弃|舍弃|弃掉|弃置|弃]{amount:much}张{filter}',
      '[丢弃|舍弃|弃掉|弃置|弃]{amount:much}张手牌[中的|的|中]{filter}',
      '将[|你的|自己的]手牌[中的|的|中]{amount:much}张{filter}[丢弃|舍弃|弃掉|弃置|弃]',
    ].map((zh) => ({
      as: 'payment',
      zh,
      with: { random: false },
      variant: true as const,
      build: ofHand,
    })),
  ],
  english: ({ amount, random, filter }, say, voice) => {
    const does = verb(voice, 'discard');
    if (amount === 'all')
      return `${does} ${voice === 'you' || voice === 'you may' ? 'your' : 'their'} hand`;
    const much = say(amount, 'you');
    const what =
      filter === null
        ? counted(much === '1' ? 1 : much, 'card')
        : `${much} ${called(filter, much !== '1', say)}`;
    return `${does} ${what}${random ? ' at random' : ''}`;
  },
  explain: meaning(
    '自己选手牌移到墓场；随机的除外',
    'Hand cards of one’s choice into the cemetery, unless it is at random',
  ),
  rules: ['5.11.1'],
  rulesOf: ({ random }) => (random ? ['5.11.1', '5.18.1'] : ['5.11.1']),
  run: (table, node, scope) => discarding(table, node, muchOf(table, node, scope), scope),
  payable: (table, node, scope) =>
    node.amount === 'all' ||
    table.procedures.canDiscard(
      table,
      scope.actor,
      muchOf(table, node, scope),
      node.filter,
      scope,
    ) ||
    !rule('10.4.2.2'),
};

const discardThose: DeedWord<DiscardThose> = {
  kind: 'discard-those',
  forms: [
    { as: 'deed', zh: '[将|使|令]{what:cards}[丢弃|舍弃|弃掉|弃置|被舍弃]' },
    ...['deed', 'then-it'].map(
      (as): Form => ({
        as,
        zh: '[丢弃|舍弃|弃掉|弃置|弃]',
        variant: true,
        build: (_, span): DiscardThose => ({
          kind: 'discard-those',
          span,
          what: selectedLast(span),
        }),
      }),
    ),
  ],
  english: ({ what }, say, voice) => `${verb(voice, 'discard')} ${say(what, 'you')}`,
  explain: meaning(
    '选择的手牌移到墓场，算作其所有者丢弃',
    'Hand cards that were selected go into the cemetery, discarded by whose they are',
  ),
  rules: ['5.11.1'],
  *run(table, { what }, scope) {
    const cards = yield* cardsMeant(table, what, scope);
    const refs = cards.map((card) => refOf(table, card));
    let done = false;
    for (const seat of seatsInTurn(table)) {
      const own = cardsIn(table, seat, 'hand').filter((card) => cards.includes(card));
      if (yield* table.procedures.discardThese(table, seat, own)) done = true;
    }
    noteMoved(table, refs, scope);
    follow(table, cards, scope);
    return done;
  },
};

const useCard: DeedWord<UseCard> = {
  kind: 'use-card',
  forms: [
    {
      as: 'deed',
      zh: '[不支付费用使用|不支付费用地使用|不支付使用费用使用|不支付其费用使用|不支付其费用地使用|不支付费用，使用]{what:cards}',
    },
  ],
  english: ({ what }, say, voice) =>
    `${verb(voice, 'use')} ${say(what, 'you')} without paying its cost`,
  explain: meaning(
    '照常使用，只是不支付其费用；追加费用照样可以支付',
    'Used as always, but its cost is not paid; additional costs may be',
  ),
  rules: ['10.6.2', '10.6.2.5'],
  *run(table, { what }, scope) {
    let done = false;
    for (const card of yield* cardsMeant(table, what, scope)) {
      if (yield* table.procedures.useWithoutCost(table, scope.actor, card)) done = true;
    }
    return done;
  },
};

export const CARD_DEEDS = {
  discard,
  'discard-those': discardThose,
  'use-card': useCard,
} as const;
