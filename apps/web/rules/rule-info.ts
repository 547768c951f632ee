import type { RuleStanding, Text } from '@lianhuan/kernel';

/** One number of a rulebook. */
export interface RuleInfo {
  /** e.g. `2.3.2.2`. */
  readonly id: string;
  readonly says: Text;
  readonly standing: RuleStanding;
  /** Why it is not enforced, where that is not plain. */
  readonly why: Text | null;
  /** Why it cannot be switched off, if it cannot. */
  readonly shape: Text | null;
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
