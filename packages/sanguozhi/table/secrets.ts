import type { Secrets } from '@lianhuan/kernel';
import { laidOpen } from '../effects/revealed-cards.ts';
import type { SanguozhiEvent } from '../events/events.ts';
import type { SanguozhiTable } from './table.ts';
import { isFieldZone } from './zones.ts';

/** Which hidden cards of 三国智 nobody can tell from each other. */
export const secrets: Secrets<SanguozhiTable, SanguozhiEvent> = {
  // In play the slot tells a card's kind (112.2); elsewhere only 事件 have a back of their own.
  backOf: ({ kind }, zone) =>
    isFieldZone(zone) || zone === 'chain' || kind === 'event' ? kind : 'main',
  shownBy: (event, seat) => {
    if (event.type === 'face') return event.down ? [] : [event.card];
    if (event.type === 'show' || (event.type === 'look' && event.seat === seat)) return event.cards;
    return [];
  },
  laidOpen: (table) => laidOpen(table).flatMap(({ cards }) => cards),
};
