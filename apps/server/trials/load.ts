// How many matches are played at once, over sockets, by bots who think as long as people do, until answers take too long.
//   npm run load                                 民心 on one server, then on two
//   npm run load -- --game evolve --servers 1 --think 3000 --levels 20,40,80
// It says of each level how long it took from an answer until everybody at the table had seen what came of it; then how
// much memory a match takes, and how long a server takes to go on with one that it does not know.

import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { GAME_IDS } from '../../web/games/ids.ts';
import { startCluster } from '../database/embedded/cluster.ts';
import { openDatabase } from '../database/open.ts';
import { engineForNew, loadEngines } from '../matches/engines.ts';
import { Matches } from '../matches/matches.ts';
import { type LoadGame, LoadTable } from './load-table.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

const SETUPS: Readonly<Record<string, unknown>> = {
  minxin: { players: 2, favorPerPlayer: 20 },
  sanguosha: { players: 2 },
};

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'minxin' },
    servers: { type: 'string', default: '1,2' },
    levels: { type: 'string', default: '10,20,40,80,160,320' },
    think: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '15' },
    bot: { type: 'string', default: 'random' },
  },
});

const PATIENCE_MS = 100;
const numbers = (text: string) => text.split(',').map(Number);

const id = GAME_IDS.find((one) => one === values.game);
if (id === undefined) throw new Error(`There is no ${values.game}: ${GAME_IDS.join(', ')}`);
const engine = await engineForNew(id);
const game: LoadGame = {
  game: id,
  setup: SETUPS[id] ?? {},
  think: Number(values.think),
  bot(seed) {
    const bot = engine.bot(values.bot, seed);
    if (!bot.ok) throw new Error(bot.problems[0].text.en);
    return bot.value;
  },
};
// Nobody signs in as often as this does.
process.env.LIANHUAN_GUESTS = '1000000';

for (const count of numbers(values.servers)) await loadServers(count);

async function loadServers(count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lianhuan-load-'));
  chmodSync(folder, 0o755);
  const cluster = await startCluster(folder);
  const servers: ServerProcess[] = [];
  const tables: LoadTable[] = [];
  try {
    for (let at = 0; at < count; at++)
      servers.push(await startServerProcess({ database: cluster.url }));
    console.log(`${id}, ${count} server(s), ${game.think / 1000} s for a decision`);
    await climb(servers, tables);
    for (const table of tables) table.stop();
    await measureColdStarts(
      cluster.url,
      tables.map(({ match }) => match),
    );
  } finally {
    for (const table of tables) table.stop();
    for (const server of servers) await server.kill();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** More and more matches, as long as answers come in time. */
async function climb(servers: readonly ServerProcess[], tables: LoadTable[]): Promise<void> {
  let latencies: number[] = [];
  const before = memoryOf(servers);
  const urlOf = (at: number) => `http://127.0.0.1:${servers[at % servers.length].port}`;
  for (const level of numbers(values.levels)) {
    while (tables.length < level) {
      const at = tables.length;
      const urls = [urlOf(at), urlOf(at + 1)] as const;
      tables.push(await LoadTable.open({ game, urls, onLatency: (ms) => latencies.push(ms) }));
    }
    await wait(2000);
    latencies = [];
    await wait(Number(values.seconds) * 1000);
    const [half, most, worst] = [0.5, 0.95, 1].map((part) => percentile(latencies, part));
    const rate = latencies.length / Number(values.seconds);
    const each = (memoryOf(servers) - before) / tables.length;
    console.log(
      `  ${level} matches: ${rate.toFixed(0)} answers/s; answer to everybody’s view p50 ${half.toFixed(1)}, ` +
        `p95 ${most.toFixed(1)}, most ${worst.toFixed(1)} ms; ${each.toFixed(2)} MB a match`,
    );
    if (!(most <= PATIENCE_MS)) break;
  }
}

/**
 * How long it takes to go on with matches that a server has never heard of: first one that was started just now, whose
 * code is yet to be compiled, then one that has been at work.
 */
async function measureColdStarts(database: string, matches: readonly string[]): Promise<void> {
  await loadEngines();
  const opened = await openDatabase(database);
  for (const server of ['a server just started', 'one that has been at work']) {
    const cold = new Matches(opened, {
      played: () => {},
      failed: () => {},
      isWatched: () => false,
    });
    const times: number[] = [];
    let entries = 0;
    for (const match of matches) {
      const start = performance.now();
      const seen = await cold.with(match, (live) => live.entries);
      times.push(performance.now() - start);
      if (seen.ok) entries += seen.value;
    }
    console.log(
      `  from cold, ${server}: p50 ${percentile(times, 0.5).toFixed(1)}, ` +
        `p95 ${percentile(times, 0.95).toFixed(1)} ms, after ${Math.round(entries / times.length)} answers on average`,
    );
    await cold.stop();
  }
  await opened.close();
}

function percentile(of: readonly number[], part: number): number {
  const sorted = [...of].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** What servers take of the machine's memory, in megabytes. */
function memoryOf(servers: readonly ServerProcess[]): number {
  return servers.reduce((sum, { pid }) => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return sum + Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  }, 0);
}
