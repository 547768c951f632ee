/** Makes something when it is first asked for: building a grammar takes milliseconds, and only who reads text pays for it. */
export function lazily<T extends object>(make: () => T): () => T {
  let made: T | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
