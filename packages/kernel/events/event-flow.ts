import type { Decision, Flow } from '../match/decision.ts';

/**
 * The flow of one event, or of several at once. `begin` carries them out at the first step. Most often
 * nobody is asked and no trigger hears them: then `begin` gives null, the flow is over, and its result is
 * what was given. Otherwise `begin` gives the flow of all else there is to do. An object of this class is
 * its own iterator and its own result, because a generator for every event would take longer than the event.
 */
export class EventFlow<T, Given extends Result, Result> implements Flow<Result> {
  done = false;
  readonly value: Result;
  readonly #table: T;
  readonly #given: Given;
  readonly #begin: (table: T, given: Given) => Flow<Result> | null;
  #rest: Flow<Result> | null = null;

  constructor(table: T, given: Given, begin: (table: T, given: Given) => Flow<Result> | null) {
    this.value = given;
    this.#table = table;
    this.#given = given;
    this.#begin = begin;
  }

  next(answer: number): IteratorResult<Decision | readonly Decision[], Result> {
    this.#rest ??= this.#begin(this.#table, this.#given);
    if (this.#rest !== null) return this.#rest.next(answer);
    this.done = true;
    return this as IteratorReturnResult<Result>;
  }

  [Symbol.iterator](): this {
    return this;
  }
}
