import type { Text } from './text.ts';

/**
 * How a rule stands in the program: `enforced` by code, a `definition` of words, met by there being
 * a `table` on a screen, or `unenforceable` (it speaks of people, not of the game).
 */
export const RULE_STANDINGS = ['enforced', 'definition', 'table', 'unenforceable'] as const;
export type RuleStanding = (typeof RULE_STANDINGS)[number];

/** One number of a rulebook. */
export interface RuleEntry {
  /** The rule in our own words, one line. */
  readonly says: Text;
  readonly standing: RuleStanding;
  /** Why it is not enforced, where that is not plain. */
  readonly why?: Text;
  /** It is the very order of the code, so it cannot be switched off: why. */
  readonly shape?: Text;
}
