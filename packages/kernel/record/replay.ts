import type { Game } from '../match/game.ts';
import { Match } from '../match/match.ts';
import { fingerprint } from '../table/fingerprint.ts';
import type { Table } from '../table/table.ts';
import { fail, type Problem, type Result, succeed } from '../text/result.ts';
import type { MatchRecord } from './record.ts';

/** Where a replay first differs from its record, and the match up to the last point that agrees. */
export interface Divergence<T extends Table, Setup, Event> {
  /** The answer (counted from 0) that could not be given, or after which the table differed. */
  readonly answer: number;
  readonly problem: Problem;
  readonly match: Match<T, Setup, Event>;
}

/** The match as the record has it, or where it departs from the record. */
export type Replay<T extends Table, Setup, Event> =
  | { readonly ok: true; readonly match: Match<T, Setup, Event> }
  | { readonly ok: false; readonly divergence: Divergence<T, Setup, Event> };

/** Can this record be played by this game, in this version? Gives its set-up. */
function checkRecord<T extends Table, Setup, Event>(
  game: Game<T, Setup, Event>,
  record: MatchRecord,
): Result<Setup> {
  if (record.game !== game.id) {
    return fail(
      `这是 ${record.game} 的对局，不是 ${game.id} 的`,
      `This is a game of ${record.game}, not of ${game.id}`,
      'game',
    );
  }
  if (record.version !== game.version || record.content !== game.content) {
    const [theirs, ours] = [record, game].map(({ version, content }) => `${version} (${content})`);
    return fail(
      `对局记录的规则版本是 ${theirs}，现在的版本是 ${ours}`,
      `The record was made by version ${theirs} of the rules; this is ${ours}`,
      'version',
    );
  }
  return game.readSetup(record.setup);
}

/**
 * Plays a record again, and compares the table with every fingerprint on the way. A record that
 * cannot be played at all is a problem; one that can, up to some answer, is a divergence.
 */
export function replay<T extends Table, Setup, Event>(
  game: Game<T, Setup, Event>,
  record: MatchRecord,
  options: { readonly recorded?: boolean } = {},
): Result<Replay<T, Setup, Event>> {
  const setup = checkRecord(game, record);
  if (!setup.ok) return setup;
  const match = new Match(game, { setup: setup.value, seed: record.seed, ...options });
  const prints = new Map(record.fingerprints);
  let agreed = 0;
  for (const [index, answer] of record.answers.entries()) {
    const choices = match.pending.reduce((sum, decision) => sum + decision.options.length, 0);
    if (answer >= choices) {
      return succeed({
        ok: false,
        divergence: { answer: index, match, problem: illegal(index, answer, choices) },
      });
    }
    match.answerNext(answer);
    const expected = prints.get(index + 1);
    if (expected === undefined) continue;
    const actual = fingerprint(match.table);
    if (expected !== actual) {
      match.rewind(agreed);
      return succeed({
        ok: false,
        divergence: { answer: index, match, problem: differs(agreed, index + 1, expected, actual) },
      });
    }
    agreed = index + 1;
  }
  return succeed({ ok: true, match });
}

function illegal(index: number, answer: number, choices: number): Problem {
  return {
    at: `answers[${index}]`,
    text: {
      zh: `第 ${index + 1} 个回答是 ${answer}，但这里只有 ${choices} 个选项`,
      en: `Answer ${index + 1} is ${answer}, but there are ${choices} options here`,
    },
  };
}

function differs(from: number, to: number, expected: number, actual: number): Problem {
  return {
    at: `answers[${from}..${to}]`,
    text: {
      zh: `第 ${from} 与第 ${to} 个回答之间牌桌与记录不同（指纹 ${actual}，记录为 ${expected}）`,
      en: `Between answers ${from} and ${to} the table departs from the record (fingerprint ${actual}, recorded ${expected})`,
    },
  };
}
