import { derivedSeed, type Seed, type View } from '@lianhuan/kernel';
import { askedOf, type Bot } from '../players/bot.ts';
import { bestAtSight } from './first-sight.ts';
import { positionValue } from './position-value.ts';
import { type Findings, type Imagination, search } from './search.ts';
import type { Effort, ThinkingGame } from './thinking-game.ts';

/** A player who thinks ahead, in matches that could be the real one. */
export interface Thinker extends Bot {
  /**
   * Thinks about what its seat is asked, and yields how things stand as it goes: what is found follows from the seed, the
   * moment and what the seat knows.
   * @param asked an option that is tried even where it looks bad
   */
  think(seen: View, imagination: Imagination, asked?: number): Generator<Findings, Findings>;
}

/**
 * Makes one.
 * @param seed what it imagines follows from it
 * @throws RangeError if that is no seed
 */
export function thinker(name: string, game: ThinkingGame, effort: Effort, seed: Seed): Thinker {
  const value = positionValue(game.features, game.weights);
  const own = derivedSeed(seed, 'thinking');

  function think(
    seen: View,
    imagination: Imagination,
    asked?: number,
  ): Generator<Findings, Findings> {
    const { moment } = imagination;
    const seeds = (match: number) => derivedSeed(own, `match ${match} after ${moment} answers`);
    return search(seen, imagination, game, value, effort, seeds, asked ?? null);
  }

  return {
    name,
    think,
    choose(seen, imagine) {
      const best = bestAtSight(seen, game.evaluate, 2);
      if (askedOf(seen).options.length === 1 || best.length === 1) return best[0];
      if (imagine === undefined) throw new RangeError(`${name} plays only where it can imagine`);
      const thinking = think(seen, imagine(game.secrets));
      for (;;) {
        const { done, value: found } = thinking.next();
        if (done) return found.pick;
      }
    },
  };
}
