import { NOBODY, type Result, succeed } from '@lianhuan/kernel';
import type { Step } from '../../web/engine/snapshot.ts';
import type { Database } from '../database/open.ts';
import { type LiveMatch, lineOf } from './live-match.ts';
import { openMatch } from './open.ts';
import { cameOfAge, readEntries, readMatch } from './store.ts';

/** How long after a failure it is tried again. */
const AGAIN_MS = 2000;

interface Watched {
  live: LiveMatch | null;
  queue: Promise<unknown>;
  timer: NodeJS.Timeout | null;
}

interface Watching {
  /** An entry was written so long ago that spectators may see what came of it. */
  played(live: LiveMatch, step: Step): void;
  failed(match: string, error: unknown): void;
  /** Does anybody still look at it through this server? */
  isWatched(match: string): boolean;
}

/**
 * Matches as spectators may see them where the host wants it so: as they were some time ago. Each is played a second
 * time, from the same rows, and never has an entry that was written later; so nothing of it can reach a spectator.
 */
export class DelayedMatches {
  readonly #database: Database;
  readonly #watching: Watching;
  readonly #watched = new Map<string, Watched>();
  #stopped = false;

  constructor(database: Database, watching: Watching) {
    this.#database = database;
    this.#watching = watching;
  }

  /** How many matches are in memory. */
  get size(): number {
    return this.#watched.size;
  }

  /** Does something with a match as it was then. @param delay in milliseconds */
  with<Value>(
    id: string,
    delay: number,
    use: (live: LiveMatch, now: number) => Value | Promise<Value>,
  ): Promise<Result<Value>> {
    return this.#queued(id, async (watched) => {
      const now = await this.#now(delay);
      if (watched.live === null) {
        const opened = await openMatch(this.#database.db, id, now);
        if (!opened.ok) return opened;
        watched.live = opened.value;
      } else {
        await this.#readOn(watched.live, now);
      }
      const value = await use(watched.live, now);
      // It may have been forgotten while this waited for its turn.
      this.#watched.set(id, watched);
      this.#wakeIn(id, 0);
      return succeed(value);
    });
  }

  /** Something was appended to a match. */
  heard(id: string): void {
    // One that waits for an earlier entry wakes for that.
    if (this.#watched.get(id)?.timer === null) this.#wakeIn(id, 0);
  }

  /** Sees now what there is to show of a match; one that nobody looks at any more is forgotten. */
  look(id: string): void {
    this.#wakeIn(id, 0);
  }

  /** News may have been missed. */
  heardNothing(): void {
    for (const id of this.#watched.keys()) this.heard(id);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const { timer } of this.#watched.values()) clearTimeout(timer ?? undefined);
    await Promise.allSettled([...this.#watched.values()].map(({ queue }) => queue));
  }

  #queued<Value>(id: string, run: (watched: Watched) => Promise<Value>): Promise<Value> {
    const watched = this.#watched.get(id) ?? { live: null, queue: Promise.resolve(), timer: null };
    this.#watched.set(id, watched);
    const result = watched.queue.then(() => run(watched));
    watched.queue = result.catch(() => {
      watched.live = null;
    });
    return result;
  }

  /** What is in memory, or was until something failed; then all who look are shown where it stands. */
  async #opened(id: string, watched: Watched): Promise<LiveMatch> {
    if (watched.live !== null) return watched.live;
    const stored = await readMatch(this.#database.db, id);
    const now = await this.#now(stored?.pace.delay ?? 0);
    const opened = await openMatch(this.#database.db, id, now);
    if (!opened.ok) throw new Error(lineOf(opened.problems));
    watched.live = opened.value;
    this.#watching.played(opened.value, { answered: NOBODY, log: opened.value.match.logged });
    return opened.value;
  }

  /** What the clock of the database showed so long ago. */
  async #now(delay: number): Promise<number> {
    const { rows } = await this.#database.pool.query<{ readonly now: Date }>(
      'select clock_timestamp() as now',
    );
    return rows[0].now.getTime() - delay;
  }

  /** Plays what has come of age; gives when the next entry does, or null if none is known. */
  async #readOn(live: LiveMatch, now: number): Promise<number | null> {
    const entries = await readEntries(this.#database.db, live.stored.id, live.entries);
    const { count, next } = cameOfAge(entries, now);
    for (const entry of entries.slice(0, count)) {
      const isAnswer = entry.kind === 'answer' || entry.kind === 'time-out';
      const step = { answered: isAnswer ? entry.seat : NOBODY, log: live.match.logged };
      live.play(entry);
      this.#watching.played(live, step);
    }
    return next;
  }

  #wakeIn(id: string, ms: number): void {
    const watched = this.#watched.get(id);
    if (!watched || this.#stopped) return;
    clearTimeout(watched.timer ?? undefined);
    watched.timer = setTimeout(() => this.#goOn(id), Math.ceil(ms));
    watched.timer.unref();
  }

  #goOn(id: string): void {
    void this.#queued(id, async (watched) => {
      watched.timer = null;
      if (!this.#watching.isWatched(id)) return void this.#watched.delete(id);
      const live = await this.#opened(id, watched);
      const { delay } = live.stored.pace;
      const now = await this.#now(delay);
      const next = await this.#readOn(live, now);
      // An entry comes of age within the delay; if its time is later the clock was put back, and others come before.
      if (next !== null) this.#wakeIn(id, Math.min(next - now, delay));
    }).catch((error) => {
      this.#watching.failed(id, error);
      // The database may be away for a while.
      this.#wakeIn(id, AGAIN_MS);
    });
  }
}
