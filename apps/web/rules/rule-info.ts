import type { RuleCoverage } from '@lianhuan/judge';
import type { Text } from '@lianhuan/kernel';

/** One number of a rulebook, e.g. `2.3.2.2`. */
export interface RuleInfo extends Pick<RuleCoverage, 'id' | 'says' | 'standing' | 'why' | 'shape'> {
  /** The scenarios that prove it. */
  readonly proofs: readonly ProofInfo[];
  /** What the words of cards wait for at this timing; null for a number that is no timing. */
  readonly waiting: readonly WaitingSkill[] | null;
  /** The terms of the glossary that it is the first to define. */
  readonly terms: readonly DefinedTerm[];
}

/** A term of the glossary by its id and name. */
export interface DefinedTerm {
  readonly id: string;
  readonly name: Text;
}

/** A term with what it means, to be told in place. */
export interface TermMeaning extends DefinedTerm {
  readonly says: Text;
  /** The numbers of the rulebook that define it, the one that says what it is first. */
  readonly rules: readonly string[];
}

/** A scenario that proves a rule. */
export interface ProofInfo {
  readonly title: string;
  /** What it comes to, in English; null where that is known in Chinese alone. */
  readonly english: string | null;
  /** The file of the game's scenarios in which it stands, without `.yaml` (see `GameEntry.loadProofs`). */
  readonly file: string;
}

/** What loads the scenarios of each file: their documents by the ids of their titles (see {@link proofId}). */
export type ProofFiles = Readonly<
  Record<string, () => Promise<{ readonly default: Readonly<Record<string, string>> }>>
>;

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

/** The glossary of a game, opened at a term. */
export function termAddress(game: string, term: string): string {
  return `#/terms/${game}/${term}`;
}

/** The page on which a proof of a rule is played. @param title of its scenario */
export function proofAddress(game: string, rule: string, title: string): string {
  return `${ruleAddress(game, rule)}/proof/${proofId(title)}`;
}

/** A title in an address: seven letters and digits, which no other title of the game has. */
export function proofId(title: string): string {
  // FNV-1a over its code units, 32 bits.
  let hash = 0x811c9dc5;
  for (let at = 0; at < title.length; at++) {
    hash = Math.imul(hash ^ title.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(36).padStart(7, '0');
}

/** The number that such an address asks for. */
export function linkedRule(address: string): string {
  return address.replace('~', '#');
}
