import { createBot } from '@lianhuan/bots';
import { type Engine, engineOf } from '@lianhuan/releases';
import { FUZZ_GAMES } from '../fuzz-games.ts';
import { knownGame } from './words.ts';

/** A game as it stands in the source. */
export function todaysEngine(name: string): Engine {
  const { game } = knownGame(FUZZ_GAMES, name);
  return engineOf({ game, bot: (bot, seed) => createBot(bot, name, seed) });
}
