import {
  derivedSeed,
  type Outcome,
  type Problem,
  type Result,
  type Seat,
  succeed,
} from '@lianhuan/kernel';
import type { Asked, EngineMatch } from '@lianhuan/releases';
import { Tape } from '../../web/engine/tape.ts';
import { CallOffs } from './call-off.ts';
import { MatchClock } from './clock.ts';
import { CALLED_OFF, type Ending } from './ending.ts';
import type { LogExtent } from './log-extent.ts';
import { nameIn, type StoredMatch, type Written } from './store.ts';
import { TakeBacks } from './take-back.ts';
import { type ToldCheckpoint, type TracedCheckpoint, TracedMatch } from './traced-match.ts';

/** After so many entries a point is stored from which a server plays on that does not know the match. */
const STORED_EVERY = 10;

/** Who plays for a player who is not there. */
const STAND_IN = 'greedy';

/** A match as this server has it in memory: the stored entries, played. It can be made anew from them at any time. */
export class LiveMatch {
  readonly tape: Tape;
  readonly #traced: TracedMatch;
  readonly clock: MatchClock;
  readonly takeBacks = new TakeBacks();
  readonly callOffs = new CallOffs();
  /** It is played by another engine than new matches are. */
  readonly released: boolean;
  /** The entry number at which each seat that is asked was asked what it is asked. */
  readonly #askedAt = new Map<Seat, number>();
  #stored: StoredMatch;
  /** Of each entry that its sender gave a name: the seat that sent it. */
  readonly #senders = new Map<string, Seat>();
  #entries = 0;
  /** Of the table as it stands; null where nobody has asked for it. */
  #fingerprint: number | null = null;
  #takenBackAt = 0;

  /**
   * @param match one of that set-up and seed in which nothing was answered.
   * @param checkpoint a point of it, to which its entries lead
   */
  constructor(
    stored: StoredMatch,
    match: EngineMatch,
    released: boolean,
    checkpoint: TracedCheckpoint | null = null,
  ) {
    this.#stored = stored;
    this.released = released;
    this.#traced = new TracedMatch(match, checkpoint);
    this.tape = new Tape(this.#traced);
    this.clock = new MatchClock(stored.pace);
    this.#noteAsked(new Set(), stored.started);
  }

  get match(): EngineMatch {
    return this.tape.match;
  }

  /** What the match is besides its entries. */
  get stored(): StoredMatch {
    return this.#stored;
  }

  /** Who sits here, or what they prefer, is not what it was: neither changes what has been played. */
  seatAnew(sitters: StoredMatch['sitters']): void {
    this.#stored = { ...this.#stored, sitters };
  }

  /** It stands in its row that it has ended. */
  noteEnded(): void {
    this.#stored = { ...this.#stored, ended: true };
  }

  /** How many entries have been played. */
  get entries(): number {
    return this.#entries;
  }

  /** How many entries there were when answers were taken back last; 0 for never. */
  get takenBackAt(): number {
    return this.#takenBackAt;
  }

  /** Of the table as it stands. */
  get fingerprint(): number {
    // Whoever takes an answer writes it, and it is compared when that is played.
    this.#fingerprint ??= this.match.fingerprint;
    return this.#fingerprint;
  }

  get outcome(): Outcome | null {
    return this.match.outcome;
  }

  /** How it ended; null while it is played. */
  get ending(): Ending | null {
    return this.callOffs.done ? CALLED_OFF : this.outcome;
  }

  /** It has an outcome, or was called off. */
  get isOver(): boolean {
    return this.ending !== null;
  }

  /** Who is asked what: nobody once it was called off, though the game would go on. */
  get pending(): readonly Asked[] {
    return this.callOffs.done ? [] : this.match.pending;
  }

  /**
   * By what number a seat's answer is known: it stays the same as long as the seat is asked the same,
   * whatever others answer meanwhile. Null if it is not asked.
   */
  askedAt(seat: Seat): number | null {
    return this.#askedAt.get(seat) ?? null;
  }

  /** The bot that answers for a seat; null where its player does. */
  botIn(seat: Seat): string | null {
    return this.stored.sitters[seat].bot ?? (this.clock.isAway(seat) ? STAND_IN : null);
  }

  /**
   * Not before then does it take effect that a seat passes in a window that is opened for all, whether or not it has
   * anything to answer with: the same for all who are asked together, and nobody can foretell it. By the clock of the
   * database, in milliseconds.
   */
  passesFrom(seat: Seat): number {
    const { pause } = this.clock.pace;
    const since = this.clock.since(seat) ?? 0;
    const asked = this.pending.find((one) => one.seat === seat);
    // An engine that does not say may have opened it for all.
    const isOpen = asked?.open ?? true;
    if (pause === 0 || !isOpen || !this.#isAmongPeople) return since;
    const number = this.#askedAt.get(seat);
    const chance = Buffer.from(derivedSeed(this.match.seed, `pause at ${number}`), 'base64url');
    return since + pause * (1 + chance.readUInt32BE() / 2 ** 32);
  }

  /** Nobody hides anything from bots. */
  get #isAmongPeople(): boolean {
    return this.stored.sitters.filter(({ bot }) => bot === null).length > 1;
  }

  /** The number of the point that was stored of it last, as far as is known here; 0 for none. */
  get checkpointed(): number {
    return this.#traced.base;
  }

  /** Is it time to store one, as soon as the match rests? */
  get isCheckpointDue(): boolean {
    return !this.isOver && this.#entries >= this.checkpointed + STORED_EVERY;
  }

  /** The point where it stands, to be stored; null where the match does not rest, or its engine cannot. */
  checkpoint(): ToldCheckpoint | null {
    return this.#traced.saveAt(this.#entries);
  }

  /** The point where it stands has been stored. */
  noteCheckpoint(): void {
    this.#traced.noteSaved(this.#entries);
  }

  /** Where the last part of the log begins, which whoever comes is sent first. */
  get logTail(): LogExtent {
    return this.#traced.tail;
  }

  /** Nothing of it was left out where the match was played on from a stored point. */
  get hasWholeLog(): boolean {
    return this.#traced.hasWholeLog;
  }

  /** How many lines of the log a seat, or whoever looks on, has been told. */
  linesOf(seat: Seat): number {
    return this.#traced.linesOf(seat);
  }

  /** The seat that sent the entry of this name; null if there is none. */
  senderOf(name: string): Seat | null {
    return this.#senders.get(name) ?? null;
  }

  /** Can this seat pick that option now? Gives the answer as an entry holds it. */
  valueOf(seat: Seat, index: number): number | null {
    let offset = 0;
    for (const asked of this.pending) {
      if (asked.seat === seat) return isOption(asked, index) ? offset + index : null;
      offset += asked.options;
    }
    return null;
  }

  /**
   * Plays the entry that comes next.
   * @throws Error if it cannot be played: then this is not the engine that played it.
   */
  play(entry: Written): void {
    const before = this.match.pending;
    const { fingerprint } = entry;
    if (fingerprint !== null && fingerprint !== this.fingerprint) {
      throw this.#departs(`the table has fingerprint ${this.fingerprint}, not ${fingerprint}`);
    }
    this.#fingerprint = null;
    const same = this.#playKind(entry, before);
    this.takeBacks.hear(entry.kind, entry.seat, entry.value, this.tape);
    if (entry.token !== null) this.#senders.set(nameIn(entry.token), entry.seat);
    this.callOffs.hear(entry.kind, entry.seat, entry.value);
    this.#entries += 1;
    this.#noteAsked(same, entry.written);
  }

  /** Gives those who go on being asked what they were asked before. */
  #playKind(entry: Written, before: readonly Asked[]): ReadonlySet<Seat> {
    const { kind, seat, value, written } = entry;
    switch (kind) {
      case 'answer':
        // What was given unasked took no time of the player's.
        if (entry.token !== null) this.clock.spend(seat, written);
        this.#give(value, before);
        return stillAsked(before, seat);
      case 'time-out':
        this.clock.spend(seat, written);
        this.clock.leave(seat);
        this.#give(value, before);
        return stillAsked(before, seat);
      case 'take-back':
        this.tape.show(value);
        this.tape.cut();
        this.#traced.noteStep();
        this.#askedAt.clear();
        this.#takenBackAt = this.#entries + 1;
        return new Set();
      case 'stand-in':
        this.clock.leave(seat);
        return new Set(before.map((asked) => asked.seat));
      case 'back':
        this.clock.comeBack(seat, written);
        return new Set(before.map((asked) => asked.seat));
      case 'ask-back':
      case 'agree-back':
      case 'refuse-back':
      case 'ask-call-off':
      case 'agree-call-off':
      case 'refuse-call-off':
      case 'call-off':
        return new Set(before.map((asked) => asked.seat));
      case 'resume':
        this.clock.resume(written);
        return new Set(before.map((asked) => asked.seat));
    }
  }

  #give(value: number, before: readonly Asked[]): void {
    const all = before.reduce((sum, { options }) => sum + options, 0);
    if (value >= all) throw this.#departs(`there are ${all} options, not ${value + 1}`);
    this.tape.giveNext(value);
    this.#traced.noteStep();
  }

  /**
   * @param same seats that are asked what they were asked before.
   * @param at when, in milliseconds by the clock of the database
   */
  #noteAsked(same: ReadonlySet<Seat>, at: number): void {
    const asked = new Set(this.pending.map(({ seat }) => seat));
    for (const seat of this.#askedAt.keys()) {
      if (asked.has(seat)) continue;
      this.#askedAt.delete(seat);
      this.clock.drop(seat);
    }
    for (const seat of asked) {
      if (same.has(seat) && this.#askedAt.has(seat)) continue;
      this.#askedAt.set(seat, this.#entries);
      this.clock.ask(seat, at);
    }
  }

  #departs(why: string): Error {
    return new Error(
      `match ${this.stored.id} departs from its rows at entry ${this.#entries}: ${why}`,
    );
  }

  /** What the bot of a seat picks here. It follows from the match alone, whichever server asks. */
  botChoice(seat: Seat, bot: string): Result<number> {
    const { engine, seed } = this.match;
    const player = engine.bot(bot, derivedSeed(seed, `bot of ${seat} at ${this.#entries}`));
    return player.ok ? succeed(player.value.choose(this.match.glance(seat))) : player;
  }
}

function isOption({ options }: Asked, index: number): boolean {
  return Number.isInteger(index) && index >= 0 && index < options;
}

/** Those who were asked together with a seat that answers go on being asked, unless the first to act decides. */
function stillAsked(pending: readonly Asked[], answered: Seat): ReadonlySet<Seat> {
  if (pending.some(({ race }) => race)) return new Set();
  return new Set(pending.map(({ seat }) => seat).filter((seat) => seat !== answered));
}

/** What is wrong, in one line for a log. */
export function lineOf(problems: readonly Problem[]): string {
  return problems.map(({ at, text }) => (at ? `${at}: ${text.en}` : text.en)).join('; ');
}
