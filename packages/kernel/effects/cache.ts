import { isHalfDerived, markHalfDerived } from './half-derived.ts';

interface Kept<Value> {
  readonly version: number;
  readonly value: Value;
}

/**
 * Works something out of a table and keeps it, for as long as it is asked for the same version.
 * @returns takes the table and a number that is another whenever `workOut` may give another answer
 */
export function cachedByVersion<T extends object, Value>(
  workOut: (table: T) => Value,
): (table: T, version: number) => Value {
  const all = new WeakMap<T, Kept<Value>>();
  // One table is asked about many times in a row.
  let lastTable: T | null = null;
  let last: Kept<Value>;
  return (table, version) => {
    if (table === lastTable && last.version === version) return last.value;
    let known = all.get(table);
    if (known?.version !== version) {
      const mark = markHalfDerived();
      known = { version, value: workOut(table) };
      if (isHalfDerived(mark)) return known.value;
      all.set(table, known);
    }
    lastTable = table;
    last = known;
    return known.value;
  };
}

/** Works something out of an object that never changes, and keeps it as long as the object is there. */
export function cachedByObject<Key extends object, Value>(
  workOut: (key: Key) => Value,
): (key: Key) => Value {
  const all = new WeakMap<Key, Value>();
  return (key) => {
    let known = all.get(key);
    if (known === undefined) {
      known = workOut(key);
      all.set(key, known);
    }
    return known;
  };
}

/** What was worked out of each table, by the cache that keeps it. */
const keptOf = new WeakMap<object, Map<object, unknown>>();

/**
 * Keeps one value for each table. A match that is forked hands it on to the copy ({@link Match.fork}), so the
 * value must hold nothing of the table itself: no card, no zone, no part of its state.
 */
export class TableCache<T extends object, Value> {
  /** The value for a copy of the table: what is written to is copied. */
  readonly handOn: (value: Value) => Value;

  constructor(handOn: (value: Value) => Value = (value) => value) {
    this.handOn = handOn;
  }

  /** What is kept of a table; undefined where nothing is. */
  get(table: T): Value | undefined {
    return keptOf.get(table)?.get(this) as Value | undefined;
  }

  /** Keeps this of a table, in place of what there was. */
  set(table: T, value: Value): void {
    const kept = keptOf.get(table);
    if (kept === undefined) keptOf.set(table, new Map([[this, value]]));
    else kept.set(this, value);
  }
}

/** Gives a copy of a table what is kept of the table, as long as neither has changed since. */
export function inheritCaches(table: object, copy: object): void {
  const kept = keptOf.get(table);
  if (kept === undefined) return;
  const inherited = new Map<object, unknown>();
  for (const [cache, value] of kept) {
    inherited.set(cache, (cache as TableCache<object, unknown>).handOn(value));
  }
  keptOf.set(copy, inherited);
}

/** Forgets what is kept of a table that was changed by no event. */
export function forgetCaches(table: object): void {
  keptOf.delete(table);
}
