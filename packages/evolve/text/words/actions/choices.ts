import {
  type Form,
  formsAs,
  type If,
  meaning,
  type Span,
  type Speaker,
  type Voice,
} from '@lianhuan/cardtext';
import { ask, type CardId, type Flow, option } from '@lianhuan/kernel';
import { obeys, type RuleId, rule } from '../../../rules.ts';
import type { EvolveTable } from '../../../table/table.ts';
import { isPickedFromHidden } from '../../meaning/candidates.ts';
import { payingsIn, selectsIn } from '../../meaning/declared.ts';
import { holds } from '../../meaning/evaluate.ts';
import { pickFor } from '../../meaning/pick.ts';
import { payable, payCost, run } from '../../meaning/run.ts';
import { referTo, type Scope } from '../../meaning/scope.ts';
import type { Condition, Deed, Keyed, Modes, Paying, Select } from '../../nodes/index.ts';
import { type DeedWord, says } from '../../reading/word.ts';

/** Words for which a player decides: 选择, 抉择, 可以 with a cost, and words behind a class term. */

/** The place of a node among its like, by which its answer was declared; −1 for none. A copied table may hold another copy of the tree. */
function placeOf<N extends Deed>(node: N, all: readonly N[]): number {
  return all.findIndex(({ span }) => span[0] === node.span[0] && span[1] === node.span[1]);
}

/** 从自己的墓场选择1张随从: where they lie is said in front. */
function selectFrom(read: Readonly<Record<string, unknown>>, span: Span): Select {
  const { side, place, filter: of, ...many } = read;
  const filter = { kind: 'in-place', span, side, place, of };
  const what = { kind: 'selection', span, how: 'choose', said: false, ...many, filter };
  return { kind: 'select', span, what } as unknown as Select;
}

const select: DeedWord<Select> = {
  kind: 'select',
  forms: [
    { as: 'deed', zh: '[选择|选取|选出]{what:chosen}' },
    ...[true, false].map(
      (upTo): Form => ({
        as: 'deed',
        zh: `从{side}[|的]{place}[|中|里|内][选择|选取|选出]${upTo ? '[最多|至多]' : ''}{most:amount}{measure}{filter}`,
        with: { upTo },
        variant: true,
        build: selectFrom,
      }),
    ),
  ],
  english: ({ what }, say, voice) =>
    `${voice === 'they' ? 'selects' : 'select'} ${say(what, 'you')}`,
  explain: ({ what }) => (isPickedFromHidden(what.filter) ? PICKED_LATER : PICKED_ON_USE),
  rules: ['10.6.2.3', '10.6.2.3.1'],
  *run(table, node, scope) {
    const { declared, root, actor, seat } = scope;
    const all = root === null ? [] : selectsIn(root);
    const place = actor === seat ? placeOf(node, all) : -1;
    const isLater = isPickedFromHidden(node.what.filter) || place < 0 || declared === null;
    // A 选择 that is made now, and not as the ability was used, may not select a card that cannot be selected (12.15.2).
    const can = (card: CardId) => actor !== seat || table.procedures.maySelect(table, card, scope);
    const picked = isLater
      ? yield* pickFor(table, node.what, scope, can)
      : (declared.targets[place] ?? []);
    referTo(scope, picked);
    scope.picked = [...scope.picked, picked];
    return picked.length > 0;
  },
};

const PICKED_ON_USE = says('使用时就选好', 'Picked as it is used');
const PICKED_LATER = says(
  '非公开领域的，执行到这里才选',
  'In a hidden zone it is picked as it is carried out',
);

/** 【1】…；【2】…, so many of them. */
function options(many: number): string {
  return Array.from({ length: many }, (_, at) => `【${at + 1}】{modes.${at}:whole}`).join(
    '[；|。|]',
  );
}

const HEADS = [
  {
    zh: '[|从以下选项中|从以下]最多[抉择|选择]{most:number}[|项|个]（[若|如果]{condition}，则为{more:number}[|项|个]）[：|。|]',
    fixed: { upTo: true },
  },
  {
    zh: '[|从以下选项中|从以下][抉择|选择|选择以下]{most:number}[|项|个|项效果|项发动|项效果发动|个效果|个效果发动]（[若|如果]{condition}，则为{more:number}[|项|个]）[：|。|]',
    fixed: { upTo: false },
  },
  {
    zh: '[|从以下选项中|从以下]最多[抉择|选择]{most:number}[|项|个][：|。|]',
    fixed: { upTo: true, condition: null, more: 0 },
  },
  {
    zh: '[|从以下选项中|从以下][抉择|选择|选择以下]{most:number}[|项|个|项效果|项发动|项效果发动|个效果|个效果发动][：|。|]',
    fixed: { upTo: false, condition: null, more: 0 },
  },
] as const;

const modes: DeedWord<Modes> = {
  kind: 'modes',
  clause: true,
  forms: [5, 4, 3, 2].flatMap((many) => [
    ...HEADS.map(({ zh, fixed }) => ({ as: 'clause', zh: `${zh}${options(many)}`, with: fixed })),
    {
      as: 'clause',
      zh: `抉择[：|]${options(many)}`,
      with: { upTo: false, condition: null, more: 0, most: 1 },
      variant: true as const,
    },
  ]),
  english: (node, say, voice) => `${headOf(node, say, voice)}: ${optionsOf(node, say, voice)}`,
  explain: meaning(
    '使用时就选好；没选的当作不存在',
    'Chosen as it is used; what is not chosen is as if it were not there',
  ),
  rules: ['5.17.1', '5.17.3', '5.17.4'],
  rulesOf: ({ upTo, condition }) => [
    '5.17.1',
    '5.17.1.1',
    ...(upTo ? (['5.17.2'] as const) : []),
    '5.17.3',
    ...(condition === null ? [] : (['5.17.3.1'] as const)),
    '5.17.4',
  ],
  check: ({ most, more, modes: all }) =>
    most >= 1 && most <= all.length && more <= all.length
      ? null
      : says('选项没有这么多', 'There are not so many options'),
  *run(table, { modes: all }, scope) {
    let done = false;
    for (const place of scope.declared?.modes ?? []) {
      if (place < all.length && obeys('5.17.1', '5.17.1.1')) {
        if (yield* run(table, all[place], scope)) done = true;
      }
    }
    return done;
  },
};

function headOf({ upTo, most, condition, more }: Modes, say: Speaker, voice: Voice): string {
  const head = `choose ${upTo ? 'up to ' : ''}${most}`;
  return condition === null ? head : `${head} (${more} if ${say(condition, voice)})`;
}

function optionsOf({ modes: all }: Modes, say: Speaker, voice: Voice): string {
  return all.map((mode, index) => `(${index + 1}) ${say(mode, voice)}`).join('; ');
}

/** 对对手的主战者造成2点伤害。【唤灵充能10】改为造成4点伤害: to whom is said before. */
function other(read: Readonly<Record<string, unknown>>, span: Span): If<Deed, Condition> {
  const { deed, otherwise } = read as Readonly<Record<string, Deed>>;
  const isSameTo = deed.kind === 'damage' && otherwise.kind === 'damage' && 'elided' in deed.to;
  const said = isSameTo ? { ...deed, to: otherwise.to } : deed;
  return { kind: 'if', span, ...read, deed: said } as If<Deed, Condition>;
}

/** 抽1张卡牌。【魔力连锁5】改为抽2张卡牌: the one or the other. */
const OTHER_THAN = [
  '{condition:class-term}',
  '{condition:state-term}',
  '[若|如果]{condition}',
].flatMap((when): Form[] =>
  ['[改为|将其改为|则改为|代替为]{deed:clause}', '{deed:clause}[作为代替|来代替|代替之]'].map(
    (zh) => ({
      as: 'clause',
      zh: `{otherwise:done}[。|，|；]${when}[，|：|，则|]${zh}`,
      variant: true,
      build: other,
    }),
  ),
);

const keyed: DeedWord<Keyed> = {
  kind: 'keyed',
  clause: true,
  forms: [
    { as: 'clause', zh: '{term:class-term}[|，|：]{deed:effect}' },
    {
      as: 'clause',
      zh: '{condition:state-term}[|，|：]{deed:effect}',
      with: { otherwise: null },
      variant: true,
      build: (read, span) => ({ kind: 'if', span, ...read }),
    },
    ...OTHER_THAN,
  ],
  english: ({ term, deed }, say, voice) => `if ${say(term, voice)}, ${say(deed, voice)}`,
  explain: meaning('满足条件才执行，直到句末', 'Only if that is so, to the end of the sentence'),
  rules: ['13.1.1', '10.3.3'],
  *run(table, { term, deed }, scope) {
    if (!holds(table, term, scope) && rule('10.3.3')) return false;
    return yield* run(table, deed, scope);
  },
};

const paying: DeedWord<Paying> = {
  kind: 'paying',
  clause: true,
  forms: formsAs('clause', [
    ['使用时，[可以|可|你可以|]{cost}：{deed:whole}', { when: 'used' }],
    ['[可以|可|你可以|]{cost}：{deed:whole}', { when: 'resolved' }],
    ['【土之秘术】[|，|：]{deed:effect}', { when: 'earth-rite', cost: null }],
  ]),
  english: ({ when, cost, deed }, say, voice) => {
    if (when === 'earth-rite') return `Earth Rite: ${say(deed, voice)}`;
    const price = cost === null ? '' : say(cost, 'you may');
    const on = when === 'used' ? 'as you use this, ' : '';
    return `${on}you may ${price}: if you do, ${say(deed, voice)}`;
  },
  explain: ({ when }) => PAYING_MEANINGS[when],
  rules: ['10.4.7'],
  rulesOf: ({ when }) => PAYING_RULES[when],
  *run(table, node, scope) {
    const paid =
      node.when === 'resolved' ? yield* paysNow(table, node, scope) : isPaid(node, scope);
    return paid && (yield* run(table, node.deed, scope));
  },
};

const PAYING_MEANINGS = {
  used: says(
    '使用时决定要不要付；付了才执行，直到段末',
    'Decided on use; what was paid for goes on to the end of the paragraph',
  ),
  resolved: says(
    '执行到这里可以付；付了才执行，直到段末',
    'May be paid as it is carried out, for all to the end of the paragraph',
  ),
  'earth-rite': says(
    '使用时可以移除 1 个蓄积指示物；移除了才执行，直到句末',
    'A stack counter may be removed on use; if it was, to the end of the sentence',
  ),
} as const;

const PAYING_RULES = {
  used: ['10.4.7', '10.4.7.1', '10.4.7.2'],
  resolved: ['10.4.7', '10.4.7.1', '10.4.7.4'],
  'earth-rite': ['13.3.3.1', '13.3.3.2'],
} as const satisfies Readonly<Record<Paying['when'], readonly RuleId[]>>;

/** Did the user pay this additional cost as they used the card or ability? */
function isPaid(node: Paying, { declared, root }: Scope): boolean {
  if (declared === null || root === null) return false;
  return (declared.paid[placeOf(node, payingsIn(root))] ?? false) && rule('10.4.7.1');
}

function* paysNow(table: EvolveTable, { cost, span }: Paying, scope: Scope): Flow<boolean> {
  const { actor: seat, source: about } = scope;
  if (cost === null || !payable(table, cost, { ...scope, paying: true }) || !rule('10.4.7.4'))
    return false;
  const { verb } = yield* ask({
    seat,
    kind: 'may',
    options: [option('yes', about, seat), option('no', about, seat)],
    about,
    amount: span[0],
    rule: '10.4.7.4' satisfies RuleId,
  });
  if (verb === 'no') return false;
  // A cost that was replaced by something else counts as paid (10.6.2.5.1).
  if (!(yield* payCost(table, cost, scope))) obeys('10.6.2.5.1', '10.6.2.5.2');
  return true;
}

export const CHOICE_DEEDS = { modes, paying, keyed, select } as const;
