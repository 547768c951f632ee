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
  const first = new Runner(scenario, off);
  const failure = failureOf(first);
  if (failure?.kind !== 'play') return resultOf(scenario, first, failure);
  return otherMeaning(scenario, off, first) ?? resultOf(scenario, first, failure);
}

/** How many lines of a scenario may each have another meaning than the first, and how many of them in one line. */
const MOST_LINES = 3;
const MOST_MEANINGS = 6;

/**
 * What a line that could tell of several things tells of is the one that lets the whole scenario be played, or of several
 * the one that leaves no play half told; null where that is none of them, or more than one.
 */
function otherMeaning(
  scenario: Scenario,
  off: readonly string[],
  { several, ambiguous, meant }: Runner,
): ScenarioResult | null {
  if (several !== null) {
    if (meant.options.size === MOST_LINES || several.labels.length > MOST_MEANINGS) return null;
    const played = several.labels.flatMap((label) => {
      const options = new Map([...meant.options, [several.line, label]]);
      return playable(scenario, off, { ...meant, options }) ?? [];
    });
    const whole = played.length === 1 ? played : played.filter(({ match }) => match?.idle);
    return whole.length === 1 ? whole[0] : null;
  }
  if (meant.made.size > 0) return null;
  const lines = [...ambiguous];
  const sets = lines.length < 2 ? [lines] : [lines, ...lines.map((line) => [line])];
  for (const made of lines.length === 0 ? [] : sets.slice(0, MOST_MEANINGS)) {
    const result = playable(scenario, off, { ...meant, made: new Set(made) });
    if (result?.passed) return result;
  }
  return null;
}

/** How it goes where lines are meant so; null if it cannot be played so. */
function playable(scenario: Scenario, off: readonly string[], meant: Meant): ScenarioResult | null {
  const runner = new Runner(scenario, off, meant);
  const failure = failureOf(runner);
  if (failure?.kind !== 'play') return resultOf(scenario, runner, failure);
  return runner.several === null ? null : otherMeaning(scenario, off, runner);
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
