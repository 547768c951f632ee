/** A text has so many readings, or so much is wrong with it, that looking for all of them takes too long. */
export class TooManyReadings extends Error {}

/** Steps that all readings of one text may take together, those that look for what may have been meant included. */
export const MOST_WORK = 100_000;

/** The steps that reading one text takes, and has left: the same on every machine. */
export class Work {
  readonly #most: number;
  #done = 0;

  constructor(most = MOST_WORK) {
    this.#most = most;
  }

  get done(): number {
    return this.#done;
  }

  /** Is nothing left for looking further? */
  get isSpent(): boolean {
    return this.#done >= this.#most;
  }

  /** @throws TooManyReadings once more was done than there may be */
  spend(steps: number): void {
    this.#done += steps;
    if (this.#done > this.#most) throw new TooManyReadings('too much work');
  }
}
