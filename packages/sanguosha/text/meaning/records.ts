import type { Phase } from '../../table/frames.ts';

/** Under what deeds of a character are counted, for words that ask what it did before. */

/** Cards given by a skill in the phase under way. */
export function givenKey(skill: string): string {
  return `phase:given:${skill}`;
}

/** Cards of a face used or played in a phase of the turn under way. */
export function handledKey(phase: Phase, face: string): string {
  return `turn:handled:${phase}:${face}`;
}

/** Own cards discarded in one’s own discard phase of the turn under way. */
export const DISCARDED_IN_PHASE = 'turn:discarded-in-discard-phase';

/** Damage dealt in the turn under way. */
export const DEALT = 'turn:dealt';

/** Characters killed in the turn under way. */
export const KILLED = 'turn:killed';
