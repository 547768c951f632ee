import type { FirstGame } from '../../../board/coach/lesson.ts';
import lessons from './lessons.json' with { type: 'json' };

/** The first game of 民心: always dealt alike, with a first pack with cards that cost little to keep. */
export const firstGame: FirstGame = {
  game: {
    setup: { players: 2, favorPerPlayer: 10 },
    seed: 43,
    seats: ['human', 'greedy'],
  },
  lessons,
};
