/** What somebody may do now and then: so many at once, and so many a second for ever. */
class Allowance {
  readonly #most: number;
  readonly #perSecond: number;
  #left: number;
  #counted = performance.now();

  constructor(most: number, perSecond: number) {
    this.#most = most;
    this.#perSecond = perSecond;
    this.#left = most;
  }

  /** Nothing has been taken for long. */
  get isWhole(): boolean {
    this.#count();
    return this.#left === this.#most;
  }

  /** Takes one; false if there is none left. */
  take(): boolean {
    this.#count();
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  #count(): void {
    const now = performance.now();
    const since = ((now - this.#counted) / 1000) * this.#perSecond;
    this.#left = Math.min(this.#most, this.#left + since);
    this.#counted = now;
  }
}

/** Of so many allowances those are forgotten from which nothing has been taken for long. */
const MANY = 10_000;

/** The allowance of everybody, by name: whoever opens another page has no more for that. */
export class Allowances {
  readonly #most: number;
  readonly #perSecond: number;
  readonly #known = new Map<string, Allowance>();
  #pruneAt = MANY;

  constructor(most: number, perSecond: number) {
    this.#most = most;
    this.#perSecond = perSecond;
  }

  /** Takes one of somebody's; false if there is none left. */
  take(name: string): boolean {
    let allowance = this.#known.get(name);
    if (allowance === undefined) {
      this.#prune();
      allowance = new Allowance(this.#most, this.#perSecond);
      this.#known.set(name, allowance);
    }
    return allowance.take();
  }

  #prune(): void {
    if (this.#known.size < this.#pruneAt) return;
    for (const [name, allowance] of this.#known) if (allowance.isWhole) this.#known.delete(name);
    this.#pruneAt = Math.max(MANY, 2 * this.#known.size);
  }
}

/** What those who come to a server may do with it, counted by the server for itself. */
export interface Limits {
  /** Anything at all, by person. */
  readonly requests: Allowances;
  /** What takes a server some time: a match may have to be played from its rows, or a bot to think. */
  readonly looks: Allowances;
  /** Trying letters of rooms, by person and by the address they come from: many guests can be one. */
  readonly guesses: Allowances;
  readonly guessesFrom: Allowances;
  /** Rooms made. */
  readonly rooms: Allowances;
  /** Things said in rooms. */
  readonly words: Allowances;
  /** Seeking others to play with: what is sought is tried out. */
  readonly seeks: Allowances;
  /** Set-ups and decks brought to a room: they are tried out. */
  readonly setups: Allowances;
  readonly reports: Allowances;
}

/** The most pages that a person may have open at a server. */
export const MOST_PAGES = 20;

/** @param guests how many new guests may come from one address in a minute */
export function newLimits(guests: number): Limits {
  return {
    requests: new Allowances(90, 30),
    looks: new Allowances(30, 3),
    guesses: new Allowances(10, 0.2),
    guessesFrom: new Allowances(2 * guests, guests / 30),
    rooms: new Allowances(10, 0.02),
    words: new Allowances(6, 0.5),
    seeks: new Allowances(10, 0.5),
    setups: new Allowances(20, 0.5),
    reports: new Allowances(3, 0.02),
  };
}
