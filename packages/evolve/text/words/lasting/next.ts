import { type Form, meaning, type Node } from '@lianhuan/cardtext';
import type { Text } from '@lianhuan/kernel';
import { rule } from '../../../rules.ts';
import { isLeader } from '../../../table/table.ts';
import { isKind } from '../../meaning/damage/kinds.ts';
import { placeOf } from '../../meaning/match.ts';
import { isSubject } from '../../meaning/subjects.ts';
import type { NextCost, NextDamage } from '../../nodes/index.ts';
import { called, isUnique } from '../../reading/english.ts';
import { isOffered } from '../../reading/english-verbs.ts';
import { ANY_DAMAGE } from '../../reading/vocabulary.ts';
import { type PlainWordOf, type ReplaceWordOf, says } from '../../reading/word.ts';
import { AMOUNT_CHANGES, changedAmount, damageChanged } from './amount-changes.ts';

/** Lasting words of the next time only: of the next card that is used, of the next damage. They are over once that has come. */

const COST = '[的|时的|所需的|][使用费用|费用]';
const NEXT = '[下一次|下次|下一张|下1张|下一个|下1个|下1次]';

/** 你下一次使用的法术, 你使用的下一张法术, 下一次你使用法术时: in any order. */
const THE_NEXT: readonly { readonly zh: string; readonly fixed: Form['with'] }[] = [
  { zh: '{side}[接下来|之后|]', fixed: {} },
  { zh: '[接下来|之后|]', fixed: { side: 'own' } },
].flatMap(({ zh: who, fixed }) => [
  { zh: `${who}${NEXT}使用的{filter}`, fixed },
  { zh: `${who}使用的${NEXT}{filter}`, fixed },
  { zh: `${NEXT}${who}使用[的|]{filter}[|时|时，|时，其|时其]`, fixed },
]);

const IN_A_ZONE = says(
  '使用时卡牌已经不在那里（10.6.2.1）：不写领域，写「你下一次使用的法术」这样的',
  'As it is used the card lies there no more (10.6.2.1): name no zone, and write such as 你下一次使用的法术',
);

const nextCost: PlainWordOf<NextCost> = {
  kind: 'next-cost',
  forms: AMOUNT_CHANGES.flatMap(({ zh, how }): Form[] => [
    { as: 'passing', zh: `{side}下一次使用的{filter}的使用费用${zh}`, with: { how } },
    ...THE_NEXT.map(
      ({ zh: next, fixed }): Form => ({
        as: 'passing',
        zh: `${next}${COST}${zh}`,
        with: { ...fixed, how },
        variant: true,
      }),
    ),
  ]),
  english: ({ side, filter, how, amount }, say, voice) => {
    const much = say(amount, 'you');
    const who = NEXT_OF[side];
    const cost = isOffered(voice) ? 'have' : '';
    const word = isOffered(voice) ? 'cost' : 'costs';
    const change = how === 'set' ? much : `${much} ${how === 'add' ? 'more' : 'less'}`;
    return `${cost} the next ${called(filter, false, say)} ${who} ${word} ${change} to use`.trim();
  },
  explain: meaning(
    '只对下一次使用的那张有效；使用之后就结束',
    'For the next one only; it is over once that has been used',
  ),
  rules: ['10.4.4.1', '10.10.2.4'],
  rulesOf: ({ how }) => (how === 'set' ? ['10.4.4.1', '10.10.2.4'] : ['10.4.4.1']),
  check: ({ filter }) => (placeOf(filter) === null ? null : IN_A_ZONE),
  effect: 'asked',
};

const NEXT_OF = {
  own: 'you use',
  enemy: 'the opponent uses',
  both: 'each player uses',
  self: 'they use',
} as const;

const OF_EACH_OR_ALL = says(
  '可能是每个各自的下一次，也可能只是其中先受到的那一次：前者写「所有…受到的下一次伤害」；先「选择」1个也可以',
  'It may be the next time of each of them, or the first time of any: write 所有…受到的下一次伤害 for the former, or select one first',
);

/** What is wrong with 你的随从受到的下一次伤害; null for nothing. */
function ofWhom({ who }: NextDamage): Text | null {
  const isVague = who.kind === 'selection' && who.how === 'all' && !who.said;
  return isVague && !isUnique(who.filter) ? OF_EACH_OR_ALL : null;
}

const NEXT_TIME = '[下一次|下次|下一个|下一回]';
const WOULD = '[|将|将要|会|所]';

/** Whose damage it is, as it stands in front; of the card itself, or of those said elsewhere, nothing does. */
const WHOSE: readonly Pick<Form, 'as' | 'zh' | 'with'>[] = [
  { as: 'passing', zh: '[|使|令|让]{who:spoken}' },
  { as: 'passing', zh: '[|使|令|让]{who:standing}' },
  { as: 'passing', zh: '[|使|令|让]{who:chosen}' },
  { as: 'held-now', zh: '', with: { who: null } },
];

/** 其受到的下一次伤害-2, 其下一次受到的伤害变为0, 防止其受到的下一次伤害. */
const DAMAGE_FORMS: readonly Form[] = [
  ...AMOUNT_CHANGES.flatMap(({ zh: change, how }): Form[] => [
    ...WHOSE.flatMap(({ as, zh, with: fixed }): Form[] => [
      {
        as,
        zh: `${zh}{of:dealing}的${NEXT_TIME}{damage:any-damage}${change}`,
        with: { ...fixed, how },
        ...(as === 'held-now' || zh.includes('chosen') ? { variant: true } : {}),
      },
      {
        as,
        zh: `${zh}${NEXT_TIME}${WOULD}{of:dealing}的{damage:any-damage}${change}`,
        with: { ...fixed, how },
        variant: true,
      },
    ]),
  ]),
  ...['{who:standing}', '{who:spoken}', '{who:chosen}'].flatMap((who) =>
    [
      `[防止|阻止|抵消]${who}{of:dealing}的${NEXT_TIME}{damage:any-damage}`,
      `[防止|阻止|抵消]${who}${NEXT_TIME}${WOULD}{of:dealing}的{damage:any-damage}`,
      `[|使]${who}{of:dealing}的${NEXT_TIME}{damage:any-damage}[无效|为0|归零]`,
    ].map((zh) => toNothing({ as: 'passing', zh, variant: true })),
  ),
];

/** 无效, 防止: it becomes 0, and damage of 0 is none (1.3.2.2). */
function toNothing(form: Form): Form {
  return {
    ...form,
    build: (read, span) => {
      const [, end] = span;
      const amount = { kind: 'number', span: [end, end], amount: 0 };
      return { kind: 'next-damage', span, ...read, how: 'set', amount } as unknown as Node;
    },
  };
}

const nextDamage: ReplaceWordOf<NextDamage> = {
  kind: 'next-damage',
  forms: DAMAGE_FORMS,
  english: (node, say, voice) => {
    const { of, who, damage } = node;
    const what = ANY_DAMAGE[damage].en;
    const whom = say(who, 'you');
    const words = `the next ${what} ${of === 'dealt' ? 'dealt by' : 'dealt to'} ${whom}`;
    return damageChanged(words, node, say, voice);
  },
  explain: meaning(
    '只改下一次的伤害：每张卡牌各一次，改过就结束',
    'It changes the next damage alone: once for each card, and then it is over',
  ),
  rules: ['5.13.2', '10.2.1.3.2'],
  check: ofWhom,
  effect: 'replace',
  events: () => ['damage'],
  replaces: (table, { of, who, damage }, effect, event, scope) => {
    if (event.type !== 'damage' || event.amount <= 0) return false;
    if (damage !== 'any' && !isKind(damage, event.damage, !isLeader(table, event.to))) return false;
    const card = of === 'dealt' ? event.source : event.to;
    return card >= 0 && isSubject(table, who, card, effect, scope) && rule('10.2.1.3.2');
  },
  *replace(table, word, effect, event, scope) {
    if (event.type !== 'damage' || !rule('5.13.2')) return event;
    const amount = changedAmount(table, event.amount, word, scope);
    yield* table.procedures.happen(table, { type: 'end-effect', effect });
    return { ...event, amount };
  },
  // What brings the damage to nothing keeps the others for later, so that only the same words are alike.
  alike: ({ how, amount }) => (amount.kind === 'number' ? `next ${how} ${amount.amount}` : null),
};

export const NEXT_LASTING = { 'next-cost': nextCost, 'next-damage': nextDamage } as const;
