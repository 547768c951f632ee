import type { Effect } from './effect.ts';
import type { CardId } from './ids.ts';
import type { Table } from './table.ts';

/**
 * How a game works out a derived value: it names its layers in order, and says what a `modify`
 * effect does to a value.
 */
export interface Derivation<
  T extends Table<unknown, unknown, Body>,
  Key extends string | number,
  Body,
> {
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

/** What is known of one value of every card: the value, and at which clock it was worked out. */
interface Memo {
  readonly clocks: Float64Array;
  readonly values: Float64Array;
}

/** Values are kept until the table changes; with no effect in force the printed value is read at once. */
export function derivation<
  T extends Table<unknown, unknown, Body>,
  Key extends string | number,
  Body,
>(laws: Derivation<T, Key, Body>): Derived<T, Key, Body> {
  const memos = new WeakMap<object, Map<Key, Memo>>();
  // One table is asked about many times in a row.
  let lastTable: object | null = null;
  let lastMemos: Map<Key, Memo> = new Map();

  function steps(table: T, card: CardId, key: Key): DerivationStep<Body>[] {
    let value = laws.base(table, card, key);
    return applicable(table, card, key).map((effect) => {
      value = laws.modified(table, effect, card, value);
      return { effect, value };
    });
  }

  /** By layer, then by time stamp, which is the order of the list. */
  function applicable(table: T, card: CardId, key: Key): readonly Effect<Body>[] {
    let found: Effect<Body>[] = NONE;
    for (const effect of table.effects.modify) {
      if (!laws.affects(table, effect, card, key)) continue;
      if (found === NONE) found = [];
      found.push(effect);
    }
    return found.length < 2 ? found : found.sort((a, b) => a.layer - b.layer);
  }

  function derive(table: T, card: CardId, key: Key): number {
    let value = laws.base(table, card, key);
    const effects = applicable(table, card, key);
    if (effects.length === 0) return value;
    for (const effect of effects) value = laws.modified(table, effect, card, value);
    const [least, most] = laws.bounds(key);
    return Math.min(most, Math.max(least, value));
  }

  function memosOf(table: T): Map<Key, Memo> {
    if (table === lastTable) return lastMemos;
    lastTable = table;
    lastMemos = memos.get(table) ?? new Map();
    memos.set(table, lastMemos);
    return lastMemos;
  }

  function memoOf(table: T, key: Key): Memo {
    const byKey = memosOf(table);
    let memo = byKey.get(key);
    if (memo === undefined || memo.clocks.length <= table.cards.length) {
      const size = table.cards.length + 1;
      memo = { clocks: new Float64Array(size).fill(-1), values: new Float64Array(size) };
      byKey.set(key, memo);
    }
    return memo;
  }

  function value(table: T, card: CardId, key: Key): number {
    if (table.effects.modify.length === 0) return laws.base(table, card, key);
    const { clocks, values } = memoOf(table, key);
    // One place further on, for `NO_CARD`.
    const at = card + 1;
    if (clocks[at] !== table.clock) {
      values[at] = derive(table, card, key);
      clocks[at] = table.clock;
    }
    return values[at];
  }

  return { value, steps };
}

const NONE: never[] = [];
