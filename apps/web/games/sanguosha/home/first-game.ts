import type { FirstGame } from '../../../board/coach/lesson.ts';
import lessons from './lessons.json' with { type: 'json' };

/** The first game of 三国杀: always dealt alike. */
export const firstGame: FirstGame = {
  game: {
    setup: { players: 5 },
    seed: 7,
    seats: ['human', 'greedy', 'greedy', 'greedy', 'greedy'],
  },
  lessons,
};
