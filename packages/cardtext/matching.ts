import type { Text } from '@lianhuan/kernel';
import type { Grammar, Semantics } from 'ohm-js';
import type { Node } from './node.ts';
import { partsOf, skeleton } from './pattern.ts';
import type { Lexicon } from './word.ts';

/** How far a text could be read, and what could have stood there. */
export interface MatchFailure {
  readonly at: number;
  readonly expected: readonly Text[];
  /** Words that could stand there, as they are printed. */
  readonly candidates: readonly string[];
}

export type Matched =
  | { readonly ok: true; readonly tree: readonly Node[] }
  | { readonly ok: false; readonly failure: MatchFailure };

/** Reads a normalised text, whole. */
export function matchText(
  grammar: Grammar,
  semantics: Semantics,
  lexicons: readonly Lexicon[],
  text: string,
): Matched {
  const match = grammar.match(text, 'card');
  if (!match.failed()) return { ok: true, tree: semantics(match).build() };
  const failures = (match as unknown as WithFailures).getRightmostFailures();
  const terms = failures.filter((one) => one.type === 'string').map((one) => one.text);
  const categories = failures
    .filter((one) => one.type === 'description')
    .map((one) => (one.text === 'end of input' ? 'end' : one.text));
  return {
    ok: false,
    failure: {
      at: match.getRightmostFailurePosition(),
      expected: [
        ...categories.map((category) => labelOf(lexicons, category)),
        ...[...new Set(terms)].map((term) => ({ zh: `「${term}」`, en: `“${term}”` })),
      ],
      candidates: [...terms, ...categories.flatMap((one) => phrases(lexicons, one, new Set()))],
    },
  };
}

/** What Ohm tells of a failed match beyond its declared types. */
interface WithFailures {
  getRightmostFailures(): readonly {
    readonly type: 'description' | 'string' | 'code';
    readonly text: string;
  }[];
}

function labelOf(lexicons: readonly Lexicon[], category: string): Text {
  for (const { labels } of lexicons) if (category in labels) return labels[category];
  return { zh: category, en: category };
}

/** How everything of a category is printed, with gaps for what varies. */
function phrases(lexicons: readonly Lexicon[], category: string, seen: Set<string>): string[] {
  if (seen.has(category)) return [];
  seen.add(category);
  const found: string[] = [];
  for (const { words, vocabularies, unions } of lexicons) {
    for (const { forms } of words) {
      for (const form of forms) {
        if (form.as !== category) continue;
        found.push(skeleton(form.zh));
        const [first] = partsOf(form.zh);
        if (first.kind === 'slot') found.push(...phrases(lexicons, first.category, seen));
      }
    }
    found.push(...Object.values(vocabularies[category] ?? {}).map((term) => term.zh));
    for (const other of unions[category] ?? []) found.push(...phrases(lexicons, other, seen));
  }
  return found;
}
