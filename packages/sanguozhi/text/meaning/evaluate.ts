import { asking, childrenOf, type Node } from '@lianhuan/cardtext';
import type { SanguozhiTable } from '../../table/table.ts';
import type { Condition, Count, Quality } from '../nodes/index.ts';
import type { Words } from './procedures.ts';
import type { Scope } from './scope.ts';

/**
 * Conditions, numbers and qualities, each by the word of its node's kind, which the table holds. Words
 * hold other words, and ask here instead of importing each other.
 */

/** Counts may be below 0 (105.1b); of a card lying face down hardly any quality is true (112.2). */
export const { holds, count, hasQuality } = asking<
  SanguozhiTable,
  Condition,
  Count,
  Quality,
  Scope
>();

/** Is it a quality that a card lying face down can have (112.2c)? It has a role, and so not the others. */
export function isOfBacks(table: SanguozhiTable, quality: Quality): boolean {
  if (quality.kind === 'not' && quality.quality.kind === 'of-role') return true;
  return table.procedures.words.qualities[quality.kind].ofBacks;
}

/** The layers whose values the node and all in it look at, one bit each. */
export function readsOf(node: Node, words: Words): number {
  const { counts, qualities } = words;
  let reads = 0;
  if (node.kind in qualities) reads |= qualities[node.kind].reads(node as Quality);
  else if (node.kind in counts) reads |= counts[node.kind].reads?.(node as Count) ?? 0;
  for (const child of childrenOf(node)) reads |= readsOf(child, words);
  return reads;
}
