import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

/** The generator's whole state: part of the table, so that chance is copied and rewound with it. */
export type RandomState = readonly number[];

/** @param seed any 32-bit integer. */
export function seedRandom(seed: number): RandomState {
  return xoroshiro128plus(seed).getState();
}

/** Runs `body` with a generator that starts at `state`; gives its result and the state after it. */
export function drawRandom<T>(
  state: RandomState,
  body: (upTo: (bound: number) => number) => T,
): { result: T; state: RandomState } {
  const generator: RandomGenerator = xoroshiro128plusFromState(state);
  const result = body((bound) => uniformInt(generator, 0, bound - 1));
  return { result, state: generator.getState() };
}

/** Fisher–Yates, in place; `upTo(n)` gives a number from 0 to n − 1. */
export function shuffleInPlace<T>(items: T[], upTo: (bound: number) => number): void {
  for (let last = items.length - 1; last > 0; last--) {
    const other = upTo(last + 1);
    const item = items[last];
    items[last] = items[other];
    items[other] = item;
  }
}
