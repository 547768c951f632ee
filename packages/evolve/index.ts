/** 影之诗 EVOLVE: one game of the four, from its rulebook. */
export { RULES, type RuleId } from './rules.ts';
