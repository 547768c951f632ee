import { createBot } from '@lianhuan/bots';
import { type Engine, engineOf } from '@lianhuan/releases';
import type { TerminalGame } from './terminal-game.ts';

/** A game of this build, as it is known at the door. */
export function todaysEngine({ game }: TerminalGame): Engine {
  return engineOf({ game, bot: (name, seed) => createBot(name, game.id, seed) });
}
