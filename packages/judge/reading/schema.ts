import type { Text } from '@lianhuan/kernel';
import { z } from 'zod';
import { PRACTICE_KINDS } from '../scenario/scenario.ts';
import { nearestWord } from './nearest-word.ts';
import type { FileProblem, Path, Source } from './source.ts';

const text = z.string().trim().min(1);
const whole = text.regex(/^-?\d+$/);
const claim = z.union([text, z.record(z.string(), z.union([text, z.array(text)]))]);

/** One card with what lies on it: `{ card: 张飞, 装备: [丈八蛇矛], 永久伤害: 1 }`. */
export interface CardMap {
  readonly [key: string]: CardsShape;
}
/** Cards of a zone, or a number or a seat. */
export type CardsShape = string | CardMap | readonly (string | CardMap)[];

const cardMap: z.ZodType<CardMap> = z
  .record(
    z.string(),
    z.lazy(() => cards),
  )
  .refine(({ card }) => typeof card === 'string');
const cards: z.ZodType<CardsShape> = z.union([
  z.string(),
  z.array(z.union([text, cardMap])),
  cardMap,
]);

const bilingual = z.strictObject({ zh: text, en: text });

/** What makes a scenario a task to practise on. */
const practice = z.strictObject({
  english: text,
  level: z.enum(['1', '2', '3']),
  kind: z.enum(PRACTICE_KINDS),
  goal: bilingual,
  hint: bilingual,
  why: bilingual,
  lost: z.array(z.union([claim, z.array(claim).min(1)])).min(1),
});

/** The shape of one document of a scenario file, every scalar as it was written. */
export const scenarioShape = z.strictObject({
  game: text,
  title: text,
  rules: z.array(text).default([]),
  players: whole.optional(),
  cards: z.array(z.record(z.string(), z.unknown())).default([]),
  setup: z.record(z.string(), z.union([cards, z.record(z.string(), cards)])).optional(),
  start: z.union([z.literal('true'), z.record(z.string(), z.unknown())]).optional(),
  plays: z
    .array(z.record(z.string(), z.union([text, z.array(claim), z.record(z.string(), text)])))
    .default([]),
  expect: z.array(claim).default([]),
  practice: practice.optional(),
});

export type ScenarioShape = z.infer<typeof scenarioShape>;

/**
 * The JSON schema of one scenario, for editors. Where the reader takes a scalar as it was written, an editor
 * sees a number, or true.
 * @param games the ids that `game` may be
 */
export function scenarioSchema(games: readonly string[]): Readonly<Record<string, unknown>> {
  const schema = z.toJSONSchema(scenarioShape, {
    io: 'input',
    override: ({ jsonSchema }) => {
      if (jsonSchema.const === 'true') {
        delete jsonSchema.type;
        jsonSchema.const = true;
      } else if (jsonSchema.type === 'string') {
        const scalars = ['string', 'number', 'boolean'];
        const type =
          jsonSchema.pattern !== undefined
            ? 'integer'
            : jsonSchema.minLength === undefined
              ? [...scalars, 'null']
              : scalars;
        delete jsonSchema.pattern;
        delete jsonSchema.minLength;
        Object.assign(jsonSchema, { type });
      }
      delete jsonSchema.propertyNames;
    },
  });
  const properties = { ...schema.properties, game: { enum: games } };
  return { ...schema, properties };
}

/** Reads the shape of a document; problems say what would be right. */
export function readShape(source: Source): {
  shape: ScenarioShape | null;
  problems: FileProblem[];
} {
  // A record of zod leaves this one key out without a word.
  const lost = lostKeys(source.written).map((path) => source.problem(path, NO_KEY));
  if (lost.length > 0) return { shape: null, problems: lost };
  const read = scenarioShape.safeParse(source.written);
  if (read.success) return { shape: read.data, problems: [] };
  return { shape: null, problems: problemsOf(source, read.error.issues) };
}

const LOST_KEY = '__proto__';

const NO_KEY: Text = {
  zh: `“${LOST_KEY}”不能写在这里`,
  en: `"${LOST_KEY}" cannot stand here`,
};

/** The places of all keys that would be left out; of what several references stand for, the first. */
function lostKeys(written: unknown, path: Path = [], seen = new Set<unknown>()): Path[] {
  if (typeof written !== 'object' || written === null || seen.has(written)) return [];
  seen.add(written);
  if (Array.isArray(written)) {
    return written.flatMap((part, index) => lostKeys(part, [...path, index], seen));
  }
  return Object.entries(written).flatMap(([key, part]) => {
    const place = [...path, key];
    return key === LOST_KEY ? [place] : lostKeys(part, place, seen);
  });
}

/** The most faults of one document that are told: as many as somebody mends at a time. */
const MOST_PROBLEMS = 50;

function problemsOf(source: Source, issues: readonly z.core.$ZodIssue[]): FileProblem[] {
  return issues
    .slice(0, MOST_PROBLEMS)
    .flatMap((issue) => problemsOfIssue(source, issue))
    .slice(0, MOST_PROBLEMS);
}

function problemsOfIssue(source: Source, issue: z.core.$ZodIssue): FileProblem[] {
  const path = issue.path as (string | number)[];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => source.problem([...path, key], unknownKey(key)));
  }
  return [source.problem(path, expected(path))];
}

function unknownKey(key: string): Text {
  const keys = Object.keys(scenarioShape.shape);
  const nearest = nearestWord(key, keys);
  return {
    zh: `不认识“${key}”${nearest ? `；是“${nearest}”吗？` : ''}可以写：${keys.join('、')}`,
    en: `"${key}" is not known${nearest ? `; did you mean "${nearest}"?` : ''} Known: ${keys.join(', ')}`,
  };
}

const SHOULD_BE: Readonly<Record<string, Text>> = {
  game: { zh: 'game 应当是游戏的代号，例如 minxin', en: 'game is the id of a game, e.g. minxin' },
  title: { zh: 'title 应当是一句话', en: 'title is one sentence' },
  rules: {
    zh: 'rules 应当是规则条目的列表，例如 [2.3.2.2]',
    en: 'rules is a list of rule numbers, e.g. [2.3.2.2]',
  },
  players: { zh: 'players 应当是玩家人数', en: 'players is how many players there are' },
  cards: {
    zh: 'cards 应当是自制牌的列表，例如 - { name: 测试兵, text: "" }',
    en: 'cards is a list of cards made up for the case, e.g. - { name: 测试兵, text: "" }',
  },
  setup: {
    zh: 'setup 里每一项应当是牌名的列表、一个数或一个座位，例如 A: { 手牌: [望族 x2], 声望: 3 }',
    en: 'setup holds lists of cards, numbers and seats, e.g. A: { 手牌: [望族 x2], 声望: 3 }',
  },
  start: {
    zh: 'start 应当是 true 或 { seed: 7 }',
    en: 'start is true or { seed: 7 }',
  },
  plays: {
    zh: 'plays 的每一行应当是“座位: 选项”或“check: 断言”，例如 - A: 招募 望族',
    en: 'each line of plays is “seat: option” or “check: claim”, e.g. - A: 招募 望族',
  },
  expect: {
    zh: 'expect 的每一行应当是一条断言，例如 - A.声望 = 3',
    en: 'each line of expect is one claim, e.g. - A.声望 = 3',
  },
  practice: {
    zh: 'practice 应当有 english、level（1 至 3）、kind、goal、hint、why（各有 zh 与 en）和 lost（断言，或同时成立的断言，的列表）',
    en: 'practice has english, level (1 to 3), kind, goal, hint and why (each with zh and en), and lost (a list of claims, or of lists of claims that hold together)',
  },
};

function expected(path: readonly (string | number)[]): Text {
  return (
    SHOULD_BE[String(path[0])] ?? {
      zh: '一个局面应当是一组“名称: 内容”（半角冒号，后面空一格），至少有 game 与 title',
      en: 'A scenario is a set of “name: content” (a colon and a space), with at least game and title',
    }
  );
}
