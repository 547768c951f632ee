import { chmodSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startCluster } from '../../database/embedded/cluster.ts';

/** The server that the tests of this thread share; each makes a database of its own. */
let cluster: Promise<string> | null = null;
let databases = 0;

async function start(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lianhuan-database-'));
  chmodSync(folder, 0o755);
  const { url, pid } = await startCluster(folder);
  process.on('exit', () => {
    try {
      // “Immediate”: nobody wants these data any more.
      process.kill(pid, 'SIGQUIT');
    } catch {}
    rmSync(folder, { recursive: true, force: true });
  });
  return url;
}

/** The address of a new, empty database. */
export async function emptyDatabase(): Promise<string> {
  cluster ??= start();
  const url = await cluster;
  databases += 1;
  const name = `test_${process.pid}_${databases}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return url.replace(/\/postgres$/, `/${name}`);
}
