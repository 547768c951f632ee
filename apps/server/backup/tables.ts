import type pg from 'pg';

/** A table as a backup holds it: its rows are lists of values as PostgreSQL writes them, in the order of the columns. */
export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
}

interface Column {
  readonly name: string;
  readonly type: string;
}

/**
 * Of the migrations themselves, which a restore runs; what the servers say to each other, which is soon forgotten; and points
 * of matches, which follow from their entries.
 */
const LEFT_OUT = [
  'kysely_migration',
  'kysely_migration_lock',
  'socket_io_attachments',
  'checkpoints',
];

/** The name as it stands in a statement. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** All tables that there are, by name. */
export async function tablesOf(client: pg.ClientBase): Promise<readonly Table[]> {
  const { rows } = await client.query<Table>(
    `select relname as name, json_agg(json_build_object(
        'name', attname, 'type', format_type(atttypid, atttypmod)
      ) order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0
      and not attisdropped and attgenerated = '' and relname <> all ($1)
    group by relname order by relname`,
    [LEFT_OUT],
  );
  return rows;
}

/** Is there any table at all, be it one that is left out of backups? */
export async function hasTables(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(
    `select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' limit 1`,
  );
  return rows.length > 0;
}
