import type { CardId } from '../table/ids.ts';
import type { Table } from '../table/table.ts';
import type { Effect } from './effect.ts';

/**
 * How a game works out a derived value: it names its layers in order, and says what a `modify`
 * effect does to a value.
 */
export interface Derivation<T extends Table<unknown, unknown, Body>, Body> {
  /** How many values a card has; each is known by its number, from 0. */
  readonly keys: number;
  /** The printed value. */
  base(table: T, card: CardId, key: number): number;
  /** The `modify` effects that can speak of a key, in time-stamp order. */
  modifiers(table: T, key: number): readonly Effect<Body>[];
  /** Does this effect, one of those, speak of that value of that card? */
  affects(table: T, effect: Effect<Body>, card: CardId, key: number): boolean;
  /** The value after the effect. */
  modified(table: T, effect: Effect<Body>, card: CardId, value: number): number;
  /** The least and the greatest it may be. */
  bounds(key: number): readonly [least: number, most: number];
}

/** Reads a derived value. */
export interface Derived<T> {
  /** The value of a card under a key, as the table is now. */
  value(table: T, card: CardId, key: number): number;
}

/** What is known of a card's values, by key, and at which clock. */
interface CardMemo {
  readonly clocks: number[];
  readonly values: number[];
}

/** What is known of the cards of a table that were asked for, each at its number + 1: `NO_CARD` comes first. */
type Memo = (CardMemo | undefined)[];

/** Values are kept until the table changes; with no effect that speaks of it the printed value is read at once. */
export function derivation<T extends Table<unknown, unknown, Body>, Body>(
  laws: Derivation<T, Body>,
): Derived<T> {
  const memos = new WeakMap<object, Memo>();
  // One table is asked about many times in a row.
  let lastTable: object | null = null;
  let lastMemo: Memo = [];

  /** By layer, then by time stamp, which is the order of the list. */
  function applicable(
    table: T,
    card: CardId,
    key: number,
    modifiers: readonly Effect<Body>[],
  ): readonly Effect<Body>[] {
    let found: Effect<Body>[] = NONE;
    for (const effect of modifiers) {
      if (!laws.affects(table, effect, card, key)) continue;
      if (found === NONE) found = [];
      found.push(effect);
    }
    return found.length < 2 ? found : found.sort((a, b) => a.layer - b.layer);
  }

  function derive(table: T, card: CardId, key: number, modifiers: readonly Effect<Body>[]): number {
    let value = laws.base(table, card, key);
    const effects = applicable(table, card, key, modifiers);
    if (effects.length === 0) return value;
    for (const effect of effects) value = laws.modified(table, effect, card, value);
    const [least, most] = laws.bounds(key);
    return Math.min(most, Math.max(least, value));
  }

  function memoOf(table: T, card: CardId): CardMemo {
    if (table !== lastTable) {
      lastTable = table;
      lastMemo = memos.get(table) ?? new Array<undefined>(table.cards.length + 1).fill(undefined);
      memos.set(table, lastMemo);
    }
    lastMemo[card + 1] ??= emptyMemo(laws.keys);
    return lastMemo[card + 1] as CardMemo;
  }

  function value(table: T, card: CardId, key: number): number {
    const modifiers = laws.modifiers(table, key);
    if (modifiers.length === 0) return laws.base(table, card, key);
    const { clocks, values } = memoOf(table, card);
    if (clocks[key] !== table.clock) {
      values[key] = derive(table, card, key, modifiers);
      clocks[key] = table.clock;
    }
    return values[key];
  }

  return { value };
}

const NONE: never[] = [];

function emptyMemo(keys: number): CardMemo {
  return { clocks: new Array(keys).fill(-1), values: new Array(keys).fill(0) };
}
