import type { Terms } from './card/names.ts';

/** The terms of EVOLVE in both languages, for the build. */
export async function gatherEvolveTerms(): Promise<Terms> {
  const { CLASS_TERMS, COUNTERS, KEYWORDS, KIND_TERMS } = await import('@lianhuan/evolve');
  return { kinds: KIND_TERMS, classes: CLASS_TERMS, keywords: KEYWORDS, counters: COUNTERS };
}
