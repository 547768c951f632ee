import { evolveThinking } from './evolve/thinking.ts';
import { minxinThinking } from './minxin/thinking.ts';
import { sanguoshaThinking } from './sanguosha/thinking.ts';
import { sanguozhiThinking } from './sanguozhi/thinking.ts';
import type { ThinkingGame } from './search/thinking-game.ts';

/** How bots play each game that they can play by more than chance, by the game's id. */
export const THINKING: Readonly<Record<string, ThinkingGame>> = {
  minxin: minxinThinking,
  sanguozhi: sanguozhiThinking,
  evolve: evolveThinking,
  sanguosha: sanguoshaThinking,
};
