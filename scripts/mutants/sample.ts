import { dice } from '@lianhuan/kernel/testing';

/** So many of a list by chance, in its order: the same ones for the same seed. All of a shorter list. */
export function sampleOf<Item>(list: readonly Item[], size: number, seed: number): Item[] {
  const chosen = drawn(list.length, size, seed);
  return list.filter((_, index) => chosen.has(index));
}

/** A list in an order by chance, the same for the same seed: its first few are a sample of it. */
export function shuffled<Item>(list: readonly Item[], seed: number): Item[] {
  return [...drawn(list.length, list.length, seed)].map((index) => list[index]);
}

/** So many of the numbers below `length`, in the order in which they were drawn. */
function drawn(length: number, size: number, seed: number): ReadonlySet<number> {
  const upTo = dice(seed);
  const rest = Array.from({ length }, (_, index) => index);
  const chosen = new Set<number>();
  while (chosen.size < size && rest.length > 0) {
    const at = upTo(rest.length);
    chosen.add(rest[at]);
    rest[at] = rest[rest.length - 1];
    rest.pop();
  }
  return chosen;
}
