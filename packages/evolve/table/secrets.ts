import type { Secrets } from '@lianhuan/kernel';
import type { EvolveEvent } from '../events/events.ts';
import { type EvolveTable, isSame } from './table.ts';

/** Which hidden cards of EVOLVE players cannot tell from each other, and what shows them. */
export const secrets: Secrets<EvolveTable, EvolveEvent> = {
  // Evolve cards have another back than the cards of a main deck.
  backOf: ({ special }) => (special === 'evolved' ? 'evolve' : 'main'),
  shownBy: (event, seat) => {
    if (event.type === 'show' || (event.type === 'look' && event.seat === seat)) return event.cards;
    // A discarded card lies in the cemetery at once, where everybody sees it.
    return event.type === 'discard' ? [event.card] : [];
  },
  laidOpen: (table) =>
    table.state.shown.filter((one) => isSame(table, one)).map(({ card }) => card),
};
