// How many matches are played at once, over sockets, by bots who think as long as people do, until answers take too long.
//   npm run load                                 民心 for two on one server, then on two
//   npm run load -- --game minxin --players 4    as many at a table; each game has a usual number
//   npm run load -- --game all --servers 1,2,4   all games, one after another
//   npm run load -- --game evolve --servers 1 --think 3000 --levels 20,40,80 --seconds 30 --bot greedy
// Everybody plays at one of the servers in turn. It says of each level how long it took from an answer until everybody at
// the table had seen what came of it, how much memory of the servers a match takes, and how much time of processors an
// answer cost servers, database, and those who play: where all run on one machine the first two tell how it would grow.
// At the end stands the last level that was held of each. How long a server takes to go on with a match that it does not
// know says `npm run cold-starts`. Linux alone: it reads /proc.

import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Cluster, startCluster } from '../database/embedded/cluster.ts';
import { cpuTimeOf } from './cpu-time.ts';
import { gamesNamed, type LoadGame, loadGame } from './load-game.ts';
import { LoadTable } from './load-table.ts';
import { percentile, printTable } from './printed.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'minxin' },
    players: { type: 'string' },
    servers: { type: 'string', default: '1,2' },
    levels: { type: 'string', default: '10,20,40,80,160,320' },
    think: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '15' },
    bot: { type: 'string', default: 'random' },
  },
});

const PATIENCE_MS = 100;
const numbers = (text: string) => text.split(',').map(Number);

/** What so many matches at once cost. Times in milliseconds. */
interface Level {
  readonly matches: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  /** Of the servers' memory. */
  readonly megabytes: number;
  /** Time of processors for an answer. */
  readonly cpu: CpuTimes;
}

interface CpuTimes {
  readonly servers: number;
  readonly database: number;
  readonly clients: number;
}

const HEADS = ['matches', 'answers/s', 'p50 ms', 'p95 ms', 'MB/match'];
const COSTS = ['CPU ms/answer: servers', 'database', 'clients'];

// Nobody signs in as often as this does.
process.env.LIANHUAN_GUESTS = '1000000';

const games = gamesNamed(values.game);
const players = values.players === undefined ? null : Number(values.players);
if (players !== null && games.length > 1) throw new Error('--players is for one game');
const rows: string[][] = [];
for (const id of games) {
  const game = await loadGame(id, { players, bot: values.bot });
  for (const count of numbers(values.servers)) {
    console.log(`${id} for ${game.players}, ${count} server(s)`);
    const levels = await loadServers(game, count);
    const level = levels.findLast(isHeld) ?? levels[0];
    rows.push([id, `${game.players}`, `${count}`, ...cellsOf(level), isHeld(level) ? '' : 'late']);
  }
}
console.log(`\nHeld within ${PATIENCE_MS} ms, ${Number(values.think) / 1000} s for a decision:`);
printTable(['game', 'players', 'servers', ...HEADS, ...COSTS, ''], rows);

function isHeld({ p95 }: Level): boolean {
  return p95 <= PATIENCE_MS;
}

function cellsOf({ matches, perSecond, p50, p95, megabytes, cpu }: Level): string[] {
  const times = [cpu.servers, cpu.database, cpu.clients].map((one) => one.toFixed(1));
  const latencies = [p50, p95].map((one) => one.toFixed(0));
  return [`${matches}`, perSecond.toFixed(0), ...latencies, megabytes.toFixed(1), ...times];
}

async function loadServers(game: LoadGame, count: number): Promise<readonly Level[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lianhuan-load-'));
  chmodSync(folder, 0o755);
  const cluster = await startCluster(folder);
  const servers: ServerProcess[] = [];
  const tables: LoadTable[] = [];
  try {
    for (let at = 0; at < count; at++)
      servers.push(await startServerProcess({ database: cluster.url }));
    return await climb(game, { cluster, servers }, tables);
  } finally {
    for (const table of tables) table.stop();
    for (const server of servers) await server.kill();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Machines {
  readonly cluster: Cluster;
  readonly servers: readonly ServerProcess[];
}

/** More and more matches, as long as answers come in time. */
async function climb(
  game: LoadGame,
  machines: Machines,
  tables: LoadTable[],
): Promise<readonly Level[]> {
  const { servers } = machines;
  const levels: Level[] = [];
  let latencies: number[] = [];
  const before = memoryOf(servers);
  for (const matches of numbers(values.levels)) {
    while (tables.length < matches) {
      const first = tables.length;
      const urls = Array.from({ length: game.players }, (_, seat) => {
        return `http://127.0.0.1:${servers[(first + seat) % servers.length].port}`;
      });
      const think = Number(values.think);
      const onLatency = (ms: number) => void latencies.push(ms);
      tables.push(await LoadTable.open({ game, think, urls, onLatency }));
    }
    await wait(2000);
    latencies = [];
    const start = { at: performance.now(), cpu: cpuTimes(machines) };
    await wait(Number(values.seconds) * 1000);
    const now = cpuTimes(machines);
    const answers = latencies.length;
    const each = (of: keyof CpuTimes) => (now[of] - start.cpu[of]) / answers;
    const level: Level = {
      matches,
      perSecond: (answers / (performance.now() - start.at)) * 1000,
      p50: percentile(latencies, 0.5),
      p95: percentile(latencies, 0.95),
      megabytes: (memoryOf(servers) - before) / tables.length,
      cpu: { servers: each('servers'), database: each('database'), clients: each('clients') },
    };
    levels.push(level);
    printTable([...HEADS, ...COSTS], [cellsOf(level)]);
    if (!isHeld(level)) break;
  }
  return levels;
}

function cpuTimes({ cluster, servers }: Machines): CpuTimes {
  const { user, system } = process.cpuUsage();
  return {
    servers: servers.reduce((sum, { pid }) => sum + cpuTimeOf(pid), 0),
    database: cpuTimeOf(cluster.pid),
    clients: (user + system) / 1000,
  };
}

/** What servers take of the machine's memory, in megabytes. */
function memoryOf(servers: readonly ServerProcess[]): number {
  return servers.reduce((sum, { pid }) => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return sum + Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  }, 0);
}
