import type { FirstGame } from '../../../board/coach/lesson.ts';
import lessons from './lessons.json' with { type: 'json' };

/** The first game of 影之诗 EVOLVE: always dealt alike. */
export const firstGame: FirstGame = {
  game: {
    setup: { players: 2, decks: ['elf', 'royal'] },
    seed: 7,
    seats: ['human', 'greedy'],
  },
  lessons,
};
