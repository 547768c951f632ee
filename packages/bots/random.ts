import { drawRandom, seedRandom } from '@lianhuan/kernel';
import { askedOf, type Bot } from './bot.ts';

/** Picks any option, all equally likely; two with the same seed pick alike. */
export function randomBot(seed: number): Bot {
  let state = seedRandom(seed);
  return {
    name: 'random',
    choose(seen) {
      const { options } = askedOf(seen);
      const drawn = drawRandom(state, (upTo) => upTo(options.length));
      state = drawn.state;
      return drawn.result;
    },
  };
}
