/** What somebody may do now and then: so many at once, and so many a second for ever. */
export class Allowance {
  readonly #most: number;
  readonly #perSecond: number;
  #left: number;
  #counted = performance.now();

  constructor(most: number, perSecond: number) {
    this.#most = most;
    this.#perSecond = perSecond;
    this.#left = most;
  }

  /** Takes one; false if there is none left. */
  take(): boolean {
    const now = performance.now();
    this.#left = Math.min(
      this.#most,
      this.#left + ((now - this.#counted) / 1000) * this.#perSecond,
    );
    this.#counted = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
