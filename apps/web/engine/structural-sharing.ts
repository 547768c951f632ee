/**
 * What is new, made of the old parts wherever they are equal: whoever draws it sees by identity what has changed. Things in
 * lists are told apart by their `handle`, if they have one, and else by their place.
 * @param before data of JSON, not to be changed any more
 * @param after the same
 */
export function shareStructure<Data>(before: unknown, after: Data): Data {
  return merged(before, after) as Data;
}

function merged(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return before;
  if (Array.isArray(before) && Array.isArray(after)) return mergedList(before, after);
  if (isRecord(before) && isRecord(after)) return mergedRecord(before, after);
  return after;
}

function mergedList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const known = new Map(before.map((one, place) => [identityOf(one, place), one]));
  const parts = after.map((one, place) => merged(known.get(identityOf(one, place)), one));
  const same = parts.length === before.length && parts.every((one, place) => one === before[place]);
  return same ? before : parts;
}

function mergedRecord(before: Data, after: Data): Data {
  const keys = Object.keys(after);
  const parts = Object.fromEntries(keys.map((key) => [key, merged(before[key], after[key])]));
  const same =
    keys.length === Object.keys(before).length &&
    keys.every((key) => key in before && parts[key] === before[key]);
  return same ? before : parts;
}

type Data = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function identityOf(value: unknown, place: number): unknown {
  return isRecord(value) && 'handle' in value ? `handle ${value.handle}` : place;
}
