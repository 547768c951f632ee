import type { TestedGame } from '@lianhuan/kernel/testing';
import { triedEvolve } from '../packages/evolve/test/tried.ts';
import { triedMinxin } from '../packages/minxin/test/tried.ts';
import { triedSanguosha } from '../packages/sanguosha/test/tried.ts';
import { triedSanguozhi } from '../packages/sanguozhi/test/tried.ts';

/** The only place that lists the games that are fuzzed, by their ids. */
export const FUZZ_GAMES: Readonly<Record<string, TestedGame>> = {
  minxin: triedMinxin as unknown as TestedGame,
  sanguozhi: triedSanguozhi as unknown as TestedGame,
  evolve: triedEvolve as unknown as TestedGame,
  sanguosha: triedSanguosha as unknown as TestedGame,
};
