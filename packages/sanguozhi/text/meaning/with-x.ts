import { childrenOf, type Node } from '@lianhuan/cardtext';
import { rule } from '../../rules.ts';
import type { SanguozhiTable } from '../../table/table.ts';
import type { Count } from '../nodes/index.ts';
import { amountOf } from './amount.ts';
import type { Scope } from './scope.ts';

/** What X is where the words say so (105.3a). */

/** Does the node speak of 该将领? */
function refersToThat(node: Node): boolean {
  return node.kind === 'that' || childrenOf(node).some(refersToThat);
}

/** What 该 means before anything has been done: what a trigger heard, or what was declared. */
function referredToBefore({ that, declared }: Scope): Scope['that'] {
  return that.length > 0 ? that : (declared?.targets.find((targets) => targets.length > 0) ?? []);
}

/**
 * The scope in which X is known. It is counted before anything is done; only where it speaks of a
 * card that is chosen on the way, it is counted when it is needed.
 */
export function withX(table: SanguozhiTable, count: Count, scope: Scope): Scope {
  const that = referredToBefore(scope);
  if (that.length > 0 || !refersToThat(count)) {
    rule('105.3a');
    return { ...scope, xIs: count, x: amountOf(table, count, { ...scope, that }) };
  }
  return {
    ...scope,
    xIs: count,
    get x() {
      return amountOf(table, count, { ...scope, that: this.that });
    },
  };
}
