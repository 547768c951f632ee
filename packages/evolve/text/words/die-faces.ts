import {
  childrenOf,
  type Form,
  type If,
  type Node,
  type Span,
  type Where,
} from '@lianhuan/cardtext';
import type { ComparedCounts, Condition, Count, Deed } from '../nodes/index.ts';

/** What a die showed, as conditions say it without saying that it is the die: 若为4以上, 4以上：…, 若为1～3, 若为奇数. */

/** How a number that a die shows is compared, where it is not said what the number is. */
const FACES = [
  { zh: '{least:number}[点|][以上|或以上]', comparison: 'at-least' },
  { zh: '{least:number}[点|][以下|或以下]', comparison: 'at-most' },
] as const;

const IT_IS = '[为|是|出现|掷出|点数为|结果为|结果是]';

/** The number that the die showed, compared with another. */
function dieIs(comparison: ComparedCounts['comparison'], than: number, span: Span): ComparedCounts {
  const count = { kind: 'die-result', span } as const;
  const other = { kind: 'number', span, amount: than } as const;
  return { kind: 'compared-counts', span, count, comparison, than: other };
}

/** 掷骰子。若为4以上，…: what was thrown. */
export const OF_DIE: readonly Form[] = [
  ...FACES.flatMap(({ zh, comparison }) => [
    { as: 'fact', zh: `${IT_IS}${zh}`, comparison },
    { as: 'die-face', zh: `[为|是|出现|掷出|点数为|结果为|]${zh}`, comparison },
  ]),
  { as: 'fact', zh: `${IT_IS}{least:number}[点|]`, comparison: 'exactly' as const },
  {
    as: 'die-face',
    zh: '[为|是|出现|掷出|点数为|结果为|]{least:number}[点|]',
    comparison: 'exactly' as const,
  },
].map(
  ({ as, zh, comparison }): Form => ({
    as,
    zh,
    variant: true,
    build: ({ least }, span) => dieIs(comparison, least as number, span),
  }),
);

/** Which number it is of which several are said. */
const IT_IS_ONE_OF =
  '[为|是|出现|掷出|点数为|结果为|结果是|骰子点数为|骰子点数是|骰子的点数为|掷出的点数为]';

/** 若为1～3: all from one number that a die can show to another. */
const FROM_TO: readonly Form[] = [
  {
    as: 'condition',
    zh: `${IT_IS_ONE_OF}{least:number}[|点][～|~|-|至|到|—|——]{most:number}[|点]`,
  },
  {
    as: 'die-face',
    zh: '[|为|掷出|结果为|结果是|点数为]{least:number}[|点][～|~|-|至|到|—|——]{most:number}[|点]',
  },
].map((form) => ({
  ...form,
  variant: true,
  build: ({ least, most }, span) => {
    const [first, second] = [
      dieIs('at-least', least as number, span),
      dieIs('at-most', most as number, span),
    ];
    return { kind: 'both', span, first, second } as unknown as Condition;
  },
}));

/** The most numbers of a die that are said apart: of all six it need not be asked. */
const MOST_APART = 5;

/** 1或2, 1、3或5: so many numbers. */
function apart(many: number): string {
  const places = Array.from({ length: many - 1 }, (_, at) => `{faces.${at}:number}`);
  return `${places.join('[、|或]')}[或|、|或者]{faces.${many - 1}:number}[|点]`;
}

/** 若为1或2, 若为1、3或5: any of several numbers. */
const ANY_OF: readonly Form[] = Array.from({ length: MOST_APART - 1 }, (_, at) => at + 2).flatMap(
  (many) =>
    [
      { as: 'condition', before: IT_IS_ONE_OF },
      { as: 'die-face', before: '[|为|掷出|结果为|结果是|点数为]' },
    ].map(
      ({ as, before }): Form => ({
        as,
        zh: `${before}${apart(many)}`,
        variant: true,
        build: ({ faces }, span) => anyFace(faces as readonly number[], span),
      }),
    ),
);

/** 若为1～3, 若为1或2: several numbers that a die can show. */
export const SEVERAL_FACES: readonly Form[] = [...FROM_TO, ...ANY_OF];

function anyFace(faces: readonly number[], span: Span): Node {
  const conditions = faces.map((face) => dieIs('exactly', face, span));
  return { kind: 'either-of', span, conditions } as Node;
}

export const ODD_OR_EVEN: readonly Form[] = [
  { zh: '奇数', faces: [1, 3, 5] },
  { zh: '偶数', faces: [2, 4, 6] },
].flatMap(({ zh, faces }) =>
  [
    { as: 'condition', before: '[为|是|骰子点数为|点数为|掷出|结果为]' },
    { as: 'die-face', before: '[|为|点数为|掷出]' },
  ].map(
    ({ as, before }): Form => ({
      as,
      zh: `${before}${zh}`,
      variant: true,
      build: (_, span) => anyFace(faces, span),
    }),
  ),
);

/** What stands between results of a die that are not sentences of one line. */
const BETWEEN = '[；|；\n|。\n|\n]';

/** One result of a die with what comes of it, or several. */
const ONE_OR_MORE = ['die-case', 'die-cases'] as const;

/** Results with a colon behind them, each with all that stands up to the next of them. */
const LINE_HEADS = [
  '[|若|如果|●|・|·|•]{condition:die-face}[：|的话：|时：]',
  '[【|（]{condition:die-face}[】|）][|：]',
];
const BETWEEN_LINES = '[。|；|；\n|。\n|\n]';
/** 根据结果执行：, which says no more than that the results follow. */
const BY_RESULT =
  '[|根据结果：|根据点数：|根据其结果：|根据骰子点数：|根据结果执行：|根据点数执行：|根据结果执行以下效果：|根据点数执行以下效果：|根据结果执行下列效果：|依结果执行：]';
const LINES_BEGIN = `[。|，|；|：|。\n|，\n|：\n|\n]${BY_RESULT}[|\n]`;

/** What comes of what the die showed. */
export const BY_DIE: readonly Form[] = [
  // 掷骰子。4以上，抽2张卡牌。
  {
    as: 'clause',
    zh: '{condition:die-face}[，|则|，则|时，|的话，]{deed:effect}',
    variant: true,
    build: (read, span) => ({ kind: 'if', span, ...read, otherwise: null }) as Node,
  },
  // 掷骰子。若为4以上，…；若为3以下，…: of one throw, and so of one ability, be they in lines of their own.
  ...ONE_OR_MORE.map((others) => ofThrow(`${BETWEEN}{others:${others}}`)),
  {
    as: 'die-case',
    zh: '{deed:sentence}',
    variant: true,
    build: ({ deed }) => (asksDie(deed as Deed) ? (deed as Deed) : null),
  },
  // 4～6，抽1张卡牌。主战者生命值+1: what stands in the line of a result is of that result.
  {
    as: 'die-case',
    zh: '{deed:sentence}。{more:sentence}',
    variant: true,
    build: ({ deed, more }, span) => {
      if (!asksDie(deed as Deed)) return null;
      const [first, ...others] = stepsIn(deed as Deed) as readonly [If<Deed, Condition>, ...Deed[]];
      const steps = [first.deed, ...others, ...sentencesIn(more as Deed)];
      return ofResult(first.condition, steps, span);
    },
  },
  ...ONE_OR_MORE.map((others) => inRow('die-cases', 'die-case', BETWEEN, others)),
  // 掷骰子。1～3：抽1张卡牌。主战者生命值+1。4～6：…: all up to the next result is of that result.
  ofThrow(`${LINES_BEGIN}{others:die-lines}`),
  ...LINE_HEADS.map(
    (zh): Form => ({
      as: 'die-line',
      zh: `${zh}{body:whole}`,
      variant: true,
      build: ({ condition, body }, span) =>
        ofResult(condition as Condition, sentencesIn(body as Deed), span),
    }),
  ),
  // 其他：…, behind the other results.
  {
    as: 'die-line',
    zh: '[其他|其它|否则|除此以外|其余|其他点数|其他结果|其他情况][：|的话：|时：]{body:whole}',
    variant: true,
    build: ({ body }, span) => ofResult(theRest(span), sentencesIn(body as Deed), span),
  },
  {
    as: 'die-lines',
    zh: '{deed:die-line}',
    variant: true,
    build: ({ deed }) => deed as Node,
  },
  inRow('die-lines', 'die-line', BETWEEN_LINES, 'die-lines'),
];

const ALL_FACES = [1, 2, 3, 4, 5, 6] as const;

/** 其他, until it is known which results were said. */
function theRest(span: Span): Condition {
  return { ...dieIs('exactly', 0, span), rest: true } as Condition;
}

function isRest(node: Node): boolean {
  return 'rest' in node || childrenOf(node).some(isRest);
}

/** The results with the numbers that 其他 means; null where none is left, or something stands behind it. */
function withRest(lines: readonly Deed[]): readonly Deed[] | null {
  const at = lines.findIndex(isRest);
  if (at < 0) return lines;
  const said = lines.slice(0, at).flatMap(dieConditionsIn);
  const left = ALL_FACES.filter((face) => !said.some((one) => shows(one, face)));
  if (said.length === 0 || left.length === 0 || !lines.slice(at).every(isRest)) return null;
  return lines.map((line) => (isRest(line) ? (restAs(line, left) as Deed) : line));
}

function dieConditionsIn(node: Node): readonly Condition[] {
  return node.kind === 'if'
    ? [(node as If<Deed, Condition>).condition]
    : childrenOf(node).flatMap(dieConditionsIn);
}

/** Would the condition hold of that number? */
function shows(condition: Condition, face: number): boolean {
  if (condition.kind === 'both')
    return shows(condition.first, face) && shows(condition.second, face);
  if (condition.kind === 'either-of') return condition.conditions.some((one) => shows(one, face));
  if (condition.kind !== 'compared-counts' || condition.than.kind !== 'number') return false;
  const than = condition.than.amount as number;
  if (condition.comparison === 'at-least') return face >= than;
  return condition.comparison === 'at-most' ? face <= than : face === than;
}

function restAs(node: unknown, left: readonly number[]): unknown {
  if (Array.isArray(node)) return node.map((one) => restAs(one, left));
  if (typeof node !== 'object' || node === null) return node;
  if ('rest' in node) return anyOfFaces(left, (node as unknown as Node).span);
  return Object.fromEntries(Object.entries(node).map(([field, one]) => [field, restAs(one, left)]));
}

/** As plainly as these numbers can be said. */
function anyOfFaces(faces: readonly number[], span: Span): Node {
  const [least, most] = [faces[0], faces[faces.length - 1]];
  if (faces.length === 1) return dieIs('exactly', least, span);
  if (most - least !== faces.length - 1) return anyFace(faces, span);
  if (most === ALL_FACES.length) return dieIs('at-least', least, span);
  if (least === 1) return dieIs('at-most', most, span);
  const [first, second] = [dieIs('at-least', least, span), dieIs('at-most', most, span)];
  return { kind: 'both', span, first, second } as unknown as Node;
}

/** Results behind the sentence in which the die is thrown. */
function ofThrow(results: string): Form {
  return {
    as: 'whole',
    zh: `{before:sentence*。。}{first:sentence}${results}`,
    variant: true,
    build: ({ before, first, others }, span) => {
      const thrown = [...(before as readonly Deed[]), first as Deed];
      if (!thrown.some(throwsDie)) return null;
      const lines = withRest(sentencesIn(others as Deed));
      return lines && ({ kind: 'sentences', span, steps: [...thrown, ...lines] } as Node);
    },
  };
}

/** A result and those behind it. */
function inRow(as: string, one: string, between: string, others: string): Form {
  return {
    as,
    zh: `{first:${one}}${between}{others:${others}}`,
    variant: true,
    build: ({ first, others: more }, span) => {
      const steps = [...sentencesIn(first as Deed), ...sentencesIn(more as Deed)];
      return { kind: 'sentences', span, steps } as Node;
    },
  };
}

/** Words that govern all behind them in their sentence, so that what stands behind them needs one of its own. */
const GOVERNING: ReadonlySet<string> = new Set([
  'if',
  'for-each',
  'keyed',
  'may',
  'paying',
  'repeat',
  'modes',
  'if-done',
  'if-not-done',
  'delayed',
]);

/**
 * All that comes of a result: one sentence where it can be said in one, else each sentence under the condition; null
 * where it asks for another result.
 */
function ofResult(condition: Condition, sentences: readonly Deed[], span: Span): Node | null {
  if (sentences.some(asksDie)) return null;
  const steps = sentences.flatMap(stepsIn);
  const isOne =
    sentences.every(({ kind }) => kind !== 'where') &&
    steps.slice(0, -1).every(({ kind }) => !GOVERNING.has(kind));
  if (isOne) return under(condition, inSequence(steps, span), span);
  const all = sentences.map((sentence) => under(condition, sentence, span));
  return { kind: 'sentences', span, steps: all } as Node;
}

/** A sentence under a condition; what its X is stands at its end. */
function under(condition: Condition, deed: Deed, span: Span): Deed {
  if (deed.kind === 'where') {
    const { deed: inner } = deed as Where<Deed, Count>;
    return { ...deed, deed: under(condition, inner, span) } as Deed;
  }
  return { kind: 'if', span, condition, deed, otherwise: null } as If<Deed, Condition>;
}

function inSequence(steps: readonly Deed[], span: Span): Deed {
  return steps.length === 1 ? steps[0] : ({ kind: 'sequence', span, steps } as Deed);
}

function sentencesIn(deed: Deed): readonly Deed[] {
  return deed.kind === 'sentences' ? deed.steps : [deed];
}

function stepsIn(deed: Deed): readonly Deed[] {
  return deed.kind === 'sequence' ? deed.steps : [deed];
}

function asksDie(deed: Deed): boolean {
  // Of 若为4以上，A，B both stand under the condition.
  if (deed.kind === 'sequence') return asksDie(deed.steps[0]);
  return deed.kind === 'if' && saysDie((deed as If<Deed, Condition>).condition);
}

function throwsDie(node: Node): boolean {
  return node.kind === 'roll-die' || childrenOf(node).some(throwsDie);
}

export function saysDie(node: Node): boolean {
  return node.kind === 'die-result' || childrenOf(node).some(saysDie);
}
