import rules from 'virtual:minxin-rules';
import type { RuleStanding, Text } from '@lianhuan/kernel';

/** One number of the rulebook. */
export interface RuleInfo {
  /** e.g. `2.3.2.2`. */
  readonly id: string;
  readonly says: Text;
  readonly standing: RuleStanding;
  /** Why it is not enforced, where that is not plain. */
  readonly why: Text | null;
  /** Why it cannot be switched off, if it cannot. */
  readonly shape: Text | null;
  /** Where code obeys it, as `file:line`. */
  readonly citations: readonly string[];
  /** Titles of the scenarios that prove it. */
  readonly proofs: readonly string[];
}

const byId = new Map<string, RuleInfo>(rules.map((rule) => [rule.id, rule]));

/** All rules, in the order of the book. */
export const RULES: readonly RuleInfo[] = rules;

export function ruleInfo(id: string): RuleInfo | undefined {
  return byId.get(id);
}

/** The rulebook page, opened at that number; an address cannot hold a second #. */
export function ruleLink(id: string): string {
  return `#/rules/minxin/${id.replace('#', '~')}`;
}

/** The number that such an address asks for. */
export function linkedRule(address: string): string {
  return address.replace('~', '#');
}
