import type { Secrets } from '@lianhuan/kernel';
import type { EvolveEvent } from '../events/events.ts';
import { type EvolveTable, isSame } from './table.ts';

/** Which hidden cards of EVOLVE nobody can tell from each other. */
export const secrets: Secrets<EvolveTable, EvolveEvent> = {
  // Evolve cards have a back of their own, and lie apart.
  backOf: ({ special }) => (special === 'evolved' ? 'evolve' : 'main'),
  shownBy: (event, seat) => {
    if (event.type === 'show' || (event.type === 'look' && event.seat === seat)) return event.cards;
    // It lies in the cemetery at once.
    return event.type === 'discard' ? [event.card] : [];
  },
  laidOpen: (table) =>
    table.state.shown.filter((one) => isSame(table, one)).map(({ card }) => card),
};
