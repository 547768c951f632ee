import { fail, Match, type MatchRecord, type Result, type Seat, succeed } from '@lianhuan/kernel';
import { checkInEnglish, claimInEnglish, type EnglishWords } from '../english/claim-english.ts';
import { Sayings } from '../english/english-words.ts';
import { type JudgedGame, seatLetter } from '../scenario/judged-game.ts';
import type { Step } from '../scenario/scenario.ts';
import type { Played } from './failure.ts';
import { seedOf } from './open-match.ts';
import { runScenario } from './run-scenario.ts';
import { readOne, withScenarios } from './scenario-game.ts';

/** A line of `plays`. */
export interface RecordedLine {
  readonly kind: Step['kind'];
  /** As it is written, without `each`, `any`, `until` or `check`. */
  readonly text: string;
  /** The same in English: what is picked by it, with the letter of who picks, or what is claimed; null where that is not known. */
  readonly english: string | null;
  /** How many answers there are once it is played. */
  readonly answers: number;
}

/** A line of `expect`. */
export interface RecordedClaim {
  /** As it is written. */
  readonly text: string;
  /** The same in English; null where that is not known. */
  readonly english: string | null;
}

/** A scenario as it goes on a table. */
export interface RecordedScenario {
  readonly title: string;
  readonly rules: readonly string[];
  /** Its match, from the position to what is played last; null where none begins because its set-up is refused. */
  readonly record: MatchRecord | null;
  /** The same match up to where the first seat is asked for the first time. */
  readonly beginning: MatchRecord | null;
  /** Who is asked first. */
  readonly seat: Seat;
  readonly players: number;
  readonly lines: readonly RecordedLine[];
  /** What must hold in the end, or all the time. */
  readonly expect: readonly RecordedClaim[];
}

/**
 * Plays a scenario for people to look at. Its record is one of {@link withScenarios}.
 * @param text one scenario; of what cannot be read problems name the part, and of what fails the line
 */
export function recordScenario(text: string, judged: JudgedGame): Result<RecordedScenario> {
  const read = readOne(text, judged);
  if (!read.ok) return read;
  const scenario = read.value;
  const { match, passed, failure, played } = runScenario(scenario);
  if (!passed) {
    const { zh, en } = failure?.text ?? { zh: '', en: '' };
    const line = failure?.line ?? scenario.line;
    return fail(`第 ${line} 行：${zh}`, `Line ${line}: ${en}`, 'scenario');
  }
  const { title, rules, players, expect, steps, beginning } = scenario;
  const sayings = new Sayings();
  const claimed = (words: EnglishWords): RecordedClaim[] =>
    expect.map((check) => ({ text: check.text, english: checkInEnglish(check, words) }));
  const said = { title, rules, players };
  if (match === null) {
    const claims = claimed(sayings.words(null, judged));
    const nothing = { record: null, beginning: null, seat: 0 as Seat, lines: [] };
    return succeed({ ...said, ...nothing, expect: claims });
  }
  const again = new Match(withScenarios(judged), {
    setup: { scenario: text },
    seed: seedOf(beginning),
  });
  const seat = again.pending[0]?.seat ?? (0 as Seat);
  let start: MatchRecord | null = null;
  for (const answer of match.answers) {
    if (again.pending.some((asked) => asked.seat === 0)) start ??= again.record();
    sayings.hear(again);
    again.answerNext(answer);
  }
  sayings.hear(again);
  const words = sayings.words(match, judged);
  const lines = linesOf(steps, played, words);
  return succeed({
    ...said,
    expect: claimed(words),
    record: again.record(),
    beginning: start ?? again.record(),
    seat,
    lines,
  });
}

/** Forced picks belong to the line before them; a line without a pick tells of what had come to be. */
function linesOf(
  steps: readonly Step[],
  played: readonly Played[],
  words: EnglishWords,
): RecordedLine[] {
  let answers = played.filter(({ line }) => !steps.some((step) => step.line === line)).length;
  return steps.map((step) => {
    const last = played.findLast(({ line }) => line === step.line);
    answers = Math.max(answers, last === undefined ? 0 : last.answers + 1);
    return {
      kind: step.kind,
      text: wordsOf(step),
      english: englishOf(step, played, words),
      answers,
    };
  });
}

/** A line is written in Chinese; what it picks has a label in both languages. */
function englishOf(step: Step, played: readonly Played[], words: EnglishWords): string | null {
  const { kind, line } = step;
  if (kind === 'check') return checkInEnglish(step.check, words);
  if (kind === 'until') return claimInEnglish(step.claim, words);
  if (kind === 'any') return String(step.count);
  const picks = played.filter((pick) => pick.line === line && pick.how === 'told');
  const [first] = picks;
  if (first === undefined) return null;
  // Each seat picks the same.
  if (kind === 'each') return words.calling(first.label.en);
  return words.calling(
    `${seatLetter(first.seat)}: ${picks.map(({ label }) => label.en).join('; ')}`,
  );
}

function wordsOf(step: Step): string {
  switch (step.kind) {
    case 'play':
      return `${seatLetter(step.seat)}: ${step.label}`;
    case 'check':
      return step.check.text;
    case 'each':
      return step.label;
    case 'any':
      return String(step.count);
    case 'until':
      return step.text;
  }
}
