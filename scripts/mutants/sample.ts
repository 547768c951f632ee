import { dice } from '@lianhuan/kernel/testing';

/** So many of a list by chance, in its order: the same ones for the same seed. All of a shorter list. */
export function sampleOf<Item>(list: readonly Item[], size: number, seed: number): Item[] {
  const upTo = dice(seed);
  const rest = [...list.keys()];
  const chosen = new Set<number>();
  while (chosen.size < size && rest.length > 0) {
    const at = upTo(rest.length);
    chosen.add(rest[at]);
    rest[at] = rest[rest.length - 1];
    rest.pop();
  }
  return list.filter((_, index) => chosen.has(index));
}
