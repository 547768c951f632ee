import {
  fail,
  type LogLine,
  type Match,
  type Result,
  type Seat,
  succeed,
  viewLog,
} from '@lianhuan/kernel';
import { evaluate } from '../claims/evaluate.ts';
import type { Moment } from '../claims/moment.ts';
import type { Check } from '../scenario/claim.ts';
import type { JudgedGame } from '../scenario/judged-game.ts';
import type { PracticeTask, Scenario } from '../scenario/scenario.ts';
import { openMatch } from './open-match.ts';
import { runScenario } from './run-scenario.ts';
import { readOne } from './scenario-game.ts';

/** How far a player has come in a task. */
export interface PracticeMoment {
  readonly state: 'open' | 'solved' | 'lost';
  /** After how many answers it came to be so; 0 while it is open. */
  readonly since: number;
  /** The rules by which the last of these answers had what it brought about, in the order of the log. */
  readonly rules: readonly string[];
  /** The next option of the known solution, while what was played is the beginning of it and the player is asked. */
  readonly next: number | null;
}

/** A task that is being played. */
export interface Practice {
  /** Where a match of the task stands after these answers. @throws RangeError for an answer there is not. */
  look(answers: readonly number[]): PracticeMoment;
}

/** Who plays a task; all others are somebody else's. */
export const PLAYER = 0 as Seat;

const OPEN: Omit<PracticeMoment, 'next'> = { state: 'open', since: 0, rules: [] };

/** Opens a scenario that is a task. @param text its document; problems name the part that cannot be read */
export function openPractice(text: string, judged: JudgedGame): Result<Practice> {
  const read = readOne(text, judged);
  if (!read.ok) return read;
  const scenario = read.value;
  const { practice } = scenario;
  const solution = runScenario(scenario);
  if (practice === null || solution.match === null || !solution.passed)
    return fail('这不是练习题', 'This is no task', 'scenario.practice');
  const solved = solution.match.answers;
  return succeed({
    look(answers) {
      const match = openMatch(scenario, [], 'open');
      const came = cameTo(scenario, practice, match, answers);
      return { ...came, next: nextOf(match, PLAYER, solved) };
    },
  });
}

/** Plays the answers up to the last, and says what came to be on the way first. */
function cameTo(
  scenario: Scenario,
  { lost }: PracticeTask,
  match: Match,
  answers: readonly number[],
): Omit<PracticeMoment, 'next'> {
  const moment: Moment = { judged: scenario.judged, match, without: () => null };
  const holds = ({ claim }: Check) => evaluate(claim, moment).holds;
  const goal = scenario.expect.filter(({ time }) => time === 'now');
  const watched = scenario.expect.filter(({ time }) => time !== 'now');
  let came = OPEN;
  for (const [at, answer] of answers.entries()) {
    const logged = match.log.length;
    match.answerNext(answer);
    if (came.state !== 'open') continue;
    const broken = watched.some((check) => holds(check) !== (check.time === 'always'));
    const state = broken ? 'lost' : goal.every(holds) ? 'solved' : isOver(match) ? 'lost' : 'open';
    if (state !== 'open' || lost.some((together) => together.every(holds)))
      came = {
        state: state === 'open' ? 'lost' : state,
        since: at + 1,
        rules: rulesOf(viewLog(match, PLAYER, logged)),
      };
  }
  return came;
}

function isOver(match: Match): boolean {
  return match.outcome !== null;
}

function rulesOf(lines: readonly LogLine[]): readonly string[] {
  return [...new Set(lines.flatMap(({ rules }) => rules))];
}

/** What the solution picks next, where it is that seat's to pick; null where it went another way, or is at its end. */
function nextOf(match: Match, seat: Seat, solved: readonly number[]): number | null {
  const { answers, pending } = match;
  const next = solved[answers.length];
  if (next === undefined || answers.some((answer, at) => answer !== solved[at])) return null;
  const before = pending.slice(
    0,
    Math.max(
      0,
      pending.findIndex((asked) => asked.seat === seat),
    ),
  );
  const own = pending[before.length];
  const index = next - before.reduce((sum, { options }) => sum + options.length, 0);
  if (own?.seat !== seat || index < 0 || index >= own.options.length) return null;
  return index;
}
