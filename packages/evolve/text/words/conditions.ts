import {
  CORE_WORDS,
  compares,
  type Form,
  meaning,
  type Span,
  type Speaker,
} from '@lianhuan/cardtext';
import { rule } from '../../rules.ts';
import { candidates } from '../meaning/candidates.ts';
import { count, holds } from '../meaning/evaluate.ts';
import { fits } from '../meaning/match.ts';
import { isLooking } from '../meaning/referents.ts';
import { isSide } from '../meaning/sides.ts';
import type { Condition, Count, Exists, Filter } from '../nodes/index.ts';
import { called, one } from '../reading/english.ts';
import type { Side } from '../reading/vocabulary.ts';
import { type ConditionWord, says } from '../reading/word.ts';
import { PAID_NOWHERE } from './additional-costs.ts';
import { CLASS_TERM_WORDS } from './class-terms.ts';
import { DESTROYED_THIS_TURN } from './destroyed-this-turn.ts';
import { ODD_OR_EVEN, OF_DIE, SEVERAL_FACES } from './die-faces.ts';
import { hiddenFact } from './hidden-facts.ts';
import { wrongMeasure } from './measures.ts';
import { selectedLast } from './nouns.ts';
import { compared, inWords } from './qualities.ts';
import { orWhy } from './two-meanings.ts';
import { countedWith, USED_THIS_TURN } from './used-this-turn.ts';

/** The conditions of card text: what 若… can ask. */

type Read = Readonly<Record<string, unknown>>;

type WordOf<K extends Condition['kind']> = ConditionWord<Extract<Condition, { kind: K }>>;

const both: WordOf<'both'> = {
  ...CORE_WORDS.both,
  holds: (table, { first, second }, scope) =>
    holds(table, first, scope) && holds(table, second, scope),
};

const eitherOf: WordOf<'either-of'> = {
  kind: 'either-of',
  forms: [{ as: 'condition', zh: '{conditions:fact/或}' }, ...ODD_OR_EVEN],
  english: ({ conditions }, say, voice) => conditions.map((one) => say(one, voice)).join(' or '),
  explain: meaning('有一个条件成立就可以', 'Any one of these conditions holds'),
  rules: [],
  check: (_, { ancestors }) => (ancestors.at(-1)?.kind === 'both' ? MIXED : null),
  holds: (table, { conditions }, scope) => conditions.some((one) => holds(table, one, scope)),
};

const MIXED = says(
  '「且」和「或」混在一起有两种意思：分成两句写',
  '且 and 或 together can mean two things: write two sentences',
);

function ofWhom({ side, filter, ...read }: Read, span: Span): Exists {
  const theirs = { kind: 'of-side', span, side, of: filter };
  return { kind: 'exists', span, ...read, filter: theirs } as unknown as Exists;
}

/** 你有…, 你的战场上有…, 你的墓场中有…: the cards are said apart from where they are. */
const OF_WHOM: readonly { readonly zh: string; readonly build: NonNullable<Form['build']> }[] = [
  {
    zh: '{side}',
    build: ofWhom,
  },
  {
    zh: '[|在]{side}[的|][战场|场|战场上|场上|战场中]',
    build: ofWhom,
  },
  {
    zh: '{side}[的|]{place}[中|里|上|]',
    build: ({ side, place, filter, ...read }, span) =>
      ({
        kind: 'exists',
        span,
        ...read,
        filter: { kind: 'in-place', span, side, place, of: filter },
      }) as Exists,
  },
];

/** Does it mean all cards of a zone, which its player has a number of? */
function isOfZone(filter: Filter): boolean {
  return filter.kind === 'in-place' && filter.of.kind === 'noun' && filter.of.noun === 'card';
}

const exists: WordOf<'exists'> = {
  kind: 'exists',
  forms: [
    {
      as: 'fact',
      zh: '[有|存在]{least:number}{measure}[以上|或以上|或更多|及以上][的|]{filter}',
      with: { not: false },
    },
    { as: 'fact', zh: '[没有|不存在]{filter}', with: { not: true, least: 1, measure: null } },
    { as: 'fact', zh: '[有|存在]{filter}', with: { not: false, least: 1, measure: null } },
    // 若攻击对象为随从: one is being attacked.
    {
      as: 'fact',
      zh: '[|其|此随从的|此随从][攻击对象|攻击目标|攻击的对象][为|是]{filter}',
      with: { not: false, least: 1, measure: null },
      variant: true,
      build: ({ filter: of, ...read }, span) => {
        const quality = { kind: 'state', span, state: 'under-attack' };
        const filter = { kind: 'qualified', span, quality, of };
        return { kind: 'exists', span, ...read, filter } as unknown as Exists;
      },
    },
    ...OF_WHOM.flatMap(({ zh, build }): Form[] => [
      {
        as: 'fact',
        zh: `${zh}[有|存在]{least:number}{measure}[以上|或以上|或更多|及以上][的|]{filter}`,
        with: { not: false },
        variant: true,
        build,
      },
      {
        as: 'fact',
        zh: `${zh}[没有|不存在]{filter}`,
        with: { not: true, least: 1, measure: null },
        variant: true,
        build,
      },
      {
        as: 'fact',
        zh: `${zh}[有|存在]{filter}`,
        with: { not: false, least: 1, measure: null },
        variant: true,
        build,
      },
      {
        as: 'fact',
        zh: `${zh}[|的]{filter}[为|有|在]{least:number}{measure}[以上|或以上]`,
        with: { not: false },
        variant: true,
        build: (read, span) => {
          const found = build(read, span) as Exists | null;
          return found !== null && isOfZone(found.filter) ? null : found;
        },
      },
    ]),
    // 自己墓场的法术有5张以上.
    {
      as: 'fact',
      zh: '{filter}[有|为|在]{least:number}{measure}[以上|或以上|以上的话]',
      with: { not: false },
      variant: true,
      // 自己墓场的卡牌为10张以上 is a number of the player.
      build: (read, span) =>
        isOfZone(read.filter as Filter) ? null : ({ kind: 'exists', span, ...read } as Exists),
    },
    // 你的战场上的随从不足2个.
    ...[
      { zh: '[不足|不到|未满|不满|少于]', comparison: 'less-than' },
      { zh: '[超过|多于]', comparison: 'more-than' },
    ].map(
      ({ zh, comparison }): Form => ({
        as: 'fact',
        zh: `{filter}${zh}{amount:number}[个|张|名|只]`,
        variant: true,
        build: ({ filter, amount }, span) => {
          if (isOfZone(filter as Filter)) return null;
          const counted = { kind: 'count-of', span, measure: null, filter };
          const than = { kind: 'number', span, amount };
          return {
            kind: 'compared-counts',
            span,
            count: counted,
            comparison,
            than,
          } as unknown as Condition;
        },
      }),
    ),
    {
      as: 'fact',
      zh: '{side}没有手牌',
      with: { not: true, least: 1, measure: null },
      variant: true,
      build: ({ side, ...read }, span) => {
        const card = { kind: 'noun', span, noun: 'card' };
        const filter = { kind: 'in-place', span, side, place: 'hand', of: card };
        return { kind: 'exists', span, ...read, filter } as Exists;
      },
    },
  ],
  english: (node, say) => `there ${isSeveral(node) ? 'are' : 'is'} ${many(node, say)}`,
  explain: meaning('那里有（没有）这种卡牌', 'There are such cards, or none'),
  rules: ['4.4.3'],
  check: ({ measure, filter }, { ancestors }) =>
    wrongMeasure(measure, filter) ?? hiddenFact(filter, ancestors),
  holds: (table, { not, least, filter }, scope) =>
    candidates(table, filter, scope).length >= least !== not,
};

function isSeveral({ not, least }: Exists): boolean {
  return !not && least > 1;
}

function many({ not, least, measure, filter }: Exists, say: Speaker): string {
  if (not) return `no ${called(filter, false, say)}`;
  if (measure === null) return one(filter, say);
  const all = called(filter, true, say);
  // "2 or more of your Soldiers", but "2 or more Soldiers".
  return `${least} or more ${/^(your|the opponent’s|each player’s) /.test(all) ? 'of ' : ''}${all}`;
}

/** 若为随从: the card that was spoken of last. */
const isThat: NonNullable<Form['build']> = (read, span) =>
  ({ ...read, kind: 'is', span, who: selectedLast(span) }) as unknown as Condition;

const is: WordOf<'is'> = {
  kind: 'is',
  forms: [
    { as: 'fact', zh: '{who:single}[不为|不是]{filter}', with: { not: true } },
    { as: 'fact', zh: '{who:single}[为|是]{filter}', with: { not: false } },
    { as: 'fact', zh: '[不为|不是]{filter}', with: { not: true }, variant: true, build: isThat },
    { as: 'fact', zh: '[为|是]{filter}', with: { not: false }, variant: true, build: isThat },
  ],
  english: ({ not, who, filter }, say) =>
    `${say(who, 'you')} is ${not ? 'not ' : ''}${one(filter, say)}`,
  explain: meaning('那张卡牌是（不是）这种卡牌', 'That card is of this kind, or is not'),
  rules: ['2.3.4', '10.11.1'],
  holds: (table, { not, who, filter }, scope) =>
    isLooking(table, who, scope, (card, here) => fits(table, filter, card, here)) !== not,
};

const looks: WordOf<'looks'> = {
  kind: 'looks',
  forms: [
    { as: 'fact', zh: '{who:single}{quality:predicate}' },
    // 此随从为竖置状态.
    { as: 'fact', zh: '{who:single}[为|处于|正处于]{quality:predicate}', variant: true },
  ],
  english: ({ who, quality }, say) => {
    const words = say(quality, 'you');
    const subject = say(who, 'you');
    if (words.startsWith('with ')) return `${subject} has ${words.slice(5)}`;
    if (words.startsWith('without ')) return `${subject} does not have ${words.slice(8)}`;
    if (words.startsWith('that ')) return `${subject} ${words.slice(5)}`;
    return `${subject} is ${words}`;
  },
  explain: meaning('那张卡牌此刻是这样', 'That card is like that now'),
  rules: ['10.11.1'],
  holds: (table, { who, quality }, scope) => {
    const filter: Filter = {
      kind: 'qualified',
      span: quality.span,
      quality,
      of: { kind: 'noun', span: quality.span, noun: 'card' },
    };
    return isLooking(table, who, scope, (card, here) => fits(table, filter, card, here));
  },
};

/** A phase of a turn, as conditions say it. */
const IN_PHASE = {
  start: { zh: '开始阶段', en: 'start phase', rule: '7.1.2' },
  main: { zh: '主要阶段', en: 'main phase', rule: '7.1.2' },
  end: { zh: '结束阶段', en: 'end phase', rule: '7.1.2' },
} as const;

const turnOf: WordOf<'turn-of'> = {
  kind: 'turn-of',
  forms: [
    { as: 'fact', zh: '[现在是|当前是|在]{side}的[回合|回合中]', with: { phase: null } },
    { as: 'premise', zh: '在{side}的回合中', with: { phase: null } },
    { as: 'premise', zh: '{side}[的|]回合[中|期间|内]', with: { phase: null }, variant: true },
    { as: 'fact', zh: '[|是][|在]{side}[的|]回合[|中]', with: { phase: null }, variant: true },
    ...Object.entries(IN_PHASE).flatMap(([phase, { zh }]) => [
      { as: 'fact', zh: `[现在是|当前是|在]{side}的[${zh}|${zh}中]`, with: { phase } },
      { as: 'premise', zh: `在{side}的${zh}中`, with: { phase } },
      { as: 'premise', zh: `{side}[的|]${zh}[中|期间]`, with: { phase }, variant: true as const },
    ]),
    PAID_NOWHERE,
  ],
  meant: orWhy,
  english: ({ side, phase }) =>
    `it is ${side === 'enemy' ? 'the opponent’s' : 'your'} ${phase === null ? 'turn' : IN_PHASE[phase].en}`,
  explain: meaning('回合玩家是不是这位玩家', 'Whose turn it is'),
  rules: ['7.1.1'],
  rulesOf: ({ phase }) => (phase === null ? ['7.1.1'] : ['7.1.1', IN_PHASE[phase].rule]),
  holds: (table, { side, phase }, scope) =>
    (phase === null || (table.state.phase === phase && rule('7.1.2'))) &&
    isSide(table, side, table.state.active, scope) &&
    rule('7.1.1'),
};

/** Play points and evolution points are several in English. */
function isSeveralPoints(what: Count): boolean {
  return what.kind === 'player-number' && POINTS.has(what.what);
}

const POINTS: ReadonlySet<string> = new Set(['energy', 'energy-most', 'evolve-points']);

/** Zones whose cards are counted by their bare name: 你的手牌在3张以下. */
const CARDS_THERE = [
  { zh: '手牌', what: 'hand' },
  { zh: '牌组', what: 'deck' },
  { zh: '墓场', what: 'graveyard' },
  { zh: '额外区', what: 'extra' },
] as const;

function thereForms({ zh, what }: (typeof CARDS_THERE)[number]): Form[] {
  return inWords('fact', `{side}[的|]${zh}[|的卡牌|中的卡牌|剩余|剩下|还剩|仅剩]`, '').map(
    (form) => ({
      ...form,
      build: ({ side, ...read }, span) => {
        const counted = { kind: 'player-number', span, side, what };
        return { kind: 'compared-counts', span, ...read, count: counted } as Condition;
      },
    }),
  );
}

/** 此护符上有3个以上的时钟指示物, 此护符上没有时钟指示物. */
const ON_IT: readonly Form[] = [
  { zh: '[|放置]有{least:number}个[以上|或以上]的{counter}', comparison: 'at-least' },
  { zh: '的{counter}[有|为]{least:number}个[以上|或以上]', comparison: 'at-least' },
  { zh: '的{counter}达到{least:number}个[|以上]', comparison: 'at-least' },
  { zh: '没有{counter}', comparison: 'exactly' },
  { zh: '有{counter}', comparison: 'at-least' },
].flatMap(({ zh, comparison }) =>
  ['{of:owner}[上|]', '{of:pronoun}[上|]'].map(
    (of): Form => ({
      as: 'fact',
      zh: `${of}${zh}`,
      variant: true,
      build: ({ of: whose, counter, least }, span) => {
        const count = { kind: 'counters-of', span, of: whose, counter };
        const than = { kind: 'number', span, amount: least ?? (comparison === 'at-least' ? 1 : 0) };
        return { kind: 'compared-counts', span, count, comparison, than } as unknown as Condition;
      },
    }),
  ),
);

/** A比B多, 此随从的攻击力比其大; 对手的随从的数量比你多: the same number of the other player. */
const MORE_THAN: readonly Form[] = [
  { zh: '[多|大|高|更多|更大|更高]', than: '[多于|大于|高于|超过]', comparison: 'more-than' },
  { zh: '[少|小|低|更少|更小|更低]', than: '[少于|小于|低于|不及]', comparison: 'less-than' },
].flatMap(({ zh, than: thanTheirs, comparison }): Form[] => [
  {
    as: 'fact',
    zh: `{count:term}比{than:count}${zh}`,
    with: { comparison },
    variant: true,
  },
  ...[`比{side}[|的]${zh}`, `${thanTheirs}{side}`].flatMap((theirs): Form[] =>
    [`{count:term}${theirs}`, `{of:filter}${theirs}`, `{own:side}[|的]手牌${theirs}`].map(
      (written): Form => ({
        as: 'fact',
        zh: written,
        variant: true,
        build: ({ count: what, of: filter, own, side }, span) => {
          const hand = { kind: 'player-number', span, side: own, what: 'hand' };
          const counted =
            what ?? (own === undefined ? { kind: 'count-of', span, measure: null, filter } : hand);
          const than = ofOther(counted as Count, side as Side, span);
          if (than === null) return null;
          return { kind: 'compared-counts', span, count: counted, comparison, than } as Condition;
        },
      }),
    ),
  ),
]);

/** What a count would be of the other player; null where it is of nobody, or of that one already. */
function ofOther(what: Count, side: Side, span: Span): Count | null {
  const isOther = (own: Side) => own !== side && own !== 'both' && side !== 'both';
  if (what.kind === 'player-number') return isOther(what.side) ? { ...what, span, side } : null;
  if (what.kind !== 'count-of') return null;
  const { filter } = what;
  if (filter.kind !== 'of-side' && filter.kind !== 'in-place') return null;
  return isOther(filter.side) ? { ...what, span, filter: { ...filter, side } } : null;
}

const NOW = '[|在][本回合|这个回合|此回合][中|内|]';
const LIFE = '主战者[|的][生命值|体力|生命]';

/** 若本回合中对手的主战者的生命值减少过: what it has lost is more than nothing (13.5.2.1). */
const LIFE_LOST: readonly Form[] = [
  { who: `${NOW}[，|]{side}[的|]${LIFE}`, did: '[减少|降低|下降]', what: '' },
  { who: `{side}[的|]${LIFE}${NOW}`, did: '[减少|降低|下降]', what: '' },
  { who: `${NOW}[，|]{side}[的|]主战者`, did: '失去', what: '生命值' },
  { who: `{side}[的|]主战者${NOW}`, did: '失去', what: '生命值' },
].flatMap(({ who, did, what }): Form[] =>
  [
    { zh: `[|有|曾|曾经|已]${did}[过|了|过了]`, comparison: 'at-least', amount: 1 },
    { zh: `[没有|未|未曾|没]${did}[|过]`, comparison: 'exactly', amount: 0 },
  ].map(
    ({ zh, comparison, amount }): Form => ({
      as: 'fact',
      zh: `${who}${zh}${what}`,
      variant: true,
      build: ({ side }, span) => {
        const lost = { kind: 'player-number', span, side, what: 'wounds' };
        const than = { kind: 'number', span, amount };
        return { kind: 'compared-counts', span, count: lost, comparison, than } as Condition;
      },
    }),
  ),
);

const comparedCounts: WordOf<'compared-counts'> = {
  kind: 'compared-counts',
  forms: [
    { as: 'fact', zh: '{count:combined}{comparison}{than:count}' },
    { as: 'fact', zh: '{count:term}{comparison}{than:count}' },
    ...inWords('fact', '{count:term}', ''),
    ...MORE_THAN,
    ...CARDS_THERE.flatMap(thereForms),
    ...ON_IT,
    ...OF_DIE,
    ...SEVERAL_FACES,
    ...USED_THIS_TURN,
    ...DESTROYED_THIS_TURN,
    ...LIFE_LOST,
  ],
  english: ({ count: what, comparison, than }, say) =>
    `${say(what, 'you')} ${isSeveralPoints(what) ? 'are' : 'is'} ${compared(comparison, say(than, 'you'))}`,
  explain: meaning('两个数相比', 'Two numbers compared'),
  meant: countedWith,
  rules: ['1.3.2.4'],
  holds: (table, { count: what, comparison, than }, scope) =>
    compares(count(table, what, scope), comparison, count(table, than, scope)),
};

/** Every condition by kind; the order decides where two could begin alike. */
export const CONDITIONS: { readonly [K in Condition['kind']]: WordOf<K> } = {
  both,
  'either-of': eitherOf,
  combo: CLASS_TERM_WORDS.combo,
  'spell-chain': CLASS_TERM_WORDS['spell-chain'],
  'necro-charge': CLASS_TERM_WORDS['necro-charge'],
  'in-state': CLASS_TERM_WORDS['in-state'],
  exists,
  'turn-of': turnOf,
  'compared-counts': comparedCounts,
  is,
  looks,
};
