import TERMS from '../../terms.json' with { type: 'json' };

/** 特性 (404.3). A trait is named by its printed term everywhere. */

/** Those of generals only (404.3a). */
export const GENERAL_TRAITS = TERMS.generalTraits;

/** Those of tactics only (404.3b). */
export const TACTIC_TRAITS = TERMS.tacticTraits;

/** Those of both (404.3c). */
export const SHARED_TRAITS = TERMS.sharedTraits;

/** All there are: the only ones a player can name (404.2a). */
export const TRAITS = { ...GENERAL_TRAITS, ...TACTIC_TRAITS, ...SHARED_TRAITS } as const;
/** A trait, by its printed term. */
export type Trait = keyof typeof TRAITS;
