import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { MIGRATION_NAMES, migrate } from '../database/migrations/index.ts';
import { hasTables, quoted, type Table, tablesOf } from './tables.ts';
import type { Header } from './write.ts';

/** How many rows are written at once. */
const ROWS = 500;

/**
 * Makes of a backup what it was made of, in an empty database, by the schema of that time: the next server that starts
 * there brings it up to date. Where it fails the database is as empty as it was.
 * @returns how many rows
 * @throws Error saying what hinders it
 */
export async function readBackup(url: string, file: string): Promise<number> {
  const lines = linesOf(file);
  const { schema } = await headerOf(lines, file);
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on('error', () => {});
  const db = new Kysely<object>({ dialect: new PostgresDialect({ pool }) });
  const client = await pool.connect();
  try {
    if (await hasTables(client)) {
      throw new Error(
        '这里已经有数据，请换一个空的文件夹（LIANHUAN_DATA）或空的数据库 ' +
          'there are data here already: name another folder in LIANHUAN_DATA, or an empty database',
      );
    }
    try {
      await migrate(db, schema);
      return await restoreRows(client, lines, file);
    } catch (error) {
      await dropTables(client);
      throw error;
    }
  } finally {
    client.release();
    await db.destroy();
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const packed = createReadStream(file);
  const text = createGunzip();
  packed.on('error', (error) => text.destroy(error));
  packed.pipe(text);
  yield* createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY });
}

async function headerOf(lines: AsyncGenerator<string>, file: string): Promise<Header> {
  const none = `这不是备份 this is no backup: ${file}`;
  let header: Partial<Header>;
  try {
    header = JSON.parse((await lines.next()).value ?? 'null') ?? {};
  } catch (error) {
    throw new Error(`${none} (${error instanceof Error ? error.message : error})`);
  }
  if (header.lianhuan !== 'backup' || typeof header.schema !== 'string') throw new Error(none);
  if (!MIGRATION_NAMES.includes(header.schema)) {
    throw new Error(
      `这个备份出自更新的版本，请用那个版本恢复 this backup was made by a newer version (${header.schema}): restore it with that one`,
    );
  }
  return header as Header;
}

async function restoreRows(
  client: pg.PoolClient,
  lines: AsyncGenerator<string>,
  file: string,
): Promise<number> {
  await client.query('begin');
  // Rooms name matches, and matches rooms: what leads from one table to another is checked at the end.
  const keys = await foreignKeys(client);
  for (const { table, name } of keys) {
    await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  }
  const tables = new Map((await tablesOf(client)).map((table) => [table.name, table]));
  let into: Insertion | null = null;
  let total = 0;
  for await (const line of lines) {
    const read = JSON.parse(line);
    if (Array.isArray(read)) {
      if (into === null) throw broken(file);
      total += 1;
      await into.add(line);
      continue;
    }
    await into?.flush();
    if (typeof read.rows === 'number') {
      if (read.rows !== total) throw broken(file);
      for (const { table, name, definition } of keys) {
        await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
      }
      for (const table of tables.values()) await countOn(client, table);
      await client.query('commit');
      return total;
    }
    const table = tables.get(read.table);
    if (!table) throw broken(file);
    into = new Insertion(client, table, read.columns);
  }
  throw broken(file);
}

function broken(file: string): Error {
  return new Error(`备份不完整 the backup is not whole: ${file}`);
}

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

async function foreignKeys(client: pg.PoolClient): Promise<readonly ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  return rows;
}

/** Rows that are written into a table, many at once. */
class Insertion {
  readonly #client: pg.PoolClient;
  readonly #statement: string;
  #rows: string[] = [];

  /** @param names of the columns, in the order of the values of a row */
  constructor(client: pg.PoolClient, { name, columns }: Table, names: readonly string[]) {
    const types = new Map(columns.map((column) => [column.name, column.type]));
    const values = names.map((column, at) => `(row->>${at})::${types.get(column) ?? 'text'}`);
    this.#client = client;
    this.#statement = `insert into ${quoted(name)} (${names.map(quoted).join(', ')})
      overriding system value select ${values.join(', ')} from json_array_elements($1::json) as row`;
  }

  async add(row: string): Promise<void> {
    this.#rows.push(row);
    if (this.#rows.length >= ROWS) await this.flush();
  }

  async flush(): Promise<void> {
    if (this.#rows.length === 0) return;
    const rows = this.#rows;
    this.#rows = [];
    await this.#client.query(this.#statement, [`[${rows.join(',')}]`]);
  }
}

/** What numbers its rows by itself goes on behind those that are there. */
async function countOn(client: pg.PoolClient, { name, columns }: Table): Promise<void> {
  const table = quoted(name);
  for (const { name: column } of columns) {
    const { rows } = await client.query('select pg_get_serial_sequence($1, $2) as sequence', [
      `public.${table}`,
      column,
    ]);
    const { sequence } = rows[0];
    if (sequence === null) continue;
    await client.query(`select setval($1, max(${quoted(column)})) from ${table}`, [sequence]);
  }
}

async function dropTables(client: pg.PoolClient): Promise<void> {
  await client.query('rollback');
  const { rows } = await client.query<{ readonly name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  for (const { name } of rows) await client.query(`drop table if exists ${quoted(name)} cascade`);
}
