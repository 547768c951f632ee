import type { LogLine, SavedCheckpoint, Seat } from '@lianhuan/kernel';
import type { Asked, EngineMatch, Imagine } from '@lianhuan/releases';
import { emptyLog, extentOf, type LogExtent, linesSince, readerOf } from './log-extent.ts';

/** Who was asked what after an answer was given, or some were taken back, which round it was, and how the seats stood. */
export interface TraceStep {
  readonly pending: readonly Asked[];
  readonly round: number;
  readonly scores: readonly number[];
}

/** A point of a match, and the steps that lead to it from another, or from the beginning. */
export interface TracedCheckpoint {
  /** How many entries of the match lead to it. */
  readonly number: number;
  readonly steps: readonly TraceStep[];
  /** Of its log the part since the point before it is enough. */
  readonly point: SavedCheckpoint;
  /** The log at the point before it. */
  readonly before: LogExtent;
}

/** The same with what readers were told since the point before it. */
export interface ToldCheckpoint extends TracedCheckpoint {
  /** Of each reader, in the order of `LogExtent.lines`. */
  readonly lines: readonly (readonly LogLine[])[];
}

/**
 * A match whose steps are noted. With those that lead to a saved point, all that follows from the rows of a match is known up
 * to there without its rules: these go on from the point, with the last part of the log. Whoever wants to know more on the way,
 * or of the log, has it played as if there were no point.
 */
export class TracedMatch implements EngineMatch {
  readonly engine: EngineMatch['engine'];
  readonly seats: number;
  readonly seed: EngineMatch['seed'];
  readonly imagine?: (seat: Seat) => Imagine;
  readonly #match: EngineMatch;
  /** Those since the point that was saved last. */
  #steps: TraceStep[];
  /** The last answer, or rewind, was a step on the way to a point. */
  #isNoted = false;
  /** Where it goes, step by step, as long as it has not come there; the match itself stands at its beginning. */
  #ahead: TracedCheckpoint | null;
  /** As long as it goes there: how many steps it has gone, and the answers. */
  #gone = 0;
  #answers: number[] = [];
  /** The number of the point that was saved last. */
  #base = 0;
  /** The log at the beginning, or at a point from which it was played on, and at each that was saved since. */
  #extents: LogExtent[];
  /** Of the log up to there nothing is at hand. */
  #leftOut: LogExtent;
  /** How many answers led to the point from which it was played on; 0 for none. */
  #resumedAt = 0;

  /**
   * @param match one without answers
   * @param ahead with all steps up to a point of this match
   */
  constructor(match: EngineMatch, ahead: TracedCheckpoint | null = null) {
    this.#match = match;
    this.engine = match.engine;
    this.seats = match.seats;
    this.seed = match.seed;
    this.#ahead = match.resume === undefined ? null : ahead;
    this.#steps = [stepOf(match)];
    this.#leftOut = emptyLog(match.seats);
    this.#extents = [this.#leftOut];
    const { imagine } = match;
    if (imagine) this.imagine = (seat) => this.#played() && imagine(seat);
  }

  /** The number of the point that was saved last; 0 for none. */
  get base(): number {
    return this.#base;
  }

  /**
   * What leads on from the point that was saved last to where it stands; null where it does not rest, or cannot be saved.
   * @param number see `TracedCheckpoint.number`
   */
  saveAt(number: number): ToldCheckpoint | null {
    const match = this.#played();
    const point = match.save?.(this.#saved.nodes) ?? null;
    if (point === null) return null;
    const lines = linesSince(match, this.#saved);
    return { number, steps: this.#steps, point, before: this.#saved, lines };
  }

  /** Where it stands has been saved. */
  noteSaved(number: number): void {
    this.#base = number;
    this.#steps = [];
    this.#extents.push(extentOf(this.#played(), this.#saved));
  }

  /** The log at the point that was saved last. */
  get #saved(): LogExtent {
    return this.#extents[this.#extents.length - 1];
  }

  /** Where the last part of the log begins, which whoever comes is shown first: at the point before the one saved last. */
  get tail(): LogExtent {
    if (this.#ahead) this.#played();
    return this.#extents.at(-2) ?? this.#saved;
  }

  get hasWholeLog(): boolean {
    return this.#leftOut.nodes === 0;
  }

  /** How many lines a seat has been told. */
  linesOf(seat: Seat): number {
    const { nodes, lines } = this.#saved;
    return lines[readerOf(seat, this.seats)] + this.#played().log(seat, nodes).length;
  }

  get pending(): readonly Asked[] {
    return this.#step.pending;
  }

  get round(): number {
    return this.#step.round;
  }

  get scores(): readonly number[] {
    return this.#step.scores;
  }

  /** Where it stands; on the way to a point that is known without the match. */
  get #step(): TraceStep {
    return this.#ahead ? this.#ahead.steps[this.#gone] : this.#match;
  }

  get answers(): readonly number[] {
    return this.#ahead ? this.#answers : this.#match.answers;
  }

  get outcome(): EngineMatch['outcome'] {
    return this.#ahead ? null : this.#match.outcome;
  }

  get logged(): number {
    return this.#played().logged;
  }

  get fingerprint(): number {
    return this.#played().fingerprint;
  }

  answer(seat: Seat, index: number): boolean {
    return this.#played().answer(seat, index);
  }

  answerNext(answer: number): boolean {
    if (this.#ahead) {
      this.#answers.push(answer);
      this.#goAhead(this.#ahead);
      return true;
    }
    return this.#match.answerNext(answer);
  }

  rewind(count: number): void {
    if (this.#ahead) {
      this.#answers.length = count;
      this.#goAhead(this.#ahead);
      return;
    }
    this.#match.rewind(count);
    // Then it was played from the beginning.
    if (count < this.#resumedAt) {
      this.#knowAll();
      this.#extents = [this.#leftOut];
    }
    while (this.#saved.nodes > this.#match.logged) this.#extents.pop();
  }

  /** All of the log is at hand. */
  #knowAll(): void {
    this.#resumedAt = 0;
    this.#leftOut = emptyLog(this.seats);
  }

  /** The match with its log from node `from` on. */
  #withLog(from: number): EngineMatch {
    const match = this.#played();
    if (from >= this.#leftOut.nodes) return match;
    const answers = [...match.answers];
    match.rewind(0);
    for (const answer of answers) this.#answerAgain(answer);
    this.#knowAll();
    return match;
  }

  /** @throws Error if it cannot be given */
  #answerAgain(answer: number): void {
    if (!this.#match.answerNext(answer)) throw new Error(`answer ${answer} cannot be given`);
  }

  record(): ReturnType<EngineMatch['record']> {
    return this.#played().record();
  }

  view(seat: Seat): ReturnType<EngineMatch['view']> {
    return this.#played().view(seat);
  }

  glance(seat: Seat): ReturnType<EngineMatch['glance']> {
    return this.#played().glance(seat);
  }

  log(seat: Seat, from?: number): ReturnType<EngineMatch['log']> {
    return this.#withLog(from ?? 0).log(seat, from);
  }

  moves(seat: Seat, from: number): ReturnType<EngineMatch['moves']> {
    return this.#withLog(from).moves(seat, from);
  }

  refusals(seat: Seat): ReturnType<EngineMatch['refusals']> {
    return this.#played().refusals(seat);
  }

  /** An answer was given, or some were taken back, for good. */
  noteStep(): void {
    // On the way to a point they are known.
    if (this.#isNoted) this.#isNoted = false;
    // Of an engine that cannot save nobody wants them.
    else if (this.#match.save) this.#steps.push(stepOf(this.#match));
  }

  /** @throws Error if the point is not one of this match */
  #goAhead({ number, steps, point, before }: TracedCheckpoint): void {
    this.#gone += 1;
    this.#isNoted = true;
    if (this.#gone < steps.length - 1) return;
    this.#match.resume?.({ ...point, answers: this.#answers });
    this.#ahead = null;
    this.#resumedAt = this.#answers.length;
    this.#leftOut = before;
    this.#extents = [before];
    this.noteSaved(number);
  }

  /** The match as it stands here. @throws Error if its answers cannot be given */
  #played(): EngineMatch {
    if (this.#ahead === null) return this.#match;
    this.#steps = this.#ahead.steps.slice(0, this.#gone + 1);
    this.#ahead = null;
    for (const answer of this.#answers) this.#answerAgain(answer);
    return this.#match;
  }
}

function stepOf({ pending, round, scores }: EngineMatch): TraceStep {
  return { pending, round, scores };
}
