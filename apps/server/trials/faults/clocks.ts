import type { Seat } from '@lianhuan/kernel';
import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { Progress } from './progress.ts';
import { breakOften } from './rounds.ts';
import { FaultySite } from './site.ts';
import { Violation } from './violation.ts';

const HOUR = 3_600_000;

/** By how much the clock of the database differs from that of this machine, from one jump to the next. */
const DATABASE_AHEAD = [HOUR, -HOUR, 0];
/** The same for the servers: the first and the second. */
const SERVERS_AHEAD = [
  [HOUR, 0],
  [0, -HOUR],
  [-HOUR, HOUR],
  [0, 0],
];

/** Clocks of servers and of the database jump by hours in the middle of play in which time counts: it takes nobody's. */
export async function shiftClocks(times: number, progress: Progress): Promise<void> {
  const site = await FaultySite.open({ clocks: true, prepare: makeClock });
  const { db } = site.database;
  try {
    await breakOften(site, times, progress, {
      name: 'jumps of clocks',
      pace: { time: 'blitz', pause: 500 },
      shiftsDatabase: true,
      async breakOne(time) {
        const at = Math.floor(time / 2);
        if (time % 2 === 0) {
          const ahead = DATABASE_AHEAD[at % DATABASE_AHEAD.length];
          const by = sql`make_interval(secs => ${ahead / 1000})`;
          await sql`update shifted.clock set ahead = ${by}`.execute(db);
        } else {
          const ahead = SERVERS_AHEAD[at % SERVERS_AHEAD.length];
          for (const [server, { process }] of site.servers.entries()) {
            await process.shiftClock(ahead[server]);
          }
        }
      },
      look(match, { live }) {
        for (const seat of [0, 1] as Seat[]) {
          const { clock } = live;
          const left = clock.reserveLeft(seat);
          if (left !== clock.pace.time?.reserve || clock.isAway(seat)) {
            throw new Violation(match, `the time of seat ${seat} was taken: ${left} ms are left`);
          }
        }
      },
    });
  } finally {
    await site.close();
  }
}

/** Gives the database a clock that can be set: what servers ask for as `now()` is another function from then on. */
async function makeClock({ db }: Database): Promise<void> {
  const statements = [
    sql`create schema shifted`,
    sql`create table shifted.clock (ahead interval not null)`,
    sql`insert into shifted.clock values ('0')`,
    sql`create function shifted.now() returns timestamptz language sql stable
      as 'select pg_catalog.now() + ahead from shifted.clock'`,
    sql`create function shifted.clock_timestamp() returns timestamptz language sql volatile
      as 'select pg_catalog.clock_timestamp() + ahead from shifted.clock'`,
    sql`alter database postgres set search_path = public, shifted, pg_catalog`,
  ];
  for (const statement of statements) await statement.execute(db);
  const { rows } = await sql<{ readonly table: string; readonly column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and column_default = 'now()'
  `.execute(db);
  for (const { table, column } of rows) {
    await sql`alter table ${sql.id(table)} alter column ${sql.id(column)} set default shifted.now()`.execute(
      db,
    );
  }
}
