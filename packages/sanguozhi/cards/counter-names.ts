import { childrenOf, type Node } from '@lianhuan/cardtext';
import type { CardDefinition } from './definition.ts';
import { library } from './library.ts';

let names: readonly string[] | null = null;

/** The 标记 and 指示物 that the game's own cards give (119), as printed: 火焰标记, 铁盾指示物. */
export function counterNames(): readonly string[] {
  names ??= countersIn(library());
  return names;
}

/** The 标记 and 指示物 that these cards give or speak of (119), as printed, each once and in order. */
export function countersIn(cards: readonly CardDefinition[]): readonly string[] {
  return [...new Set(cards.flatMap(({ catalogue }) => catalogue.flatMap(namedIn)))].sort();
}

function namedIn(node: Node): string[] {
  const own = node.kind === 'counters' ? [(node as Node & { counter: string }).counter] : [];
  return [...own, ...childrenOf(node).flatMap(namedIn)];
}
