import { use } from 'react';

const promises = new WeakMap<() => Promise<unknown>, Promise<unknown>>();

/** Calls a loader once, and again only if it failed. */
export function loaded<T>(load: () => Promise<T>): Promise<T> {
  const known = promises.get(load);
  if (known) return known as Promise<T>;
  const promise = load();
  promises.set(load, promise);
  promise.catch(() => promises.delete(load));
  return promise;
}

/** What a loader gives; until then the nearest `Suspense` stands in. */
export function useLoaded<T>(load: () => Promise<T>): T {
  return use(loaded(load));
}

/** Fetches what will be wanted soon. What fails is tried again, and told, where it is needed. */
export function fetchAhead(...loads: readonly (() => Promise<unknown>)[]): void {
  for (const load of loads) loaded(load).catch(() => {});
}
