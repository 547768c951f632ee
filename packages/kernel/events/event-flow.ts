import type { Decision, Flow } from '../match/decision.ts';

/**
 * The flow of what happens. It is carried out at the first step, by `begin`; as a rule that asks
 * nobody and wakes no trigger, and then it is over, as given. Only if `begin` hands back a flow is
 * there more to come. It is its own iterator and its own result, because a generator for every event
 * would take longer than the event.
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
