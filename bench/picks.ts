/**
 * Random picks for random players (xorshift32). Every contestant gets the same ones, so that no
 * engine is measured with a cheaper source of chance than another.
 */
export class Picks {
  #state: number;

  /** @param seed any 32-bit integer. */
  constructor(seed: number) {
    this.#state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) | 1;
  }

  /** A number from 0 to `bound − 1`. */
  below(bound: number): number {
    let x = this.#state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.#state = x;
    return Math.floor(((x >>> 0) / 0x1_0000_0000) * bound);
  }
}
