import type { FirstGame } from '../../../board/coach/lesson.ts';
import lessons from './lessons.json' with { type: 'json' };

/** The first game of 三国杀: always dealt alike, with a weapon, 【杀】, 【闪】 and 【桃】 in the first hand. */
export const firstGame: FirstGame = {
  game: {
    setup: { players: 5 },
    seed: 70,
    seats: ['human', 'greedy', 'greedy', 'greedy', 'greedy'],
  },
  lessons,
};
