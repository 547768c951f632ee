import type { Seat } from '@lianhuan/kernel';
import { type Pace, TIME_CONTROLS, type TimeControl } from '../../web/online/pace.ts';

/** How fast a match is played, as its row has it. */
export interface MatchPace {
  /** Null where nobody counts. */
  readonly time: TimeControl | null;
  /** How long a window stays open at least, in milliseconds. */
  readonly pause: number;
  /** How long after those who play spectators see it, in milliseconds. */
  readonly delay: number;
}

/** Whose time was up so long ago that nobody was there to see it has it again. */
export const UNSEEN_MS = 15_000;
/** Nobody was asked so much later than it is now, unless the clock was put back. */
const AHEAD_MS = 1000;

export const UNHURRIED: MatchPace = { time: null, pause: 0, delay: 0 };

export function matchPace({ time, pause, delay }: Pace): MatchPace {
  return { time: TIME_CONTROLS[time], pause, delay };
}

/**
 * The time that people have in a match. It follows from when its entries were written, by the clock of the database,
 * and so is the same on every server, and after a server was killed. All times are in milliseconds.
 */
export class MatchClock {
  readonly pace: MatchPace;
  /** When each seat that is asked was asked. */
  readonly #since = new Map<Seat, number>();
  /** How much of its reserve each seat has used. */
  readonly #spent = new Map<Seat, number>();
  readonly #away = new Set<Seat>();

  constructor(pace: MatchPace) {
    this.pace = pace;
  }

  ask(seat: Seat, at: number): void {
    this.#since.set(seat, at);
  }

  /** The seat is asked no more. */
  drop(seat: Seat): void {
    this.#since.delete(seat);
  }

  /** Whoever answered took until then; what no server saw run out takes nothing. */
  spend(seat: Seat, at: number): void {
    const { time } = this.pace;
    const since = this.#since.get(seat);
    if (time === null || since === undefined) return;
    const over = Math.max(0, at - since - time.perDecision);
    if (over > this.reserveLeft(seat) + UNSEEN_MS) return;
    this.#spent.set(seat, Math.min(time.reserve, this.#spentBy(seat) + over));
  }

  /** Nobody is there, and so a bot plays. */
  leave(seat: Seat): void {
    this.#away.add(seat);
  }

  /** The player is back, and has all the time for what is asked now. */
  comeBack(seat: Seat, at: number): void {
    this.#away.delete(seat);
    if (this.#since.has(seat)) this.#since.set(seat, at);
  }

  /** All who are asked have their time from the beginning. */
  resume(at: number): void {
    for (const seat of this.#since.keys()) this.#since.set(seat, at);
  }

  /** Was somebody asked later than it is now? Then the clock was put back. */
  isAhead(now: number): boolean {
    return [...this.#since.values()].some((since) => since > now + AHEAD_MS);
  }

  isAway(seat: Seat): boolean {
    return this.#away.has(seat);
  }

  /** When the seat was asked what it is asked; null if it is not. */
  since(seat: Seat): number | null {
    return this.#since.get(seat) ?? null;
  }

  /** When the time of a seat is up; null if it is not asked, or nobody counts. */
  deadline(seat: Seat): number | null {
    const { time } = this.pace;
    const since = this.#since.get(seat);
    if (time === null || since === undefined) return null;
    return since + time.perDecision + this.reserveLeft(seat);
  }

  /** What is left of the reserve, besides what is being used of it now. */
  reserveLeft(seat: Seat): number {
    return (this.pace.time?.reserve ?? 0) - this.#spentBy(seat);
  }

  #spentBy(seat: Seat): number {
    return this.#spent.get(seat) ?? 0;
  }
}
