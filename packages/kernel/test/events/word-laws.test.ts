import { describe, expect, test } from 'vitest';
import { type Effect, NO_CARD, type Seat, wordLaws } from '../../index.ts';
import { type ToyBody, type ToyTable, toyTable } from '../toy-game.ts';

// What lasting words forbid and replace: a word is asked only while it works and may be asked at all.

interface Hit {
  readonly amount: number;
}

type Word = 'never' | 'more' | 'nothing' | 'less' | 'silent';

/** What a game says of its words, apart from the words; each part can be said otherwise. */
interface Said {
  readonly active?: boolean;
  readonly forbidding?: boolean;
  readonly replacing?: boolean;
  readonly mayReplace?: boolean;
  readonly inOrder?: readonly Word[];
}

/** Each word knows the seat whose it is, the scope in which it is read. */
const MEANINGS = {
  never: {
    forbids: (_: unknown, __: Word, ___: unknown, { amount }: Hit, seat: Seat) => amount > seat,
  },
  more: {
    replaces: (_: unknown, __: Word, ___: unknown, { amount }: Hit, seat: Seat) => amount > seat,
    *replace(_: unknown, __: Word, ___: unknown, { amount }: Hit, seat: Seat) {
      return { amount: amount + 10 * (seat + 1) };
    },
    alike: () => 'adds',
  },
  nothing: {
    replaces: () => true,
    *replace() {
      return null;
    },
    alike: () => null,
  },
  less: { replaces: () => true, alike: () => 'takes' },
  silent: { replaces: () => true },
};

function laws(said: Said = {}) {
  const { active = true, forbidding = true, replacing = true, mayReplace, inOrder } = said;
  const wordOf = new Map<number, Word>();
  const made = wordLaws<ToyTable, Hit, ToyBody, Word, Seat>({
    lastingOf: ({ id }) => wordOf.get(id) ?? null,
    meaningOf: (word) => MEANINGS[word],
    scopeOf: (_, { controller }) => controller,
    isActive: () => active,
    forbidding: () => forbidding,
    replacing: () => replacing,
    ...(mayReplace === undefined ? {} : { mayReplace: () => mayReplace }),
    ...(inOrder === undefined
      ? {}
      : { isInOrder: ({ id }) => inOrder.includes(wordOf.get(id) ?? 'never') }),
  });
  /** An effect of this word, controlled by B; of no word, a trigger. */
  const effect = (word: Word | null): Effect<ToyBody> => {
    const id = wordOf.size + 1;
    if (word !== null) wordOf.set(id, word);
    return {
      id: word === null ? 0 : id,
      kind: 'replace',
      source: NO_CARD,
      incarnation: 0,
      controller: 1 as Seat,
      duration: { until: 'end-of-game' },
      timestamp: 0,
      layer: 0,
      body: { on: 'lose', doing: 'forbid' },
    };
  };
  const replaced = (word: Word | null, hit: Hit) => {
    const step = made.replace(table, effect(word), hit).next(0);
    expect(step.done).toBe(true);
    return step.value;
  };
  return { ...made, effect, replaced };
}

const table = toyTable(2, 1);

describe('a word that forbids', () => {
  const forbids = (word: Word | null, amount: number, said?: Said) => {
    const { forbids, effect } = laws(said);
    return forbids(table, effect(word), { amount });
  };

  test('forbids what it says, as its controller reads it', () => {
    expect([1, 2].map((amount) => forbids('never', amount))).toEqual([false, true]);
  });

  test('forbids nothing while it does not work, or where the rule is off', () => {
    expect(forbids('never', 2, { active: false })).toBe(false);
    expect(forbids('never', 2, { forbidding: false })).toBe(false);
  });

  test('is needed: a trigger forbids nothing', () => {
    expect(forbids(null, 2)).toBe(false);
  });
});

describe('a word that replaces', () => {
  const replaces = (word: Word | null, amount: number, said?: Said) => {
    const { replaces, effect } = laws(said);
    return replaces(table, effect(word), { amount });
  };

  test('replaces what it says, as its controller reads it', () => {
    expect([1, 2].map((amount) => replaces('more', amount))).toEqual([false, true]);
  });

  test('replaces nothing while it does not work, nor what it may not', () => {
    expect(replaces('more', 2, { active: false })).toBe(false);
    expect(replaces('more', 2, { mayReplace: false })).toBe(false);
    expect(replaces('more', 2, { mayReplace: true })).toBe(true);
    expect(replaces(null, 2)).toBe(false);
    expect(replaces(null, 2, { mayReplace: true })).toBe(false);
  });

  test('puts another event in the place, or none', () => {
    expect(laws().replaced('more', { amount: 3 })).toEqual({ amount: 23 });
    expect(laws().replaced('nothing', { amount: 3 })).toBeNull();
  });

  test('leaves the event where the rule is off, and so does a trigger', () => {
    expect(laws({ replacing: false }).replaced('nothing', { amount: 3 })).toEqual({ amount: 3 });
    expect(laws().replaced(null, { amount: 3 })).toEqual({ amount: 3 });
  });
});

describe('the order of several words', () => {
  const commute = (words: readonly (Word | null)[], said?: Said) => {
    const { commute, effect } = laws(said);
    return commute(table, words.map(effect), { amount: 3 });
  };

  test('does not matter where all of them do the like', () => {
    expect(commute(['more', 'more', 'more'])).toBe(true);
    expect(commute(['more', 'more', 'more'], { inOrder: [] })).toBe(true);
    expect(commute(['less', 'less'])).toBe(true);
  });

  test('matters where any does something else, or does not say', () => {
    for (const others of [
      ['more', 'more', 'less'],
      ['less', 'more', 'more'],
      ['nothing', 'nothing'],
      ['silent', 'silent'],
      ['more', null],
      [null, null],
    ] as const) {
      expect(commute(others), others.join()).toBe(false);
    }
  });

  test('matters where the game says so of some effect', () => {
    expect(commute(['more', 'more'], { inOrder: ['more'] })).toBe(false);
    expect(commute(['more', 'more'], { inOrder: ['less'] })).toBe(true);
  });
});
