import type { RuleCoverage } from '@lianhuan/judge';
import type { Text } from '@lianhuan/kernel';

/** One number of a rulebook, e.g. `2.3.2.2`. */
export interface RuleInfo extends Pick<RuleCoverage, 'id' | 'says' | 'standing' | 'why' | 'shape'> {
  /** The places in the code that obey the rule, as `file:line`. */
  readonly citations: readonly string[];
  /** Titles of the scenarios that prove it. */
  readonly proofs: readonly string[];
  /** What the words of cards wait for at this timing; null for a number that is no timing. */
  readonly waiting: readonly WaitingSkill[] | null;
}

/** A skill, or a card that does something by itself, that waits for a timing. */
export interface WaitingSkill {
  readonly name: Text;
  /** The id of a card that has it. */
  readonly card: string;
}

/** The rulebook page of a game, opened at a number; an address cannot hold a second #. */
export function ruleAddress(game: string, rule: string): string {
  return `#/rules/${game}/${rule.replace('#', '~')}`;
}

/** The number that such an address asks for. */
export function linkedRule(address: string): string {
  return address.replace('~', '#');
}
