import type { Text } from '@lianhuan/kernel';

/** The marks of characters in 三国杀 by their printed names, for the build. */
export async function gatherSanguoshaMarks(): Promise<Readonly<Record<string, Text | undefined>>> {
  return (await import('@lianhuan/sanguosha')).MARK_NAMES;
}
