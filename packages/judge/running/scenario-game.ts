import { fail, type Game, type Problem, type Result, succeed, type Table } from '@lianhuan/kernel';
import { readScenarios } from '../reading/read-scenarios.ts';
import type { JudgedGame } from '../scenario/judged-game.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { calledInEnglish } from './called-in-english.ts';
import { layOut } from './open-match.ts';

/** A set-up that is the beginning of a scenario: its document, as it was written. */
export interface ScenarioSetup {
  readonly scenario: string;
}

/** Does it say a scenario, and nothing else? */
export function isScenarioSetup(setup: unknown): setup is ScenarioSetup {
  if (typeof setup !== 'object' || setup === null) return false;
  const said: Partial<ScenarioSetup> = setup;
  return typeof said.scenario === 'string' && Object.keys(setup).length === 1;
}

/**
 * A game that can also begin where a scenario does: then its records have a {@link ScenarioSetup}, and whoever
 * opens them by this game can play on from there.
 * @param called what is done with the cards of a scenario before they are laid out: for people to look at, those that it
 *   made up are named in English
 */
export function withScenarios<T extends Table, Setup, Event>(
  judged: JudgedGame<T, Setup, Event>,
  called = calledInEnglish,
): Game<T, Setup | ScenarioSetup, Event> {
  const { game } = judged;
  let last: { readonly text: string; readonly read: Result<Scenario> } | null = null;

  /** A set-up is read, and then the table is laid out by it: what was read last is kept. */
  function read(text: string): Result<Scenario> {
    if (last?.text !== text) last = { text, read: readPlayable(text, judged as JudgedGame) };
    return last.read;
  }

  return {
    ...game,
    readSetup(input) {
      if (!isScenarioSetup(input)) return game.readSetup(input);
      const scenario = read(input.scenario);
      return scenario.ok ? succeed({ scenario: input.scenario }) : scenario;
    },
    start(setup, seed) {
      if (!isScenarioSetup(setup)) return game.start(setup as Setup, seed);
      const scenario = read(setup.scenario);
      if (!scenario.ok)
        throw new Error(`no scenario to begin with: ${scenario.problems[0].text.en}`);
      return layOut(scenario.value, seed, called) as T;
    },
  };
}

/** The one scenario of a text, with which a match begins. Problems name `scenario` and the part of it. */
function readPlayable(text: string, judged: JudgedGame): Result<Scenario> {
  const read = readOne(text, judged);
  if (read.ok && read.value.beginning.kind === 'refused') {
    return fail('以这样的设置开不了局', 'No match begins with this set-up', 'scenario');
  }
  return read;
}

/** The one scenario of a text. Problems name `scenario` and the part of it. */
export function readOne(text: string, judged: JudgedGame): Result<Scenario> {
  const { scenarios, problems } = readScenarios(text, 'scenario', { [judged.game.id]: judged });
  if (problems.length > 0) {
    const named = problems.map(({ path, text }): Problem => ({ at: partOf(path), text }));
    return { ok: false, problems: named };
  }
  if (scenarios.length === 1) return succeed(scenarios[0]);
  return fail('只能有一个局面', 'There can be only one scenario', 'scenario');
}

function partOf(path: string): string {
  return path === '' ? 'scenario' : `scenario.${path}`;
}
