import type { Seed } from '../chance/seed.ts';
import { inheritCaches } from '../effects/cache.ts';
import { type LineWriter, lineWriterForSeats, openLineWriter } from '../log/line.ts';
import { type LogNode, Recorder } from '../log/recorder.ts';
import type { MatchRecord } from '../record/record.ts';
import { type RuleContext, withRuleContext } from '../rules/citation.ts';
import { copyPlain, copyTable } from '../table/copy.ts';
import { fingerprint } from '../table/fingerprint.ts';
import { NOBODY, type Seat } from '../table/ids.ts';
import type { Outcome, Table } from '../table/table.ts';
import type { Decision, Flow } from './decision.ts';
import type { Game } from './game.ts';
import {
  type SavedCheckpoint,
  savedLog,
  savedTable,
  saveNodes,
  saveTable,
} from './saved-checkpoint.ts';

/**
 * What is written down as it happens: the lines that every seat and the spectator read; those that a
 * judge reads, before whom all zones lie open; or no lines, only the rules that were gone through.
 */
export type Recording = 'seats' | 'open' | 'rules';

/** How a match is run; none of it changes what happens in it, except `off`. */
export interface MatchOptions<Setup> {
  readonly setup: Setup;
  readonly seed: Seed;
  /** Write down what happens and why (default: no, which is faster); `true` is `seats`. */
  readonly recorded?: boolean | Recording;
  /** Keep a copy of the table at the first idle point after so many answers; 0 for never. */
  readonly checkpointEvery?: number;
  /** Rules that are switched off, to prove that somebody would notice. */
  readonly off?: Iterable<string>;
}

/** The answer is not one of the options: nothing has changed. */
export class IllegalAnswer extends Error {
  readonly seat: Seat;
  readonly index: number;
  constructor(seat: Seat, index: number, legal: string) {
    super(`seat ${seat} cannot answer ${index}: ${legal}`);
    this.name = 'IllegalAnswer';
    this.seat = seat;
    this.index = index;
  }
}

interface Checkpoint<T> {
  readonly answers: number;
  readonly table: T;
  readonly log: number;
  /** Not for long: the next one takes its place. */
  readonly passing: boolean;
}

const CHECKPOINT_EVERY = 32;

/**
 * One game being played: a set-up, a seed and the answers so far.
 *
 * ```ts
 * const match = new Match(minxin, { setup: { players: 2 }, seed: 7 });
 * while (!match.outcome) {
 *   const { seat, options } = match.pending[0];
 *   match.answer(seat, pick(options));
 * }
 * ```
 */
export class Match<T extends Table = Table, Setup = unknown, Event = unknown> {
  readonly game: Game<T, Setup, Event>;
  readonly setup: Setup;
  readonly seed: Seed;
  readonly recorder: Recorder<Event> | null;
  readonly #every: number;
  readonly #hearing: RuleContext | null;
  readonly #off: ReadonlySet<string>;
  #answers: number[] = [];
  #checkpoints: Checkpoint<T>[] = [];
  /** Somebody forks it: it is likely to happen again. */
  #forked = false;
  #table!: T;
  #flow!: Flow<void>;
  #asked: Decision | readonly Decision[] | null = null;

  /** @param from a table at an idle point to play on from, and the answers that led to it. */
  constructor(
    game: Game<T, Setup, Event>,
    options: MatchOptions<Setup>,
    from?: { table: T; answers: readonly number[] },
  ) {
    this.game = game;
    this.setup = options.setup;
    this.seed = typeof options.seed === 'number' ? options.seed | 0 : options.seed;
    this.recorder = options.recorded ? new Recorder<Event>(this.#teller(options.recorded)) : null;
    this.#every = options.checkpointEvery ?? CHECKPOINT_EVERY;
    this.#off = new Set(options.off);
    this.#hearing =
      this.recorder || this.#off.size > 0
        ? { recorder: this.recorder as Recorder | null, off: this.#off }
        : null;
    if (from) {
      this.#answers = [...from.answers];
      this.#restart({ table: from.table, answers: from.answers.length, log: 0, passing: false });
    } else {
      const table = withRuleContext(this.#hearing, () => game.start(options.setup, this.seed));
      this.#restart({ table, answers: 0, log: 0, passing: false });
    }
  }

  /** The table as it is now, to look at. */
  get table(): T {
    return this.#table;
  }

  /** Who is asked what; empty when the game is over. Several seats may be asked at once. */
  get pending(): readonly Decision[] {
    if (this.#asked === null) return [];
    return isList(this.#asked) ? this.#asked : [this.#asked];
  }

  /** Are several seats asked, or could be, and nothing is applied before all answers are in? */
  get isTogether(): boolean {
    return this.#asked !== null && isList(this.#asked);
  }

  /** The table as it was before the first answer and all that led to it, to look at. */
  get beginning(): T {
    return this.#checkpoints[0].table;
  }

  /** How it ended; null while it goes on. */
  get outcome(): Outcome | null {
    return this.#table.outcome;
  }

  /** All answers so far, as a record holds them. */
  get answers(): readonly number[] {
    return this.#answers;
  }

  /** Nothing is pending: the table alone tells all (see {@link Game.play}). */
  get idle(): boolean {
    return this.#asked !== null && !isList(this.#asked) && this.#asked.idle;
  }

  /**
   * Picks an option for a seat that is asked.
   * @throws IllegalAnswer if the seat is not asked or has no such option; nothing has changed then.
   */
  answer(seat: Seat, index: number): void {
    let offset = 0;
    for (const decision of this.pending) {
      if (decision.seat === seat) {
        const { length } = decision.options;
        if (!Number.isInteger(index) || index < 0 || index >= length) {
          throw new IllegalAnswer(seat, index, `the options are 0 to ${length - 1}`);
        }
        return this.answerNext(offset + index);
      }
      offset += decision.options.length;
    }
    throw new IllegalAnswer(seat, index, 'this seat is not asked');
  }

  /**
   * Gives the answer as a record holds it: an index into the options of all who are asked, in a row.
   * @throws IllegalAnswer if there is no such option; nothing has changed then.
   */
  answerNext(answer: number): void {
    const asked = this.#asked;
    const choices = asked === null ? 0 : isList(asked) ? countOptions(asked) : asked.options.length;
    if (!Number.isInteger(answer) || answer < 0 || answer >= choices) {
      const seat = this.pending[0]?.seat ?? NOBODY;
      throw new IllegalAnswer(seat, answer, `there are ${choices} options`);
    }
    this.#answers.push(answer);
    if (this.recorder) this.recorder.answers = this.#answers.length;
    this.#resume(answer);
    if (this.#every > 0) this.#maybeCheckpoint();
  }

  /** An independent match that is begun as this one was, before any answer. */
  again(recorded: Recording): Match<T, Setup, Event> {
    const { table, answers } = this.#checkpoints[0];
    const options = { setup: this.setup, seed: this.seed, off: this.#off, recorded };
    const given = this.#answers.slice(0, answers);
    return new Match(this.game, options, { table, answers: given });
  }

  /** An independent match at the same point; it records nothing. */
  fork(): Match<T, Setup, Event> {
    const options = {
      setup: this.setup,
      seed: this.seed,
      off: this.#off,
      checkpointEvery: this.#every,
    };
    this.#forked = true;
    const start = this.idle
      ? { table: this.#table, answers: this.#answers.length }
      : (this.#checkpoints.at(-1) as Checkpoint<T>);
    const answers = this.#answers.slice(0, start.answers);
    const twin = new Match(this.game, options, { table: start.table, answers });
    twin.#checkpoints = this.#checkpoints.slice();
    for (let i = start.answers; i < this.#answers.length; i++) twin.answerNext(this.#answers[i]);
    return twin;
  }

  /**
   * Goes back to the point after the first `count` answers.
   * @throws RangeError if so many were never given; nothing has changed then.
   */
  rewind(count: number): void {
    if (!Number.isInteger(count) || count < 0 || count > this.#answers.length) {
      throw new RangeError(`rewind to ${count}: there are ${this.#answers.length} answers`);
    }
    let last = this.#checkpoints.length - 1;
    while (this.#checkpoints[last].answers > count) last -= 1;
    const checkpoint = this.#checkpoints[last];
    const again = this.#answers.slice(checkpoint.answers, count);
    this.#checkpoints.length = last;
    this.#answers.length = checkpoint.answers;
    this.#restart(checkpoint);
    for (const answer of again) this.answerNext(answer);
  }

  /**
   * The idle point at which it stands, to be kept as text.
   * @param from so many nodes of the log are left out, which an earlier one of this match has
   * @throws RangeError if it does not stand at one.
   */
  save(from = 0): SavedCheckpoint {
    if (!this.idle) throw new RangeError('save: this is no idle point');
    const nodes = saveNodes(this.#table.library, this.log.slice(from));
    return {
      answers: [...this.#answers],
      table: saveTable(this.#table),
      fingerprint: fingerprint(this.#table),
      log: [{ from, nodes }],
    };
  }

  /**
   * Goes to an idle point that was saved in a match of this set-up and seed, without playing what led to it. What was
   * cited up to there is known as far as the log has it.
   * @throws Error if it cannot be read, or was saved by other rules or cards; nothing has changed then.
   */
  resume(saved: SavedCheckpoint): void {
    const table = savedTable(this.#table, saved);
    const nodes = savedLog<Event>(table.library, this.recorder ? saved.log : []);
    this.#checkpoints.length = 1;
    this.#answers = [...saved.answers];
    this.recorder?.restore(nodes);
    const { length: answers } = this.#answers;
    this.#restart({ table, answers, log: nodes.length, passing: false });
  }

  /** The whole game so far, to keep, send or replay. */
  record(): MatchRecord {
    const prints = this.#checkpoints
      .filter(({ answers, passing }) => answers > 0 && !passing)
      .map(({ answers, table }) => [answers, fingerprint(table)] as const);
    const now = this.#answers.length;
    if (now > 0 && prints.at(-1)?.[0] !== now) prints.push([now, fingerprint(this.#table)]);
    return {
      game: this.game.id,
      version: this.game.version,
      content: this.game.content,
      setup: copyPlain(this.setup),
      seed: this.seed,
      count: now,
      answers: [...this.#answers],
      fingerprints: prints,
    };
  }

  /** What happened and why; empty without a recorder. */
  get log(): readonly LogNode<Event>[] {
    return this.recorder?.nodes ?? [];
  }

  #teller(recorded: true | Recording): LineWriter<Event> | null {
    const table = () => this.#table;
    if (recorded === 'rules') return null;
    return recorded === 'open'
      ? openLineWriter(this.game, table)
      : lineWriterForSeats(this.game, table);
  }

  #restart(start: Checkpoint<T>): void {
    this.#table = this.#copy(start.table);
    this.recorder?.rewind(start.log, start.answers);
    this.#checkpoints.push(start);
    this.#flow = this.game.play(this.#table);
    this.#resume(0);
  }

  #resume(answer: number): void {
    const hearing = this.#hearing;
    const step =
      hearing === null
        ? this.#flow.next(answer)
        : withRuleContext(hearing, () => this.#flow.next(answer));
    this.#asked = step.done ? null : step.value;
    if (this.recorder && this.#asked !== null) this.recorder.asked();
  }

  #copy(table: T): T {
    const copy = copyTable(table, this.game.copyState) as T;
    // What is cited as it is worked out counts, and what is kept is worked out only once.
    if (this.#hearing === null) inheritCaches(table, copy);
    return copy;
  }

  /** Now and then; and at every idle point, so that a fork has little to give again, once one was made. */
  #maybeCheckpoint(): void {
    if (!this.idle) return;
    const answers = this.#answers.length;
    const lasting = this.#checkpoints.findLast(({ passing }) => !passing) as Checkpoint<T>;
    const passing = answers - lasting.answers < this.#every;
    if (passing && !this.#forked) return;
    if (this.#checkpoints.at(-1)?.passing) this.#checkpoints.pop();
    this.#checkpoints.push({
      answers,
      table: this.#copy(this.#table),
      log: this.recorder?.mark() ?? 0,
      passing,
    });
  }
}

function isList(asked: Decision | readonly Decision[]): asked is readonly Decision[] {
  return Array.isArray(asked);
}

function countOptions(decisions: readonly Decision[]): number {
  return decisions.reduce((sum, { options }) => sum + options.length, 0);
}
