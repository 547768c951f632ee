import { fail, type Problem, type Result, succeed } from '../text/result.ts';

/** Reading how a game is set up, as somebody wrote it: the parts that are alike in every game. */

/** The settings of a set-up by their names; it says nothing yet of what they are. */
export function readSettings(input: unknown): Result<Readonly<Record<string, unknown>>> {
  if (typeof input === 'object' && input !== null && !Array.isArray(input)) {
    return succeed(input as Readonly<Record<string, unknown>>);
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

/** A problem for each of these settings, which the game does not know. */
export function unknownSettings(settings: Readonly<Record<string, unknown>>): Problem[] {
  return Object.keys(settings).map((name) =>
    settingProblem(name, `没有「${name}」这项设置`, `There is no setting “${name}”`),
  );
}

/** Is this a whole number from `least` to `most`? */
export function isWithin(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}
