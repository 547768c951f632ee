import { type Form, meaning, type Node, type Span } from '@lianhuan/cardtext';
import { destroyedThisTurn } from '../meaning/destroyed.ts';
import { placeOf } from '../meaning/match.ts';
import type { ComparedCounts, DestroyedCount, Filter, Side } from '../nodes/index.ts';
import { called, one } from '../reading/english.ts';
import { type CountWord, says } from '../reading/word.ts';
import { wrongMeasure } from './measures.ts';

/** Cards that were destroyed this turn: how many, and whether there were any. */

type Read = Readonly<Record<string, unknown>>;

const NOW = '[|在][本回合|这个回合|此回合|该回合][中|内|]';
const WAS = '[|已|有|曾|已经]被破坏[过|了|]';

/** Whose they were stands in front: 你本回合被破坏的随从, 本回合中你被破坏的随从. */
function theirs({ side, filter }: Read, span: Span): Filter {
  const of = filter as Filter;
  return side === undefined || side === null
    ? of
    : { kind: 'of-side', span, side: side as Side, of };
}

function counted(read: Read, span: Span): DestroyedCount {
  return { kind: 'destroyed-count', span, measure: null, filter: theirs(read, span) };
}

const AT = '[|的|战场上|战场上的]';
const WHOSE = [`${NOW}[，|]{side?}${AT}`, `{side}${AT}${NOW}`];

const NUMBER = '[的数量|数量|的张数|张数|的个数|个数|数|的次数|次数]';

const WHERE_IT_WAS = says(
  '被破坏时都在战场上：不写领域，写「本回合被破坏的你的随从的数量」',
  'What is destroyed was on the field: name no zone, and write 本回合被破坏的你的随从的数量',
);

export const destroyedCount: CountWord<DestroyedCount> = {
  kind: 'destroyed-count',
  forms: [
    { as: 'term', zh: '本回合被破坏的{filter}的数量', with: { measure: null } },
    { as: 'each', zh: '1{measure}本回合被破坏的{filter}' },
    ...WHOSE.flatMap((whose): Form[] => [
      {
        as: 'term',
        zh: `${whose}${WAS}的{filter}${NUMBER}`,
        variant: true,
        build: counted,
      },
      {
        as: 'term',
        zh: `${whose}{filter}${WAS}的[数量|次数|个数|张数]`,
        variant: true,
        build: counted,
      },
      {
        as: 'each',
        zh: `1{measure}${whose}${WAS}的{filter}`,
        variant: true,
        build: (read, span) => ({ ...counted(read, span), measure: read.measure }) as Node,
      },
    ]),
  ],
  english: ({ filter }, say) => `the number of ${called(filter, true, say)} destroyed this turn`,
  one: ({ filter }, _, say) =>
    `${one(filter, say)
      .replace(/^another /, 'other ')
      .replace(/^an? /, '')} destroyed this turn`,
  explain: meaning(
    '本回合里被破坏过几次；各看被破坏时是什么',
    'How many were destroyed this turn, each as what it was then',
  ),
  rules: ['5.5.1', '10.11.1'],
  check: ({ measure, filter }) =>
    placeOf(filter) === null ? wrongMeasure(measure, filter) : WHERE_IT_WAS,
  count: (table, { filter }, scope) => destroyedThisTurn(table, filter, scope),
};

/** So many of them, compared: 有2个以上, 没有. */
function compared(
  read: Read,
  comparison: ComparedCounts['comparison'],
  amount: number,
  span: Span,
): ComparedCounts {
  const than = { kind: 'number', span, amount } as const;
  return { kind: 'compared-counts', span, count: counted(read, span), comparison, than };
}

const MANY = '{least:number}[个|张|名|只][|以上|或以上|及以上|或更多]';

/** 若本回合你的随从被破坏过, 若本回合有2个以上你的随从被破坏, 若本回合没有你的随从被破坏. */
export const DESTROYED_THIS_TURN: readonly Form[] = WHOSE.flatMap((whose): Form[] => [
  {
    as: 'fact',
    zh: `${whose}[|有]{filter}${WAS}`,
    variant: true,
    build: (read, span) => compared(read, 'at-least', 1, span),
  },
  ...[`${whose}没有{filter}被破坏[过|]`, `${whose}{filter}[没有|未|未曾|还没有]被破坏[过|]`].map(
    (zh): Form => ({
      as: 'fact',
      zh,
      variant: true,
      build: (read, span) => compared(read, 'exactly', 0, span),
    }),
  ),
  ...[
    `${whose}[|有]${MANY}[|的]{filter}${WAS}`,
    `${whose}${WAS}的{filter}[有|为|达到|在|达]${MANY}`,
    `${whose}{filter}${WAS}${MANY}`,
    `${whose}{filter}[有|]${MANY}${WAS}`,
    `${whose}{filter}${WAS}{least:number}次[以上|或以上|及以上]`,
  ].map(
    (zh): Form => ({
      as: 'fact',
      zh,
      variant: true,
      build: (read, span) => compared(read, 'at-least', read.least as number, span),
    }),
  ),
  // 你的随从本回合被破坏过: the turn stands behind them.
  ...(whose === WHOSE[0]
    ? [
        {
          as: 'fact',
          zh: `{filter}${NOW}${WAS}`,
          variant: true as const,
          build: (read: Read, span: Span) => compared(read, 'at-least', 1, span),
        },
      ]
    : []),
]);

/** 本回合中，每有1个你的随从被破坏，…: the turn stands in front. */
export const EACH_DESTROYED: readonly Form[] = [
  {
    as: 'clause',
    zh: `${NOW}[，|]{side?}${AT}[，|]每有1{measure}{filter}${WAS}，{deed:effect}`,
    variant: true,
    build: ({ deed, measure, ...read }, span) =>
      ({
        kind: 'for-each',
        span,
        count: { ...counted(read, span), measure },
        deed,
      }) as unknown as Node,
  },
];
