import type { Text } from '@lianhuan/kernel';

/** The 标记 and 指示物 of 三国智 by their printed names, for the build. */
export async function gatherSanguozhiCounters(): Promise<Readonly<Record<string, Text>>> {
  const { counterNames, counterWords } = await import('@lianhuan/sanguozhi');
  return Object.fromEntries(counterNames().map((name) => [name, counterWords(name)]));
}
