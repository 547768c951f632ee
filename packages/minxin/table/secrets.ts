import type { Secrets } from '@lianhuan/kernel';
import type { MinxinEvent } from '../events/events.ts';
import type { MinxinTable } from './table.ts';

/** Which hidden cards of 民心 nobody can tell from each other. */
export const secrets: Secrets<MinxinTable, MinxinEvent> = {
  backOf: ({ home }) => (home === 'events' || home === 'pouches' ? home : 'player'),
  shownBy: (event) => (event.type === 'show' ? [event.card] : []),
};
