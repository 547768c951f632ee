import type { Secrets } from '@lianhuan/kernel';
import type { SanguoshaEvent } from '../events/events.ts';
import { skillsOffered } from '../flow/timing.ts';
import type { SanguoshaTable } from './table.ts';

/** Which hidden cards of 三国杀 nobody can tell from each other. */
export const secrets: Secrets<SanguoshaTable, SanguoshaEvent> = {
  backOf: ({ id, kind }) => {
    // 主公 is shown from the beginning (M1): no role that lies face down can be it.
    if (kind === 'role') return id === 'lord' ? id : kind;
    return kind === 'general' ? kind : 'game';
  },
  shownBy: (event, seat) => {
    if (event.type === 'show' && (event.to === -1 || event.to === seat)) return event.cards;
    // A role or a general is turned up.
    return event.type === 'face' && !event.down ? [event.card] : [];
  },
  // At a timing whoever has skills for it is asked, hidden generals or not.
  reasonOf: (decision) => skillsOffered(decision).join(),
};
