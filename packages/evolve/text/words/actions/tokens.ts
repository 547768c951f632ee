import { type Form, meaning, type Speaker, verb } from '@lianhuan/cardtext';
import type { CardId } from '@lianhuan/kernel';
import type { EvolveTable } from '../../../table/table.ts';
import { refOf } from '../../../table/table.ts';
import { amountOf } from '../../meaning/amount.ts';
import { referTo, type Scope } from '../../meaning/scope.ts';
import type { Count, Create, CreateSeveral } from '../../nodes/index.ts';
import type { DeedWord } from '../../reading/word.ts';
import { unknownCard } from '../nouns.ts';

/** Tokens that come to be (5.4.2). */

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
    // 在额外区生成1张『骑士』 (9.1.2).
    {
      as: 'deed',
      zh: `[在|于|][|你的|自己的]额外区[|中|内|里][放置|生成]{amount:much}[张|个|名|体|]『{name}』${TOKEN}`,
      with: { where: 'extra' },
      variant: true,
    },
  ],
  english: ({ amount, name, where }, say, voice) => {
    const what = tokensCalled(amount, name, say);
    return where === 'field'
      ? `${verb(voice, 'summon')} ${what}`
      : `${verb(voice, 'put')} ${what} into your EX area`;
  },
  explain: meaning(
    '生成衍生物，放得下几个就生成几个；之后的「其」指它们',
    'Tokens come to be, as many as there is room for; “it” or “them” means those from here on',
  ),
  rules: ['5.4.2', '9.1.2'],
  rulesOf: ({ where }) =>
    where === 'field' ? ['5.4.2', '5.4.2.1', '9.1.2'] : ['5.4.2', '5.4.2.2', '9.1.2'],
  check: ({ name }, place) => unknownCard(name, place),
  *run(table, { amount, name, where }, scope) {
    const much = amountOf(table, amount, scope);
    const names = Array.from({ length: Math.max(0, much) }, () => name);
    return broughtUp(
      table,
      yield* table.procedures.create(table, scope.actor, names, where),
      scope,
    );
  },
};

function tokensCalled(amount: Count, name: string, say: Speaker): string {
  const much = say(amount, 'you');
  return much === '1' ? `a 『${name}』 token` : `${much} 『${name}』 tokens`;
}

/** 其 means these tokens from here on; gives whether there are any. */
function broughtUp(table: EvolveTable, made: readonly CardId[], scope: Scope): boolean {
  referTo(
    scope,
    made.map((card) => refOf(table, card)),
  );
  return made.length > 0;
}

/** 1个『A』和1个『B』, of two or three names. @param between what stands between the last two */
function several(many: number, between: string, part: (at: number) => string): string {
  const parts = Array.from({ length: many }, (_, at) => part(at));
  return `${parts.slice(0, -1).join('[、|和|与]')}${between}${parts[many - 1]}`;
}

const AND = '[和|与|以及|及|、]';
const MANY = '[个|只|张|名|体|]';
/** A token in the 额外区 is printed as a card: 1张『妖精』. */
const CARDS = '[张|个|只|名|体|]';
const numberFirst = (at: number, measure = MANY) =>
  `{amounts.${at}:much}${measure}『{names.${at}:name}』${TOKEN}`;
const numberLast = (at: number) => `『{names.${at}:name}』${TOKEN}{amounts.${at}:much}${MANY}`;
const nameAlone = (at: number) => `『{names.${at}:name}』${TOKEN}`;

/** 将『A』和『B』各1张放置到战场: as many of each; where no number is written one of each. */
const ofEach: NonNullable<Form['build']> = ({ each, ...read }, span) => {
  const names = read.names as readonly string[];
  const amount = each ?? { kind: 'number', span, amount: 1 };
  return {
    kind: 'create-several',
    span,
    ...read,
    amounts: names.map(() => amount),
  } as unknown as CreateSeveral;
};

const SEVERAL_FORMS: readonly Form[] = [3, 2].flatMap((many): Form[] => {
  const variants = (zh: string, where: Create['where']): Form[] => [
    {
      as: 'deed',
      zh: zh.replace(
        'TOKENS',
        several(many, AND, (at) => numberFirst(at)),
      ),
      with: { where },
      variant: true,
    },
    {
      as: 'deed',
      zh: zh.replace('TOKENS', several(many, AND, numberLast)),
      with: { where },
      variant: true,
    },
    ...[`[各|各自]{each:much}${MANY}`, ''].map(
      (each): Form => ({
        as: 'deed',
        zh: zh.replace('TOKENS', `${several(many, AND, nameAlone)}${each}`),
        with: { where },
        variant: true,
        build: ofEach,
      }),
    ),
  ];
  return [
    {
      as: 'deed',
      zh: `召唤${several(many, AND, (at) => numberFirst(at))}`,
      with: { where: 'field' },
    },
    {
      as: 'deed',
      zh: `将${several(many, AND, (at) => numberFirst(at, CARDS))}${TO_EXTRA}`,
      with: { where: 'extra' },
    },
    ...variants('召唤TOKENS', 'field'),
    ...PUT.flatMap(({ where, to }) => variants(`将TOKENS${to}`, where)),
  ];
});

const createSeveral: DeedWord<CreateSeveral> = {
  kind: 'create-several',
  forms: SEVERAL_FORMS,
  english: ({ amounts, names, where }, say, voice) => {
    const parts = names.map((name, at) => tokensCalled(amounts[at], name, say));
    const what = `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
    return where === 'field'
      ? `${verb(voice, 'summon')} ${what}`
      : `${verb(voice, 'put')} ${what} into your EX area`;
  },
  explain: meaning(
    '一起生成；放不下全部时，由生成它们的玩家选哪些',
    'They come to be together; where there is no room for all, whoever makes them says which do',
  ),
  rules: ['5.4.2', '9.1.2'],
  rulesOf: ({ where }) =>
    where === 'field'
      ? ['5.4.2', '5.4.2.1', '9.1.2', '4.4.4.2']
      : ['5.4.2', '5.4.2.2', '9.1.2', '4.8.3.2'],
  check: ({ names }, place) => {
    for (const name of names) {
      const fault = unknownCard(name, place);
      if (fault !== null) return fault;
    }
    return null;
  },
  *run(table, { amounts, names, where }, scope) {
    const all = names.flatMap((name, at) =>
      Array.from({ length: Math.max(0, amountOf(table, amounts[at], scope)) }, () => name),
    );
    return broughtUp(table, yield* table.procedures.create(table, scope.actor, all, where), scope);
  },
};

/** Several names begin as one does. */
export const TOKEN_DEEDS = { 'create-several': createSeveral, create } as const;
