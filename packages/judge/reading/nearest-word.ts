import { distance } from '@lianhuan/cardtext';

/** The word of `known` that is nearest to `word` and shares at least half of its letters, or null. */
export function nearestWord(word: string, known: Iterable<string>): string | null {
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of known) {
    // A word that is so much longer has more letters that differ than letters that are shared.
    if (word.length > 2 * candidate.length) continue;
    const edits = distance(candidate, word);
    if (edits < least && 2 * edits <= Math.max(word.length, candidate.length)) {
      least = edits;
      best = candidate;
    }
  }
  return best;
}
