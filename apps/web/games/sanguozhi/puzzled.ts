import { sanguozhiThinking as thinking } from '@lianhuan/bots';
import { withScenarios } from '@lianhuan/judge/played';
import { sanguozhi } from '@lianhuan/judge/sanguozhi';
import type { Game } from '@lianhuan/kernel';
import type { Puzzled } from '../puzzled.ts';

/** What its puzzles are solved with: they begin where scenarios do. */
export const puzzled: Puzzled = { game: withScenarios(sanguozhi) as unknown as Game, thinking };
