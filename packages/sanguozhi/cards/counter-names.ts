import { childrenOf, type Node } from '@lianhuan/cardtext';
import { library } from './library.ts';

let names: readonly string[] | null = null;

/** The 标记 and 指示物 that the game's own cards give (119), as printed: 火焰标记, 铁盾指示物. */
export function counterNames(): readonly string[] {
  names ??= [...new Set(library().flatMap(({ catalogue }) => catalogue.flatMap(namedIn)))].sort();
  return names;
}

function namedIn(node: Node): string[] {
  const own = node.kind === 'counters' ? [(node as Node & { counter: string }).counter] : [];
  return [...own, ...childrenOf(node).flatMap(namedIn)];
}
