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
