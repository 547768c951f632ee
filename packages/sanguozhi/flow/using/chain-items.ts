import { type CardId, type Flow, NO_CARD } from '@lianhuan/kernel';
import type { SanguozhiEvent } from '../../events/events.ts';
import { happen } from '../../events/pipeline.ts';
import type { ChainItem, Target } from '../../table/state.ts';
import { type SanguozhiTable, zoneOf } from '../../table/table.ts';
import { moveHome } from '../moving/moves.ts';

/** What is taken out of the chain. */

/** Things of the chain among targets. */
export function itemsAmong(
  { state }: SanguozhiTable,
  targets: readonly Target[],
): readonly ChainItem[] {
  const wanted = targets.filter((target) => target.kind === 'item').map(({ item }) => item);
  return state.chain.filter(({ id }) => wanted.includes(id));
}

/** How items leave the chain: the events that say so, and the cards that must still be put somewhere. */
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

/** Takes the item out of the chain. */
export function* leaveChain(table: SanguozhiTable, item: ChainItem): Flow {
  yield* happen(table, { type: 'chain-remove', item: item.id });
}

/** Destroys an item in the chain none of whose targets is legal any more (705.2a, 804.5u). */
export function* destroyWithoutTargets(table: SanguozhiTable, item: ChainItem): Flow {
  const { card } = item;
  if (item.kind !== 'ability') {
    yield* happen(table, {
      type: 'destroy',
      card,
      source: NO_CARD,
      by: item.controller,
      final: true,
    });
  }
  yield* leaveChain(table, item);
  if (item.kind !== 'ability' && zoneOf(table, card) === 'chain') {
    yield* happen(table, moveHome(table, card, 'graveyard'));
  }
}
