import type { RuleCoverage } from '@lianhuan/judge';

/** One number of a rulebook, e.g. `2.3.2.2`. */
export interface RuleInfo extends Pick<RuleCoverage, 'id' | 'says' | 'standing' | 'why' | 'shape'> {
  /** The places in the code that obey the rule, as `file:line`. */
  readonly citations: readonly string[];
  /** Titles of the scenarios that prove it. */
  readonly proofs: readonly string[];
}

/** The rulebook page of a game, opened at a number; an address cannot hold a second #. */
export function ruleAddress(game: string, rule: string): string {
  return `#/rules/${game}/${rule.replace('#', '~')}`;
}

/** The number that such an address asks for. */
export function linkedRule(address: string): string {
  return address.replace('~', '#');
}
