import { counted, meaning, verb } from '@lianhuan/cardtext';
import { rule } from '../../../rules.ts';
import type { EvolveTable } from '../../../table/table.ts';
import { refOf } from '../../../table/table.ts';
import { amountOf } from '../../meaning/amount.ts';
import { referTo, type Scope } from '../../meaning/scope.ts';
import type { Create, Discard } from '../../nodes/index.ts';
import { called } from '../../reading/english.ts';
import type { DeedWord } from '../../reading/word.ts';
import { unknownCard } from '../nouns.ts';

/** Discarding hand cards (5.11), and tokens that come to be (5.4.2). */

const ONES = [
  { zh: '丢弃所有手牌', fixed: { amount: 'all', random: false, filter: null } },
  { zh: '随机丢弃{amount:much}张手牌', fixed: { random: true, filter: null } },
  { zh: '随机丢弃{amount:much}张{filter}手牌', fixed: { random: true } },
  { zh: '丢弃{amount:much}张手牌', fixed: { random: false, filter: null } },
  { zh: '丢弃{amount:much}张{filter}手牌', fixed: { random: false } },
] as const;

function muchOf(table: EvolveTable, { amount }: Discard, scope: Scope): number {
  return amount === 'all' ? Number.POSITIVE_INFINITY : amountOf(table, amount, scope);
}

const discard: DeedWord<Discard> = {
  kind: 'discard',
  forms: ONES.map(({ zh, fixed }) => ({ as: 'payment', zh, with: fixed })),
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

const create: DeedWord<Create> = {
  kind: 'create',
  forms: [
    { as: 'deed', zh: '召唤{amount:much}个『{name}』', with: { where: 'field' } },
    { as: 'deed', zh: '将{amount:much}张『{name}』放置到额外区', with: { where: 'extra' } },
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

export const CARD_DEEDS = { discard, create } as const;
