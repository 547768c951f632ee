import { type Form, meaning } from '@lianhuan/cardtext';
import { isMay } from '../english/clauses.ts';
import type { ChangeNumber, FactionRange, SetNumber } from '../nodes/nodes.ts';
import { type SanguoshaWord, says } from '../reading/word.ts';

/** Lasting words about numbers of characters. */

const NUMBERS = {
  'distance-from': { zh: '[你与|你计算与]其他角色的距离', en: 'your distance to other characters' },
  'distance-to': {
    zh: '[其他角色与|其他角色计算与]你的距离',
    en: 'the distance to you from other characters',
  },
  'hand-limit': { zh: '你的手牌上限', en: 'your hand limit' },
  range: { zh: '你的攻击范围', en: 'your attack range' },
  'slash-limit': {
    zh: '你出牌阶段使用【杀】的次数上限',
    en: 'the number of Slashes you can use per play phase',
  },
  'slash-targets': {
    zh: '[你使用【杀】的目标数上限|你使用【杀】指定的目标数上限|你使用【杀】可指定的目标数上限]',
    en: 'the number of targets your Slashes can have',
  },
} as const;

/** Whose numbers words change or set: one's own, or those of everybody. */
const WHOSE = [
  ...Object.entries(NUMBERS).map(([number, { zh, en }]) => ({
    number,
    of: 'you' as const,
    zh,
    en,
  })),
  {
    number: 'hand-limit',
    of: 'everybody',
    zh: '[所有角色的手牌上限|全场角色的手牌上限|每名角色的手牌上限]',
    en: 'each character’s hand limit',
  },
  {
    number: 'hand-limit',
    of: 'others',
    zh: '其他角色的手牌上限',
    en: 'other characters’ hand limit',
  },
] as const;

function enOf({ number, of }: ChangeNumber | SetNumber): string {
  return WHOSE.find((one) => one.number === number && one.of === of)?.en ?? '';
}

/** 你使用【杀】的次数上限+1, 你可以额外使用1张【杀】, 你使用【杀】可以额外指定1个目标. */
const MORE_SLASHES: Form[] = [
  ...['X[，|（]X为{x:count}[|）]', '{amount}'].map(
    (many): Form => ({
      as: 'status',
      zh: `[出牌阶段，你|你于出牌阶段|你于出牌阶段内|你出牌阶段内|你]使用【杀】[的|]次数上限{sign}${many}`,
      with: {
        number: 'slash-limit',
        ...(many === '{amount}' ? { x: null } : { amount: 0 }),
        of: 'you',
      },
      variant: true,
    }),
  ),
  {
    as: 'status',
    zh: '[你出牌阶段|你于出牌阶段|你于出牌阶段内|出牌阶段，你|你的出牌阶段内，你|你][可以|可][额外|多]使用{amount}张【杀】',
    with: { number: 'slash-limit', sign: '+', x: null, of: 'you' },
    variant: true,
  },
  {
    as: 'status',
    zh: '你使用【杀】[可以额外|可额外|可以多|可多][指定|选择]{amount}[个目标|名角色为目标|名目标角色|名角色]',
    with: { number: 'slash-targets', sign: '+', x: null, of: 'you' },
    variant: true,
  },
];

/** 手牌上限+1, without 你的. */
const BARE_CHANGES: readonly Form[] = [
  {
    as: 'status',
    zh: '手牌上限{sign}{amount}',
    with: { number: 'hand-limit', of: 'you', x: null },
    variant: true,
  },
];

export const changeNumber: SanguoshaWord<ChangeNumber> = {
  kind: 'change-number',
  forms: WHOSE.flatMap(({ zh, number, of }): Form[] => [
    { as: 'status', zh: `${zh}{sign}X[，|（]X为{x:count}[|）]`, with: { number, of, amount: 0 } },
    { as: 'status', zh: `${zh}{sign}{amount}`, with: { number, of, x: null } },
    ...(number === 'hand-limit' && of === 'you' ? BARE_CHANGES : []),
  ]).concat(MORE_SLASHES),
  english: (node, say, voice) => {
    const { sign, amount, x } = node;
    const by = x === null ? String(amount) : `X, where X is ${say(x, 'you')}`;
    if (isMay(voice)) return `${sign === '+' ? 'increase' : 'reduce'} ${enOf(node)} by ${by}`;
    return `${enOf(node)} is ${sign === '+' ? 'increased' : 'reduced'} by ${by}`;
  },
  explain: meaning('数值因此增减', 'The number changes'),
  rules: ['P10'],
};

export const factionRange: SanguoshaWord<FactionRange> = {
  kind: 'faction-range',
  forms: [{ as: 'status', zh: '所有与你势力相同的其他角色的攻击范围{sign}{amount:number}' }],
  english: ({ sign, amount }) =>
    `the attack range of all other characters of your faction is ${sign === '+' ? 'increased' : 'reduced'} by ${amount}`,
  explain: meaning('攻击范围因此增减', 'Their attack range changes'),
  rules: ['D2', 'P10'],
};

/** 手牌上限为X, without 你的. */
const BARE = {
  'hand-limit': '手牌上限',
  range: '攻击范围',
} as const satisfies Readonly<Record<SetNumber['number'], string>>;

const IS = '[为|等于|视为|始终为|始终等于|改为]';

const SETTABLE = WHOSE.filter(
  (one): one is typeof one & { readonly number: SetNumber['number'] } => one.number in BARE,
);

/** 你的手牌上限为你的体力上限: the number without X. */
function asNumberOf({ number, of }: Pick<SetNumber, 'number' | 'of'>): NonNullable<Form['build']> {
  return ({ what }, span) => {
    const whom = { kind: 'named-characters', span, who: of === 'you' ? 'you' : 'that' };
    const x = { kind: 'number-of', span, whom, what };
    return { kind: 'set-number', span, number, of, condition: null, x } as SetNumber;
  };
}

export const setNumber: SanguoshaWord<SetNumber> = {
  kind: 'set-number',
  forms: SETTABLE.flatMap(({ zh, number, of }): Form[] => {
    const fixed = { number, of };
    const always = { ...fixed, condition: null };
    const others = of === 'you' ? [zh, BARE[number]] : [zh];
    return [
      { as: 'status', zh: `若{condition}，${zh}为X，X为{x:count}`, with: fixed },
      { as: 'status', zh: `若{condition}，${zh}为{x:plain-number}`, with: fixed },
      { as: 'status', zh: `${zh}[为|等于]X[，|（]X为{x:count}[|）]`, with: always },
      { as: 'status', zh: `${zh}为{x:plain-number}`, with: always },
      ...others.flatMap((number_): Form[] => [
        { as: 'status', zh: `${number_}${IS}{x:count}`, with: always, variant: true },
        { as: 'status', zh: `${number_}${IS}{x:plain-number}`, with: always, variant: true },
        {
          as: 'status',
          zh: `${number_}${IS}X[，|（]X[为|等于]{x:plain-number}[|）]`,
          with: always,
          variant: true,
        },
        {
          as: 'status',
          zh: `${number_}${IS}X[，|（]X[为|等于]{x:count}[|）]`,
          with: always,
          variant: true,
        },
        {
          as: 'status',
          zh: `${number_}${IS}{what:number-of-character}`,
          variant: true,
          build: asNumberOf(fixed),
        },
      ]),
    ];
  }),
  english: (node, say) => {
    const { condition, x } = node;
    const is = `${enOf(node)} is ${say(x, 'you')}`;
    return condition === null ? is : `while ${say(condition, 'you')}, ${is}`;
  },
  explain: meaning(
    '先是这个数，再加减；几处都说时取最大的',
    'It is that number before it is changed, the greatest where several say one',
  ),
  rules: ['P10'],
  check: ({ number, x }) =>
    'what' in x && x.what === number
      ? says('它不能是它自己', 'It cannot be what it is itself')
      : null,
};
