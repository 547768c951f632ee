import type { Effect } from './effect.ts';
import type { CardId } from './ids.ts';
import type { Table } from './table.ts';

/**
 * How a game works out a derived value: it names its layers in order, and says what a `modify`
 * effect does to a value.
 */
export interface Derivation<T extends Table<unknown, unknown, Body>, Key extends string, Body> {
  /** The printed value. */
  base(table: T, card: CardId, key: Key): number;
  /** Does this effect speak of that value of that card? */
  affects(table: T, effect: Effect<Body>, card: CardId, key: Key): boolean;
  /** The value after the effect. */
  modified(table: T, effect: Effect<Body>, card: CardId, value: number): number;
  /** The least and the greatest it may be. */
  bounds(key: Key): readonly [least: number, most: number];
}

/** One step on the way from the printed value to the derived one. */
export interface DerivationStep<Body> {
  readonly effect: Effect<Body>;
  readonly value: number;
}

/** Reads a derived value, and says how it came about. */
export interface Derived<T, Key, Body> {
  value(table: T, card: CardId, key: Key): number;
  steps(table: T, card: CardId, key: Key): DerivationStep<Body>[];
}

interface Cache {
  clock: number;
  readonly values: Map<string, number>;
}

/** Values are kept until the table changes; with no effect in force the printed value is read at once. */
export function derivation<T extends Table<unknown, unknown, Body>, Key extends string, Body>(
  laws: Derivation<T, Key, Body>,
): Derived<T, Key, Body> {
  const caches = new WeakMap<object, Cache>();

  function steps(table: T, card: CardId, key: Key): DerivationStep<Body>[] {
    const applicable = table.effects.modify
      .filter((effect) => laws.affects(table, effect, card, key))
      .sort((a, b) => a.layer - b.layer || a.timestamp - b.timestamp);
    let value = laws.base(table, card, key);
    return applicable.map((effect) => {
      value = laws.modified(table, effect, card, value);
      return { effect, value };
    });
  }

  function derive(table: T, card: CardId, key: Key): number {
    const [least, most] = laws.bounds(key);
    const last = steps(table, card, key).at(-1);
    const value = last ? last.value : laws.base(table, card, key);
    return Math.min(most, Math.max(least, value));
  }

  function cacheOf(table: T): Cache {
    let cache = caches.get(table);
    if (cache === undefined) {
      cache = { clock: -1, values: new Map() };
      caches.set(table, cache);
    }
    if (cache.clock !== table.clock) {
      cache.clock = table.clock;
      cache.values.clear();
    }
    return cache;
  }

  function value(table: T, card: CardId, key: Key): number {
    if (table.effects.modify.length === 0) return laws.base(table, card, key);
    const { values } = cacheOf(table);
    const name = `${key}${card}`;
    let known = values.get(name);
    if (known === undefined) {
      known = derive(table, card, key);
      values.set(name, known);
    }
    return known;
  }

  return { value, steps };
}
