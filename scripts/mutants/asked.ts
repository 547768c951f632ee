import { CHECK_SORTS } from './checks.ts';
import type { Weighed } from './messages.ts';

/** In all modes together a scenario takes some fifteen times as long: the quickest that get there do. */
const SCENARIOS_IN_MODES = 15;
/** A mode plays a scenario many times over; a proof may take many scenarios until one proves the rule. */
const TURNS_OF_MANY = 500;
const TURNS_OF_OTHERS = 20;
const TURNS_AT_LEAST = 200_000;

/** Which checks are asked about which change. */
export class Asked {
  readonly checks: readonly Weighed[];
  /** By check. */
  readonly turns: readonly number[];
  readonly #isQuick: readonly boolean[];
  readonly #reachedBy: ReadonlyMap<number, readonly number[]>;

  /** @param longest tests that take longer, in milliseconds, are asked only where no other check comes */
  constructor(checks: readonly Weighed[], longest: number) {
    this.checks = checks;
    this.turns = checks.map((check) => this.#turnsOf(check));
    this.#isQuick = checks.map(({ sort, failed, milliseconds }) => {
      return failed === null && (sort !== 'test' || milliseconds <= longest);
    });
    this.#reachedBy = this.#reachers();
  }

  /** How many tests take too long to be asked where others are. */
  get tooLong(): number {
    return this.checks.filter(({ failed }, check) => failed === null && !this.#isQuick[check])
      .length;
  }

  /** The checks that come to a change: sort by sort, the quickest first; long ones where no other does. */
  about(change: number): number[] {
    const reachers = this.#reachedBy.get(change) ?? [];
    const quick = reachers.filter((check) => this.#isQuick[check]);
    const asked = quick.length > 0 ? quick : reachers;
    const bySpeed = asked.toSorted((one, other) => this.#costOf(one) - this.#costOf(other));
    return CHECK_SORTS.flatMap((sort) => {
      const some = bySpeed.filter((check) => this.checks[check].sort === sort);
      return sort === 'mode' ? some.slice(0, SCENARIOS_IN_MODES) : some;
    });
  }

  /** The same, then all others: for a change that was made before anything was loaded. */
  aboutAnything(change: number): number[] {
    const first = this.about(change);
    const others = [...this.checks.keys()].filter(
      (check) => this.#isQuick[check] && this.checks[check].sort !== 'mode',
    );
    return [...new Set([...first, ...others])];
  }

  /** How many checks of each sort come to a change. */
  countOf(change: number, sort: Weighed['sort']): number {
    const reachers = this.#reachedBy.get(change) ?? [];
    return reachers.filter((check) => this.checks[check].sort === sort).length;
  }

  /** For how many milliseconds a check may run with a change, however busy the machine is. */
  patience(check: number): number {
    if (check < 0) return 120_000;
    return 30_000 + 50 * this.#costOf(check) * (this.checks[check].forwards === null ? 1 : 20);
  }

  #costOf(check: number): number {
    const { forwards, milliseconds } = this.checks[check];
    return forwards === null ? milliseconds : this.checks[forwards].milliseconds;
  }

  #turnsOf({ sort, forwards, turns }: Weighed): number {
    if (forwards !== null) return TURNS_AT_LEAST + this.checks[forwards].turns * TURNS_OF_MANY;
    return TURNS_AT_LEAST + turns * (sort === 'proof' ? TURNS_OF_MANY : TURNS_OF_OTHERS);
  }

  #reachers(): Map<number, number[]> {
    const reachers = new Map<number, number[]>();
    this.checks.forEach(({ forwards, failed, reached }, check) => {
      const forth = forwards === null ? null : this.checks[forwards];
      if ((failed ?? forth?.failed ?? null) !== null) return;
      for (const change of new Set([...reached, ...(forth?.reached ?? [])])) {
        const known = reachers.get(change);
        if (known) known.push(check);
        else reachers.set(change, [check]);
      }
    });
    return reachers;
  }
}
