import type { JudgedGame } from '../judged.ts';
import { evolve } from './evolve.ts';
import { minxin } from './minxin.ts';
import { sanguozhi } from './sanguozhi.ts';

/** The games that can be judged, by their ids. */
export const GAMES: Readonly<Record<string, JudgedGame>> = { minxin, sanguozhi, evolve };
