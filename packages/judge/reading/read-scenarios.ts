import { cachedByObject, type Result, type Text } from '@lianhuan/kernel';
import type { Check } from '../scenario/claim.ts';
import { type JudgedGame, namesOf, type Position } from '../scenario/judged-game.ts';
import type { Beginning, PracticeTask, Scenario, Step } from '../scenario/scenario.ts';
import { parseClaim, parseUntil, REFUSED } from './parse-claim.ts';
import { readPosition } from './read-position.ts';
import { readShape, type ScenarioShape } from './schema.ts';
import { type FileProblem, type Path, parsePath, readSources, type Source } from './source.ts';
import { parseRule, parseSeat, unknownWord, type Words } from './words.ts';

/** The scenarios of a file that can be read, and what is wrong with the others. */
export interface ScenarioFile {
  readonly file: string;
  readonly scenarios: readonly Scenario[];
  readonly problems: readonly FileProblem[];
}

/** Reads a YAML file of scenarios, one a document. @param file its name, for messages. */
export function readScenarios(
  text: string,
  file: string,
  games: Readonly<Record<string, JudgedGame>>,
): ScenarioFile {
  const { sources, problems } = readSources(text, file);
  const all = [...problems];
  const scenarios: Scenario[] = [];
  if (sources.length === 0 && all.length === 0) all.push(emptyFile(file));
  for (const source of sources) {
    const { shape, problems } = readShape(source);
    all.push(...problems);
    const reader = shape && openReader(source, shape, games, all);
    const scenario = reader?.scenario();
    if (scenario) scenarios.push(scenario);
  }
  return { file, scenarios, problems: inPart(all) };
}

/** The most problems of one file that are told, as many as somebody mends at a time; of the others, how many. */
const MOST_PROBLEMS = 50;

function inPart(problems: readonly FileProblem[]): readonly FileProblem[] {
  const more = problems.length - MOST_PROBLEMS;
  if (more <= 0) return problems;
  const text = { zh: `另有 ${more} 处问题没有列出`, en: `${more} more problems are not listed` };
  return [...problems.slice(0, MOST_PROBLEMS), { ...problems[MOST_PROBLEMS], path: '', text }];
}

function emptyFile(file: string): FileProblem {
  const text = { zh: '文件里没有局面', en: 'There is no scenario in this file' };
  return { file, line: 1, column: 1, path: '', text };
}

function openReader(
  source: Source,
  shape: ScenarioShape,
  games: Readonly<Record<string, JudgedGame>>,
  problems: FileProblem[],
): ScenarioReader | null {
  const judged = Object.hasOwn(games, shape.game) ? games[shape.game] : undefined;
  if (judged) return new ScenarioReader(source, shape, judged, problems);
  const unknown = unknownWord('游戏', 'game', shape.game, Object.keys(games));
  if (!unknown.ok) problems.push(source.problem(['game'], unknown.problems[0].text));
  return null;
}

/** The most cards that may lie on the table of one scenario. */
const MOST_CARDS = 5000;
/** The most picks that one `any` may make: no match is so long. */
const MOST_PICKS = 100_000;

/** Reads one document; gathers all that is wrong with it before giving up. */
export class ScenarioReader {
  readonly source: Source;
  readonly shape: ScenarioShape;
  /** The game, with the words that cards made up for the case bring in. */
  readonly judged: JudgedGame;
  readonly players: number;
  readonly library: readonly unknown[];
  readonly words: Words;
  readonly #problems: FileProblem[];
  readonly #cardsFailed: boolean;
  #failed = false;
  #placed = 0;

  constructor(source: Source, shape: ScenarioShape, judged: JudgedGame, problems: FileProblem[]) {
    this.source = source;
    this.shape = shape;
    this.judged = judged;
    this.#problems = problems;
    this.players = this.#readPlayers(judged);
    const own = readable(judged.library([]));
    const library = this.#readLibrary(judged);
    this.#cardsFailed = library === null;
    this.library = library ?? own;
    this.judged = withWordsOf(judged, this.library, own);
    this.words = {
      vocabulary: this.judged.vocabulary,
      players: this.players,
      cards: this.library === own ? namesOfOwn(judged) : namesOfAll(judged, this.library),
      rules: ruleIds(judged),
    };
  }

  /** The scenario, or null if anything was wrong. */
  scenario(): Scenario | null {
    // What is said of a card that cannot be read cannot be read either: that would be no fault of its own.
    if (this.#cardsFailed) return null;
    const { source, shape, judged, players } = this;
    const rules = shape.rules.map((rule, index) =>
      this.take(parseRule(rule, this.words), ['rules', index]),
    );
    const beginning = this.#readBeginning();
    const steps = shape.plays.flatMap((play, index) => this.#readPlay(play, ['plays', index]));
    const expect = shape.expect.flatMap((item, index) => this.#readChecks(item, ['expect', index]));
    const practice = this.#readPractice();
    if (this.#failed || beginning === null) return null;
    return {
      file: source.file,
      line: source.lineOf([]),
      text: source.text,
      judged,
      title: shape.title,
      rules: rules.filter((rule) => rule !== null),
      players,
      beginning,
      steps,
      expect,
      practice,
    };
  }

  /** The value, or null after noting what is wrong at `path`. */
  take<T>(result: Result<T>, path: Path): T | null {
    if (result.ok) return result.value;
    for (const { at, text } of result.problems) this.wrong([...path, ...parsePath(at)], text);
    return null;
  }

  wrong(path: Path, text: Text): null {
    this.#failed = true;
    this.#problems.push(this.source.problem(path, text));
    return null;
  }

  /** Whether so many cards more may lie on the table; notes at `path` when they are too many. */
  place(count: number, path: Path): boolean {
    this.#placed += count;
    if (this.#placed <= MOST_CARDS) return true;
    if (this.#placed - count <= MOST_CARDS) {
      this.wrong(path, {
        zh: `一个局面至多 ${MOST_CARDS} 张牌`,
        en: `A scenario has ${MOST_CARDS} cards at most`,
      });
    }
    return false;
  }

  #readPlayers(judged: JudgedGame): number {
    const { setup, start } = this.shape;
    const said = { ...setup, ...(typeof start === 'object' ? start : {}) };
    const anyNumber = { seats: judged.seats, usual: judged.seats[0] };
    const { seats, usual } = judged.seatsWith?.(said) ?? anyNumber;
    const players = Number(this.shape.players ?? usual);
    if (seats.includes(players)) return players;
    const least = seats[0];
    const most = seats[seats.length - 1];
    const isRange = seats.length > 1 && most - least === seats.length - 1;
    this.wrong(['players'], {
      zh: `这个游戏有 ${isRange ? `${least} 至 ${most}` : seats.join(' 或 ')} 位玩家`,
      en: `This game has ${isRange ? `${least} to ${most}` : seats.join(' or ')} players`,
    });
    return least;
  }

  /** The game's cards and those made up for the case; null after telling what is wrong with those. */
  #readLibrary(judged: JudgedGame): readonly unknown[] | null {
    const madeUp = this.shape.cards.length > 0 ? this.source.plain(['cards']) : [];
    return this.take(judged.library(madeUp as unknown[]), ['cards']);
  }

  #readBeginning(): Beginning | null {
    const { setup, start } = this.shape;
    if (start === undefined) {
      return { kind: 'position', position: readPosition(this, setup ?? {}) };
    }
    const stacked = setup === undefined ? null : this.#readStacked(setup);
    const own = stacked === null && this.shape.cards.length > 0;
    if (own && (start === 'true' || Object.keys(start).every((key) => key === 'seed'))) {
      return this.wrong(['cards'], {
        zh: '从 start 开始时，自制的牌要在 setup 里写明放在哪里，或者在 start 的设定里提到',
        en: 'from a start, cards made up for the case must stand in some zone under setup, or in a setting of the start',
      });
    }
    const plain = start === 'true' ? {} : (this.source.plain(['start']) as Record<string, unknown>);
    const { seed = 1, ...rest } = plain;
    if (!Number.isInteger(seed)) {
      return this.wrong(['start', 'seed'], { zh: 'seed 应当是整数', en: 'seed is a whole number' });
    }
    // Cards made up for the case stand in the decks of a start as a designer's own do, or where `setup` says.
    const cards = own ? { cards: this.#addedCards() } : {};
    const asked = this.judged.setup(this.players, { ...rest, ...cards });
    if (this.shape.expect.some((item) => typeof item === 'string' && REFUSED.test(item))) {
      return { kind: 'refused', setup: asked };
    }
    const read = this.take(this.judged.game.readSetup(asked), ['start']);
    return read === null
      ? null
      : { kind: 'start', asked, setup: read, seed: seed as number, stacked };
  }

  /** The cards made up for the case as a set-up has them: each with an id; what brings in terms has none. */
  #addedCards(): readonly object[] {
    const cards = this.source.plain(['cards']) as readonly object[];
    return cards.map((card, index) =>
      'name' in card ? { id: `made-up-${index + 1}`, ...card } : card,
    );
  }

  /** The zones under `setup` when a match really begins: nothing else can be set there. */
  #readStacked(setup: NonNullable<ScenarioShape['setup']>): Position {
    const { startZones } = this.words.vocabulary;
    const named = Object.entries(setup).flatMap(([key, content]): Path[] =>
      /^[A-Z]$/.test(key) && typeof content === 'object' && !Array.isArray(content)
        ? Object.keys(content).map((name) => ['setup', key, name])
        : [['setup', key]],
    );
    for (const path of named) {
      if (startZones.includes(String(path.at(-1)))) continue;
      this.wrong(path, {
        zh: `与 start 同时写的 setup 只能有这些区域：${startZones.join('、')}`,
        en: `beside start, setup can only hold these zones: ${startZones.join(', ')}`,
      });
    }
    return readPosition(this, setup);
  }

  #readPlay(play: ScenarioShape['plays'][number], path: Path): Step[] {
    const keys = Object.keys(play);
    const line = this.source.lineOf(path);
    if (keys.length !== 1) return this.#notOneKey(path);
    const [key] = keys;
    const said = play[key];
    const inner = [...path, key];
    if (key === 'check') {
      const items = Array.isArray(said) ? said : [said];
      return items
        .flatMap((item, index) =>
          this.#readChecks(item, Array.isArray(said) ? [...inner, index] : inner),
        )
        .map((check) => this.#asStep(check, inner));
    }
    if (CHECK_KEYS.has(key)) {
      return this.#readChecks(play as Record<string, string>, path).map((check) =>
        this.#asStep(check, inner),
      );
    }
    if (typeof said !== 'string') return this.#notOneKey(path);
    if (key === 'any') return this.#readAny(said, line, inner);
    if (key === 'each') return [{ kind: 'each', label: said, line }];
    if (key === 'until') return this.#readUntil(said, line, inner);
    const seat = this.take(parseSeat(key, this.words), inner);
    return seat === null ? [] : [{ kind: 'play', seat, label: said, line }];
  }

  #asStep(check: Check, path: Path): Step {
    if (check.time !== 'now') {
      this.wrong(path, {
        zh: `${check.time} 管的是整个过程，只能写在 expect 里`,
        en: `${check.time} speaks of the whole run: it can only stand under expect`,
      });
    }
    return { kind: 'check', check, line: check.line };
  }

  #readAny(said: string, line: number, path: Path): Step[] {
    const count = Number(said);
    if (Number.isInteger(count) && count > 0 && count <= MOST_PICKS)
      return [{ kind: 'any', count, line }];
    this.wrong(path, {
      zh: `any 应当是次数（至多 ${MOST_PICKS}）：接下来这么多次都取第一个选项`,
      en: `any is a number (${MOST_PICKS} at most): so many decisions take their first option`,
    });
    return [];
  }

  #readUntil(said: string, line: number, path: Path): Step[] {
    const claim = this.take(parseUntil(said, this.words), path);
    return claim ? [{ kind: 'until', claim, text: said, line }] : [];
  }

  #readChecks(item: string | Record<string, string | string[]>, path: Path): Check[] {
    if (typeof item === 'string') return this.#readCheck(item, path);
    const keys = Object.keys(item);
    if (keys.length !== 1) {
      this.wrong(path, {
        zh: '每一行只写一条断言，例如 - never: A.手牌 is empty',
        en: 'One claim a line, e.g. - never: A.手牌 is empty',
      });
      return [];
    }
    const [key] = keys;
    const said = item[key];
    const words = Array.isArray(said) ? said.join(', ') : said;
    return this.#readCheck(`${key}: ${words}`, [...path, key]);
  }

  #readPractice(): PracticeTask | null {
    const { practice } = this.shape;
    if (practice === undefined) return null;
    const lost = practice.lost.map((item, index) => {
      const path = ['practice', 'lost', index];
      return Array.isArray(item)
        ? item.flatMap((one, place) => this.#readChecks(one, [...path, place]))
        : this.#readChecks(item, path);
    });
    return { ...practice, level: Number(practice.level), lost };
  }

  #readCheck(text: string, path: Path): Check[] {
    const read = this.take(parseClaim(text, this.words), path);
    return read ? [{ ...read, text, line: this.source.lineOf(path) }] : [];
  }

  #notOneKey(path: Path): [] {
    this.wrong(path, {
      zh: '每一行写一个“座位: 选项”，例如 - A: 招募 望族；或 check、each、any、until',
      en: 'Each line is one “seat: option”, e.g. - A: 招募 望族; or check, each, any, until',
    });
    return [];
  }
}

function readable<T>(result: Result<readonly T[]>): readonly T[] {
  return result.ok ? result.value : [];
}

function namesOfAll(judged: JudgedGame, library: readonly unknown[]): ReadonlySet<string> {
  return new Set(library.flatMap((definition) => namesOf(judged, definition)));
}

// The same for every scenario of a game.
const namesOfOwn = cachedByObject((judged: JudgedGame) =>
  namesOfAll(judged, readable(judged.library([]))),
);
const ruleIds = cachedByObject((judged: JudgedGame) => new Set(Object.keys(judged.rules)));
const asSet = cachedByObject((cards: readonly unknown[]) => new Set(cards));

/** The game, with the words among its own that only cards made up for a case bring in. */
function withWordsOf(
  judged: JudgedGame,
  library: readonly unknown[],
  own: readonly unknown[],
): JudgedGame {
  const known = asSet(own);
  const madeUp = library.filter((card) => !known.has(card));
  if (madeUp.length === 0 || judged.wordsWith === undefined) return judged;
  return { ...judged, vocabulary: judged.wordsWith(madeUp) };
}

const CHECK_KEYS = new Set(['asked', 'phase', 'winner', 'winners', 'never', 'always']);
