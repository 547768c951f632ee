import type { FirstGame } from '../../../board/coach/lesson.ts';
import lessons from './lessons.json' with { type: 'json' };

/** The first game of 影之诗 EVOLVE: always dealt alike, with an opening hand of followers that cost little. */
export const firstGame: FirstGame = {
  game: {
    setup: { players: 2, decks: ['elf', 'royal'] },
    seed: 22,
    seats: ['human', 'greedy'],
  },
  lessons,
};
