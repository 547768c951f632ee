import pg from 'pg';
import { hasCluster, startCluster } from '../database/embedded/cluster.ts';
import { readSettings, type Settings } from '../settings.ts';
import { readBackup } from './read.ts';
import { writeBackup } from './write.ts';

// `npm run backup -- FILE` and `npm run restore -- FILE`: the database is found as `npm start` finds it.

const [, , command, file, ...more] = process.argv;
try {
  if (file === undefined || more.length > 0) throw new Error(`npm run ${command} -- FILE`);
  const settings = readSettings(process.env);
  const place = settings.database === null ? settings.data : 'DATABASE_URL';
  if (command === 'backup') {
    const rows = await withDatabase(settings, true, (url) => writeBackup(url, file));
    console.log(
      `已备份 ${place} 的 ${rows} 行到 ${file} · ${rows} rows of ${place} are in ${file}`,
    );
  } else {
    const rows = await withDatabase(settings, false, (url) => readBackup(url, file));
    console.log(`已恢复 ${rows} 行到 ${place} · ${rows} rows were restored into ${place}`);
  }
} catch (error) {
  console.error(`没有做成 Not done: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 2;
}

/** @param isThere must there be data already, where the database is the one that comes with it? */
async function withDatabase(
  { database, data }: Settings,
  isThere: boolean,
  use: (url: string) => Promise<number>,
): Promise<number> {
  if (database !== null) return use(database);
  if (isThere && !hasCluster(data)) {
    throw new Error(
      `这个文件夹里没有联机的数据 there are no data of a site in this folder: ${data}`,
    );
  }
  const cluster = await startCluster(data);
  try {
    return await use(cluster.url);
  } finally {
    // A server that was started meanwhile goes on with it.
    if (!(await isUsed(cluster.url))) await cluster.stop();
  }
}

/** Is anybody else connected to the database? */
async function isUsed(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    return rows.length > 0;
  } finally {
    await client.end();
  }
}
