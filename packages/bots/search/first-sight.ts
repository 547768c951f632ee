import { endsByWord, type View } from '@lianhuan/kernel';
import { askedOf } from '../players/bot.ts';
import type { Evaluator } from '../players/greedy.ts';

/**
 * The options that look best at first sight, the best one first; never to give up. Of options that look the same and
 * score the same the first stands for all.
 * @param breadth at most so many
 */
export function bestAtSight(seen: View, evaluate: Evaluator, breadth: number): number[] {
  const { options } = askedOf(seen);
  const playing = options.flatMap(({ verb }, at) => (endsByWord(verb) ? [] : [at]));
  if (playing.length <= 1) return playing.length === 0 ? [0] : playing;
  const score = evaluate(seen);
  return playing
    .map((at) => ({ at, value: score(options[at]) }))
    .sort((one, other) => other.value - one.value || one.at - other.at)
    .slice(0, breadth)
    .map(({ at }) => at);
}
