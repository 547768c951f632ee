/** 影之诗 EVOLVE: one game of the four, from its rulebook. */
export type { RuleId } from './rules.ts';
