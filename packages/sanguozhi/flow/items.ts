import type { CardId } from '@lianhuan/kernel';
import type { SanguozhiEvent } from '../events.ts';
import type { ChainItem, Target } from '../state.ts';
import type { SanguozhiTable } from '../table.ts';

/** What is taken out of the chain, other than by resolving. */

/** Things of the chain among targets. */
export function itemsAmong(
  { state }: SanguozhiTable,
  targets: readonly Target[],
): readonly ChainItem[] {
  const wanted = targets.filter((target) => target.kind === 'item').map(({ item }) => item);
  return state.chain.filter(({ id }) => wanted.includes(id));
}

/** How they leave it: the words for that, and the cards that must still go somewhere. */
export function itemRemovals(
  table: SanguozhiTable,
  targets: readonly Target[],
): { readonly words: readonly SanguozhiEvent[]; readonly cards: readonly CardId[] } {
  const items = itemsAmong(table, targets);
  return {
    words: items.map(({ id }) => ({ type: 'chain-remove', item: id })),
    // A used effect is in the chain without its card (305.1).
    cards: items.filter(({ kind }) => kind !== 'ability').map(({ card }) => card),
  };
}
