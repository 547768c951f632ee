import { evolveThinking as thinking } from '@lianhuan/bots';
import { evolve } from '@lianhuan/evolve';
import type { Game } from '@lianhuan/kernel';
import type { Puzzled } from '../puzzled.ts';

/** What its puzzles are solved with. */
export const puzzled: Puzzled = { game: evolve as unknown as Game, thinking };
