import { minxinThinking as thinking } from '@lianhuan/bots';
import { minxin } from '@lianhuan/judge/minxin';
import { withScenarios } from '@lianhuan/judge/played';
import type { Game } from '@lianhuan/kernel';
import type { Puzzled } from '../puzzled.ts';

/** What its puzzles are solved with: they begin where scenarios do. */
export const puzzled: Puzzled = { game: withScenarios(minxin) as unknown as Game, thinking };
