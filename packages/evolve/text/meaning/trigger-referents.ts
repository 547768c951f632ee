import { type CardId, NO_CARD } from '@lianhuan/kernel';
import type { EvolveEvent } from '../../events/events.ts';
import type { CardRef } from '../../table/state.ts';
import { type EvolveTable, refOf } from '../../table/table.ts';
import type { Entry, Occasion } from '../nodes/index.ts';

/**
 * The card that 其 means in the effect of a trigger that this event fired. A card calls itself 此随从: where it is
 * itself the one that does or suffers it, 其 means the other card of the event, if there is one.
 */
export function boundBy(
  table: EvolveTable,
  on: Occasion | Entry,
  event: EvolveEvent,
): readonly CardRef[] {
  const card = meantBy(on, event);
  return card === NO_CARD ? [] : [asHeard(table, card, event)];
}

function meantBy(on: Occasion | Entry, event: EvolveEvent): CardId {
  const ownDoing = 'who' in on && on.who.kind === 'this';
  if (event.type === 'damage') {
    const isTarget = on.kind === 'deals' ? ownDoing : !ownDoing;
    return isTarget ? event.to : event.source;
  }
  if (event.type === 'attacks') {
    const attacked = on.kind === 'card-does' && on.what === 'attacked';
    return attacked === ownDoing ? event.card : event.target;
  }
  if (event.type === 'fought') return ownDoing ? event.with : event.card;
  if (event.type === 'evolve') return event.onto;
  return 'card' in event ? event.card : NO_CARD;
}

const LEAVING: ReadonlySet<EvolveEvent['type']> = new Set<EvolveEvent['type']>([
  'move',
  'destroy',
  'banish',
  'discard',
]);

/** Is it an event by which a card leaves the zone it lies in? */
export function sawLeaving({ type }: EvolveEvent): boolean {
  return LEAVING.has(type);
}

/** The card as the object that the event, which has just happened, was about: one that left is meant as it was (10.11.1). */
function asHeard(table: EvolveTable, card: CardId, event: EvolveEvent): CardRef {
  const now = refOf(table, card);
  const known = table.state.lastKnown[card];
  const hasLeft = sawLeaving(event) && known?.incarnation === now.incarnation - 1;
  return hasLeft ? { card, incarnation: known.incarnation } : now;
}
