import type { Secrets } from '@lianhuan/kernel';
import type { SanguoshaEvent } from '../events/events.ts';
import type { SanguoshaTable } from './table.ts';

/** Which hidden cards of 三国杀 nobody can tell from each other. */
export const secrets: Secrets<SanguoshaTable, SanguoshaEvent> = {
  backOf: ({ kind }) => (kind === 'general' || kind === 'role' ? kind : 'game'),
  shownBy: (event) => (event.type === 'show' && event.to === -1 ? event.cards : []),
};
