import { childrenOf, type Node } from '@lianhuan/cardtext';
import { cachedByObject } from '@lianhuan/kernel';
import type { CardDefinition } from '../../cards/definition.ts';
import type { CardDoes } from '../nodes/index.ts';

/** Does any card of the game wait for an attacker that is not defended against (606.10d)? No other game tells of it. */
export const hearsUndefended = cachedByObject((library: readonly CardDefinition[]): boolean =>
  library.some(({ catalogue }) => catalogue.some(waits)),
);

function waits(node: Node): boolean {
  const isHeard = node.kind === 'card-does' && (node as CardDoes).what === 'undefended';
  return isHeard || childrenOf(node).some(waits);
}
