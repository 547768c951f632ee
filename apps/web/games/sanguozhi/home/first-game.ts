import type { FirstGame } from '../../../board/coach/lesson.ts';
import lessons from './lessons.json' with { type: 'json' };

/** The first game of 三国智: always dealt alike. */
export const firstGame: FirstGame = {
  game: {
    setup: { players: 2, decks: ['cao-cao', 'liu-bei'], grain: 20 },
    seed: 7,
    seats: ['human', 'greedy'],
  },
  lessons,
};
