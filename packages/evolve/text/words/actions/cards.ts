import { counted, type Form, meaning, verb } from '@lianhuan/cardtext';
import { rule } from '../../../rules.ts';
import type { EvolveTable } from '../../../table/table.ts';
import { cardsIn, refOf, seatsInTurn } from '../../../table/table.ts';
import { amountOf } from '../../meaning/amount.ts';
import { cardsMeant } from '../../meaning/pick.ts';
import { follow, referTo, type Scope } from '../../meaning/scope.ts';
import type { Create, Discard, DiscardThose, Filter, UseCard } from '../../nodes/index.ts';
import { called } from '../../reading/english.ts';
import type { DeedWord } from '../../reading/word.ts';
import { HALF_DISCARDED } from '../halves.ts';
import { saysWhose, selectedLast, unknownCard } from '../nouns.ts';

/** Discarding hand cards (5.11), and tokens that come to be (5.4.2). */

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
  run: (table, node, scope) =>
    table.procedures.discard(
      table,
      scope.actor,
      muchOf(table, node, scope),
      { random: node.random, filter: node.filter },
      scope,
    ),
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
    let done = false;
    for (const seat of seatsInTurn(table)) {
      const own = cardsIn(table, seat, 'hand').filter((card) => cards.includes(card));
      if (yield* table.procedures.discardThese(table, seat, own)) done = true;
    }
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

const TO_EXTRA =
  '[放置到|放置在|放入|放置于|置入|置于|放到|加入][|你的|自己的|自己][额外区|EX区域|EX区|EX领域][|中|内|里]';
const TO_FIELD = '[放置到|放置在|放入|放置于|置入|置于|放到][|你的|自己的|自己][战场|场上][|上|中]';
/** 『妖精』衍生物: a token is what is meant in any case (5.4.2.2). */
const TOKEN = '[|衍生物|衍生卡牌|衍生牌|衍生卡|的衍生物|的衍生卡牌]';

/** 将『妖精』1张放置在额外区中: tokens come to be there (5.4.2), on the field it is 召唤 (5.4.2.1). */
const PUT = [
  { where: 'extra', to: TO_EXTRA },
  { where: 'field', to: TO_FIELD },
] as const;

/** Where no number is written it is one token. */
function single(where: Create['where']): NonNullable<Form['build']> {
  return ({ name }, span): Create => {
    const amount = { kind: 'number', span, amount: 1 } as const;
    return { kind: 'create', span, amount, name: String(name), where };
  };
}

const create: DeedWord<Create> = {
  kind: 'create',
  forms: [
    {
      as: 'deed',
      zh: `召唤{amount:much}[个|只|张|名|体|]『{name}』${TOKEN}`,
      with: { where: 'field' },
    },
    {
      as: 'deed',
      zh: `召唤『{name}』${TOKEN}{amount:much}[个|只|张|名|体]`,
      with: { where: 'field' },
      variant: true,
    },
    {
      as: 'deed',
      zh: `将{amount:much}[张|个|名|体|]『{name}』${TOKEN}${TO_EXTRA}`,
      with: { where: 'extra' },
    },
    ...PUT.flatMap(({ where, to }) => [
      {
        as: 'deed',
        zh: `将『{name}』${TOKEN}{amount:much}[张|个|名|体]${to}`,
        with: { where },
        variant: true as const,
      },
      { as: 'deed', zh: `将『{name}』${TOKEN}${to}`, variant: true as const, build: single(where) },
    ]),
    {
      as: 'deed',
      zh: `将{amount:much}[张|个|名|体|]『{name}』${TOKEN}${TO_FIELD}`,
      with: { where: 'field' },
      variant: true,
    },
    { as: 'deed', zh: `召唤『{name}』${TOKEN}`, variant: true, build: single('field') },
  ],
  english: ({ amount, name, where }, say, voice) => {
    const much = say(amount, 'you');
    const what = much === '1' ? `a 『${name}』 token` : `${much} 『${name}』 tokens`;
    return where === 'field'
      ? `${verb(voice, 'summon')} ${what}`
      : `${verb(voice, 'put')} ${what} into your EX area`;
  },
  explain: meaning(
    '生成衍生物，放得下几个就生成几个；之后的「其」指它们',
    'Tokens come to be, as many as there is room for; 其 means them from here on',
  ),
  rules: ['5.4.2', '9.1.2'],
  rulesOf: ({ where }) =>
    where === 'field' ? ['5.4.2', '5.4.2.1', '9.1.2'] : ['5.4.2', '5.4.2.2', '9.1.2'],
  check: ({ name }, place) => unknownCard(name, place),
  *run(table, { amount, name, where }, scope) {
    const much = amountOf(table, amount, scope);
    const made = yield* table.procedures.create(table, scope.actor, name, much, where);
    referTo(
      scope,
      made.map((card) => refOf(table, card)),
    );
    return made.length > 0;
  },
};

export const CARD_DEEDS = {
  discard,
  'discard-those': discardThose,
  'use-card': useCard,
  create,
} as const;
