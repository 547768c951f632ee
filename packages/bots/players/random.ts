import { drawRandom, endsByWord, type Seed, seedRandom } from '@lianhuan/kernel';
import { askedOf, type Bot } from './bot.ts';

/**
 * Picks any option but to give up, all equally likely; two with the same seed pick alike.
 * @throws RangeError if that is no seed.
 */
export function randomBot(seed: Seed): Bot {
  let state = seedRandom(seed);
  return {
    name: 'random',
    choose(seen) {
      const { options } = askedOf(seen);
      const playing = options.flatMap(({ verb }, index) => (endsByWord(verb) ? [] : [index]));
      const drawn = drawRandom(state, (upTo) => upTo(Math.max(1, playing.length)));
      state = drawn.state;
      return playing[drawn.result] ?? 0;
    },
  };
}
