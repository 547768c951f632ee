import { childrenOf, type Node } from '@lianhuan/cardtext';
import { cachedByObject } from '@lianhuan/kernel';
import type { CardDefinition } from '../../cards/definition.ts';
import { obeys } from '../../rules.ts';
import type { EvolveTable } from '../../table/table.ts';
import type { DestroyedCount, Filter } from '../nodes/index.ts';
import { fits } from './match.ts';
import { lookingBack } from './referents.ts';
import type { Scope } from './scope.ts';

/** The cards that were destroyed this turn, which a table keeps account of where some card asks for them. */

/** Does any card of the game ask what was destroyed this turn? */
export const asksWhatWasDestroyed = cachedByObject((library: readonly CardDefinition[]): boolean =>
  library.some(({ catalogue }) => catalogue.some(asks)),
);

function asks(node: Node): boolean {
  return (
    node.kind === ('destroyed-count' satisfies DestroyedCount['kind']) ||
    childrenOf(node).some(asks)
  );
}

/** How many such cards were destroyed this turn, each as what it was as it was destroyed (5.5.1, 10.11.1). */
export function destroyedThisTurn(table: EvolveTable, filter: Filter, scope: Scope): number {
  const all = table.state.destroyed ?? [];
  const found = all.filter(({ card, known }) =>
    fits(table, filter, card, lookingBack(card, known, scope)),
  );
  return found.length > 0 && obeys('5.5.1', '10.11.1') ? found.length : 0;
}
