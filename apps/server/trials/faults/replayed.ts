import { setTimeout as wait } from 'node:timers/promises';
import { NOBODY, type Seat } from '@lianhuan/kernel';
import { firstDifference } from '@lianhuan/kernel/testing';
import type { KnownLog } from '../../../web/engine/known-log.ts';
import type { Step } from '../../../web/engine/snapshot.ts';
import type { Frame } from '../../../web/online/protocol.ts';
import type { Database } from '../../database/open.ts';
import { frameOf } from '../../matches/frame.ts';
import type { LiveMatch } from '../../matches/live-match.ts';
import { openMatch } from '../../matches/open.ts';
import { readEntries } from '../../matches/store.ts';
import { nextTurn } from '../../matches/turns.ts';
import type { Became } from './page.ts';
import { Violation } from './violation.ts';

/** An answer that was sent, and what its sender heard of it. */
export interface SentAnswer {
  readonly seat: Seat;
  readonly index: number;
  became: Became | null;
}

/** What somebody holds of a match. */
export interface Seen {
  readonly who: string;
  readonly seat: Seat;
  readonly last: Frame | null;
  /** All lines of the log that they were sent. */
  readonly log: KnownLog;
}

/** A match, played from its rows and from nothing else. */
export interface Replayed {
  readonly live: LiveMatch;
  /** With what those were sent what the last row led to who had seen what was before. */
  readonly step: Step;
  /** When each row was written, by the clock of the database. */
  readonly written: readonly number[];
}

/** How long a match may take until it waits for people alone. */
const QUIET_MS = 30_000;

/**
 * Plays a match from its rows, once nobody but people is asked in it, and looks whether they hold what was sent: what
 * was acknowledged once, what was refused not at all, and each as it was chosen.
 */
export async function replay(
  { db }: Database,
  match: string,
  sent: ReadonlyMap<string, SentAnswer>,
): Promise<Replayed> {
  for (const end = performance.now() + QUIET_MS; performance.now() < end; await wait(50)) {
    const replayed = await playRows({ db }, match, sent);
    const turn = nextTurn(replayed.live);
    if (turn === null || turn.kind === 'late') return replayed;
  }
  throw new Violation(match, 'no server goes on with it, though nobody is asked but bots');
}

async function playRows(
  { db }: Pick<Database, 'db'>,
  match: string,
  sent: ReadonlyMap<string, SentAnswer>,
): Promise<Replayed> {
  const opened = await openMatch(db, match, Number.NEGATIVE_INFINITY);
  if (!opened.ok) throw new Violation(match, opened.problems[0].text.en);
  const live = opened.value;
  const rows = await readEntries(db, match);
  const numbers = await db
    .selectFrom('entries')
    .select('number')
    .where('match', '=', match)
    .orderBy('number')
    .limit(rows.length)
    .execute();
  const gap = numbers.findIndex(({ number }, at) => number !== at);
  if (gap >= 0) throw new Violation(match, `there is no entry ${gap}, but later ones`);
  const kept = new Set<string>();
  let step: Step = { answered: NOBODY, log: live.match.logged };
  for (const [number, row] of rows.entries()) {
    if (row.token !== null) {
      const token = row.token.slice(row.token.indexOf(' ') + 1);
      const answer = sent.get(token);
      const where = `entry ${number} (${row.token})`;
      if (!answer) throw new Violation(match, `${where} was never sent`);
      if (kept.has(token)) throw new Violation(match, `${where} is there a second time`);
      kept.add(token);
      if (row.seat !== answer.seat || live.valueOf(answer.seat, answer.index) !== row.value) {
        throw new Violation(match, `${where} is not what was chosen`);
      }
    }
    const isAnswer = row.kind === 'answer' || row.kind === 'time-out';
    step = { answered: isAnswer ? row.seat : NOBODY, log: live.match.logged };
    live.play(row);
  }
  for (const [token, { seat, became }] of sent) {
    if (became === 'taken' && !kept.has(token)) {
      throw new Violation(
        match,
        `the answer ${token} of seat ${seat} was acknowledged, and is lost`,
      );
    }
    if ((became === 'refused' || became === 'overtaken') && kept.has(token)) {
      throw new Violation(match, `the answer ${token} of seat ${seat} was ${became}, and played`);
    }
  }
  return { live, step, written: rows.map(({ written }) => written) };
}

/** What somebody holds must be what comes of the rows. */
export function compareSeen(match: string, { live, step }: Replayed, seen: Seen): void {
  const { who, seat, last, log } = seen;
  if (last === null) throw new Violation(match, `${who} was shown nothing`);
  // Sent after an entry to whoever looked at it, or all anew to whoever came then.
  const steps = [step, { answered: NOBODY, log: live.match.logged }];
  const expected = steps.map((one) => textOf(frameOf(live, one, { seat, logged: 0, lines: 0 }, 0)));
  const shown = textOf(last);
  if (!expected.includes(shown)) {
    throw new Violation(
      match,
      `${who} was shown otherwise: ${firstDifference(shown, expected[0])}`,
    );
  }
  const lines = JSON.stringify(live.match.log(seat).slice(log.earlier));
  if (JSON.stringify(log.lines) !== lines) {
    const difference = firstDifference(JSON.stringify(log.lines), lines);
    throw new Violation(match, `${who} has another log: ${difference}`);
  }
}

/** A frame without what depends on when it was sent, and to whom before: the lines of the log that are new, and time. */
function textOf({ log: _, clock, ...frame }: Frame): string {
  const asked = clock?.asked.map(({ seat }) => seat);
  return JSON.stringify({ ...frame, clock: clock && { ...clock, asked } });
}
