import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { access, open, rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { quoted, type Table, tablesOf } from './tables.ts';

/** The first line of a backup. */
export interface Header {
  readonly lianhuan: 'backup';
  /** The last migration that the database had. */
  readonly schema: string;
  readonly made: string;
}

/** How many rows are asked for at once. */
const ROWS = 1000;

/**
 * Writes all that a site keeps into a new file, as it was at one moment, while servers go on with it: packed lines of
 * JSON, a header, for each table a line that names it and then its rows, and a last line that says how many they were.
 * @returns how many rows
 * @throws Error where there is such a file, or no site in the database
 */
export async function writeBackup(url: string, file: string): Promise<number> {
  if (
    await access(file).then(
      () => true,
      () => false,
    )
  ) {
    throw new Error(`已经有这个文件 there is such a file already: ${file}`);
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const half = `${file}.part`;
  try {
    await client.query('begin transaction isolation level repeatable read, read only');
    await client.query(`set local timezone = 'UTC'; set local datestyle = 'ISO'`);
    const header = { lianhuan: 'backup', schema: await schemaOf(client), made: await now(client) };
    const rows = await writeLines(half, linesOf(client, header as Header));
    await rename(half, file);
    return rows;
  } finally {
    await rm(half, { force: true });
    await client.end();
  }
}

async function schemaOf(client: pg.Client): Promise<string> {
  const there = await client.query(`select to_regclass('public.kysely_migration') as found`);
  if (there.rows[0].found === null) {
    throw new Error('这个数据库里没有联机的数据 there are no data of a site in this database');
  }
  const { rows } = await client.query('select max(name) as name from kysely_migration');
  return rows[0].name;
}

async function now(client: pg.Client): Promise<string> {
  const { rows } = await client.query('select now() as now');
  return rows[0].now.toISOString();
}

async function* linesOf(client: pg.Client, header: Header): AsyncGenerator<string, number> {
  let total = 0;
  yield JSON.stringify(header);
  for (const table of await tablesOf(client)) {
    yield JSON.stringify({ table: table.name, columns: table.columns.map(({ name }) => name) });
    for await (const row of rowsOf(client, table)) {
      total += 1;
      yield row;
    }
  }
  yield JSON.stringify({ rows: total });
  return total;
}

async function* rowsOf(client: pg.Client, { name, columns }: Table): AsyncGenerator<string> {
  const values = columns.map((column) => `${quoted(column.name)}::text`).join(', ');
  await client.query(
    `declare rows no scroll cursor for select json_build_array(${values})::text as row from ${quoted(name)}`,
  );
  for (;;) {
    const { rows } = await client.query<{ readonly row: string }>(`fetch ${ROWS} from rows`);
    for (const { row } of rows) yield row;
    if (rows.length < ROWS) break;
  }
  await client.query('close rows');
}

/** The file is for its owner alone: who has it can come as anybody. It is on the disk when this is done. */
async function writeLines(file: string, lines: AsyncGenerator<string, number>): Promise<number> {
  const packed = createGzip();
  const target = createWriteStream(file, { mode: 0o600, flags: 'w' });
  const written = finished(packed.pipe(target));
  // Where the disk is full nobody waits for the rest.
  let failure: unknown = null;
  written.catch((error) => {
    failure = error;
    packed.destroy();
  });
  for (;;) {
    const { value, done } = await lines.next();
    if (failure !== null) throw failure;
    if (done) {
      packed.end();
      await written;
      const handle = await open(file, 'r+');
      await handle.sync().finally(() => handle.close());
      return value;
    }
    if (!packed.write(`${value}\n`)) await Promise.race([once(packed, 'drain'), written]);
  }
}
