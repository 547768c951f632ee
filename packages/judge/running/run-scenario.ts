import type { Match } from '@lianhuan/kernel';
import type { Scenario } from '../scenario/scenario.ts';
import type { Failure, Played } from './failure.ts';
import type { Meant, Note } from './in-a-run.ts';
import { Runner } from './runner.ts';

/** How a scenario went. */
export interface ScenarioResult {
  readonly scenario: Scenario;
  readonly passed: boolean;
  readonly failure: Failure | null;
  /** The match as it stood in the end; null if it could not even begin. */
  readonly match: Match | null;
  /** All rules its run went through. */
  readonly cited: ReadonlySet<string>;
  readonly played: readonly Played[];
  /** What a reader should know though it passed: of a rule named, that it was a neighbour of it. */
  readonly notes: readonly Note[];
}

/** How a scenario is run. */
export interface RunOptions {
  /** Rules that are switched off. Only the table is evaluated then: nothing that is said about it. */
  readonly off?: readonly string[];
}

/** Plays a scenario and evaluates everything it claims. It never throws. */
export function runScenario(scenario: Scenario, { off = [] }: RunOptions = {}): ScenarioResult {
  return new Readings(scenario, off).best();
}

/** How many lines of a scenario may each have another meaning than the first, and how many of them in one line. */
const MOST_LINES = 3;
const MOST_MEANINGS = 6;

/** All the ways in which the lines of a scenario can be meant. */
class Readings {
  readonly #scenario: Scenario;
  readonly #off: readonly string[];
  /** The run that got furthest of those whose lines cannot all be played. */
  #furthest: ScenarioResult | null = null;

  constructor(scenario: Scenario, off: readonly string[]) {
    this.#scenario = scenario;
    this.#off = off;
  }

  /** How it goes as its lines are meant; where they cannot all be played, as far as they can. */
  best(): ScenarioResult {
    const first = new Runner(this.#scenario, this.#off);
    const result = this.#resultOf(first);
    if (result.failure?.kind !== 'play') return result;
    return this.#otherMeaning(first) ?? this.#furthest ?? result;
  }

  /**
   * What a line that could tell of several things tells of is the one that lets the whole scenario be played, or of several
   * the one that leaves no play half told; null where that is none of them, or more than one.
   */
  #otherMeaning({ several, ambiguous, meant }: Runner): ScenarioResult | null {
    if (several !== null) {
      if (meant.options.size === MOST_LINES || several.labels.length > MOST_MEANINGS) return null;
      const before = this.#furthest;
      const played = several.labels.flatMap((label) => {
        const options = new Map([...meant.options, [several.line, label]]);
        return this.#playable({ ...meant, options }) ?? [];
      });
      const whole = played.length === 1 ? played : played.filter(({ match }) => match?.idle);
      if (whole.length === 1) return whole[0];
      // That it could mean several is what is wrong with it then.
      if (played.length > 0) this.#furthest = before;
      return null;
    }
    if (meant.made.size > 0) return null;
    const lines = [...ambiguous];
    const sets = lines.length < 2 ? [lines] : [lines, ...lines.map((line) => [line])];
    for (const made of lines.length === 0 ? [] : sets.slice(0, MOST_MEANINGS)) {
      const result = this.#playable({ ...meant, made: new Set(made) });
      if (result?.passed) return result;
    }
    return null;
  }

  /** How it goes where lines are meant so; null if it cannot be played so. */
  #playable(meant: Meant): ScenarioResult | null {
    const runner = new Runner(this.#scenario, this.#off, meant);
    const result = this.#resultOf(runner);
    if (result.failure?.kind !== 'play') return result;
    return runner.several === null ? null : this.#otherMeaning(runner);
  }

  #resultOf(runner: Runner): ScenarioResult {
    const failure = failureOf(runner);
    const result = resultOf(this.#scenario, runner, failure);
    const isPlay = failure?.kind === 'play';
    if (isPlay && failure.line >= (this.#furthest?.failure?.line ?? 0)) this.#furthest = result;
    return result;
  }
}

function failureOf(runner: Runner): Failure | null {
  try {
    runner.run();
    return null;
  } catch (thrown) {
    return runner.explain(thrown);
  }
}

function resultOf(scenario: Scenario, runner: Runner, failure: Failure | null): ScenarioResult {
  return {
    scenario,
    passed: failure === null,
    failure,
    match: runner.match,
    cited: new Set([...runner.cited, ...(runner.match?.recorder?.cited ?? [])]),
    played: runner.played,
    notes: runner.notes,
  };
}
