import { setTimeout as wait } from 'node:timers/promises';
import { NOBODY, type Seat } from '@lianhuan/kernel';
import { NO_LOG, withNews } from '../../../web/engine/known-log.ts';
import { GAME_IDS, type GameId } from '../../../web/games/ids.ts';
import type { PaceChange } from '../../../web/online/pace.ts';
import { TestPlayer, withAllLines } from '../../test/support/test-player.ts';
import type { Page } from './page.ts';
import type { Progress } from './progress.ts';
import { compareSeen, type Replayed, replay, type Seen } from './replayed.ts';
import type { FaultySite } from './site.ts';
import { FaultTable } from './table.ts';
import { retried, Violation } from './violation.ts';

/** What is broken in each round, and how the tables are set up at which it is. */
export interface Faults {
  /** What is counted, in the plural. */
  readonly name: string;
  readonly pace?: PaceChange;
  /** The clock of the database is not that of this machine. */
  readonly shiftsDatabase?: boolean;
  /** Breaks something, and mends it again, or begins to. @param time how often something was broken before */
  breakOne(time: number, tables: readonly FaultTable[]): Promise<void>;
  /** All that was broken is mended. */
  mended?(): Promise<unknown>;
  /** Looks at a match once more, after each fault. */
  look?(match: string, replayed: Replayed): void;
}

/** How much later than those who play the spectators of every other table see it. */
const DELAY_MS = 400;
/** How many answers are to be taken after the fault before one looks. */
const ANSWERS_AFTER = 3;
/** How long it may take until all go on after a fault: a line that swallows all is noticed after twenty seconds. */
const PATIENCE_MS = 90_000;
/** A match of so many entries is left. */
const LONG = 500;

/**
 * Breaks something, over and over, while a match of each game is played over sockets; after each fault it must go on, and
 * then all rows, pages and servers must agree.
 */
export async function breakOften(
  site: FaultySite,
  times: number,
  progress: Progress,
  faults: Faults,
): Promise<void> {
  const tables: FaultTable[] = [];
  let left = { acknowledged: 0, again: 0 };
  const sum = () =>
    tables.reduce(
      ({ acknowledged, again }, table) => ({
        acknowledged: acknowledged + table.acknowledged,
        again: again + table.again,
      }),
      left,
    );
  const counts = (done: number) => {
    const { acknowledged, again } = sum();
    return `${done} ${faults.name}, ${acknowledged} answers acknowledged, ${again} sent again`;
  };
  const open = (game: GameId, at: number) => {
    const pace = { pause: 0, ...faults.pace } as const;
    return FaultTable.open(site, { game, pace, delay: at % 2 === 0 ? 0 : DELAY_MS }, at);
  };
  try {
    for (const [at, game] of GAME_IDS.entries()) tables.push(await open(game, at));
    for (let time = 0; time < times; time++) {
      progress.show(counts(time));
      for (const [at, table] of tables.entries()) {
        if (!table.isOver && (table.players[0].last?.entries ?? 0) < LONG) continue;
        left = {
          acknowledged: left.acknowledged + table.acknowledged,
          again: left.again + table.again,
        };
        table.close();
        // At another server each time, and with the delay now and then.
        tables[at] = await open(table.game, at + time + 1);
      }
      for (const table of tables) table.play();
      await wait(50 + Math.random() * 300);
      await faults.breakOne(time, tables);
      await Promise.all(tables.map(goneOn));
      await Promise.all(
        tables.map((table) => inTime(table.match, 'an answer hears nothing', table.hold())),
      );
      await faults.mended?.();
      for (const table of tables) {
        const replayed = await check(site, table, faults.shiftsDatabase ?? false);
        faults.look?.(table.match, replayed);
      }
    }
    progress.done(counts(times));
  } finally {
    for (const table of tables) table.close();
  }
}

/** A few more answers are taken, or it ends. */
async function goneOn(table: FaultTable): Promise<void> {
  const before = table.acknowledged;
  const end = performance.now() + PATIENCE_MS;
  while (!table.isOver && table.acknowledged < before + ANSWERS_AFTER) {
    if (performance.now() > end)
      throw new Violation(table.match, `it does not go on: ${table.standing}`);
    await wait(20);
  }
}

async function inTime<Value>(match: string, problem: string, work: Promise<Value>): Promise<Value> {
  const patience = new AbortController();
  const over = wait(PATIENCE_MS, null, { signal: patience.signal }).then(() => {
    throw new Violation(match, problem);
  });
  over.catch(() => {});
  try {
    return await Promise.race([work, over]);
  } finally {
    patience.abort();
  }
}

/** Rows, what was acknowledged, what all pages hold, and what each server shows must be the same. */
async function check(
  site: FaultySite,
  table: FaultTable,
  shiftsDatabase: boolean,
): Promise<Replayed> {
  const { match, sent, delay, players, watcher } = table;
  const replayed = await retried(() => replay(site.database, match, sent));
  const { live } = replayed;
  const pages: readonly (readonly [string, Seat, Page])[] = [
    ...players.map((page, seat) => [`seat ${seat}`, seat as Seat, page] as const),
    [delay > 0 ? 'the delayed spectator' : 'the spectator', NOBODY, watcher],
  ];
  for (const [who, seat, page] of pages) {
    await caughtUp(match, who, page, live.entries);
    await retried(() => page.readEarlier());
    compareSeen(match, replayed, { who, seat, last: page.last, log: page.log });
  }
  if (delay > 0 && !shiftsDatabase) {
    // By the clock of this machine, which is that of the database.
    const early = watcher.arrivals.find(
      ({ entries, at }) => entries > 0 && at < replayed.written[entries - 1] + delay - 1,
    );
    if (early)
      throw new Violation(match, `the delayed spectator saw ${early.entries} entries early`);
  }
  for (const [at, url] of site.urls.entries()) {
    for (const [seat, { cookie }] of players.entries()) {
      const seen = await retried(() => seenAt(url, cookie, match));
      compareSeen(match, replayed, {
        ...seen,
        who: `seat ${seat} at server ${at}`,
        seat: seat as Seat,
      });
    }
  }
  if (live.outcome !== null) await hasEnded(site, match);
  return replayed;
}

async function caughtUp(match: string, who: string, page: Page, entries: number): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; (page.last?.entries ?? -1) < entries; ) {
    if (performance.now() > end) {
      throw new Violation(match, `${who} sees ${page.last?.entries ?? 0} of ${entries} entries`);
    }
    await wait(20);
  }
}

/** What a server shows whoever comes there anew. */
async function seenAt(
  url: string,
  cookie: string,
  match: string,
): Promise<Pick<Seen, 'last' | 'log'>> {
  const player = await new TestPlayer(url, cookie).connected();
  try {
    const last = await player.ask('match:join', { match, logged: 0, entries: 0 });
    return { last, log: await withAllLines(player, match, withNews(NO_LOG, last.log)) };
  } finally {
    player.close();
  }
}

/** That a match has ended is written by whichever server is there. */
async function hasEnded({ database: { db } }: FaultySite, match: string): Promise<void> {
  for (const end = performance.now() + 15_000; performance.now() < end; await wait(50)) {
    const row = await db
      .selectFrom('matches')
      .select('ended')
      .where('id', '=', match)
      .executeTakeFirst();
    if (row?.ended) return;
  }
  throw new Violation(match, 'it is over, and no server writes so');
}
