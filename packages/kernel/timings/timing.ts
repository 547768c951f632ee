import type { Flow } from '../match/decision.ts';
import type { Seat } from '../table/ids.ts';

/** Something that a seat can do at a timing. */
export interface Opportunity {
  /** Tells it from every other of that seat at this timing, and is the same whenever the timing is looked at. */
  readonly key: string;
  /** Its class, from 0: at one timing no seat goes back to a class before that of its last pick. */
  readonly rank: number;
  /** How often it can be taken at one timing: once, or as often as what it counts. */
  readonly times: number;
}

/** What a game says of one timing while it is open. */
export interface TimingLaws<T, O extends Opportunity> {
  /** The seats that get their chance, in order. */
  order(table: T): readonly Seat[];
  /** What that seat could do now. Conditions are looked at here: when its chance comes, not when the timing opens. */
  opportunities(table: T, seat: Seat): readonly O[];
  /** Asks which of those of one class comes first; null for none of them. */
  choose(table: T, seat: Seat, among: readonly O[]): Flow<O | null>;
  /** Carries one out. */
  take(table: T, seat: Seat, opportunity: O): Flow<unknown>;
  /** Has something ended this timing, or the flow that it belongs to? Whoever comes later gets no chance. */
  isOver(table: T): boolean;
}

/**
 * Opens a timing: each seat in turn takes what it can, the classes in order, until nothing of its own is left.
 * What becomes possible meanwhile is offered as well; what was declined is not offered again at this timing, but for
 * what counts several times: each time is taken or declined by itself.
 */
export function* openTiming<T, O extends Opportunity>(
  table: T,
  laws: TimingLaws<T, O>,
): Flow<void> {
  for (const seat of laws.order(table)) {
    if (laws.isOver(table)) return;
    // Most timings have something for one seat, and nothing for the others.
    const first = laws.opportunities(table, seat);
    if (first.length > 0) yield* openFor(table, seat, laws, first);
  }
}

function* openFor<T, O extends Opportunity>(
  table: T,
  seat: Seat,
  laws: TimingLaws<T, O>,
  first: readonly O[],
): Flow<void> {
  const taken = new Map<string, number>();
  let rank = 0;
  let there = first;
  for (;;) {
    const left = there.filter((one) => one.rank >= rank && (taken.get(one.key) ?? 0) < one.times);
    if (left.length === 0) return;
    rank = Math.min(...left.map((one) => one.rank));
    const now = left.filter((one) => one.rank === rank);
    const chosen = yield* laws.choose(table, seat, now);
    if (chosen === null) {
      for (const { key } of now) countOne(taken, key);
    } else {
      countOne(taken, chosen.key);
      yield* laws.take(table, seat, chosen);
    }
    if (laws.isOver(table)) return;
    there = laws.opportunities(table, seat);
  }
}

function countOne(taken: Map<string, number>, key: string): void {
  taken.set(key, (taken.get(key) ?? 0) + 1);
}
