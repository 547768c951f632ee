import { triedEvolve } from '../../../packages/evolve/test/tried.ts';
import { triedMinxin } from '../../../packages/minxin/test/tried.ts';
import { triedSanguosha } from '../../../packages/sanguosha/test/tried.ts';
import { triedSanguozhi } from '../../../packages/sanguozhi/test/tried.ts';
import { evolveEngine } from '../../web/games/evolve/engine.ts';
import type { GameId } from '../../web/games/ids.ts';
import { minxinEngine } from '../../web/games/minxin/engine.ts';
import { sanguoshaEngine } from '../../web/games/sanguosha/engine.ts';
import { sanguozhiEngine } from '../../web/games/sanguozhi/engine.ts';
import { type Compared, compareFrames } from './same-frames.ts';

/** Compares the frames of a random game of each rulebook: see {@link compareFrames}. */
export const COMPARE: Readonly<Record<GameId, (seed: number) => Compared>> = {
  minxin: (seed) => compareFrames(minxinEngine, triedMinxin, seed),
  sanguozhi: (seed) => compareFrames(sanguozhiEngine, triedSanguozhi, seed),
  evolve: (seed) => compareFrames(evolveEngine, triedEvolve, seed),
  sanguosha: (seed) => compareFrames(sanguoshaEngine, triedSanguosha, seed),
};
