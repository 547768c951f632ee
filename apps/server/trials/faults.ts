// Tries what must never happen: an acknowledged answer lost, one played twice, two servers that disagree.
//   npm run faults                    1,000 answers to one match at the same moment, 5 killed databases
//   npm run faults -- --races 10000 --kills 20

import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Cluster, startCluster } from '../database/embedded/cluster.ts';
import { type Listening, listen } from '../database/news.ts';
import { type Database, openDatabase } from '../database/open.ts';
import { engineForNew } from '../matches/engines.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import { Matches } from '../matches/matches.ts';
import { newSeed, sealOf } from '../matches/seal.ts';
import { addMatch } from '../matches/store.ts';
import { Door } from './door.ts';

interface Server {
  readonly database: Database;
  readonly matches: Matches;
  readonly news: Listening;
}

const { values } = parseArgs({
  options: { races: { type: 'string', default: '1000' }, kills: { type: 'string', default: '5' } },
});

const folder = mkdtempSync(join(tmpdir(), 'lianhuan-faults-'));
chmodSync(folder, 0o755);
let cluster: Cluster = await startCluster(folder);
const door = await Door.open(Number(new URL(cluster.url).port));
const address = new URL(cluster.url);
address.port = String(door.port);
const servers = [await startServer(), await startServer()];
/** What was acknowledged, by match. */
const acknowledged = new Map<string, string[]>();

try {
  await races(Number(values.races));
  await kills(Number(values.kills));
} finally {
  for (const { database, matches, news } of servers) {
    await matches.stop();
    await news.stop();
    await database.close();
  }
  await door.close();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function startServer(): Promise<Server> {
  const database = await openDatabase(address.href);
  const matches = new Matches(database, {
    played: () => {},
    failed: () => {},
    isWatched: () => false,
  });
  const news = await listen(
    address.href,
    (one) => 'match' in one && matches.heard(one.match, one.entries),
    () => matches.heardNothing(),
  );
  return { database, matches, news };
}

async function begin(): Promise<string> {
  const { game, version, content } = await engineForNew('minxin');
  const [id, seed] = [randomUUID(), newSeed()];
  const sitters = [0, 1].map(() => ({ person: null, bot: null }));
  const setup = { players: 2, favorPerPlayer: 20 };
  const row = { id, room: null, game, version, content, setup, seed, seal: sealOf(seed) };
  await addMatch(servers[0].database.db, { ...row, sitters });
  acknowledged.set(id, []);
  return id;
}

/** Two servers get an answer to one question at the same moment: one is taken. */
async function races(times: number): Promise<void> {
  const start = performance.now();
  let id = await begin();
  for (let time = 0; time < times; time++) {
    const asked = await askFreely(servers[0], id);
    if (asked === null) {
      await check(id);
      id = await begin();
      time -= 1;
      continue;
    }
    const tokens = servers.map(() => randomUUID());
    const replies = await Promise.all(
      servers.map(({ matches }, at) =>
        matches.answer(id, asked.seat, asked.number, time % asked.options, tokens[at]),
      ),
    );
    const taken = tokens.filter((_, at) => replies[at].ok);
    // None, where the servers had answered it unasked meanwhile: then it is asked no more.
    if (taken.length === 0 && (await ask(servers[0], id))?.number !== asked.number) continue;
    if (taken.length !== 1) throw new Error(`${taken.length} of two answers were taken`);
    acknowledged.get(id)?.push(...taken);
  }
  await check(id);
  tell(`${times} answers of two servers at the same moment`, start);
}

/** The database is killed while answers are under way; whoever gets no reply sends the same again. */
async function kills(times: number): Promise<void> {
  const start = performance.now();
  let answers = 0;
  for (let time = 0; time < times; time++) {
    const id = await begin();
    const killed = wait(100 + Math.random() * 400).then(async () => {
      process.kill(cluster.pid, 'SIGKILL');
      await wait(200);
      cluster = await startCluster(folder);
      door.moveTo(Number(new URL(cluster.url).port));
    });
    let isBack = false;
    void killed.then(() => {
      isBack = true;
    });
    for (let more = 20; more > 0; ) {
      const server = servers[answers % 2];
      const asked = await retried(() => askFreely(server, id));
      if (asked === null) break;
      const token = randomUUID();
      const reply = await retried(() =>
        server.matches.answer(id, asked.seat, asked.number, answers % asked.options, token),
      );
      if (!reply.ok) throw new Error(`refused: ${reply.problem.en}`);
      acknowledged.get(id)?.push(token);
      answers += 1;
      if (isBack) more -= 1;
    }
    await killed;
    await check(id);
  }
  tell(`${times} killed databases, ${answers} answers`, start);
}

async function ask({ matches }: Server, id: string) {
  const seen = await matches.with(id, (live: LiveMatch) => {
    const one = live.match.pending.at(-1);
    if (!one) return null;
    const { seat, options, idle } = one;
    return { seat, number: live.askedAt(seat) as number, options, idle };
  });
  if (!seen.ok) throw new Error(seen.problems[0].text.en);
  return seen.value;
}

async function retried<Value>(run: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await run();
    } catch {
      await wait(50);
    }
  }
}

/** What has one option is answered unasked by the servers: no race for it. */
async function askFreely(server: Server, id: string) {
  for (;;) {
    const asked = await ask(server, id);
    if (asked === null || asked.options > 1 || asked.idle) return asked;
    await wait(5);
  }
}

/** Rows, what was acknowledged, and both servers must say the same. */
async function check(id: string): Promise<void> {
  const rows = await servers[0].database.db
    .selectFrom('entries')
    .select(['number', 'token'])
    .where('match', '=', id)
    .orderBy('number')
    .execute();
  const gaps = rows.filter(({ number }, at) => number !== at);
  const kept = rows.map(({ token }) => token?.split(' ')[1]);
  const lost = (acknowledged.get(id) ?? []).filter(
    (token) => kept.filter((one) => one === token).length !== 1,
  );
  const tables = await Promise.all(
    servers.map(({ matches }) => matches.with(id, ({ match }) => match.fingerprint)),
  );
  const [one, other] = tables.map((table) => (table.ok ? table.value : null));
  if (gaps.length > 0 || lost.length > 0 || one === null || one !== other) {
    throw new Error(
      `match ${id}: ${gaps.length} gaps, ${lost.length} lost or doubled, ${one} ≠ ${other}`,
    );
  }
}

function tell(what: string, start: number): void {
  console.log(
    `✓ ${what}: none lost, none doubled (${((performance.now() - start) / 1000).toFixed(1)} s)`,
  );
}
