import { drawRandom, seedRandom } from '../chance/random.ts';

/** Gives a whole number from 0 up to, not including, `bound`. */
export type Dice = (bound: number) => number;

/** A source of numbers that follow from a seed. */
export function dice(seed: number): Dice {
  let state = seedRandom(seed);
  return (bound) => {
    const drawn = drawRandom(state, (upTo) => upTo(bound));
    state = drawn.state;
    return drawn.result;
  };
}
