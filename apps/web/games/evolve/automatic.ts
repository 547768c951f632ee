import type { EvolvePublicState } from '@lianhuan/evolve';
import type { View } from '@lianhuan/kernel';
import type { EvolvePreferences, Stop } from './preferences.ts';

/** Verbs that leave things as they are. */
const IDLE = new Set(['pass', 'surrender']);

/**
 * The answer a player wants given unasked: a pass, in a 快速 window where the game should not stop.
 * Null to ask.
 * @param watched somebody else looks on at the same screen
 */
export function automaticAnswer(
  { decision, state, seat, zones }: View,
  { attack, end, passing }: EvolvePreferences,
  watched: boolean,
): number | null {
  if (decision?.kind !== 'quick') return null;
  const known = state as EvolvePublicState;
  const pass = decision.options.findIndex(({ verb }) => verb === 'pass');
  if (passing?.seat === seat && passing.turn === known.turn) return pass;
  const able = decision.options.some(({ verb }) => !IDLE.has(verb));
  // Where others see whether it stops, only what they know anyway may decide it: whoever holds cards
  // could hold one with 快速.
  const holding = zones.some(({ name, owner, count }) => {
    return name === 'hand' && owner === seat && count > 0;
  });
  const stops = known.attack === null ? end : attack;
  return isStop(stops, watched ? able || holding : able) ? null : pass;
}

function isStop(stop: Stop, able: boolean): boolean {
  return stop === 'always' || (stop === 'able' && able);
}
