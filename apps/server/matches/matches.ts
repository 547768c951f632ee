import { fail, NOBODY, type Result, type Seat, succeed, type Text } from '@lianhuan/kernel';
import type { Step } from '../../web/engine/snapshot.ts';
import { isGameId } from '../../web/games/ids.ts';
import type { Reply } from '../../web/online/protocol.ts';
import type { Database } from '../database/open.ts';
import { engineOf, engineToday } from './engines.ts';
import { LiveMatch, lineOf } from './live-match.ts';
import {
  append,
  type Entry,
  endMatch,
  readEntries,
  readMatch,
  type StoredMatch,
  writePreferences,
} from './store.ts';
import { unaskedEntry } from './turns.ts';

/** What a server does with the matches it has in memory: nothing that another could not go on with. */
export interface Watching {
  /** An entry was played that is in the database. */
  played(live: LiveMatch, step: Step): void;
  failed(match: string, error: unknown): void;
}

/** A match in memory, and what is done with it, one thing after another. */
interface Kept {
  live: LiveMatch | null;
  queue: Promise<unknown>;
  used: number;
  watchdog: NodeJS.Timeout | null;
}

/** How long nobody moves before another server gives the answers that need no person. */
const PATIENCE_MS = 1500;
/** How many matches are kept that nobody looks at. */
const MOST_KEPT = 500;

/**
 * The matches of a site, as one server sees them. Whatever it has in memory is a copy of rows; whatever it
 * acknowledges is in rows.
 */
export class Matches {
  readonly #database: Database;
  readonly #watching: Watching;
  readonly #kept = new Map<string, Kept>();
  #stopped = false;

  constructor(database: Database, watching: Watching) {
    this.#database = database;
    this.#watching = watching;
  }

  /** How many matches are in memory. */
  get size(): number {
    return this.#kept.size;
  }

  /** Does something with a match as it stands now in the database; a problem if there is none. */
  with<Value>(
    id: string,
    use: (live: LiveMatch) => Value | Promise<Value>,
  ): Promise<Result<Value>> {
    return this.#queued(id, async (kept) => {
      const live = await this.#upToDate(id, kept);
      return live.ok ? succeed(await use(live.value)) : live;
    });
  }

  /** What a match is and who sits at it, which stays as it is. */
  stored(id: string): Promise<Result<StoredMatch>> {
    return this.#queued(id, async (kept) => {
      const live = await this.#opened(id, kept);
      return live.ok ? succeed(live.value.stored) : live;
    });
  }

  /**
   * Gives a seat's answer. It is acknowledged when it is in the database.
   * @param number see `Frame.asked`
   * @param token what the sender calls it: one that is known already is acknowledged again, and not played again
   */
  answer(id: string, seat: Seat, number: number, index: number, token: string): Promise<Reply> {
    return this.#queued(id, async (kept): Promise<Reply> => {
      for (;;) {
        const live = await this.#opened(id, kept);
        if (!live.ok) return { ok: false, problem: live.problems[0].text };
        const answer = entryOf(live.value, seat, number, index, `${seat} ${token}`);
        if (answer === 'known') return { ok: true, value: null };
        // It may be late only for what this server knows.
        if (answer.kind === 'refused') {
          if ((await this.#readOn(id, kept, live.value)) > 0) continue;
          return { ok: false, problem: answer.problem };
        }
        if (await this.#append(id, kept, live.value, answer)) {
          this.#goOn(id);
          return { ok: true, value: null };
        }
      }
    });
  }

  /** Writes what a person prefers, and acts on it. */
  async prefer(id: string, seat: Seat, preferences: unknown): Promise<Result<null>> {
    await writePreferences(this.#database.db, id, seat, preferences);
    // The row was read with the match: the match is read anew.
    return this.#queued(id, async (kept) => {
      kept.live = null;
      const live = await this.#upToDate(id, kept);
      if (!live.ok) return live;
      this.#goOn(id);
      return succeed(null);
    });
  }

  /** Another server, or this one, has appended to a match. */
  heard(id: string, entries: number): void {
    const kept = this.#kept.get(id);
    if (!kept?.live || kept.live.entries >= entries) return;
    void this.#queued(id, async () => {
      if (kept.live && kept.live.entries < entries) await this.#readOn(id, kept, kept.live);
      this.#watch(id);
    }).catch((error) => this.#watching.failed(id, error));
  }

  /** News may have been missed: whatever is in memory is read on. */
  heardNothing(): void {
    for (const id of this.#kept.keys()) this.heard(id, Number.POSITIVE_INFINITY);
  }

  /** Gives the answers that need no person, as long as there are any. */
  advance(id: string): void {
    this.#goOn(id);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const { watchdog } of this.#kept.values()) clearTimeout(watchdog ?? undefined);
    await Promise.allSettled([...this.#kept.values()].map(({ queue }) => queue));
  }

  #queued<Value>(id: string, run: (kept: Kept) => Promise<Value>): Promise<Value> {
    let kept = this.#kept.get(id);
    if (!kept) {
      kept = { live: null, queue: Promise.resolve(), used: 0, watchdog: null };
      this.#kept.set(id, kept);
      this.#forgetOld();
    }
    const { queue } = kept;
    kept.used = performance.now();
    const one = kept;
    const result = queue.then(() => run(one));
    one.queue = result.catch(() => {
      // What is in memory may be half of something.
      one.live = null;
    });
    return result;
  }

  #forgetOld(): void {
    if (this.#kept.size <= MOST_KEPT) return;
    const byUse = [...this.#kept].sort(([, a], [, b]) => a.used - b.used);
    for (const [id, { watchdog }] of byUse.slice(0, this.#kept.size - MOST_KEPT)) {
      clearTimeout(watchdog ?? undefined);
      this.#kept.delete(id);
    }
  }

  async #opened(id: string, kept: Kept): Promise<Result<LiveMatch>> {
    if (kept.live) return succeed(kept.live);
    const opened = await this.#open(id);
    if (opened.ok) kept.live = opened.value;
    else this.#kept.delete(id);
    return opened;
  }

  async #upToDate(id: string, kept: Kept): Promise<Result<LiveMatch>> {
    const known = kept.live !== null;
    const live = await this.#opened(id, kept);
    if (live.ok && known) await this.#readOn(id, kept, live.value);
    if (live.ok) this.#watch(id);
    return live;
  }

  /** From cold: the rows, played by the engine that the match was begun with. */
  async #open(id: string): Promise<Result<LiveMatch>> {
    const { db } = this.#database;
    const [stored, entries] = await Promise.all([readMatch(db, id), readEntries(db, id)]);
    if (!stored) return fail('没有这局对局', 'There is no such match', 'match');
    const engine = await engineOf(stored);
    if (!engine.ok) return engine;
    const match = engine.value.start(stored.setup, stored.seed);
    if (!match.ok) return match;
    const today = isGameId(stored.game) ? await engineToday(stored.game) : null;
    const { version, content } = match.value.engine;
    const released = today?.version !== version || today.content !== content;
    const live = new LiveMatch(stored, match.value, released);
    for (const entry of entries) live.play(entry);
    return succeed(live);
  }

  /** Plays what was appended meanwhile; gives how many entries. */
  async #readOn(id: string, kept: Kept, live: LiveMatch): Promise<number> {
    const entries = await readEntries(this.#database.db, id, live.entries);
    for (const entry of entries) this.#play(kept, live, entry);
    return entries.length;
  }

  #play(kept: Kept, live: LiveMatch, entry: Entry): void {
    const step = {
      answered: entry.kind === 'answer' ? entry.seat : NOBODY,
      log: live.match.logged,
    };
    try {
      live.play(entry);
    } catch (error) {
      kept.live = null;
      throw error;
    }
    this.#watching.played(live, step);
  }

  /** Appends an entry and plays it; if somebody was faster, plays theirs, and gives false. */
  async #append(id: string, kept: Kept, live: LiveMatch, entry: Entry): Promise<boolean> {
    const { db } = this.#database;
    const appended = await append(db, id, live.entries, [entry]);
    if (!appended) {
      await this.#readOn(id, kept, live);
      return false;
    }
    this.#play(kept, live, entry);
    if (live.outcome !== null) await endMatch(db, id, live.outcome);
    return true;
  }

  #goOn(id: string): void {
    if (this.#stopped) return;
    void this.#queued(id, async (kept) => {
      const live = await this.#opened(id, kept);
      if (!live.ok) throw new Error(lineOf(live.problems));
      const entry = unaskedEntry(live.value);
      if (entry === null) return;
      await this.#append(id, kept, live.value, entry);
      this.#goOn(id);
    }).catch((error) => {
      this.#watching.failed(id, error);
      this.#watch(id);
    });
  }

  /** Should whoever gave the last answer not go on (its server was killed), this one does. */
  #watch(id: string): void {
    const kept = this.#kept.get(id);
    if (!kept || this.#stopped) return;
    clearTimeout(kept.watchdog ?? undefined);
    kept.watchdog = setTimeout(() => this.#goOn(id), PATIENCE_MS * (1 + Math.random()));
    kept.watchdog.unref();
  }
}

type Given = 'known' | Entry | { readonly kind: 'refused'; readonly problem: Text };

function entryOf(live: LiveMatch, seat: Seat, number: number, index: number, token: string): Given {
  if (live.knows(token)) return 'known';
  if (live.askedAt(seat) !== number)
    return refused('现在不轮到你选择', 'You are not asked this now');
  const value = live.valueOf(seat, index);
  if (value === null)
    return refused('没有这个选项，牌桌没有改变', 'There is no such option; nothing has changed');
  return { kind: 'answer', value, seat, token, fingerprint: live.match.fingerprint };
}

function refused(zh: string, en: string): Given {
  return { kind: 'refused', problem: { zh, en } };
}
