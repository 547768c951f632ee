import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * The clock of the database, which all servers go by: what it showed last, and how long ago that was by a clock of
 * this machine that nobody sets.
 */
export class DatabaseClock {
  #ahead = 0;

  /** It shows this now, or did a moment ago. In milliseconds. */
  note(time: number): void {
    this.#ahead = time - performance.now();
  }

  /** What it shows about now. */
  get now(): number {
    return performance.now() + this.#ahead;
  }

  /** Looks at it. */
  async read(db: Kysely<Schema>): Promise<number> {
    const { rows } = await sql<{ readonly now: Date }>`select clock_timestamp() as now`.execute(db);
    const time = rows[0].now.getTime();
    this.note(time);
    return time;
  }
}
