import { evaluateEvolve } from './evolve/evaluate.ts';
import { evaluateMinxin } from './minxin/evaluate.ts';
import type { Evaluator } from './players/greedy.ts';
import { evaluateSanguosha } from './sanguosha/evaluate.ts';
import { evaluateSanguozhi } from './sanguozhi/evaluate.ts';

/** How the greedy bot judges the options of each game it can play, by the game's id. */
export const EVALUATORS: Readonly<Record<string, Evaluator>> = {
  minxin: evaluateMinxin,
  sanguozhi: evaluateSanguozhi,
  evolve: evaluateEvolve,
  sanguosha: evaluateSanguosha,
};
