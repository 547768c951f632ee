// How long a server that was started a few seconds ago takes to show a match that it does not know: the first `match:join`
// that a page sends to its process, and those after it. Matches were played by chance for so many answers, and lie in the rows.
// Where other programs run, too, the time that processors gave to the server's main thread says more: on a quiet machine a
// join takes that, and what the database takes. Linux alone: it reads /proc.
//   npm run cold-starts                          each game, short and long matches
//   npm run cold-starts -- --game minxin --players 4 --lengths 300,1000 --matches 8 --starts 3

import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { derivedSeed } from '@lianhuan/kernel';
import type { Player } from '@lianhuan/releases';
import type { GameId } from '../../web/games/ids.ts';
import { startCluster } from '../database/embedded/cluster.ts';
import { type Database, openDatabase } from '../database/open.ts';
import { addCheckpoint } from '../matches/checkpoints.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import { openMatch } from '../matches/open.ts';
import { append, type Entry } from '../matches/store.ts';
import { TestPlayer } from '../test/support/test-player.ts';
import { mainThreadTimeOf } from './cpu-time.ts';
import { gamesNamed, type LoadGame, loadGame } from './load-game.ts';
import { begin, seatGuests } from './load-table.ts';
import { percentile, printTable } from './printed.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'all' },
    players: { type: 'string' },
    lengths: { type: 'string' },
    matches: { type: 'string', default: '8' },
    starts: { type: 'string', default: '3' },
  },
});

/** Counts of answers: a match amid its course, and a long one. */
const LENGTHS: Readonly<Record<GameId, readonly number[]>> = {
  minxin: [100, 300, 1000],
  sanguozhi: [75, 200, 400],
  evolve: [50, 100, 150],
  sanguosha: [75, 150, 300],
};
const TRIES = 50;
/** For so long a server goes on compiling after it began to listen. */
const WARMING_MS = 5000;
const ENTRIES_AT_ONCE = 500;

/** How long it took, in milliseconds. */
interface Join {
  readonly whole: number;
  /** Time of processors of the server's main thread. */
  readonly cpu: number;
}

interface StoredCase {
  readonly match: string;
  /** Of somebody who plays in it. */
  readonly cookie: string;
}

process.env.LIANHUAN_GUESTS = '1000000';

const games = gamesNamed(values.game);
const players = values.players === undefined ? null : Number(values.players);
if (games.length > 1 && (players !== null || values.lengths !== undefined)) {
  throw new Error('--players and --lengths are for one game');
}
const folder = mkdtempSync(join(tmpdir(), 'lianhuan-cold-'));
chmodSync(folder, 0o755);
const cluster = await startCluster(folder);
const database = await openDatabase(cluster.url);
const startTimes: number[] = [];
const running: ServerProcess[] = [];
try {
  const { port } = await startedServer();
  const rows: string[][] = [];
  for (const id of games) {
    const game = await loadGame(id, { players });
    for (const answers of values.lengths?.split(',').map(Number) ?? LENGTHS[id]) {
      const cases = await storedCases(game, answers, `http://127.0.0.1:${port}`);
      const first: Join[] = [];
      const later: Join[] = [];
      for (let start = 0; start < Number(values.starts); start++) {
        const [one, ...others] = await timeJoins([...cases.slice(start), ...cases.slice(0, start)]);
        first.push(one);
        later.push(...others);
      }
      rows.push([id, `${game.players}`, `${answers}`, ...[first, later].flatMap(cellsOf)]);
      console.log(rows.at(-1)?.join(' '));
    }
  }
  const seconds = (percentile(startTimes, 0.5) / 1000).toFixed(1);
  console.log(`\nFrom \`match:join\` to its answer, in ms; a server took ${seconds} s to start:`);
  const heads = ['first', 'later'].flatMap((which) => {
    return ['p50', 'p95', 'CPU p50', 'CPU p95'].map((what) => `${which} ${what}`);
  });
  printTable(['game', 'players', 'answers', ...heads], rows);
} finally {
  for (const server of running) await server.kill();
  await database.close();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}

function cellsOf(joins: readonly Join[]): string[] {
  const times = [joins.map(({ whole }) => whole), joins.map(({ cpu }) => cpu)];
  return times.flatMap((all) => [0.5, 0.95].map((part) => percentile(all, part).toFixed(0)));
}

/** It is killed at the end, if nobody does so before. */
async function startedServer(): Promise<ServerProcess> {
  const server = await startServerProcess({ database: cluster.url });
  running.push(server);
  return server;
}

/** A server starts, and a while later pages come for these matches, one after another. */
async function timeJoins(cases: readonly StoredCase[]): Promise<readonly Join[]> {
  const start = performance.now();
  const server = await startedServer();
  startTimes.push(performance.now() - start);
  await setTimeout(WARMING_MS);
  const joins: Join[] = [];
  for (const { match, cookie } of cases) {
    const player = await new TestPlayer(`http://127.0.0.1:${server.port}`, cookie).connected();
    const asked = { at: performance.now(), cpu: mainThreadTimeOf(server.pid) };
    const reply = await player.try('match:join', { match, logged: 0, entries: 0 });
    const cpu = mainThreadTimeOf(server.pid) - asked.cpu;
    joins.push({ whole: performance.now() - asked.at, cpu });
    if (!reply.ok) throw new Error(reply.problem.en);
    player.close();
  }
  await server.kill();
  return joins;
}

/** Matches of that length, which only the server at `url` has in memory. */
async function storedCases(
  game: LoadGame,
  answers: number,
  url: string,
): Promise<readonly StoredCase[]> {
  const cases: StoredCase[] = [];
  for (let at = 0; cases.length < Number(values.matches); at++) {
    if (at === TRIES * Number(values.matches)) {
      throw new Error(`hardly any match of ${game.game} has ${answers} answers`);
    }
    const table = await seatGuests(
      game,
      Array.from({ length: game.players }, () => url),
    );
    const match = await begin(table);
    for (const player of table.players) player.close();
    if (!(await playFor(game, match, answers))) continue;
    cases.push({ match, cookie: table.players[0].cookie });
  }
  return cases;
}

/**
 * Writes what is answered by chance, as pages send it, and points of the match, as a server stores them; gives false where
 * the match is over before.
 */
async function playFor(game: LoadGame, id: string, answers: number): Promise<boolean> {
  const opened = await openMatch(database.db, id);
  if (!opened.ok) throw new Error(`there is no match ${id}`);
  const { value: live } = opened;
  const bot = game.bot(derivedSeed(live.match.seed, 'cold starts'));
  const entries: Entry[] = [];
  while (entries.length < answers && live.outcome === null) {
    const entry = answerOf(live, bot);
    entries.push(entry);
    live.play({ ...entry, written: live.stored.started });
    const checkpoint = live.isCheckpointDue ? live.checkpoint() : null;
    if (checkpoint === null) continue;
    await addCheckpoint(database.db, id, live.checkpointed, checkpoint);
    live.noteCheckpoint();
  }
  if (live.outcome !== null) return false;
  await appendAll(database, id, entries);
  return true;
}

function answerOf(live: LiveMatch, bot: Player): Entry {
  const { match, fingerprint, entries } = live;
  const [{ seat }] = match.pending;
  const value = live.valueOf(seat, bot.choose(match.glance(seat)));
  if (value === null) throw new Error('the bot picked no option');
  return { kind: 'answer', value, seat, token: `${seat} cold-start-${entries}`, fingerprint };
}

async function appendAll({ db }: Database, id: string, entries: readonly Entry[]): Promise<void> {
  for (let from = 0; from < entries.length; from += ENTRIES_AT_ONCE) {
    await append(db, id, from, entries.slice(from, from + ENTRIES_AT_ONCE));
  }
}
