import type { RuleEntry } from '@lianhuan/kernel';
import { describe, expect, test } from 'vitest';
import { RULES } from '../rulebook.ts';

const IDS = Object.keys(RULES);
const ENTRIES: readonly (readonly [string, RuleEntry])[] = Object.entries(RULES);

/** How many numbers each chapter of the rulebook has. */
const CHAPTERS = {
  1: 24,
  2: 53,
  3: 17,
  4: 67,
  5: 113,
  6: 25,
  7: 24,
  8: 34,
  9: 14,
  10: 127,
  11: 25,
  12: 62,
  13: 38,
  14: 20,
  15: 12,
};

/** Where the rulebook counts three steps under a number that it does not print. */
const UNPRINTED = ['8.4.7.1'];

const sibling = (id: string, by: number) => id.replace(/\d+$/, (last) => String(Number(last) + by));

describe('the rulebook of 影之诗 EVOLVE', () => {
  test('has all 655 numbers, chapter by chapter', () => {
    const counts: Record<string, number> = {};
    for (const id of IDS) {
      const chapter = id.split('.')[0];
      counts[chapter] = (counts[chapter] ?? 0) + 1;
    }
    expect(counts).toEqual(CHAPTERS);
    expect(IDS).toHaveLength(655);
  });

  test('is in its order, without a gap', () => {
    const known = new Set(UNPRINTED);
    const astray = IDS.filter((id) => {
      known.add(id);
      const parent = id.slice(0, id.lastIndexOf('.'));
      const follows = id.endsWith('.1') || known.has(sibling(id, -1));
      return !follows || !(known.has(parent) || parent in CHAPTERS);
    });
    expect(astray).toEqual([]);
  });

  test('says every number in one line of Chinese and one of English', () => {
    const wrong = ENTRIES.filter(([, { says, why, shape }]) =>
      [says, why, shape].some(
        (text) =>
          text && !(/^.*\p{Script=Han}.*$/u.test(text.zh) && /^.*[A-Za-z].*$/.test(text.en)),
      ),
    );
    expect(wrong.map(([id]) => id)).toEqual([]);
  });

  test('gives the reason wherever code obeys nothing, or cannot be switched off', () => {
    const unreasoned = ENTRIES.filter(([, { standing, why, shape }]) => {
      const reasoned = why !== undefined;
      if (standing === 'table' || standing === 'unenforceable') return !reasoned;
      return standing !== 'enforced' && shape !== undefined;
    });
    expect(unreasoned.map(([id]) => id)).toEqual([]);
  });
});
