import { use } from 'react';

const promises = new WeakMap<() => Promise<unknown>, Promise<unknown>>();

/** Calls a loader once, and again only if it failed. */
export function loaded<T>(load: () => Promise<T>): Promise<T> {
  const known = promises.get(load);
  if (known) return known as Promise<T>;
  const promise = load();
  promises.set(load, promise);
  promise.then(
    (value) => noteFulfilled(promise, value),
    () => promises.delete(load),
  );
  return promise;
}

/**
 * Tells React what a promise has come to. It would else show what stands in, if only for a moment, and what stands in it
 * leaves for 300 ms at least.
 */
function noteFulfilled<T>(promise: Promise<T>, value: T): void {
  Object.assign(promise, { status: 'fulfilled', value });
}

/** What a loader gives; until then the nearest `Suspense` stands in. */
export function useLoaded<T>(load: () => Promise<T>): T {
  return use(loaded(load));
}

/** Fetches what will be wanted soon. What fails is tried again, and told, where it is needed. */
export function fetchAhead(...loads: readonly (() => Promise<unknown>)[]): void {
  for (const load of loads) loaded(load).catch(() => {});
}
