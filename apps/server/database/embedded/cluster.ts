import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, openSync } from 'node:fs';
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type Account, databaseAccount } from './account.ts';
import { databasePrograms, isReachable, type Programs } from './programs.ts';

/** A PostgreSQL server of our own at work, with a database for us. */
export interface Cluster {
  /** For `DATABASE_URL`: who knows it may do everything there. */
  readonly url: string;
  readonly pid: number;
  /** Ends it, and waits until all is written. One that was running before goes on for its owner. */
  stop(): Promise<void>;
}

const USER = 'lianhuan';
const START_SECONDS = 60;

/** Has a database been made in this folder? */
export function hasCluster(folder: string): boolean {
  return existsSync(join(folder, 'postgres'));
}

/**
 * Starts the database whose data lies in a folder, and makes both if they are not there. It listens on this
 * machine alone. A server that was left running there (the program that started it was killed) is used as it is.
 * @throws Error saying what hinders it.
 */
export async function startCluster(folder: string): Promise<Cluster> {
  const account = await databaseAccount();
  await mkdir(folder, { recursive: true, mode: 0o755 });
  if (account.uid !== undefined && !(await isReachable(folder, account.uid))) {
    throw new Error(`the database cannot enter ${folder}: name another folder in LIANHUAN_DATA`);
  }
  const programs = await databasePrograms(folder, account);
  const data = join(folder, 'postgres');
  const password = await passwordIn(folder);
  if (!existsSync(data)) await initialise(programs, account, folder, password);
  const left = await leftRunning(data, password);
  if (left) return left;
  return start(programs, account, folder, password);
}

function urlAt(port: number, password: string): string {
  return `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`;
}

/** Made once, for the owner of the folder alone to read. */
async function passwordIn(folder: string): Promise<string> {
  const file = join(folder, 'password');
  const made = randomBytes(24).toString('base64url');
  await writeFile(file, made, { mode: 0o600, flag: 'wx' }).catch(() => null);
  return readFile(file, 'utf8');
}

/** Beside its place first: one that is interrupted leaves nothing that looks whole. */
async function initialise(
  { initdb }: Programs,
  account: Account,
  folder: string,
  password: string,
): Promise<void> {
  const half = join(folder, `postgres.${process.pid}`);
  const secret = join(folder, `password.${process.pid}`);
  await rm(half, { recursive: true, force: true });
  await mkdir(half, { mode: 0o700 });
  await writeFile(secret, `${password}\n`, { mode: 0o600 });
  for (const path of [half, secret]) await own(path, account);
  try {
    await run(initdb, account, [
      `--pgdata=${half}`,
      `--username=${USER}`,
      `--pwfile=${secret}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
    ]);
    await rename(half, join(folder, 'postgres'));
  } finally {
    await rm(secret, { force: true });
    await rm(half, { recursive: true, force: true });
  }
}

async function own(path: string, { uid, gid }: Account): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid);
}

/** Gives what the program said. @throws Error with it, if it fails. */
function run(program: string, account: Account, options: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, options, {
      ...account,
      cwd: '/',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        said += chunk;
      });
    }
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(said);
      else reject(new Error(`${program} ended with ${code}: ${said.trim()}`));
    });
  });
}

async function start(
  { postgres }: Programs,
  account: Account,
  folder: string,
  password: string,
): Promise<Cluster> {
  const data = join(folder, 'postgres');
  const port = await freePort();
  const log = openSync(join(folder, 'postgres.log'), 'a', 0o600);
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
  };
  const child = spawn(
    postgres,
    [
      '-D',
      data,
      '-p',
      String(port),
      ...Object.entries(settings).map(([key, value]) => `--${key}=${value}`),
    ],
    // Ctrl+C is for the program that started it, which ends the database last.
    { ...account, cwd: '/', stdio: ['ignore', log, log], detached: true },
  );
  child.unref();
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  child.on('error', () => {});
  const url = urlAt(port, password);
  const up = await Promise.race([isUp(url, START_SECONDS), ended.then(() => false)]);
  if (!up) throw new Error(await whyNot(postgres, account, folder));
  const pid = child.pid as number;
  return {
    url,
    pid,
    async stop() {
      // “Fast”: sessions end, everything is written.
      child.ref();
      child.kill('SIGINT');
      await ended;
    },
  };
}

async function whyNot(postgres: string, account: Account, folder: string): Promise<string> {
  const made = (await readFile(join(folder, 'postgres', 'PG_VERSION'), 'utf8')).trim();
  const version = /\) (\d+)/.exec(await run(postgres, account, ['--version']))?.[1];
  if (version === undefined || version === made) {
    return `PostgreSQL did not start: see ${join(folder, 'postgres.log')}`;
  }
  return (
    `the data in ${folder} are those of PostgreSQL ${made}, and this is ${version}: make a backup with the version of ` +
    '连环 Lianhuan that made them, and restore it into another folder with this one'
  );
}

/** The server that already works on this data, if one does. */
async function leftRunning(data: string, password: string): Promise<Cluster | null> {
  const lines = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port] = lines.split('\n').map(Number);
  if (!pid || !port) return null;
  const url = urlAt(port, password);
  return (await isUp(url, 1)) ? { url, pid, stop: async () => {} } : null;
}

async function isUp(url: string, seconds: number): Promise<boolean> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await wait(50)) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('select 1');
      return true;
    } catch {
    } finally {
      await client.end().catch(() => {});
    }
  }
  return false;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = address !== null && typeof address === 'object' ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
