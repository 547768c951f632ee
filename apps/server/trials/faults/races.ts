import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { NOBODY, type Seat } from '@lianhuan/kernel';
import { type KnownLog, NO_LOG, withNews } from '../../../web/engine/known-log.ts';
import { GAME_IDS, type GameId } from '../../../web/games/ids.ts';
import type { Frame } from '../../../web/online/protocol.ts';
import { startCluster } from '../../database/embedded/cluster.ts';
import { type Listening, listen } from '../../database/news.ts';
import { type Database, openDatabase } from '../../database/open.ts';
import { engineForNew } from '../../matches/engines.ts';
import { Matches } from '../../matches/matches.ts';
import { newSeed, sealOf } from '../../matches/seal.ts';
import { addMatch } from '../../matches/store.ts';
import { isUnasked } from '../../matches/turns.ts';
import { Viewers } from '../../sockets/viewers.ts';
import type { Progress } from './progress.ts';
import { compareSeen, replay, type SentAnswer } from './replayed.ts';
import { Violation } from './violation.ts';

/** A server in this process, without sockets: so answers come to two of them at the very same moment. */
interface Server {
  readonly database: Database;
  readonly matches: Matches;
  readonly viewers: Viewers;
  readonly news: Listening;
}

/** What is played: two people sit at each table. */
const SETUPS: Readonly<Record<GameId, unknown>> = {
  minxin: { players: 2, favorPerPlayer: 20 },
  sanguozhi: { players: 2 },
  evolve: { players: 2 },
  sanguosha: { players: 2 },
};
/** A match of so many answers is left. */
const LONG = 300;

/** Two servers get an answer to one question at the same moment, and each its own: one is taken. */
export async function raceServers(times: number, progress: Progress): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lianhuan-races-'));
  chmodSync(folder, 0o755);
  const cluster = await startCluster(folder);
  const servers = [await startServer(cluster.url), await startServer(cluster.url)];
  try {
    let raced = 0;
    let acknowledged = 0;
    const counts = () =>
      `${raced} answers of two servers at the same moment, ${acknowledged} acknowledged`;
    for (let match = 0; raced < times; match++) {
      const table = await RaceTable.open(servers, GAME_IDS[match % GAME_IDS.length]);
      while (raced < times && table.sent.size < 2 * LONG && (await table.race())) {
        raced += 1;
        progress.show(counts());
      }
      acknowledged += await table.check();
    }
    progress.done(counts());
  } finally {
    for (const { database, matches, news } of servers) {
      await matches.stop();
      await news.stop();
      await database.close();
    }
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startServer(url: string): Promise<Server> {
  const database = await openDatabase(url);
  const viewers = new Viewers();
  const matches: Matches = new Matches(database, {
    played: (live, step) => viewers.show(live, step, matches.clock.now),
    failed: (match, error) => console.error(match, error),
    isWatched: (match) => viewers.has(match),
  });
  const news = await listen(
    url,
    (one) => 'match' in one && matches.heard(one.match, one.entries),
    () => matches.heardNothing(),
  );
  return { database, matches, viewers, news };
}

/** A match, and who looks at it: its players, each at a server of their own, and a spectator. */
class RaceTable {
  readonly sent = new Map<string, SentAnswer>();
  readonly #servers: readonly Server[];
  readonly #match: string;
  readonly #pages: { who: string; seat: Seat; last: Frame; log: KnownLog }[] = [];

  private constructor(servers: readonly Server[], match: string) {
    this.#servers = servers;
    this.#match = match;
  }

  static async open(servers: readonly Server[], id: GameId): Promise<RaceTable> {
    const { game, version, content } = await engineForNew(id);
    const [match, seed] = [randomUUID(), newSeed()];
    const sitters = [0, 1].map(() => ({ person: null, bot: null }));
    const row = { id: match, room: null, game, version, content, seed, seal: sealOf(seed) };
    await addMatch(servers[0].database.db, { ...row, setup: SETUPS[id], sitters });
    const table = new RaceTable(servers, match);
    for (const [at, seat] of ([0, 1, NOBODY] as Seat[]).entries()) {
      await table.#join(at % servers.length, seat);
    }
    servers[0].matches.advance(match);
    return table;
  }

  async #join(at: number, seat: Seat): Promise<void> {
    const { matches, viewers } = this.#servers[at];
    const who = `${seat === NOBODY ? 'the spectator' : `seat ${seat}`} at server ${at}`;
    const joined = await matches.with(this.#match, (live) => {
      const send = (frame: Frame) => {
        page.log = withNews(page.log, frame.log);
        page.last = frame;
      };
      const has = { logged: 0, entries: 0 };
      const last = viewers.join(live, who, { seat, send }, { now: matches.clock.now, has });
      const page = { who, seat, last, log: withNews(NO_LOG, last.log) };
      this.#pages.push(page);
    });
    if (!joined.ok) throw new Violation(this.#match, joined.problems[0].text.en);
  }

  /** Two answers to what somebody is asked; false once nobody is. */
  async race(): Promise<boolean> {
    const asked = await this.#asked();
    if (asked === null) return false;
    const { seat, number, options } = asked;
    const tokens = this.#servers.map(() => randomUUID());
    const replies = await Promise.all(
      this.#servers.map(async ({ matches }, at) => {
        const index = Math.floor(Math.random() * options);
        const answer: SentAnswer = { seat, index, became: null };
        this.sent.set(tokens[at], answer);
        const reply = await matches.answer(this.#match, seat, number, index, tokens[at]);
        answer.became = reply.ok ? reply.value : 'refused';
        return answer.became;
      }),
    );
    const taken = replies.filter((became) => became === 'taken').length;
    if (taken !== 1) throw new Violation(this.#match, `${taken} of two answers were taken`);
    return true;
  }

  /** Somebody who is asked what servers do not answer unasked; null once it is over. */
  async #asked() {
    for (;;) {
      const seen = await this.#servers[0].matches.with(this.#match, (live) => {
        const one = live.match.pending.findLast(({ seat }) => !isUnasked(live, seat));
        const isOver = live.match.pending.length === 0;
        if (!one) return isOver ? null : 'not yet';
        return { seat: one.seat, options: one.options, number: live.askedAt(one.seat) as number };
      });
      if (!seen.ok) throw new Violation(this.#match, seen.problems[0].text.en);
      if (seen.value !== 'not yet') return seen.value;
      await wait(5);
    }
  }

  /** Rows, answers, what all see and the tables of both servers must be the same; gives how many were acknowledged. */
  async check(): Promise<number> {
    const match = this.#match;
    const replayed = await replay(this.#servers[0].database, match, this.sent);
    const { fingerprint } = replayed.live.match;
    for (const [at, { matches, viewers }] of this.#servers.entries()) {
      const table = await matches.with(match, (live) => live.match.fingerprint);
      if (!table.ok || table.value !== fingerprint) {
        throw new Violation(match, `server ${at} has another table than comes of the rows`);
      }
      for (const page of this.#pages) viewers.leave(match, page.who);
    }
    for (const page of this.#pages) compareSeen(match, replayed, page);
    return [...this.sent.values()].filter(({ became }) => became === 'taken').length;
  }
}
