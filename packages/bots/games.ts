import { EVALUATORS as BUNDLED } from './bundled.ts';
import type { Evaluator } from './players/greedy.ts';
import { evaluateSanguosha } from './sanguosha/evaluate.ts';

/** How the greedy bot judges the options of each game it can play, by the game's id. */
export const EVALUATORS: Readonly<Record<string, Evaluator>> = {
  ...BUNDLED,
  sanguosha: evaluateSanguosha,
};
