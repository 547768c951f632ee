import { THINKING } from '@lianhuan/bots';
import { findGame } from '../games/index.ts';
import { type Learnt, learn } from './learning.ts';
import { type MixedPlay, playMixed, type Sample } from './mixed-play.ts';

/**
 * Plays games of a game and learns from them how likely a position is to win.
 * @param games how many
 * @param onProgress told how many are done
 * @throws RangeError if nobody thinks ahead in a game of that name
 */
export function fitGame(
  id: string,
  games: number,
  play: MixedPlay,
  onProgress: (done: number) => void = () => {},
): Learnt {
  const found = findGame(id);
  if (!found.ok || !Object.hasOwn(THINKING, id)) throw new RangeError(`nobody thinks in ${id}`);
  const samples: Sample[] = [];
  for (let number = 0; number < games; number++) {
    samples.push(...playMixed(found.value, THINKING[id], play, number));
    onProgress(number + 1);
  }
  return learn(id, found.value.game.version, THINKING[id], samples);
}
