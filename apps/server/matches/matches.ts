import { setTimeout as wait } from 'node:timers/promises';
import { NOBODY, type Result, type Seat, succeed, type Text } from '@lianhuan/kernel';
import type { Step } from '../../web/engine/snapshot.ts';
import type { GivenAnswer, Reply } from '../../web/online/protocol.ts';
import { DatabaseClock } from '../database/clock.ts';
import type { Database } from '../database/open.ts';
import { type Picked, Picks } from '../thinking/picks.ts';
import { addCheckpoint } from './checkpoints.ts';
import { UNSEEN_MS } from './clock.ts';
import { type Kept, KeptMatches } from './kept.ts';
import { leastOption } from './least.ts';
import { type LiveMatch, lineOf } from './live-match.ts';
import { claimMatches, lookAt } from './look-at.ts';
import { openMatch } from './open.ts';
import {
  append,
  type Entry,
  endMatch,
  NO_ANSWER,
  readEntries,
  readMatch,
  type StoredMatch,
  tokenOf,
  type Written,
} from './store.ts';
import { nextTurn, type Turn } from './turns.ts';
import * as wishes from './wishes.ts';

/** What a server does with the matches it has in memory: nothing that another could not go on with. */
export interface Watching {
  /** An entry was played that is in the database, or a match was read anew, as far as it has come there. */
  played(live: LiveMatch, step: Step): void;
  failed(match: string, error: unknown): void;
  /** Does anybody look at it through this server? */
  isWatched(match: string): boolean;
}

/** How long nobody moves before another server gives the answers that need no person. */
const PATIENCE_MS = 1500;
/** How often a server looks for matches in which somebody's time is up and nobody noticed. */
const SWEEP_MS = 4000;
/** How far apart a server writes when some server must look, at least. */
const LOOK_MS = 30_000;
/** The longest that a timer can run. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * The matches of a site, as one server sees them. Whatever it has in memory is a copy of rows; whatever it
 * acknowledges is in rows.
 */
export class Matches {
  readonly #database: Database;
  readonly #watching: Watching;
  readonly #kept: KeptMatches;
  readonly #picks: Picks;
  readonly #sweeper: NodeJS.Timeout;
  #stopped = false;
  /** The clock that all times of matches are by. */
  readonly clock = new DatabaseClock();

  /** @param most how many are kept in memory before those are forgotten that nobody looks at */
  constructor(database: Database, watching: Watching, most?: number) {
    this.#database = database;
    this.#watching = watching;
    this.#kept = new KeptMatches((id) => watching.isWatched(id), most);
    this.#picks = new Picks((id, error) => watching.failed(id, error));
    this.#sweeper = setInterval(() => void this.#sweep(), SWEEP_MS);
    this.#sweeper.unref();
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
   * @param token what the sender calls it: one that is known already is acknowledged again, and not played again,
   *   whatever else it says; that of another seat is refused
   */
  async answer(
    id: string,
    seat: Seat,
    number: number,
    index: number,
    token: string,
  ): Promise<Reply<GivenAnswer>> {
    for (let waited = false; ; waited = true) {
      const taken = await this.#queued(id, (kept) =>
        this.#take(id, kept, { seat, number, index, token }),
      );
      switch (taken.kind) {
        case 'taken':
          return { ok: true, value: 'taken' };
        case 'early':
          await wait(taken.ms);
          break;
        case 'refused':
          // The match went on while this seat's pass had to wait.
          if (waited) return { ok: true, value: 'overtaken' };
          return { ok: false, problem: taken.problem };
      }
    }
  }

  async #take(id: string, kept: Kept, given: SentAnswer): Promise<Taken> {
    for (;;) {
      const live = await this.#opened(id, kept);
      if (!live.ok) return refused(live.problems[0].text);
      const answer = entryOf(live.value, given);
      if (answer === 'known') return { kind: 'taken' };
      // It may be late only for what this server knows.
      if (answer.kind === 'refused') {
        if ((await this.#readOn(id, kept, live.value)) > 0) continue;
        return answer;
      }
      const early = earlyBy(live.value, given, this.clock.now);
      if (early > 0 && (await this.#wasPutBack(live.value))) {
        await this.#append(id, kept, live.value, RESUME);
        continue;
      }
      if (early > 0) return { kind: 'early', ms: early };
      if (await this.#append(id, kept, live.value, answer)) {
        this.#goOn(id);
        return { kind: 'taken' };
      }
    }
  }

  /** A player for whom a bot plays is back. */
  comeBack(id: string, seat: Seat): Promise<Result<null>> {
    return this.#appended(id, ({ clock, isOver }) =>
      succeed(clock.isAway(seat) && !isOver ? { ...NO_ANSWER, kind: 'back', seat } : null),
    );
  }

  /** A bot plays for a player who is not there, until they are back. */
  standIn(id: string, seat: Seat): Promise<Result<null>> {
    return this.#appended(id, (live) => {
      const stands = live.isOver || live.botIn(seat) !== null;
      return succeed(stands ? null : { ...NO_ANSWER, kind: 'stand-in', seat });
    });
  }

  /**
   * A player asks something of the others who play, or says something to it (`wishes.ts`); done once all agree.
   * @param name what the sender calls the request: one that is known already is not made again; null for none
   */
  wished(
    id: string,
    seat: Seat,
    name: string | null,
    make: (live: LiveMatch) => Result<Entry | null>,
  ): Promise<Result<null>> {
    return this.#appended(id, wishes.named(seat, name, make));
  }

  /** The site calls a match off; nothing happens to one that is over. */
  callOff(id: string): Promise<Result<null>> {
    return this.#appended(id, (live) => succeed(wishes.callOff(live)));
  }

  /** Appends what is made of the match as it stands; null is nothing, and done. */
  #appended(id: string, make: (live: LiveMatch) => Result<Entry | null>): Promise<Result<null>> {
    return this.#queued(id, async (kept) => {
      for (;;) {
        const live = await this.#upToDate(id, kept);
        if (!live.ok) return live;
        const entry = make(live.value);
        if (!entry.ok) return entry;
        if (entry.value === null) return succeed(null);
        if (await this.#append(id, kept, live.value, entry.value)) {
          this.#goOn(id);
          return succeed(null);
        }
      }
    });
  }

  /** Acts on what people prefer, which has been written. */
  preferred(id: string): Promise<Result<null>> {
    return this.#queued(id, async (kept) => {
      const live = await this.#opened(id, kept);
      if (!live.ok) return live;
      await this.#seatAnew(live.value);
      this.#goOn(id);
      return succeed(null);
    });
  }

  /** Who sits at a match, or what they prefer, is not what it was. */
  readAgain(id: string): void {
    if (!this.#kept.has(id)) return;
    void this.#queued(id, async ({ live }) => {
      if (live) await this.#seatAnew(live);
    }).catch((error) => this.#watching.failed(id, error));
    this.#goOn(id);
  }

  async #seatAnew(live: LiveMatch): Promise<void> {
    const stored = await readMatch(this.#database.db, live.stored.id);
    if (stored === null) return;
    live.seatAnew(stored.sitters);
    this.#watching.played(live, { answered: NOBODY, log: live.match.logged });
  }

  /** Another server, or this one, has appended to a match. */
  heard(id: string, entries: number): void {
    const kept = this.#kept.get(id);
    if (!kept || (kept.live && kept.live.entries >= entries)) return;
    // It may be being read just now, and by then without this entry.
    void this.#queued(id, async () => {
      if (kept.live && kept.live.entries < entries) await this.#readOn(id, kept, kept.live);
    })
      .catch((error) => this.#watching.failed(id, error))
      // What could not be read just now is read anew then.
      .finally(() => this.#watch(id));
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
    clearInterval(this.#sweeper);
    await Promise.all([this.#kept.stop(), this.#picks.stop()]);
  }

  #queued<Value>(id: string, run: (kept: Kept) => Promise<Value>): Promise<Value> {
    const kept = this.#kept.get(id) ?? this.#kept.add(id);
    kept.used = performance.now();
    kept.waiting += 1;
    const result = kept.queue.then(() => run(kept));
    kept.queue = result
      .catch(() => {
        // What is in memory may be half of something.
        kept.live = null;
      })
      .then(() => {
        kept.waiting -= 1;
      });
    return result;
  }

  async #opened(id: string, kept: Kept): Promise<Result<LiveMatch>> {
    if (kept.live) return succeed(kept.live);
    const opened = await this.#open(id);
    if (!opened.ok) {
      this.#kept.forget(id);
      return opened;
    }
    kept.live = opened.value;
    // Whoever looks at it may have seen less, where it was in memory before.
    this.#watching.played(opened.value, { answered: NOBODY, log: opened.value.match.logged });
    return opened;
  }

  async #upToDate(id: string, kept: Kept): Promise<Result<LiveMatch>> {
    const known = kept.live !== null;
    const live = await this.#opened(id, kept);
    if (live.ok && known) await this.#readOn(id, kept, live.value);
    if (live.ok) this.#watch(id);
    return live;
  }

  async #open(id: string): Promise<Result<LiveMatch>> {
    const { db } = this.#database;
    const [live] = await Promise.all([openMatch(db, id), this.clock.read(db)]);
    // Whoever gave the last answer may have been killed before it could say so.
    if (live.ok) await this.#end(live.value);
    return live;
  }

  /** Plays what was appended meanwhile; gives how many entries. */
  async #readOn(id: string, kept: Kept, live: LiveMatch): Promise<number> {
    const entries = await readEntries(this.#database.db, id, live.entries);
    for (const entry of entries) this.#play(kept, live, entry);
    return entries.length;
  }

  #play(kept: Kept, live: LiveMatch, entry: Written): void {
    const isAnswer = entry.kind === 'answer' || entry.kind === 'time-out';
    const step = {
      answered: isAnswer ? entry.seat : NOBODY,
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
    const written = await append(db, id, live.entries, [entry]);
    if (written === null) {
      await this.#readOn(id, kept, live);
      return false;
    }
    this.clock.note(written);
    this.#play(kept, live, { ...entry, written });
    await this.#end(live);
    this.#storeCheckpoint(id, live);
    return true;
  }

  /** Should it fail, the next one does it: whoever reads the match then has more to play. */
  #storeCheckpoint(id: string, live: LiveMatch): void {
    if (this.#stopped || !live.isCheckpointDue) return;
    void this.#queued(id, async (kept) => {
      const checkpoint = kept.live?.isCheckpointDue ? kept.live.checkpoint() : null;
      if (!kept.live || checkpoint === null) return;
      try {
        await addCheckpoint(this.#database.db, id, kept.live.checkpointed, checkpoint);
        kept.live.noteCheckpoint();
      } catch (error) {
        this.#watching.failed(id, error);
      }
    });
  }

  /** Writes that it has ended, if it has and this is not known yet. */
  async #end(live: LiveMatch): Promise<void> {
    const { stored, ending } = live;
    if (ending === null || stored.ended) return;
    await endMatch(this.#database.db, stored, ending);
    live.noteEnded();
  }

  #goOn(id: string): void {
    if (this.#stopped) return;
    void this.#queued(id, async (kept) => {
      const live = await this.#opened(id, kept);
      if (!live.ok) throw new Error(lineOf(live.problems));
      clearTimeout(kept.alarm ?? undefined);
      const turn = nextTurn(live.value);
      // Whoever gave the last answer may have been killed before it could write that it was the last.
      if (turn === null) return this.#end(live.value);
      const soon = turn.at - this.clock.now;
      const pick = turn.thinks
        ? this.#picks.of(live.value, turn.thinks, soon, () => this.#goOn(id))
        : 'greedy';
      if (pick === 'thinking') return;
      const entry = await this.#due(kept, live.value, turn, pick);
      if (entry === null) return;
      await this.#append(id, kept, live.value, entry);
      this.#goOn(id);
    }).catch((error) => {
      this.#watching.failed(id, error);
      this.#watch(id);
    });
  }

  /** What comes next, if it is time for it; else this is looked at again then, and null is given. */
  async #due(kept: Kept, live: LiveMatch, turn: Turn, pick: Picked): Promise<Entry | null> {
    const { db } = this.#database;
    const { id } = live.stored;
    if (await this.#wasPutBack(live)) return RESUME;
    const early = turn.at - this.clock.now;
    if (early > 0) {
      if (live.clock.pace.time !== null) await this.#tellWhenToLook(id, kept, turn.at);
      this.#wakeIn(id, kept, early);
      return null;
    }
    if (turn.kind !== 'late') return turn.make(pick);
    // A player's time is up by the clock of the database alone, and if somebody saw that it ran.
    const over = (await this.clock.read(db)) - turn.at;
    if (over < 0) {
      this.#wakeIn(id, kept, -over);
      return null;
    }
    return over > UNSEEN_MS ? RESUME : turn.make(pick);
  }

  /** Was the clock of the database put back since somebody was asked? They would wait until it is as late again. */
  async #wasPutBack({ clock }: LiveMatch): Promise<boolean> {
    if (!clock.isAhead(this.clock.now)) return false;
    return clock.isAhead(await this.clock.read(this.#database.db));
  }

  #wakeIn(id: string, kept: Kept, ms: number): void {
    if (this.#stopped) return;
    clearTimeout(kept.alarm ?? undefined);
    kept.alarm = setTimeout(() => this.#goOn(id), Math.min(Math.ceil(ms), LONGEST_MS));
    kept.alarm.unref();
  }

  /** Writes when some server must look at a match, should this one not be there then. */
  async #tellWhenToLook(id: string, kept: Kept, at: number): Promise<void> {
    const { now } = this.clock;
    const { lookAt: told } = kept;
    if (told !== null && told > now && told <= at + LOOK_MS) return;
    // Whoever is asked next may have less time left.
    kept.lookAt = Math.min(at + SWEEP_MS, now + LOOK_MS);
    await lookAt(this.#database.db, id, kept.lookAt);
  }

  /** Goes on with matches that no server has in memory, or none that lives. */
  async #sweep(): Promise<void> {
    try {
      for (const id of await claimMatches(this.#database.db)) {
        // Whoever claimed it writes anew when to look.
        const kept = this.#kept.get(id);
        if (kept) kept.lookAt = null;
        this.#goOn(id);
      }
    } catch {
      // The database is away: the next time.
    }
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

/** What a page sent for a seat. */
interface SentAnswer {
  readonly seat: Seat;
  readonly number: number;
  readonly index: number;
  readonly token: string;
}

interface Refused {
  readonly kind: 'refused';
  readonly problem: Text;
}

/** `early`: it is to be taken in so many milliseconds. */
type Taken = { readonly kind: 'taken' } | { readonly kind: 'early'; readonly ms: number } | Refused;

/** All who are asked have their time from the beginning. */
const RESUME = { ...NO_ANSWER, kind: 'resume' } as const;

function entryOf(
  live: LiveMatch,
  { seat, number, index, token }: SentAnswer,
): 'known' | Entry | Refused {
  const sender = live.senderOf(token);
  if (sender === seat) return 'known';
  if (sender !== null) return refused({ zh: '这一步不是你的', en: 'That answer is not yours' });
  if (live.askedAt(seat) !== number)
    return refused({ zh: '现在不轮到你选择', en: 'You are not asked this now' });
  const value = live.valueOf(seat, index);
  if (value === null) {
    const zh = '没有这个选项，牌桌没有改变';
    return refused({ zh, en: 'There is no such option; nothing has changed' });
  }
  const { fingerprint } = live;
  return { kind: 'answer', value, seat, token: tokenOf(seat, token), fingerprint };
}

/** How much too early somebody passes: whoever has nothing to answer with would take longer. In milliseconds. */
function earlyBy(live: LiveMatch, { seat, index }: SentAnswer, now: number): number {
  const early = Math.ceil(live.passesFrom(seat) - now);
  return early > 0 && leastOption(live.match.glance(seat)) === index ? early : 0;
}

function refused(problem: Text): Refused {
  return { kind: 'refused', problem };
}
