import type { FirstGame } from '../../../board/coach/lesson.ts';
import lessons from './lessons.json' with { type: 'json' };

/** The first game of 三国智: always dealt alike, with an opening hand of troops and of generals that they let take the field. */
export const firstGame: FirstGame = {
  game: {
    setup: { players: 2, decks: ['cao-cao', 'liu-bei'], grain: 20 },
    seed: 59,
    seats: ['human', 'greedy'],
  },
  lessons,
};
