import type { Form, Node, Place, Unmeant } from '@lianhuan/cardtext';
import type {
  CompareCounts,
  Condition,
  Count,
  DiscardedInPhase,
  NumberOf,
  TriggerPart,
} from '../../nodes/nodes.ts';
import { says } from '../../reading/word.ts';

/** Comparisons that leave out what both sides have in common: read, and never printed. */

type Span = Node['span'];
type Read = Readonly<Record<string, unknown>>;

function numberOf(whom: unknown, what: unknown, span: Span): NumberOf {
  return { kind: 'number-of', span, whom, what } as NumberOf;
}

function compared(count: Count, comparison: unknown, than: Count, span: Span): CompareCounts {
  return { kind: 'compare-counts', span, count, comparison, than } as CompareCounts;
}

const TARGET = (span: Span) => ({ kind: 'named-characters', span, who: 'target' });

/** 你的手牌数小于体力上限, 其手牌数大于你. */
export const COMPARED: readonly Form[] = [
  { as: 'fact', zh: '{count}{comparison:comparison-said}{than:count}', variant: true },
  {
    as: 'fact',
    zh: '{count}{comparison:comparison-said}{than:number}',
    variant: true,
    build: ({ count, comparison, than }, span) =>
      ({ kind: 'compare', span, count, comparison, than }) as Condition,
  },
  {
    as: 'fact',
    zh: '{whom:named}[|的]{what:number-of-character}{comparison:comparison-said}{other:number-of-character}',
    variant: true,
    build: ({ whom, what, comparison, other }, span) =>
      what === other
        ? null
        : compared(numberOf(whom, what, span), comparison, numberOf(whom, other, span), span),
  },
  {
    as: 'fact',
    zh: '{whom:named}[|的]{what:number-of-character}{comparison:comparison-said}{other:named}',
    variant: true,
    build: ({ whom, what, comparison, other }, span) =>
      compared(numberOf(whom, what, span), comparison, numberOf(other, what, span), span),
  },
  // 目标的体力值大于你.
  {
    as: 'fact',
    zh: '目标[|的]{what:number-of-character}{comparison:comparison-said}{other:named}',
    variant: true,
    build: ({ what, comparison, other }, span) =>
      compared(numberOf(TARGET(span), what, span), comparison, numberOf(other, what, span), span),
  },
];

/** 若其不为你. */
export const OTHERS: readonly Form[] = [
  {
    as: 'fact',
    zh: '{whom:named}[不为|不是]{other:named}',
    variant: true,
    build: ({ whom, other }, span) => {
      const quality = { kind: 'except', span, whom: other };
      return { kind: 'character-is', span, whom, quality } as Condition;
    },
  },
  // 若其为你杀死的.
  {
    as: 'fact',
    zh: '{whom:named}[为|是][你杀死的|你所杀死|被你杀死的]',
    variant: true,
    build: ({ whom }, span) =>
      ({ kind: 'character-is', span, whom, quality: { kind: 'killed-by-you', span } }) as Condition,
  },
  // 你的体力值为全场最少.
  {
    as: 'fact',
    zh: '{whom:named}[|的]{what:number-of-character}[为全场|全场|是全场|为场上][最少|最小]',
    variant: true,
    build: (read, span) => extreme(read, false, span),
  },
  {
    as: 'fact',
    zh: '{whom:named}[|的]{what:number-of-character}[为全场|全场|是全场|为场上][最多|最大]',
    variant: true,
    build: (read, span) => extreme(read, true, span),
  },
];

/** 若你不是体力值最小的角色: somebody has less. */
export const NOT_EXTREME: readonly Form[] = [
  { most: false, zh: '[最少|最小]' },
  { most: true, zh: '[最多|最大]' },
].flatMap(({ most, zh }) =>
  [
    `你不是{what:number-of-character}${zh}的角色`,
    `你[|的]{what:number-of-character}[不为全场|不是全场|不为场上]${zh}`,
  ].map(
    (said): Form => ({
      as: 'fact',
      zh: said,
      variant: true,
      build: ({ what }, span) => {
        const quality = beyond(what as string, most, span);
        return { kind: 'somebody-is', span, not: false, quality } as Node;
      },
    }),
  ),
);

/** With more of it than you, or less; what is said of one number alone is a word of its own. */
function beyond(what: string, more: boolean, span: Span): Node {
  if (what === 'hp') return { kind: more ? 'more-hp' : 'less-hp', span };
  if (what === 'hand' && more) return { kind: 'more-cards', span };
  const comparison = more ? 'more-than' : 'less-than';
  return { kind: 'number-is', span, what, comparison, own: null, than: null } as Node;
}

function extreme({ whom, what }: Read, most: boolean, span: Span): Condition {
  const quality = { kind: 'extreme-number', span, what, most };
  return { kind: 'character-is', span, whom, quality } as Condition;
}

/** 你本回合未使用过【杀】: none was used. */
export const USED: readonly Form[] = [
  { has: '[没有|未|没]使用过', comparison: 'exactly', than: 0 },
  { has: '[|已]使用过', comparison: 'at-least', than: 1 },
].map(({ has, comparison, than }) => ({
  as: 'fact',
  zh: `你[当前回合内|本回合内|本回合|此回合内|此回合|于此回合内|于本回合内]${has}[|任意]【{face}】`,
  variant: true,
  build: ({ face }, span) =>
    ({
      kind: 'compare',
      span,
      count: { kind: 'used-in-turn', span, face },
      comparison,
      than,
    }) as Condition,
}));

const PHASE_SAID =
  '[此阶段内|此阶段|本阶段|本阶段内|于此阶段内|于此阶段|于本阶段内][弃置了|弃置过|共弃置了|弃置]';

/** 你此阶段内弃置了至少两张手牌: as many as 你此阶段内弃置的手牌数不小于2. */
export const DISCARDED: readonly Form[] = (['手牌', '牌'] as const).flatMap((cards) =>
  [
    `至少{than:number}张${cards}`,
    `{than:number}张[或更多|或以上|及以上][的|]${cards}`,
    `不少于{than:number}张${cards}`,
  ].flatMap((many) =>
    [true, false].map(
      (said): Form => ({
        as: 'fact',
        zh: `你${said ? PHASE_SAID : '[弃置了|弃置过]'}${many}`,
        variant: true,
        build: ({ than }, span) => {
          const whom = { kind: 'named-characters', span, who: 'you' };
          const bare = said ? {} : { bare: true };
          const what = cards === '牌' ? 'cards' : 'hand';
          const count = { kind: 'discarded-in-phase', span, whom, what, ...bare };
          return { kind: 'compare', span, count, comparison: 'at-least', than } as Condition;
        },
      }),
    ),
  ),
);

/** 你弃置了至少两张手牌 means the phase where that is what ends. */
export function discardedWhere(
  node: DiscardedInPhase,
  { ancestors }: Place,
): DiscardedInPhase | Unmeant {
  if (!('bare' in node)) return node;
  const part = ancestors.find(({ kind }) => kind === 'trigger') as TriggerPart | undefined;
  const isEnd = part?.on.kind === 'phase-occasion' && part.on.timing === 'end';
  const { kind, span, whom, what } = node;
  return isEnd ? { kind, span, whom, what } : { why: IN_WHICH };
}

const IN_WHICH = says(
  '弃置的是哪些手牌；写作 你此阶段内弃置的手牌数 或 这些牌的张数',
  'Which cards is meant: write 你此阶段内弃置的手牌数 or 这些牌的张数',
);
