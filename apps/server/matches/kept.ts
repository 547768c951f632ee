import type { LiveMatch } from './live-match.ts';

/** A match in memory, and what is done with it, one thing after another. */
export interface Kept {
  live: LiveMatch | null;
  queue: Promise<unknown>;
  /** How many things wait in it, or are being done. */
  waiting: number;
  /** When something was last done with it (`performance.now()`). */
  used: number;
  watchdog: NodeJS.Timeout | null;
  /** For what comes at a certain time. */
  alarm: NodeJS.Timeout | null;
  /** What the row says of when some server must look; null if this one did not write it. */
  lookAt: number | null;
}

/** How many matches are kept in memory: of more, those that nobody looks at are forgotten. */
const MOST_KEPT = 500;
/** An ended match that nobody looks at is forgotten after this time, however many there are; in milliseconds. */
const ENDED_MS = 60_000;

/** The matches that a server has in memory. What is forgotten is read anew when somebody comes for it. */
export class KeptMatches {
  readonly #isWatched: (id: string) => boolean;
  readonly #most: number;
  readonly #kept = new Map<string, Kept>();

  /** @param isWatched does anybody look at it through this server? Then it is not forgotten. */
  constructor(isWatched: (id: string) => boolean, most = MOST_KEPT) {
    this.#isWatched = isWatched;
    this.#most = most;
  }

  get size(): number {
    return this.#kept.size;
  }

  keys(): Iterable<string> {
    return this.#kept.keys();
  }

  has(id: string): boolean {
    return this.#kept.has(id);
  }

  get(id: string): Kept | undefined {
    return this.#kept.get(id);
  }

  /** One more match, of which nothing has been read yet. */
  add(id: string): Kept {
    this.#makeRoom();
    const nothing = { live: null, watchdog: null, alarm: null, lookAt: null };
    const kept: Kept = { ...nothing, queue: Promise.resolve(), waiting: 0, used: 0 };
    this.#kept.set(id, kept);
    return kept;
  }

  forget(id: string): void {
    const kept = this.#kept.get(id);
    if (!kept) return;
    clearTimers(kept);
    this.#kept.delete(id);
  }

  /** Nothing comes by itself any more; done when all that waits is. */
  async stop(): Promise<void> {
    for (const kept of this.#kept.values()) clearTimers(kept);
    await Promise.allSettled([...this.#kept.values()].map(({ queue }) => queue));
  }

  #makeRoom(): void {
    const unused = [...this.#kept].filter(
      ([id, { waiting }]) => waiting === 0 && !this.#isWatched(id),
    );
    const overLongAgo = performance.now() - ENDED_MS;
    for (const [id, { live, used }] of unused) {
      if (live?.isOver && used < overLongAgo) this.forget(id);
    }
    const byUse = unused.toSorted(([, a], [, b]) => a.used - b.used);
    for (const [id] of byUse) {
      if (this.size < this.#most) return;
      this.forget(id);
    }
  }
}

function clearTimers({ watchdog, alarm }: Kept): void {
  clearTimeout(watchdog ?? undefined);
  clearTimeout(alarm ?? undefined);
}
