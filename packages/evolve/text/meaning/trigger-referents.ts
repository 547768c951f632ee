import { type CardId, NO_CARD } from '@lianhuan/kernel';
import type { EvolveEvent } from '../../events/events.ts';
import type { CardRef } from '../../table/state.ts';
import { type EvolveTable, refOf } from '../../table/table.ts';
import type { Entry, Occasion } from '../nodes/index.ts';

/**
 * What 其 means in the effect of a trigger. Of itself a card says 此随从: where it is the one that acts, 其 is the
 * other in what was heard, if there is one.
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
  switch (event.type) {
    case 'damage': {
      const victim = on.kind === 'deals' ? ownDoing : !ownDoing;
      return victim ? event.to : event.source;
    }
    case 'attacks': {
      const attacked = on.kind === 'card-does' && on.what === 'attacked';
      return attacked === ownDoing ? event.card : event.target;
    }
    case 'fought':
      return ownDoing ? event.with : event.card;
    case 'evolve':
      return event.onto;
    case 'draw':
      return NO_CARD;
    default:
      return 'card' in event ? event.card : NO_CARD;
  }
}

const LEAVING: ReadonlySet<EvolveEvent['type']> = new Set<EvolveEvent['type']>([
  'move',
  'destroy',
  'banish',
  'discard',
]);

/** Did a card leave where it lay by that event? */
export function sawLeaving({ type }: EvolveEvent): boolean {
  return LEAVING.has(type);
}

/** The object it is in that event, which has just happened: what was seen to leave is looked at as it was (10.11.1). */
function asHeard(table: EvolveTable, card: CardId, event: EvolveEvent): CardRef {
  const now = refOf(table, card);
  const known = table.state.lastKnown[card];
  const hasLeft = sawLeaving(event) && known?.incarnation === now.incarnation - 1;
  return hasLeft ? { card, incarnation: known.incarnation } : now;
}
