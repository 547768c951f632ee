/**
 * Where something given away holds an object of somebody else's, by its path, e.g. `state.turns`: whoever
 * writes to that changes both. What cannot be written to is nobody's.
 */
export function sharedParts(given: unknown, owned: unknown): string[] {
  const theirs = new Set<object>();
  walk(owned, '', (one) => theirs.size < theirs.add(one).size);
  const shared: string[] = [];
  const seen = new Set<object>();
  walk(given, '', (one, path) => {
    if (theirs.has(one) && !Object.isFrozen(one)) shared.push(path.slice(1));
    return seen.size < seen.add(one).size;
  });
  return shared;
}

/** Shows every object in it; goes on into those for which `visit` says so. */
function walk(value: unknown, path: string, visit: (one: object, path: string) => boolean): void {
  if (typeof value !== 'object' || value === null || !visit(value, path)) return;
  for (const key of keysOf(value)) walk(value[key as never], `${path}.${key}`, visit);
}

/** Its own parts, and those that its class makes when they are read. */
function keysOf(value: object): readonly string[] {
  const made = Object.entries(Object.getOwnPropertyDescriptors(Object.getPrototypeOf(value) ?? {}));
  const getters = made.filter(([name, { get }]) => get !== undefined && name !== '__proto__');
  return [...Object.keys(value), ...getters.map(([name]) => name)];
}
