import type { JudgedGame } from '../judged.ts';
import { minxin } from './minxin.ts';

/** The games that can be judged, by their ids. */
export const GAMES: Readonly<Record<string, JudgedGame>> = { minxin };
