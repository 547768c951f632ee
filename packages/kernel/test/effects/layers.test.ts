import { describe, expect, test } from 'vitest';
import {
  type CardId,
  derivation,
  deriveByLayers,
  type LayeredEffect,
  NO_CARD,
  type Seat,
  type Table,
} from '../../index.ts';
import { Recorder } from '../../log/recorder.ts';
import { citing, withRuleContext } from '../../rules/citation.ts';
import { type ToyTable, toyTable } from '../toy-game.ts';

// In which order effects change a card, which wait for which, and what is worked out anew.

const CARDS = [0, 1, 2] as CardId[];
const [FIRST, SECOND, THIRD] = CARDS;
const WORDS = 0;
const SIZE = 1;

/** What is said of a card, in the order in which it was said. */
interface Told {
  words: string[];
  size: number;
}

/** Says a word of every card of which all these were said, and of which that was not. */
interface Says extends LayeredEffect {
  readonly word: string;
  readonly after: readonly string[];
  readonly unless: string | null;
  readonly grows: number;
  /** The only card that it speaks of; null for all. */
  readonly only: CardId | null;
  readonly gone: boolean;
}

let count = 0;

function says(word: string, given: Partial<Says> = {}): Says {
  count += 1;
  const { after = [], unless = null } = given;
  const reads = after.length + Number(unless !== null) > 0 ? 1 << WORDS : 0;
  return {
    id: count,
    timestamp: count,
    defining: false,
    always: false,
    layers: given.grows ? [WORDS, SIZE] : [WORDS],
    reads,
    grows: 0,
    only: null,
    gone: false,
    word,
    after,
    unless,
    ...given,
  };
}

interface Made {
  effects: readonly Says[];
  version?: number;
  initialVersion?: number;
}

const rule = citing<'printed'>();

function made(table: Made) {
  const looked: CardId[] = [];
  const derived = deriveByLayers<ToyTable, Told, Says>({
    layers: 2,
    initial: (_, card) => {
      rule('printed');
      looked.push(card);
      return { words: [], size: card };
    },
    copy: ({ words, size }) => ({ words: [...words], size }),
    effects: () => table.effects,
    exists: (_, { gone }) => !gone,
    subjects: (_, { after, unless, only }, cards) =>
      CARDS.filter((card) => {
        if (only !== null && card !== only) return false;
        const { words } = cards.of(card);
        return (
          after.every((word) => words.includes(word)) &&
          (unless === null || !words.includes(unless))
        );
      }),
    content: (_, { word }) => word,
    apply: (_, { word, grows }, __, layer, told) => {
      if (layer === WORDS) told.words.push(word);
      else told.size += grows;
    },
    version: () => table.version ?? 0,
    ...(table.initialVersion === undefined
      ? {}
      : { initialVersion: () => table.initialVersion ?? 0 }),
  });
  return { derived, looked };
}

function wordsOf(...effects: readonly Says[]): string {
  return made({ effects }).derived.of(toyTable(2, 1), FIRST).words.join(' ');
}

describe('effects in one layer', () => {
  test('apply by time stamp, and by number where that is the same', () => {
    const [one, two] = [says('one'), says('two')];
    expect(wordsOf(two, one)).toBe('one two');
    expect(wordsOf({ ...one, timestamp: 5 }, { ...two, timestamp: 4 })).toBe('two one');
    expect(wordsOf({ ...two, timestamp: 4 }, { ...one, timestamp: 4 })).toBe('one two');
  });

  test('apply first if they define their card, and last if it is so always', () => {
    const [one, two, three] = [
      says('one', { always: true }),
      says('two'),
      says('three', { defining: true }),
    ];
    expect(wordsOf(one, two, three)).toBe('three two one');
    const both = says('both', { always: true, defining: true });
    expect(wordsOf(one, two, both)).toBe('two both one');
  });

  test('that are gone do not apply', () => {
    expect(wordsOf(says('one', { gone: true }), says('two'))).toBe('two');
  });

  test('that wait for one that looks at nothing come after it', () => {
    expect(wordsOf(says('early', { after: ['late'] }), says('late'))).toBe('late early');
    expect(wordsOf(says('early', { after: ['late'] }), says('other'), says('late'))).toBe(
      'other late early',
    );
  });

  test('that wait for one that waits come after it, though it may do nothing by then', () => {
    const third = says('third', { after: ['second'] });
    const second = says('second', { unless: 'first' });
    expect(wordsOf(third, second)).toBe('second third');
    expect(wordsOf(third, second, says('first'))).toBe('first');
  });

  test('that wait for each other in a ring apply by time stamp', () => {
    // Each takes the next one's card away, all around.
    const ring = [
      says('one', { unless: 'two' }),
      says('two', { unless: 'three' }),
      says('three', { unless: 'one' }),
    ];
    expect(wordsOf(...ring)).toBe('one two');
  });

  test('that wait for one of a ring come after it', () => {
    const waiting = says('waiting', { after: ['one'] });
    const ring = [
      says('one', { unless: 'two' }),
      says('two', { unless: 'three' }),
      says('three', { unless: 'one' }),
    ];
    expect(wordsOf(waiting, ...ring)).toBe('one waiting two');
  });

  test('wait for none that stands on the other side of defining', () => {
    expect(wordsOf(says('own', { defining: true, after: ['late'] }), says('late'))).toBe('late');
  });

  test('speak of a single card as well as of all', () => {
    const { derived } = made({ effects: [says('one', { only: SECOND })] });
    const table = toyTable(2, 1);
    expect(CARDS.map((card) => derived.of(table, card).words.length)).toEqual([0, 1, 0]);
  });

  test('wait for one that only now would make a difference to them', () => {
    const [first, second] = [says('first'), says('second')];
    const both = says('both', { after: ['first', 'second'] });
    const late = { ...second, timestamp: both.timestamp + 1 };
    expect(wordsOf(first, both, late)).toBe('first second both');
  });

  test('that found no card may find one in a later layer', () => {
    const grows = says('one', { grows: 5, after: ['two'], defining: true });
    const { derived } = made({ effects: [grows, says('two')] });
    expect(derived.of(toyTable(2, 1), FIRST)).toEqual({ words: ['two'], size: 5 });
  });

  test('go on in later layers to the cards they began with', () => {
    const { derived } = made({
      effects: [says('two'), says('one', { grows: 5, unless: 'two', defining: true })],
    });
    const table = toyTable(2, 1);
    expect(CARDS.map((card) => derived.of(table, card))).toEqual([
      { words: ['one', 'two'], size: 5 },
      { words: ['one', 'two'], size: 6 },
      { words: ['one', 'two'], size: 7 },
    ]);
  });
});

describe('what was worked out', () => {
  test('is kept while the version is the same, for each table its own', () => {
    const made1 = { effects: [says('one')], version: 1 };
    const { derived, looked } = made(made1);
    const [one, other] = [toyTable(2, 1), toyTable(2, 2)];
    for (const table of [one, one, other, one, other]) derived.of(table, SECOND);
    expect(looked).toHaveLength(2 * 2 * CARDS.length);
    made1.effects = [says('two')];
    expect(derived.of(one, SECOND).words).toEqual(['one']);
    made1.version = 2;
    expect(derived.of(one, SECOND).words).toEqual(['two']);
    expect(derived.cards(one).of(THIRD).words).toEqual(['two']);
  });

  test('is sorted anew when any of the effects is another', () => {
    const [one, two, three] = ['one', 'two', 'three'].map((word) => says(word));
    const table = { effects: [one, two], version: 1 };
    const { derived } = made(table);
    const toy = toyTable(2, 1);
    const wordsWith = (...effects: readonly Says[]) => {
      table.effects = [...effects];
      table.version += 1;
      return derived.of(toy, FIRST).words.join(' ');
    };
    expect(wordsWith(one, two)).toBe('one two');
    expect(wordsWith(one, three)).toBe('one three');
    expect(wordsWith(two, three)).toBe('two three');
    expect(wordsWith(two)).toBe('two');
    expect(wordsWith(two, one)).toBe('one two');
    expect(wordsWith()).toBe('');
  });

  test('of what is printed is read once as long as it cannot have changed', () => {
    const table: Made = { effects: [], version: 1, initialVersion: 1 };
    const { derived, looked } = made(table);
    const toy = toyTable(2, 1);
    const lookAt = (change: Partial<Made>) => {
      Object.assign(table, change);
      looked.length = 0;
      expect(derived.of(toy, THIRD).size).toBe(2);
      return looked.length;
    };
    expect(lookAt({})).toBe(1);
    expect(lookAt({ version: 2 })).toBe(0);
    expect(lookAt({ version: 3, initialVersion: 2 })).toBe(1);
    expect(lookAt({ version: 4, effects: [says('one', { gone: true })] })).toBe(0);
    expect(lookAt({ version: 5, effects: [] })).toBe(0);
    expect(lookAt({ version: 6, initialVersion: 3 })).toBe(1);
  });

  test('is worked out anew while any effect changes a card, though what is printed is the same', () => {
    const table: Made = { effects: [], version: 1, initialVersion: 1 };
    const { derived } = made(table);
    const toy = toyTable(2, 1);
    const wordsWith = (...effects: readonly Says[]) => {
      Object.assign(table, { effects, version: (table.version ?? 0) + 1 });
      return derived.of(toy, FIRST).words.join(' ');
    };
    const [one, two] = [says('one'), says('two')];
    expect([wordsWith(), wordsWith(one), wordsWith(two), wordsWith(), wordsWith()]).toEqual([
      '',
      'one',
      'two',
      '',
      '',
    ]);
  });

  test('follows from the table that was given', () => {
    const toy = toyTable(2, 1);
    const given = new Set<unknown>();
    const derived = deriveByLayers<ToyTable, { size: number }, Says>({
      layers: 1,
      initial: (table) => ({ size: given.add(table).size }),
      copy: (value) => ({ ...value }),
      effects: (table) => [says('one', { word: String(given.add(table).size) })],
      exists: (table) => given.add(table).size > 0,
      subjects: (table) => (given.add(table).size > 0 ? [FIRST] : []),
      content: (table) => String(given.add(table).size),
      apply: (table) => {
        given.add(table);
      },
      version: (table) => given.add(table).size,
    });
    derived.of(toy, FIRST);
    derived.of(toy, SECOND);
    expect([...given]).toEqual([toy]);
  });

  test('without some of the effects is worked out apart', () => {
    const { derived } = made({ effects: [says('one'), says('two', { after: ['one'] })] });
    const table = toyTable(2, 1);
    const wordsWithout = (word: string) =>
      derived.cardsWithout(table, (effect) => effect.word === word).of(FIRST).words;
    expect(wordsWithout('one')).toEqual([]);
    expect(wordsWithout('two')).toEqual(['one']);
    expect(wordsWithout('none')).toEqual(['one', 'two']);
    expect(derived.of(table, FIRST).words).toEqual(['one', 'two']);
  });

  test('tells the steps of one card, and not those of another', () => {
    const [one, two] = [says('one', { grows: 3 }), says('two', { after: ['one'] })];
    const { derived } = made({ effects: [one, two] });
    expect(derived.steps(toyTable(2, 1), SECOND)).toEqual([
      {
        effect: one,
        layer: WORDS,
        before: { words: [], size: 1 },
        after: { words: ['one'], size: 1 },
      },
      {
        effect: two,
        layer: WORDS,
        before: { words: ['one'], size: 1 },
        after: { words: ['one', 'two'], size: 1 },
      },
      {
        effect: one,
        layer: SIZE,
        before: { words: ['one', 'two'], size: 1 },
        after: { words: ['one', 'two'], size: 4 },
      },
    ]);
  });

  test('cites what is printed each time it is looked at, on no line', () => {
    const { derived } = made({ effects: [], version: 1, initialVersion: 1 });
    const toy = toyTable(2, 1);
    derived.of(toy, FIRST);
    const recorder = new Recorder<string>();
    withRuleContext({ recorder: recorder as never, off: new Set() }, () => {
      derived.of(toy, FIRST);
      recorder.happened('something');
    });
    expect([...recorder.cited]).toEqual(['printed']);
    expect(recorder.nodes[0].rules).toEqual([]);
  });
});

describe('derived numbers', () => {
  interface Changes {
    readonly to: CardId;
    readonly key: number;
    readonly change: (value: number) => number;
  }

  function changing(...given: readonly (readonly [layer: number, changes: Changes])[]) {
    const table = toyTable(2, 1) as unknown as Table<unknown, unknown, Changes>;
    let worked = 0;
    const set = (some: typeof given) => {
      const modify = some.map(([layer, body], index) => ({
        id: index + 1,
        kind: 'modify' as const,
        source: NO_CARD,
        incarnation: 0,
        controller: 0 as Seat,
        duration: { until: 'end-of-game' as const },
        timestamp: index,
        layer,
        body,
      }));
      Object.assign(table, { effects: { ...table.effects, modify } });
    };
    set(given);
    const derived = derivation<typeof table, Changes>({
      keys: 2,
      base: (_, card, key) => 10 * (card + 1) + key,
      modifiers: ({ effects }) => effects.modify,
      affects: (_, { body }, card, key) => body.to === card && body.key === key,
      modified: (_, { body }, __, value) => {
        worked += 1;
        return body.change(value);
      },
      bounds: (key) => [0, key === 0 ? 100 : 20],
    });
    return { table, derived, set, worked: () => worked };
  }

  const to = (card: CardId, key: number, change: Changes['change']): Changes => ({
    to: card,
    key,
    change,
  });
  const double = (value: number) => 2 * value;
  const more = (value: number) => value + 3;

  test('go through the layers in order, and within one by time', () => {
    const value = (...layers: readonly [number, number]) => {
      const { table, derived } = changing(
        [layers[0], to(FIRST, 0, double)],
        [layers[1], to(FIRST, 0, more)],
      );
      return derived.value(table, FIRST, 0);
    };
    expect([value(0, 1), value(1, 0), value(1, 1)]).toEqual([23, 26, 23]);
  });

  test('are those of that card and that key, within their own bounds', () => {
    const { table, derived } = changing(
      [0, to(SECOND, 0, double)],
      [0, to(SECOND, 1, double)],
      [0, to(THIRD, 0, (value) => value - 99)],
    );
    const all = CARDS.map((card) => [0, 1].map((key) => derived.value(table, card, key)));
    expect(all).toEqual([
      [10, 11],
      [40, 20],
      [0, 31],
    ]);
  });

  test('can be of no card at all, and of the last', () => {
    const last = 11 as CardId;
    const { table, derived } = changing([0, to(NO_CARD, 0, more)], [0, to(last, 1, () => 7)]);
    expect([0, 1].map((key) => derived.value(table, NO_CARD, key))).toEqual([3, 1]);
    expect(derived.value(table, last, 1)).toBe(7);
    expect(derived.value(table, FIRST, 0)).toBe(10);
  });

  test('are kept until the clock moves, for several tables side by side', () => {
    const { table, derived, set, worked } = changing([0, to(FIRST, 0, double)]);
    const other = { ...table, clock: table.clock } as typeof table;
    for (const one of [table, other, table, other, table]) {
      expect(derived.value(one, FIRST, 0)).toBe(20);
    }
    expect(worked()).toBe(2);
    set([[0, to(FIRST, 0, more)]]);
    expect(derived.value(table, FIRST, 0)).toBe(20);
    Object.assign(table, { clock: table.clock + 1 });
    expect(derived.value(table, FIRST, 0)).toBe(13);
    expect(derived.value(other, FIRST, 0)).toBe(20);
  });

  test('find room for cards that were added', () => {
    const { table, derived } = changing([0, to(FIRST, 0, double)]);
    expect(derived.value(table, FIRST, 0)).toBe(20);
    Object.assign(table, { cards: [...table.cards, ...table.cards] });
    expect(derived.value(table, 20 as CardId, 1)).toBe(211);
    expect(derived.value(table, FIRST, 0)).toBe(20);
  });
});
