import { execFile } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBackup } from '../backup/read.ts';
import { writeBackup } from '../backup/write.ts';
import { startCluster } from '../database/embedded/cluster.ts';
import { type LianhuanServer, startServer } from '../server.ts';
import { playOn } from './support/play-on.ts';
import { emptyDatabase } from './support/test-database.ts';
import { accountCookie, askAccounts, TestPlayer } from './support/test-player.ts';
import { duelRoom } from './support/test-site.ts';

// A club's host backs the site up while people play, and goes on with it in another place.

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lianhuan-backup-'));
  chmodSync(folder, 0o755);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function serve(database: string): Promise<LianhuanServer> {
  return startServer({
    ...{ host: '127.0.0.1', port: 0, secret: null, guests: 1000, operators: [] },
    ...{ origin: null, proxies: 1, app: '/nonexistent', database },
    log: pino({ level: 'warn' }),
  });
}

/** What `npm run backup -- FILE` and the like do: the code they end with, and what they say. */
function run(command: 'backup' | 'restore', file: string, environment: NodeJS.ProcessEnv) {
  const program = join(import.meta.dirname, '..', 'backup', 'index.ts');
  return new Promise<{ code: number; said: string }>((resolve) => {
    const env = { ...process.env, ...environment };
    execFile(process.execPath, [program, command, file], { env }, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), said: out + err }),
    );
  });
}

/** What every table holds. */
async function rowsOf(database: string): Promise<Record<string, readonly unknown[]>> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const tables = await client.query(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  const rows: Record<string, readonly unknown[]> = {};
  for (const { name } of tables.rows) {
    if (name.startsWith('kysely') || name.startsWith('socket_io')) continue;
    const all = await client.query(`select t::text as row from "${name}" as t order by 1`);
    rows[name] = all.rows.map(({ row }) => row);
  }
  await client.end();
  return rows;
}

describe('a site of the database that comes with it', () => {
  test('is backed up while it is played at, and goes on in another folder', async () => {
    const [first, second] = [join(folder, 'first'), join(folder, 'second')];
    const file = join(folder, 'site.backup');
    const cluster = await startCluster(first);
    const server = await serve(cluster.url);
    const cookies = [
      await accountCookie(server.url, 'anna'),
      await accountCookie(server.url, 'ben'),
    ];
    const pages = (url: string) =>
      Promise.all(cookies.map((cookie) => new TestPlayer(url, cookie).connected()));
    const [anna, ben] = await pages(server.url);
    const { code, room } = await duelRoom(anna, ben);
    await anna.ask('room:pace', { room, pace: { pause: 0 } });
    const start = async (host: TestPlayer, friend: TestPlayer) => {
      await friend.ask('room:ready', { room, ready: true });
      return (await host.ask('room:start', { room })).match;
    };
    const over = await start(anna, ben);
    await playOn(over, [anna, ben]);
    expect(anna.now.rest).not.toBeNull();
    await anna.ask('room:say', { room, text: 'again? “再来” \\ "1"\ttab' });
    const match = await start(anna, ben);
    await playOn(match, [anna, ben], 12);
    const before = [await anna.join(match), await ben.join(match)];
    const ratings = await anna.ask('rating:list', { game: 'minxin' });
    expect(ratings.map(({ played }) => played)).toEqual([1, 1]);

    expect(await run('backup', file, { LIANHUAN_DATA: first })).toMatchObject({ code: 0 });
    expect((await stat(file)).mode & 0o077).toBe(0);
    // What is played afterwards is not in it.
    const kept = await rowsOf(cluster.url);
    await playOn(match, [anna, ben], 2);
    for (const page of [anna, ben]) page.close();
    await server.stop();
    await cluster.stop();

    expect(await run('restore', file, { LIANHUAN_DATA: second })).toMatchObject({ code: 0 });
    const again = await startCluster(second);
    expect(await rowsOf(again.url)).toEqual(kept);
    const next = await serve(again.url);
    const [annaThere, benThere] = await pages(next.url);
    const after = [await annaThere.join(match), await benThere.join(match)];
    const shown = after.map(({ snapshot, asked, entries }) => ({ snapshot, asked, entries }));
    expect(shown).toEqual(
      before.map(({ snapshot, asked, entries }) => ({ snapshot, asked, entries })),
    );
    expect(await annaThere.ask('rating:list', { game: 'minxin' })).toEqual(ratings);
    expect(await annaThere.ask('match:list', {})).toHaveLength(2);
    const password = { username: 'ben', password: 'correct horse battery' };
    expect((await askAccounts(next.url, 'sign-in/username', password)).status).toBe(200);
    await annaThere.ask('room:enter', { code });
    await annaThere.ask('room:say', { room, text: 'still here' });
    expect((await annaThere.ask('room:said', { room })).map(({ text }) => text)).toHaveLength(2);
    await playOn(match, [annaThere, benThere]);
    expect(annaThere.now.rest).not.toBeNull();

    // Neither over what is there, nor over a file.
    const full = await run('restore', file, { LIANHUAN_DATA: second });
    expect(full).toMatchObject({ code: 2, said: expect.stringContaining('data here already') });
    const there = await run('backup', file, { LIANHUAN_DATA: second });
    expect(there).toMatchObject({ code: 2, said: expect.stringContaining('such a file already') });
    for (const page of [annaThere, benThere]) page.close();
    await next.stop();
    await again.stop();
  }, 300_000);

  test('is not made where there is none to back up', async () => {
    const data = join(folder, 'none');
    const said = await run('backup', join(folder, 'none.backup'), { LIANHUAN_DATA: data });
    expect(said).toMatchObject({ code: 2, said: expect.stringContaining('no data of a site') });
    await expect(stat(data)).rejects.toThrow();
  });

  test('is refused by name where its data are of another PostgreSQL', async () => {
    const data = join(folder, 'old');
    await (await startCluster(data)).stop();
    await writeFile(join(data, 'postgres', 'PG_VERSION'), '17\n');
    await expect(startCluster(data)).rejects.toThrow(/those of PostgreSQL 17, and this is 18/);
  });
});

describe('a backup that cannot be restored', () => {
  const backup = async () => {
    const file = join(folder, `${Math.random()}.backup`);
    const database = await emptyDatabase();
    await (await serve(database)).stop();
    await writeBackup(database, file);
    return file;
  };
  const refused = async (file: string, why: RegExp) => {
    const database = await emptyDatabase();
    await expect(readBackup(database, file)).rejects.toThrow(why);
    // The place is as empty as before: the right file is restored there.
    expect(await readBackup(database, await backup())).toBeGreaterThan(0);
  };

  test('is no backup, or none at all', async () => {
    const file = join(folder, 'notes.txt');
    await writeFile(file, 'these are notes');
    await refused(file, /this is no backup/);
    await refused(join(folder, 'nowhere'), /ENOENT/);
  });

  test('was cut off, or lost rows', async () => {
    const file = await backup();
    const packed = await readFile(file);
    await writeFile(file, packed.subarray(0, packed.length - 20));
    await refused(file, /unexpected end of file|not whole/);
    const lines = gunzipSync(packed).toString().split('\n');
    const lost = lines.filter((line) => !line.startsWith('["secret"'));
    expect(lost).toHaveLength(lines.length - 1);
    await writeFile(file, gzipSync(lost.join('\n')));
    await refused(file, /not whole/);
  });

  test('is of a newer version', async () => {
    const file = await backup();
    const lines = gunzipSync(await readFile(file)).toString();
    await writeFile(file, gzipSync(lines.replace(/"schema":"[^"]*"/, '"schema":"9999-later"')));
    await refused(file, /made by a newer version \(9999-later\)/);
  });
});
