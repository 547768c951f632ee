import {
  type Form,
  formsAs,
  meaning,
  type Node,
  type Sequence,
  type Span,
  type Speaker,
  type Voice,
} from '@lianhuan/cardtext';
import { ask, type CardId, type Flow, option } from '@lianhuan/kernel';
import { obeys, type RuleId, rule } from '../../../rules.ts';
import type { EvolveTable } from '../../../table/table.ts';
import { isPickedFromHidden, nounOf } from '../../meaning/candidates.ts';
import { payingsIn, selectsIn } from '../../meaning/declared.ts';
import { holds } from '../../meaning/evaluate.ts';
import { neighboursBefore } from '../../meaning/neighbours.ts';
import { pickFor } from '../../meaning/pick.ts';
import { lastSelected } from '../../meaning/referents.ts';
import { payable, payCost, run } from '../../meaning/run.ts';
import { referTo, type Scope } from '../../meaning/scope.ts';
import type { Deed, Filter, Keyed, Modes, Paying, Select } from '../../nodes/index.ts';
import { type DeedWord, says } from '../../reading/word.ts';
import { ADDITIONAL, ALTERNATIVE, AS_IT_IS_USED } from '../additional-costs.ts';
import { BY_DIE } from '../die-faces.ts';
import { ONE_AND_TWO, ofBoth, PAIR, selectEach, THREE } from '../pairs.ts';
import { hasTotal } from '../totals.ts';
import { FROM_HAND } from './hand-looked-at.ts';
import { OTHER_THAN } from './other-than.ts';

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

/** 从墓场, 从自己的墓场: where no player is named it is that of whoever does it. */
const FROM_WHERE = [
  { zh: '从{place}', fixed: { side: 'self' } },
  { zh: '从{side}[|的]{place}', fixed: {} },
];

/** 随从或对手的主战者: both are of one player. */
function orLeader(read: Readonly<Record<string, unknown>>, span: Span): Select | null {
  const { side, other, most } = read;
  if (other !== undefined && side !== other) return null;
  const noun = { kind: 'noun', span, noun: 'follower-or-leader' };
  const filter = { kind: 'of-side', span, side, of: noun };
  const fields = { how: 'choose', upTo: false, said: false, most, measure: 'item' };
  const what = { kind: 'selection', span, ...fields, filter };
  return { kind: 'select', span, what } as unknown as Select;
}

const select: DeedWord<Select> = {
  kind: 'select',
  forms: [
    { as: 'deed', zh: '[选择|选取|选出|指定]{what:chosen}' },
    ...[PAIR, THREE].map(
      (several): Form => ({
        as: 'deed',
        zh: `[选择|选取|选出|指定]${several}`,
        variant: true,
        build: selectEach,
      }),
    ),
    ...FROM_HAND,
    ...['{side}[的|战场上的|的战场上的|场上的]', '{side}[|的]{place}[的|中的|里的]'].map(
      (whose): Form => ({
        as: 'deed',
        zh: `[选择|选取|选出|指定]${whose}${ONE_AND_TWO}`,
        variant: true,
        build: ofBoth,
      }),
    ),
    ...[
      '{side}[的|战场上的|的战场上的|场上的]{most:amount}[个|名|]随从[或|或者]{other:side}[的|]主战者',
      '{side}[的|]主战者[或|或者]{most:amount}[个|名|]随从',
      '{side}[的|]主战者[或|或者]{other:side}[的|战场上的|的战场上的|场上的]{most:amount}[个|名|]随从',
    ].map(
      (zh): Form => ({
        as: 'deed',
        zh: `[选择|选取|选出|指定]${zh}`,
        variant: true,
        build: orLeader,
      }),
    ),
    ...['', '{place}[中的|的|中|里的]'].map(
      (where): Form => ({
        as: 'done',
        zh: `{who}[从|][选择|选取|选出|指定]其[|的|战场上的|场上的|战场的|自己战场上的]${where}{most:amount}{measure}{filter}`,
        variant: true,
        build: ({ who, place, most, measure, filter: of }, span) => {
          const filter =
            place === undefined
              ? { kind: 'of-side', span, side: 'self', of }
              : { kind: 'in-place', span, side: 'self', place, of };
          const fields = { how: 'choose', upTo: false, said: false, most, measure };
          const what = { kind: 'selection', span, ...fields, filter };
          return who === 'you' || who === 'controller' || who === 'owner'
            ? null
            : ({ kind: 'by', span, who, deed: { kind: 'select', span, what } } as unknown as Node);
        },
      }),
    ),
    ...['{deed:then-it}', '[并|并将其|后|后将其|，并将其]{deed:then-it}'].map(
      (then): Form => ({
        as: 'deed',
        zh: `[选择|选取|选出|指定]{what:chosen}${then}`,
        variant: true,
        build: ({ what, deed }, span) => {
          const select = { kind: 'select', span: (what as Node).span, what };
          return { kind: 'sequence', span, steps: [select, deed] } as unknown as Sequence<Deed>;
        },
      }),
    ),
    ...FROM_WHERE.flatMap(({ zh, fixed }) =>
      [true, false].map(
        (upTo): Form => ({
          as: 'deed',
          zh: `${zh}[|中|里|内][选择|选取|选出|指定]${upTo ? '[最多|至多]' : ''}{most:amount}{measure}{filter}[|并|并将其|，将其|，并将其]{deed:then-it}`,
          with: { ...fixed, upTo },
          variant: true,
          build: ({ deed, ...which }, span) => {
            // 从牌组选择 is a search (5.7.1).
            if (which.place === 'deck') return null;
            const [start] = span;
            const selected = selectFrom(which, [start, (deed as Node).span[0]]);
            return { kind: 'sequence', span, steps: [selected, deed] } as Node;
          },
        }),
      ),
    ),
    // 从墓场选择任意数量的…: as many as are wanted; of a total it need not be said.
    ...FROM_WHERE.flatMap(({ zh, fixed }) =>
      ['[任意数量的|任意数量|任意张|任意个]', ''].map(
        (many): Form => ({
          as: 'deed',
          zh: `${zh}[|中|里|内][选择|选取|选出|指定]${many}{filter}`,
          with: fixed,
          variant: true,
          build: (read, span) =>
            read.place === 'deck' || (many === '' && !hasTotal(read.filter as Filter))
              ? null
              : selectFrom({ ...read, upTo: true, most: 'any', measure: null }, span),
        }),
      ),
    ),
    {
      as: 'deed',
      zh: '[选择|选取|选出|指定]{filter}',
      variant: true,
      build: ({ filter }, span) => {
        if (!hasTotal(filter as Filter)) return null;
        const fields = { how: 'choose', upTo: true, said: false, most: 'any', measure: null };
        const what = { kind: 'selection', span, ...fields, filter };
        return { kind: 'select', span, what } as unknown as Select;
      },
    },
    // 从你的随从中选择1个: which they are is said in front.
    ...[true, false].map(
      (upTo): Form => ({
        as: 'deed',
        zh: `从{filter}[|之]中[选择|选取|选出|指定]${upTo ? '[最多|至多]' : ''}{most:amount}{measure}`,
        with: { upTo },
        variant: true,
        build: ({ filter, ...many }, span) => {
          const what = { kind: 'selection', span, how: 'choose', said: false, ...many, filter };
          return { kind: 'select', span, what } as unknown as Select;
        },
      }),
    ),
    ...[true, false].map(
      (upTo): Form => ({
        as: 'deed',
        zh: `从{place}[|中|里|内][选择|选取|选出|指定]${upTo ? '[最多|至多]' : ''}{most:amount}{measure}{filter}`,
        with: { upTo, side: 'self' },
        variant: true,
        build: selectFrom,
      }),
    ),
    ...[true, false].map(
      (upTo): Form => ({
        as: 'deed',
        zh: `从{side}[|的]{place}[|中|里|内][选择|选取|选出|指定]${upTo ? '[最多|至多]' : ''}{most:amount}{measure}{filter}`,
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
    // What lies in a hidden zone was not declared: it is picked now (10.6.2.3).
    const isLater = place < 0 || declared === null;
    // A 选择 that is made now, by whomever, may not select a card that cannot be selected either (12.15.1).
    const taken = root === null ? [] : lastSelected(scope, neighboursBefore(root, node)).flat();
    const can = (card: CardId) =>
      !taken.some((ref) => ref.card === card) && table.procedures.maySelect(table, card, scope);
    const picked = isLater
      ? yield* pickFor(table, node.what, scope, can)
      : (declared.targets[place] ?? []);
    referTo(scope, picked, nounOf(node.what.filter), true);
    return picked.length > 0;
  },
};

const PICKED_ON_USE = says('使用时就选好', 'Picked as it is used');
const PICKED_LATER = says(
  '非公开领域的，执行到这里才选',
  'In a hidden zone it is picked as it is carried out',
);

/** The marks before options; the first is printed. */
const NUMBERED = ['【N】', '（N）', '①②③④⑤', '[N。|N、]', '[·|・|•]'] as const;

/** Options that are printed one below the other. */
const NEXT_LINE = '\n|；\n|。\n';

/** 【1】…；【2】…, so many of them. */
function options(many: number, marks: string): string {
  return Array.from({ length: many }, (_, at) => {
    const mark = marks.length === 5 ? marks[at] : marks.replaceAll('N', String(at + 1));
    return `${mark}{modes.${at}:whole}`;
  }).join(`[；|。|，||${NEXT_LINE}]`);
}

const OF_THESE = '[|从以下选项中|从以下|从以下效果中|从下列选项中|从下列效果中]';
const MANY = '[|项|个|项效果|项发动|项效果发动|个效果|个效果发动|个发动|项执行|项效果执行]';
const CHOOSE = '[抉择|选择|选择以下|选择下列|选择以下的|抉择以下]';

/** How many options are chosen, as it stands before them. */
function headForms(
  upTo: boolean,
): { readonly zh: string; readonly fixed: NonNullable<Form['with']> }[] {
  const head = upTo
    ? `${OF_THESE}[最多抉择|最多选择|抉择最多|选择最多|抉择至多|选择至多|至多抉择|至多选择]{most:number}${MANY}`
    : `${OF_THESE}${CHOOSE}{most:number}${MANY}`;
  return [
    {
      zh: `${head}（[若|如果]{condition}，则为{more:number}[|项|个]）[：|。||${NEXT_LINE}|：\n]`,
      fixed: { upTo },
    },
    { zh: `${head}[：|。|，||${NEXT_LINE}|：\n]`, fixed: { upTo, condition: null, more: 0 } },
  ];
}

/** 抉择1项。若【魔力连锁10】，改为抉择2项。 */
const OTHER_HEADS = [
  '[。|，|；|（][若|如果]{condition}[，|时，]',
  '[。|，|；|（]{condition:class-term}[，|]',
  '[。|，|；|（]{condition}的话[，|]',
].map((when) => ({
  zh: `${OF_THESE}${CHOOSE}{most:number}${MANY}${when}[改为|则改为|则为|变为|则][|抉择|选择]{more:number}[项|个|][）|][：|。||${NEXT_LINE}|：\n]`,
  fixed: { upTo: false },
}));

const HEADS = [...headForms(true), ...headForms(false)];

/** 抉择： alone. */
const ONE_OF = {
  zh: '抉择[：||\n|：\n]',
  fixed: { upTo: false, condition: null, more: 0, most: 1 },
};

/** How many options there can be. */
const HOW_MANY = [5, 4, 3, 2] as const;

const modes: DeedWord<Modes> = {
  kind: 'modes',
  clause: true,
  forms: [
    ...HOW_MANY.flatMap((many) =>
      HEADS.map(
        ({ zh, fixed }): Form => ({
          as: 'clause',
          zh: `${zh}${options(many, NUMBERED[0])}`,
          with: fixed,
        }),
      ),
    ),
    ...[...HEADS, ...OTHER_HEADS, ONE_OF].map(
      ({ zh, fixed }): Form => ({ as: 'modes-head', zh, with: fixed, variant: true }),
    ),
    ...HOW_MANY.flatMap((many) =>
      NUMBERED.map(
        (marks): Form => ({ as: 'modes-list', zh: options(many, marks), variant: true }),
      ),
    ),
    {
      as: 'clause',
      zh: '{head:modes-head}{list:modes-list}',
      variant: true,
      build: ({ head, list }, span) =>
        ({ ...(head as Modes), modes: (list as Modes).modes, span }) as Modes,
    },
  ],
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
    ...BY_DIE,
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
    [
      `${AS_IT_IS_USED}[，|][可以|可|你可以|]{cost}：{deed:effect}；若未支付，{otherwise:effect}`,
      { when: 'used' },
    ],
    [
      `${AS_IT_IS_USED}[，|][可以|可|你可以|]{cost}：{deed:whole}`,
      { when: 'used', otherwise: null },
    ],
    ['[可以|可|你可以|]{cost}：{deed:whole}', { when: 'resolved', otherwise: null }],
  ]).concat(
    ['。', '，'].map(
      (mark): Form => ({
        as: 'whole',
        zh: `[可以|可|你可以]{cost:bare-cost}${mark}[若支付了|若支付|如果支付了|如果支付|若如此做|若这样做|如果这样做][|费用]，[|则]{deed:whole}`,
        with: { when: 'resolved', otherwise: null },
        variant: true,
      }),
    ),
    formsAs('clause', [
      [
        '【土之秘术】[|，|：]{deed:effect}；[若未移除|否则|若未支付|若没有移除]，{otherwise:effect}',
        { when: 'earth-rite', cost: null },
      ],
      ['【土之秘术】[|，|：]{deed:effect}', { when: 'earth-rite', cost: null, otherwise: null }],
    ]),
    ADDITIONAL,
    ALTERNATIVE,
  ),
  english: ({ when, cost, deed, otherwise }, say, voice) => {
    if (when === 'earth-rite') {
      const rite = `Earth Rite: ${say(deed, voice)}`;
      return otherwise === null ? rite : `${rite}; otherwise ${say(otherwise, voice)}`;
    }
    const price = cost === null ? '' : say(cost, 'you may');
    const on = when === 'used' ? 'as you use this, ' : '';
    const paid = `${on}you may ${price}: if you do, ${say(deed, voice)}`;
    return otherwise === null ? paid : `${paid}; otherwise ${say(otherwise, voice)}`;
  },
  explain: ({ when }) => PAYING_MEANINGS[when],
  rules: ['10.4.7'],
  rulesOf: ({ when }) => PAYING_RULES[when],
  *run(table, node, scope) {
    const paid =
      node.when === 'resolved' ? yield* paysNow(table, node, scope) : isPaid(node, scope);
    const branch = paid ? node.deed : node.otherwise;
    return branch !== null && (yield* run(table, branch, scope));
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
