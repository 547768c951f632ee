import type { SavedCheckpoint, Seat } from '@lianhuan/kernel';
import type { Asked, EngineMatch, Imagine } from '@lianhuan/releases';

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
  readonly point: SavedCheckpoint;
}

/**
 * A match whose steps are noted. With those that lead to a saved point, all that follows from the rows of a match is known up
 * to there without its rules: these go on from the point. Whoever wants to know more on the way has it played as if there were
 * no point.
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
  /** The point that was saved last: its number, and how many nodes its log has. */
  #base = 0;
  #savedLog = 0;

  /**
   * @param match one without answers
   * @param ahead with all steps, and the whole log, up to a point of this match
   */
  constructor(match: EngineMatch, ahead: TracedCheckpoint | null = null) {
    this.#match = match;
    this.engine = match.engine;
    this.seats = match.seats;
    this.seed = match.seed;
    this.#ahead = match.resume === undefined ? null : ahead;
    this.#steps = [stepOf(match)];
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
  saveAt(number: number): TracedCheckpoint | null {
    const point = this.#played().save?.(this.#savedLog) ?? null;
    return point && { number, steps: this.#steps, point };
  }

  /** Where it stands has been saved. */
  noteSaved(number: number): void {
    this.#base = number;
    this.#steps = [];
    this.#savedLog = this.#played().logged;
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
    this.#savedLog = Math.min(this.#savedLog, this.#match.logged);
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
    return this.#played().log(seat, from);
  }

  moves(seat: Seat, from: number): ReturnType<EngineMatch['moves']> {
    return this.#played().moves(seat, from);
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
  #goAhead({ number, steps, point }: TracedCheckpoint): void {
    this.#gone += 1;
    this.#isNoted = true;
    if (this.#gone < steps.length - 1) return;
    this.#match.resume?.({ ...point, answers: this.#answers });
    this.#ahead = null;
    this.noteSaved(number);
  }

  /** The match as it stands here. @throws Error if its answers cannot be given */
  #played(): EngineMatch {
    if (this.#ahead === null) return this.#match;
    this.#steps = this.#ahead.steps.slice(0, this.#gone + 1);
    this.#ahead = null;
    for (const answer of this.#answers) {
      if (!this.#match.answerNext(answer)) throw new Error(`answer ${answer} cannot be given`);
    }
    return this.#match;
  }
}

function stepOf({ pending, round, scores }: EngineMatch): TraceStep {
  return { pending, round, scores };
}
