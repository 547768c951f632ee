import { childrenOf, type Node } from '@lianhuan/cardtext';
import { LAYERS } from '../../effects/characteristics.ts';
import { subjects } from '../meaning/subjects.ts';
import type { Count, Lasting, Quality } from '../nodes/index.ts';
import type { CountWord, QualityWord } from '../reading/word.ts';
import { COUNTS } from './counts.ts';
import { QUALITIES } from './qualities.ts';

/** Which layers of characteristics words look at, so that an effect is known to depend on the effects of those layers (10.9.1.5). */

const counts = COUNTS as Readonly<Record<string, unknown>> as Readonly<Record<string, CountWord>>;
const qualities = QUALITIES as Readonly<Record<string, unknown>> as Readonly<
  Record<string, QualityWord>
>;

/** Nouns look at the kind of cards, which effects can change; names they cannot. */
const NOUN_READS = 1 << LAYERS.others;

/** The layers whose values the node and all in it look at, one bit each. */
export function layersRead(node: Node): number {
  let reads = node.kind === 'noun' ? NOUN_READS : 0;
  if (node.kind in qualities) reads |= qualities[node.kind].reads(node as Quality);
  else if (node.kind in counts) reads |= counts[node.kind].reads?.(node as Count) ?? 0;
  for (const child of childrenOf(node)) reads |= layersRead(child);
  return reads;
}

/** The layers that lasting words look at to find whom they are for, and how much. */
export function reads(word: Lasting): number {
  return layersRead(word);
}

/** What all words that change cards in a single layer have in common. */
export function inLayer(layer: number) {
  return { effect: 'layer' as const, layer: () => layer, reads, subjects };
}
