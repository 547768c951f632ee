import { describe, expect, test } from 'vitest';
import { endsByWord } from '../match/decision.ts';
import type { Text } from '../text/text.ts';

export interface AskingWords {
  /** The source of the game, file by file: what asks, but neither its rulebook nor its tests. */
  readonly sources: Readonly<Record<string, string>>;
  /** The verbs of options that have words. */
  readonly verbs: readonly string[];
  /** The kinds of decisions that have words. */
  readonly kinds: readonly string[];
  /** The prompts that are sentences with places to fill, by kind. */
  readonly prompts: Readonly<Record<string, Text>>;
}

/**
 * A verb or a kind of decision without words would reach players as its code name. They are found in the
 * source, since a random game need not come by all of them.
 */
export function describeAskingWords({ sources, verbs, kinds, prompts }: AskingWords): void {
  const found = (...patterns: readonly RegExp[]): string[] => [
    ...new Set(
      Object.values(sources).flatMap((text) =>
        patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name)),
      ),
    ),
  ];

  describe('the words for what players are asked', () => {
    test('are there for every verb that can be picked, and for no other', () => {
      const picked = found(
        /\boption\(\s*'([a-z-]+)'/g,
        /'([a-z-]+)'(?=[^\]\n]*\] satisfies Verb\[\])/g,
      );
      expect(picked.length).toBeGreaterThan(10);
      expect(picked.filter((verb) => !endsByWord(verb) && !verbs.includes(verb))).toEqual([]);
      expect(verbs.filter(isNowhere)).toEqual([]);
    });

    test('are there for every kind of decision, and for no other', () => {
      const asked = found(
        /\bkind: '([a-z-]+)'(?: satisfies Prompt)?,\s+(?:options|rule|about)/g,
        /'([a-z-]+)' satisfies Prompt/g,
      );
      expect(asked.length).toBeGreaterThan(10);
      expect(asked.filter((kind) => !kinds.includes(kind))).toEqual([]);
      expect(kinds.filter(isNowhere)).toEqual([]);
    });

    test('speak both languages, and name the same places', () => {
      for (const { zh, en } of Object.values(prompts)) {
        expect(zh).toMatch(/[一-龥]/);
        expect(en).toMatch(/[a-z]/);
        expect(placesIn(en).filter((place) => !placesIn(zh).includes(place))).toEqual([]);
      }
    });
  });

  const literals = new Set(found(/'([a-z-]+)'/g));

  function isNowhere(name: string): boolean {
    return !endsByWord(name) && !literals.has(name);
  }
}

function placesIn(words: string): string[] {
  return [...words.matchAll(/\{(\w+)\}/g)].map(([, place]) => place);
}
