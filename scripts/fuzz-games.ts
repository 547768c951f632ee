import type { TriedGame } from '@lianhuan/kernel/testing';
import { triedEvolve } from '../packages/evolve/test/tried.ts';
import { triedMinxin } from '../packages/minxin/test/tried.ts';
import { triedSanguozhi } from '../packages/sanguozhi/test/tried.ts';

/** The only place that lists the games that are fuzzed, by their ids. */
export const FUZZ_GAMES: Readonly<Record<string, TriedGame>> = {
  minxin: triedMinxin as unknown as TriedGame,
  sanguozhi: triedSanguozhi as unknown as TriedGame,
  evolve: triedEvolve as unknown as TriedGame,
};
