import type { Text } from '@lianhuan/kernel';
import type { ProofInfo, TermMeaning } from '../../rules/rule-info.ts';

/** The terms of a game, grouped as a player would look for them. */
export type Glossary = readonly TermGroup[];

export interface TermGroup {
  readonly id: string;
  readonly name: Text;
  readonly terms: readonly Term[];
}

/** A word that means something of its own in a game. */
export interface Term extends TermMeaning {
  /** The data of a path in a box of 512 × 512. */
  readonly picture: string;
  /** The names of all that it comprises, e.g. the factions; mostly none. */
  readonly members: readonly Text[];
  /** A scenario that shows it, and the rule of the term that it proves. */
  readonly proof: Pick<ProofInfo, 'title' | 'english'> & { readonly rule: string };
}
