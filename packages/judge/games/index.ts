import type { JudgedGame } from '../scenario/judged-game.ts';
import { evolve } from './evolve/judged.ts';
import { minxin } from './minxin/judged.ts';
import { sanguosha } from './sanguosha/judged.ts';
import { sanguozhi } from './sanguozhi/judged.ts';

/** The games that can be judged, by their ids. */
export const GAMES: Readonly<Record<string, JudgedGame>> = {
  minxin,
  sanguozhi,
  evolve,
  sanguosha,
};
