import { chmodSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startCluster } from '../../database/embedded/cluster.ts';

/** The server that the tests of this thread share; each makes a database of its own. */
let cluster: Promise<string> | null = null;
let databases = 0;

async function start(): Promise<string> {
  // The end of the whole run ends it (`tests/end-databases.ts`): a thread that is over is not told so.
  const folder = await mkdtemp(join(tmpdir(), `lianhuan-database-${process.pid}-`));
  chmodSync(folder, 0o755);
  const { url } = await startCluster(folder);
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
