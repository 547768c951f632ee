import { type Form, meaning } from '@lianhuan/cardtext';
import type { ChangeNumber, FactionRange, SetNumber } from '../nodes/nodes.ts';
import type { SanguoshaWord } from '../reading/word.ts';

/** Lasting words about numbers of characters. */

const NUMBERS = {
  'distance-from': { zh: '[你与|你计算与]其他角色的距离', en: 'your distance to others' },
  'distance-to': { zh: '[其他角色与|其他角色计算与]你的距离', en: 'the distance of others to you' },
  'hand-limit': { zh: '你的手牌上限', en: 'your hand limit' },
  range: { zh: '你的攻击范围', en: 'your attack range' },
  'slash-limit': {
    zh: '你出牌阶段使用【杀】的次数上限',
    en: 'the number of Slashes that you can use in your play phase',
  },
  'slash-targets': {
    zh: '[你使用【杀】的目标数上限|你使用【杀】指定的目标数上限|你使用【杀】可指定的目标数上限]',
    en: 'the number of targets that your Slash can have',
  },
} as const;

/** 你使用【杀】的次数上限+1, 你可以额外使用1张【杀】, 你使用【杀】可以额外指定1个目标. */
const MORE_SLASHES: Form[] = [
  ...['X[，|（]X为{x:count}[|）]', '{amount}'].map(
    (many): Form => ({
      as: 'status',
      zh: `[出牌阶段，你|你于出牌阶段|你于出牌阶段内|你出牌阶段内|你]使用【杀】[的|]次数上限{sign}${many}`,
      with: { number: 'slash-limit', ...(many === '{amount}' ? { x: null } : { amount: 0 }) },
      variant: true,
    }),
  ),
  {
    as: 'status',
    zh: '[你出牌阶段|你于出牌阶段|你于出牌阶段内|出牌阶段，你|你的出牌阶段内，你][可以|可][额外|多]使用{amount}张【杀】',
    with: { number: 'slash-limit', sign: '+', x: null },
    variant: true,
  },
  {
    as: 'status',
    zh: '你使用【杀】[可以额外|可额外|可以多|可多][指定|选择]{amount}[个目标|名角色为目标|名目标角色|名角色]',
    with: { number: 'slash-targets', sign: '+', x: null },
    variant: true,
  },
];

export const changeNumber: SanguoshaWord<ChangeNumber> = {
  kind: 'change-number',
  forms: Object.entries(NUMBERS)
    .flatMap(([number, { zh }]): Form[] => [
      { as: 'status', zh: `${zh}{sign}X[，|（]X为{x:count}[|）]`, with: { number, amount: 0 } },
      { as: 'status', zh: `${zh}{sign}{amount}`, with: { number, x: null } },
    ])
    .concat(MORE_SLASHES),
  english: ({ number, sign, amount, x }, say) => {
    const changed = `${NUMBERS[number].en} ${sign}`;
    return x === null ? changed + amount : `${changed}X, where X is ${say(x, 'you')}`;
  },
  explain: meaning('数值因此增减', 'The number changes'),
  rules: ['P10'],
};

export const factionRange: SanguoshaWord<FactionRange> = {
  kind: 'faction-range',
  forms: [{ as: 'status', zh: '所有与你势力相同的其他角色的攻击范围{sign}{amount:number}' }],
  english: ({ sign, amount }) =>
    `the attack range of all other characters of your faction is ${sign}${amount}`,
  explain: meaning('攻击范围因此增减', 'Their attack range changes'),
  rules: ['D2', 'P10'],
};

export const setNumber: SanguoshaWord<SetNumber> = {
  kind: 'set-number',
  forms: (['hand-limit', 'range'] as const).flatMap((number) => [
    {
      as: 'status',
      zh: `若{condition}，${NUMBERS[number].zh}为X，X为{x:count}`,
      with: { number },
    },
    {
      as: 'status',
      zh: `${NUMBERS[number].zh}[为|等于]X[，|（]X为{x:count}[|）]`,
      with: { number, condition: null },
    },
    {
      as: 'status',
      zh: `${NUMBERS[number].zh}[为|等于|视为|始终为|始终等于|改为]{x:count}`,
      with: { number, condition: null },
      variant: true as const,
    },
    {
      as: 'status',
      zh: `${NUMBERS[number].zh}[为|等于|视为|始终为|始终等于|改为]{what:number-of-character}`,
      variant: true as const,
      build: ({ what }: Readonly<Record<string, unknown>>, span: SetNumber['span']) => {
        const whom = { kind: 'named-characters', span, who: 'you' };
        const x = { kind: 'number-of', span, whom, what };
        return what === number
          ? null
          : ({ kind: 'set-number', span, number, condition: null, x } as SetNumber);
      },
    },
  ]),
  english: ({ number, condition, x }, say) => {
    const is = `${NUMBERS[number].en} is ${say(x, 'you')}`;
    return condition === null ? is : `while ${say(condition, 'you')}, ${is}`;
  },
  explain: meaning('先是这个数，再加减', 'It is that number before it is changed'),
  rules: ['P10'],
};
