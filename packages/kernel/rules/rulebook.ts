import type { Text } from '../text/text.ts';

/**
 * How a rule stands in the program: `enforced` by code, a `definition` of words, met by there being
 * a `table` on a screen, or `unenforceable` (it speaks of people, not of the game).
 */
export const RULE_STANDINGS = ['enforced', 'definition', 'table', 'unenforceable'] as const;
/** How code stands to a rule. */
export type RuleStanding = (typeof RULE_STANDINGS)[number];

/** One number of a rulebook. */
export interface RuleEntry {
  /** The rule in our own words, one line. */
  readonly says: Text;
  readonly standing: RuleStanding;
  /** Why it is not enforced, where that is not plain. */
  readonly why?: Text;
  /** It is the very order of the code, or holds by what the code does not do, so it cannot be switched off: why. */
  readonly shape?: Text;
}

const says = (zh: string, en: string): Text => ({ zh, en });

/** A rule that code obeys and a scenario proves. */
export const enforced = (zh: string, en: string): RuleEntry => ({
  says: says(zh, en),
  standing: 'enforced',
});

/** A rule that is the very order of the code, or holds by what the code does not do: why. */
export const shaped = (zh: string, en: string, whyZh: string, whyEn: string): RuleEntry => ({
  ...enforced(zh, en),
  shape: says(whyZh, whyEn),
});

/** A rule that only says what words mean; what follows from them stands in other rules. */
export const definition = (zh: string, en: string): RuleEntry => ({
  says: says(zh, en),
  standing: 'definition',
});

/** Met by there being a screen instead of cardboard. */
export const table = (zh: string, en: string, whyZh: string, whyEn: string): RuleEntry => ({
  says: says(zh, en),
  standing: 'table',
  why: says(whyZh, whyEn),
});

/** It speaks of people, of printing or of shops, not of what a game does. */
export const unenforceable = (zh: string, en: string, whyZh: string, whyEn: string): RuleEntry => ({
  says: says(zh, en),
  standing: 'unenforceable',
  why: says(whyZh, whyEn),
});
