import { fail, type Problem, type Result, succeed } from '../text/result.ts';

/** Reading how a game is set up, as somebody wrote it: the parts that are alike in every game. */

/** Reads a set-up setting by setting, and gathers what is wrong with it. */
export class SettingsReader {
  readonly #written: Readonly<Record<string, unknown>>;
  readonly #problems: Problem[] = [];

  /**
   * Begins with a problem for each setting that the game does not know.
   * @param known the names of all its settings
   */
  constructor(written: Readonly<Record<string, unknown>>, known: readonly string[]) {
    this.#written = written;
    for (const name of Object.keys(written)) {
      if (known.includes(name)) continue;
      this.wrong(
        name,
        `没有「${name}」这项设置；有的是：${known.join('、')}`,
        `There is no setting “${name}”; there are: ${known.join(', ')}`,
      );
    }
  }

  /** A setting as it was written, whatever that is; `otherwise` where it was left out. */
  given(name: string, otherwise?: unknown): unknown {
    const { [name]: value = otherwise } = this.#written;
    return value;
  }

  /**
   * A whole number from `least` to `most`, or one of the `others`; `otherwise` where it was left out.
   * @param zh what is wrong with any other value, and `en` the same in English
   */
  whole<Other = never>(
    name: string,
    otherwise: number | Other,
    [least, most]: readonly [least: number, most: number],
    [zh, en]: readonly [zh: string, en: string],
    others: readonly Other[] = [],
  ): number | Other {
    const value = this.given(name, otherwise);
    if (!isWithin(value, least, most) && !others.includes(value as Other)) this.wrong(name, zh, en);
    return value as number | Other;
  }

  /** Notes what is wrong with a setting. @param rule the rule of the game that it breaks */
  wrong(name: string, zh: string, en: string, rule?: string): void {
    const problem = settingProblem(name, zh, en);
    this.#problems.push(rule === undefined ? problem : { ...problem, rule });
  }

  /** A part that was read by others; null, and its problems noted, where it could not be read. */
  part<Part>(read: Result<Part>): Part | null {
    if (read.ok) return read.value;
    this.#problems.push(...read.problems);
    return null;
  }

  /** What was read, or all that is wrong with it. */
  result<Setup>(setup: Setup): Result<Setup> {
    return this.#problems.length === 0 ? succeed(setup) : { ok: false, problems: this.#problems };
  }
}

/**
 * The settings of a set-up, to be read by their names.
 * @param known the names of all settings of the game
 */
export function readSettings(input: unknown, known: readonly string[]): Result<SettingsReader> {
  if (typeof input === 'object' && input !== null && !Array.isArray(input)) {
    return succeed(new SettingsReader(input as Readonly<Record<string, unknown>>, known));
  }
  return fail(
    '设置应当是一个对象，例如 { "players": 2 }',
    'A set-up is an object, e.g. { "players": 2 }',
    'setup',
  );
}

/** What is wrong with a setting. @param name where it stands in the set-up, e.g. `decks[1]`. */
export function settingProblem(name: string, zh: string, en: string): Problem {
  return { at: `setup.${name}`, text: { zh, en } };
}

function isWithin(value: unknown, least: number, most: number): boolean {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}
