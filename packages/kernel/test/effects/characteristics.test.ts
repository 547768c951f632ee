import { describe, expect, test } from 'vitest';
import { type CardId, cachedByVersion, deriveByLayers, type LayeredEffect } from '../../index.ts';
import { type ToyTable, toyTable } from '../toy-game.ts';

/** What the made-up effects of this file change: a kind (layer 0) and a size (layer 1). */
interface Shape {
  kind: string;
  size: number;
}

interface Wish extends LayeredEffect {
  /** Only cards of that kind; null for all. */
  readonly to: string | null;
  readonly kind?: string;
  readonly size?: (before: number) => number;
}

const CARDS = [0, 1, 2] as CardId[];
const KIND = 0;
const SIZE = 1;

function wish(id: number, given: Partial<Wish>): Wish {
  const layers = [given.kind === undefined ? [] : [KIND], given.size ? [SIZE] : []].flat();
  const reads = given.to === undefined || given.to === null ? 0 : 1 << KIND;
  return { id, timestamp: id, defining: false, always: false, layers, reads, to: null, ...given };
}

function shapes(wishes: readonly Wish[]) {
  let version = 0;
  let applied = 0;
  const derived = deriveByLayers<ToyTable, Shape, Wish>({
    layers: 2,
    initial: (_, card) => ({ kind: card === 0 ? 'horse' : 'foot', size: 1 }),
    copy: (shape) => ({ ...shape }),
    effects: () => wishes,
    exists: () => true,
    subjects: (_, { to }, derived) =>
      CARDS.filter((card) => to === null || derived.of(card).kind === to),
    content: (_, { kind }) => kind ?? '',
    apply: (_, { kind, size }, __, layer, shape) => {
      applied += 1;
      if (layer === KIND && kind !== undefined) shape.kind = kind;
      if (layer === SIZE && size) shape.size = size(shape.size);
    },
    version: () => version,
  });
  return {
    derived,
    table: toyTable(2, 1),
    count: () => applied,
    change: () => {
      version += 1;
    },
  };
}

const sizeOf = (wishes: readonly Wish[], card: CardId) => {
  const { derived, table } = shapes(wishes);
  return derived.of(table, card).size;
};

describe('characteristics through layers', () => {
  test('are what is printed where nothing changes them', () => {
    const { derived, table } = shapes([]);
    expect(derived.of(table, CARDS[0])).toEqual({ kind: 'horse', size: 1 });
  });

  test('an early layer decides whom a later one speaks of, whatever their time stamps', () => {
    const grow = wish(1, { to: 'horse', size: (size) => size + 1 });
    const mount = wish(2, { kind: 'horse' });
    expect(sizeOf([grow], CARDS[1])).toBe(1);
    expect(sizeOf([grow, mount], CARDS[1])).toBe(2);
  });

  test('an effect that asks for cards sees them as far as they are derived', () => {
    const mount = wish(1, { kind: 'horse' });
    const asked: string[] = [];
    const ask = wish(2, {
      size: (size) => {
        asked.push(made.derived.of(made.table, CARDS[1]).kind);
        return size + 1;
      },
    });
    const made = shapes([ask, mount]);
    expect(made.derived.of(made.table, CARDS[1])).toEqual({ kind: 'horse', size: 2 });
    expect(new Set(asked)).toEqual(new Set(['horse']));
    // And as they are, once they stand.
    expect(made.derived.of(made.table, CARDS[2])).toEqual({ kind: 'horse', size: 2 });
  });

  test('what is worked out of cards while they are derived is not kept', () => {
    let size = 0;
    const grow = wish(1, {
      size: (before) => {
        // As a number that cards are counted for, asked for while they are not derived to their end.
        size = sizesNow(made.table, 1);
        return before + 1;
      },
    });
    const made = shapes([grow]);
    const sizesNow = cachedByVersion((table: ToyTable) =>
      CARDS.reduce((sum, card) => sum + made.derived.of(table, card).size, 0),
    );
    expect(made.derived.of(made.table, CARDS[2]).size).toBe(2);
    expect(size).toBeLessThan(6);
    expect(sizesNow(made.table, 1)).toBe(6);
  });

  test('what has begun to apply to a card goes on in later layers', () => {
    const both = wish(1, { to: 'foot', kind: 'horse', size: (size) => size + 5 });
    expect(sizeOf([both], CARDS[1])).toBe(6);
  });

  test('within a layer: defining first, then by time stamp, "always" last', () => {
    const set = (id: number, to: number, more: Partial<Wish> = {}) =>
      wish(id, { size: () => to, ...more });
    expect(sizeOf([set(2, 20), set(1, 10)], CARDS[0])).toBe(20);
    expect(sizeOf([set(2, 20, { defining: true }), set(1, 10)], CARDS[0])).toBe(10);
    expect(sizeOf([set(2, 20), set(1, 10, { always: true })], CARDS[0])).toBe(10);
  });

  test('one that depends on another waits for it', () => {
    const early = wish(1, { to: 'horse', kind: 'elephant' });
    const late = wish(2, { to: 'foot', kind: 'horse' });
    const { derived, table } = shapes([early, late]);
    // By time stamp alone, what was foot would end as a horse.
    expect(derived.of(table, CARDS[1]).kind).toBe('elephant');
  });

  test('those that depend on each other apply by time stamp', () => {
    const one = wish(1, { to: 'foot', kind: 'horse' });
    const other = wish(2, { to: 'horse', kind: 'foot' });
    const { derived, table } = shapes([one, other]);
    expect(CARDS.map((card) => derived.of(table, card).kind)).toEqual(['foot', 'foot', 'foot']);
  });

  test('are worked out once a version, and tell what made them', () => {
    const { derived, table, count, change } = shapes([wish(1, { size: (size) => size * 3 })]);
    derived.of(table, CARDS[0]);
    derived.of(table, CARDS[1]);
    expect(count()).toBe(3);
    change();
    derived.of(table, CARDS[0]);
    expect(count()).toBe(6);
    expect(derived.steps(table, CARDS[2])).toEqual([
      expect.objectContaining({
        layer: SIZE,
        before: { kind: 'foot', size: 1 },
        after: { kind: 'foot', size: 3 },
      }),
    ]);
    // One card after the other is asked about, as views do.
    for (const card of CARDS) expect(derived.steps(table, card)).toHaveLength(1);
    expect(count()).toBe(9);
  });
});
