import {
  type Form,
  listed,
  meaning,
  type Node,
  type Sentences,
  type Sequence,
  type Span,
  type Term,
} from '@lianhuan/cardtext';
import { beginEffect, type Text } from '@lianhuan/kernel';
import type { Body } from '../../../effects/effect-body.ts';
import { rule } from '../../../rules.ts';
import type { CardRef } from '../../../table/state.ts';
import { type EvolveTable, isSame, onField } from '../../../table/table.ts';
import { begin } from '../../meaning/begin-effect.ts';
import { occasionsIn } from '../../meaning/lasting-words.ts';
import { hearsOffField } from '../../meaning/off-field.ts';
import { refsOf } from '../../meaning/referents.ts';
import { fixedNow } from '../../meaning/scope.ts';
import { THREE_HELD, TWO_HELD } from '../../meaning/subjects.ts';
import type { Begin, Deed, Delayed, Lasting, Paying, Triggered } from '../../nodes/index.ts';
import { isOffered } from '../../reading/english-verbs.ts';
import { PERIODS, type Period } from '../../reading/vocabulary.ts';
import { type CardPlace, type DeedWord, says } from '../../reading/word.ts';
import { nodesIn } from '../bindings.ts';
import { BOTH_SET, DOUBLED } from '../both-numbers.ts';
import { COSTS_FOR_A_TURN } from '../costs-of-used.ts';
import { HALF_STAT } from '../halves.ts';
import { AMOUNT_CHANGES } from '../lasting/amount-changes.ts';
import { selectedLast } from '../nouns.ts';

/** Words that begin effects: lasting words from now on, and delayed triggers. */

/** A period governs all lasting words that follow it in its sentence. */
function timed(period: Period): Form[] {
  const { zh, also = [] }: Term = PERIODS[period];
  const written = `[${[zh, ...also].join('|')}]`;
  const fixed = { period, until: null };
  return ['{words:lasting-now/，}', '{words.0:lasting-now}'].flatMap((words): Form[] => [
    { as: 'deed', zh: `${written}[，|]${words}`, with: fixed },
    { as: 'deed', zh: `${words}[，|]${written}`, with: fixed, variant: true },
  ]);
}

type Read = Readonly<Record<string, unknown>>;

const ONE_HELD = '{words.0:held-now}';

/** 使其在本回合中+1/+0并获得【突进】, 本回合中，+2/+2: the cards, the period and what is said of them, in any order. */
function heldForms(): Form[] {
  const subjects = [
    '[使|令|让|]{who:spoken}',
    '[使|令|让|]{who:standing}',
    '[使|令|让|]{who:chosen}',
    '',
  ];
  return [ONE_HELD, TWO_HELD, THREE_HELD]
    .flatMap((words) =>
      subjects.flatMap((who): string[] => [
        `${who}${who === '' ? '' : '[，|]'}{period}[，|]${words}`,
        ...(who === '' ? [] : [`{period}[，|]${who}${words}`]),
        `${who}${words}[，|]{period}`,
        ...(who === '' && words === ONE_HELD ? [words] : []),
      ]),
    )
    .map(
      (zh): Form => ({
        as: 'deed',
        zh,
        variant: true,
        build: (read, span) => (areOneGrant(read) ? null : beginsHeld(read, span)),
      }),
    );
}

/** 选择1个你的随从，其+1/+1并具有【守护】: as two clauses. */
function bothHeld(subject: string): Form[] {
  return [
    ...['', '，{after.0:clause}', '，{after:clause/，}'].map((behind) => `${TWO_HELD}${behind}`),
    THREE_HELD,
  ].map((words) => ({
    as: 'effect',
    zh: `{before:clause*，，}${subject}${words}`,
    variant: true,
    build: ({ before, after, who, words }, span): Sequence<Deed> | null => {
      if (areOneGrant({ words })) return null;
      const begun = (words as Lasting[]).map((word) =>
        beginsHeld({ who, words: [word] }, who === undefined ? word.span : span),
      );
      const others = (after ?? []) as Deed[];
      return { kind: 'sequence', span, steps: [...(before as Deed[]), ...begun, ...others] };
    },
  }));
}

/**
 * 本回合中，夺取其，其具有【疾驰】; 本回合中，其+1/+0，抽1张卡牌，其具有【突进】: a period in front of other deeds, too, governs
 * all lasting words of its sentence (7.4.7).
 */
const BEFORE_DEEDS: readonly Form[] = [
  {
    as: 'effect',
    zh: '{before:clause*，，}{period}[，|]{steps:clause/，}',
    variant: true,
    build: ({ before, period, steps }, span) => {
      const said = steps as Deed[];
      const other = said.findIndex((step) => !isUntimed(step));
      // Lasting words next to each other are begun as one.
      const isBehind =
        other >= 0 && said.some((step, at) => at > 0 && at >= other && mayLast(step));
      return isBehind ? governed(before as Deed[], said, period as Period, span) : null;
    },
  },
  // 本回合中，夺取其，其+1/+0并具有【疾驰】.
  ...['[使|令|让|]{who:spoken}', ''].map(
    (subject): Form => ({
      as: 'effect',
      zh: `{before:clause*，，}{period}[，|]{steps:clause*，，}${subject}${TWO_HELD}`,
      variant: true,
      build: ({ before, period, steps, who, words }, span) => {
        if (areOneGrant({ words })) return null;
        if ((steps as Deed[]).every(isUntimed)) return null;
        const said = [...(steps as Deed[]), beginsHeld({ who, words }, span)];
        return governed(before as Deed[], said, period as Period, span);
      },
    }),
  ),
];

/** The deeds, with all that begins among them begun for the period; null where it cannot be so. */
function governed(
  before: readonly Deed[],
  said: readonly Deed[],
  period: Period,
  span: Span,
): Sequence<Deed> | null {
  const steps = said.map((step) => during(step, period));
  return steps.includes(null)
    ? null
    : { kind: 'sequence', span, steps: [...before, ...(steps as Deed[])] };
}

/** The deed, with what begins in it begun for the period; null where it cannot be so. */
function during(step: Deed, period: Period): Deed | null {
  if (isUntimed(step)) return { ...step, period };
  // What is seized can be given back with the turn only.
  if (step.kind === 'take') return period === 'turn' ? { ...step, period } : null;
  if (step.kind === 'keyed' || step.kind === 'may') {
    const deed = during(step.deed, period);
    return deed && { ...step, deed };
  }
  if (step.kind === 'if-done') {
    const [deed, so] = [during(step.deed, period), during(step.so, period)];
    return deed && so && { ...step, deed, so };
  }
  if (step.kind === 'if' || step.kind === 'paying') {
    const deed = during(step.deed, period);
    const otherwise = step.otherwise && during(step.otherwise, period);
    const isWhole = deed !== null && (otherwise === null) === (step.otherwise === null);
    return isWhole ? { ...step, deed, otherwise } : null;
  }
  if (step.kind === 'sequence') return governed([], step.steps, period, step.span);
  // 可以费用1：A。B: what is paid for goes on behind the sentence.
  if (step.kind === 'sentences') {
    const [first, ...others] = step.steps;
    const deed = during(first, period);
    return deed && { ...step, steps: [deed, ...others] };
  }
  return mayLast(step) ? null : step;
}

/** Deeds that may last. */
const LASTING: ReadonlySet<string> = new Set(['begin', 'delayed', 'swap-numbers', 'take']);

/** Is something in it, or the deed itself, that may last? */
function mayLast(step: Deed): boolean {
  return [step, ...nodesIn(step)].some(({ kind }) => LASTING.has(kind));
}

/** For how long a deed says that it lasts; null where it says nothing. */
function periodOf(step: Deed): Period | null {
  return step.kind === 'begin' || step.kind === 'take' ? step.period : null;
}

function isUntimed(step: Deed): step is Begin {
  return step.kind === 'begin' && step.period === null && step.until === null;
}

/** 【守护】和【灵气】 are granted by one word. */
function areOneGrant({ words }: Read): boolean {
  const all = words as readonly Lasting[];
  return all.length > 1 && all.every(({ kind }) => kind === 'grants');
}

function beginsHeld({ who, period, words }: Read, span: Span): Begin {
  const whose = who ?? selectedLast(span);
  return {
    kind: 'begin',
    span,
    period: (period as Period | undefined) ?? null,
    until: null,
    words: (words as Lasting[]).map((word) => ({ ...word, who: whose }) as Lasting),
  };
}

/** 其在本回合中受到的伤害+1: the period stands within. */
const DAMAGE_FOR_A_TURN: readonly Form[] = [
  { verb: '[|将|会]受到的', of: 'taken' },
  { verb: '造成的', of: 'dealt' },
].flatMap(({ verb, of }) =>
  ['{who:that}', '{who:doer-noun}'].flatMap((subject) =>
    AMOUNT_CHANGES.map(
      ({ zh, how }): Form => ({
        as: 'deed',
        zh: `[|使|令|让]${subject}[，|]{period}${verb}[|所有|全部]伤害${zh}`,
        variant: true,
        build: ({ who, period, amount }, span) => {
          const word = { kind: 'damage-change', span, of, who, damage: null, how, amount };
          return { kind: 'begin', span, period, until: null, words: [word] } as unknown as Deed;
        },
      }),
    ),
  ),
);

/** 对手下个回合中不能使用法术: whose turn it is says who, too. */
const NEXT_TURN_OF_THE_ENEMY: Form = {
  as: 'deed',
  zh: '对手[|的|在][下个|下一个]回合[|中|内][不能|无法]使用{filter}',
  variant: true,
  build: ({ filter }, span) => {
    const who = { kind: 'players', span, side: 'enemy' };
    const word = { kind: 'cannot-use', span, who, filter };
    const period = 'in-enemy-turn';
    return { kind: 'begin', span, period, until: null, words: [word] } as unknown as Deed;
  },
};

const beginning: DeedWord<Begin> = {
  kind: 'begin',
  clause: true,
  forms: [
    ...(Object.keys(PERIODS) as Period[]).flatMap(timed),
    ...['{words:lasting-now/，}', '{words.0:lasting-now}'].flatMap((words): Form[] => [
      { as: 'deed', zh: `直到{until:single}离开战场[|为止][，|]${words}`, with: { period: null } },
      {
        as: 'deed',
        zh: `${words}[，|]直到{until:single}离开战场[|为止]`,
        with: { period: null },
        variant: true,
      },
    ]),
    { as: 'deed', zh: '{words.0:lasting-now}', with: { period: null, until: null } },
    ...heldForms(),
    // 此随从的攻击力变为自己的手牌数量.
    ...['{who:single}[|的]', '{who:quantity}[|的]'].map(
      (who): Form => ({
        as: 'sentence',
        zh: `[|使|令]${who}{stat}[变为|变成|等于|等同于]{count:term}`,
        variant: true,
        build: ({ who: whose, stat, count }, span) => {
          const amount = { kind: 'number', span, amount: 'X' };
          const word = { kind: 'stat-change', span, who: whose, stat, how: 'set', amount };
          const deed = { kind: 'begin', span, period: null, until: null, words: [word] };
          return { kind: 'where', span, deed, count } as unknown as Deed;
        },
      }),
    ),
    ...DAMAGE_FOR_A_TURN,
    NEXT_TURN_OF_THE_ENEMY,
    ...HALF_STAT,
    ...DOUBLED,
    ...BOTH_SET,
    ...COSTS_FOR_A_TURN,
    ...bothHeld('[使|令|让|]{who:spoken}'),
    ...bothHeld('[使|令|让|]{who:chosen}'),
    ...bothHeld('[使|令|让|]{who:standing}'),
    ...bothHeld(''),
    ...BEFORE_DEEDS,
  ],
  english: ({ period, until, words }, say, voice) => {
    const said = listed(words.map((word) => say(word, voice)));
    if (until !== null) return `until ${say(until, 'you')} leaves the field, ${said}`;
    if (period === null) return said;
    const { en } = PERIODS[period];
    return isOffered(voice) ? `${said} ${en}` : `${en}, ${said}`;
  },
  explain: meaning(
    '从现在起有效；对谁、多少，现在就定下来',
    'In force from now on; whom it is for and how much is fixed now',
  ),
  rules: ['10.2.1.2', '10.9.2'],
  rulesOf: ({ period }) =>
    period === null ? ['10.2.1.2', '10.9.2'] : ['10.2.1.2', '10.9.2', '7.4.7'],
  check: (node, place) => afterPeriod(node, place) ?? usedAlready(node, place),
  *run(table, { period, until, words }, scope) {
    let done = false;
    const ref = until === null ? null : (refsOf(table, until, scope)[0] ?? null);
    // What lasts until a card leaves that has left already does not begin (10.2.1.2).
    if (until !== null && (ref === null || !isOnField(table, ref))) return false;
    for (const word of words) {
      if (yield* begin(table, word, { period, until: ref }, scope)) done = true;
    }
    return done;
  },
};

function isOnField(table: EvolveTable, ref: CardRef): boolean {
  return isSame(table, ref) && onField(table, ref.card) && rule('10.2.1.2');
}

/**
 * What is wrong with 入场曲：此卡牌的使用费用-1: the card has been used by then. As it is used 使用时，可以…： says so, and in
 * the hand what the card hears there.
 */
function usedAlready({ words }: Begin, { ancestors }: CardPlace): Text | null {
  const isOwn = words.some((word) => word.kind === 'cost-change' && word.who.kind === 'this');
  if (!isOwn || ancestors.length === 0) return null;
  const paying = ancestors.findLastIndex(isDecidedOnUse);
  if (paying >= 0 && ancestors.slice(0, paying).every((one) => !OF_LATER.has(one.kind))) {
    const between = ancestors.slice(paying + 1);
    return between.every(({ kind }) => kind === 'sequence' || kind === 'sentences')
      ? null
      : ONLY_SO;
  }
  return ancestors.some((one) => one.kind === 'triggered' && hearsOffField((one as Triggered).on))
    ? null
    : USED_ALREADY;
}

/** Is it an additional cost on which the user decides as they use the card (10.6.2.2.1)? */
function isDecidedOnUse(node: Node): boolean {
  return node.kind === 'paying' && (node as Paying).when !== 'resolved';
}

/** Abilities that are used when the card lies on the field. */
const OF_LATER: ReadonlySet<string> = new Set(['triggered', 'activated']);

const USED_ALREADY = says(
  '这时此卡牌已经使用过了：另起一段写「此卡牌的使用费用…」，或者写「使用时，可以…：」',
  'By then this card has been used: write 此卡牌的使用费用… as a paragraph of its own, or 使用时，可以…：',
);
const ONLY_SO = says(
  '追加费用怎样改变使用费用，使用时就定下来：紧接着写「此卡牌的使用费用…」，不写条件；X 只能是支付时定的',
  'What an additional cost makes of the cost is settled on use: write 此卡牌的使用费用… right behind it, without a condition; X can only be what is paid',
);

/** What is wrong with B in 本回合中，A，抽1张卡牌，B, which would last to the end of the game, as no reader expects; null for nothing. */
function afterPeriod(node: Begin, { ancestors }: CardPlace): Text | null {
  if (!isUntimed(node)) return null;
  const within = [...ancestors, node];
  const first = ancestors.findLastIndex((one, at) => !isOneSentence(one, within[at + 1])) + 1;
  const isTimed = within.slice(first, -1).some((around, at) => {
    if (around.kind !== 'sequence') return false;
    const { steps } = around as Sequence<Deed>;
    return steps.slice(0, steps.indexOf(within[first + at + 1] as Deed)).some(isTimedStep);
  });
  if (!isTimed) return null;
  return says(
    '这里没有写期限，会一直有效：和前面的连在一起写，或者另起一句',
    'No period is printed here, so it would last: write it next to the others, or in a sentence of its own',
  );
}

/** Does it stand in one sentence with what holds it? */
function isOneSentence(around: Node, within: Node): boolean {
  if (around.kind === 'sentences') return (around as Sentences<Deed>).steps[0] === within;
  return IN_A_SENTENCE.has(around.kind);
}

/** What holds several deeds of one sentence, or says when one is done. */
const IN_A_SENTENCE: ReadonlySet<string> = new Set([
  'sequence',
  'if',
  'if-done',
  'keyed',
  'may',
  'paying',
]);

function isTimedStep(step: Deed): boolean {
  return periodOf(step) !== null || (step.kind === 'begin' && step.until !== null);
}

const delayed: DeedWord<Delayed> = {
  kind: 'delayed',
  clause: true,
  forms: [
    // 该随从在回合结束时消失: done to what was spoken of last.
    {
      as: 'clause',
      zh: '[将|使|]{what:pointer}[|会|将][|在|于][|本|此|这个][回合结束|回合的结束阶段开始|回合结束阶段开始]时[|，][|被|将其]{deed:then-it}',
      variant: true,
      build: ({ deed }, span) => {
        const on = { kind: 'phase-begins', span, side: 'both', phase: 'end' };
        return { kind: 'delayed', span, every: false, on, deed } as unknown as Delayed;
      },
    },
    ...['occasion', 'either'].flatMap((on): Form[] => [
      { as: 'clause', zh: `[下一次|下次]{on:${on}}时，{deed:effect}`, with: { every: false } },
      { as: 'clause', zh: `本回合中，每次{on:${on}}时，{deed:effect}`, with: { every: true } },
      {
        as: 'clause',
        zh: `[|当|在][下一次|下次|下一个|下个]{on:${on}}时，{deed:effect}`,
        with: { every: false },
        variant: true,
      },
    ]),
    // 在你的下一个回合开始时: as that turn next begins.
    {
      as: 'clause',
      zh: '[|当|在]{side}[|的][下一个|下个|下一次|下次]回合开始时，{deed:effect}',
      with: { every: false },
      variant: true,
      build: ({ side, ...read }, span) => {
        const on = { kind: 'phase-begins', span, side, phase: 'turn' };
        return { kind: 'delayed', span, ...read, on } as unknown as Delayed;
      },
    },
    {
      as: 'clause',
      zh: '[|当|在][本|这个|此|该|][回合结束|回合的结束阶段开始|回合结束阶段开始]时，{deed:effect}',
      with: { every: false },
      variant: true,
      // Whoever's turn it is: its end phase is the next there is.
      build: (read, span) => {
        const on = { kind: 'phase-begins', span, side: 'both', phase: 'end' };
        return { kind: 'delayed', span, ...read, on } as unknown as Delayed;
      },
    },
  ],
  english: ({ every, on, deed }, say, voice) =>
    `${every ? 'this turn, whenever' : 'the next time'} ${say(on, 'you')}, ${say(deed, voice)}`,
  explain: ({ every }) => ({
    zh: every ? '本回合中，每次发生都诱发' : '下一次发生时诱发，只有一次',
    en: every ? 'Fires each time that happens this turn' : 'Fires the next time that happens, once',
  }),
  rules: ['10.7.5', '10.7.5.1'],
  *run(table, { every, on, deed }, scope) {
    if (rule('10.7.5')) {
      const { turn } = table.state;
      const fixed = fixedNow(table, scope);
      const body: Body = { kind: 'awaiting', on: occasionsIn(on), at: 0, every, deed, fixed, turn };
      const begun = beginEffect('trigger', scope, { until: 'used' }, body);
      yield* table.procedures.happen(table, begun);
    }
    return true;
  },
};

export const BEGIN_DEEDS = { delayed, begin: beginning } as const;
