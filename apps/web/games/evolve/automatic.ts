import type { EvolvePublicState } from '@lianhuan/evolve';
import type { View } from '@lianhuan/kernel';
import { holdsCards } from '../../engine/holding.ts';
import type { EvolvePreferences, Stop } from './preferences.ts';

/** Verbs that leave things as they are. */
const IDLE = new Set(['pass', 'surrender']);

/**
 * The answer a player wants given unasked: a pass, in a 快速 window where the game should not stop.
 * Null to ask.
 * @param watched somebody else looks on at the same screen
 */
export function automaticAnswer(
  seen: View,
  { attack, end, passing }: EvolvePreferences,
  watched: boolean,
): number | null {
  const { decision, state, seat } = seen;
  if (decision?.kind !== 'quick') return null;
  const known = state as EvolvePublicState;
  const pass = decision.options.findIndex(({ verb }) => verb === 'pass');
  if (passing?.seat === seat && passing.turn === known.turn) return pass;
  const able = decision.options.some(({ verb }) => !IDLE.has(verb));
  const stops = known.attack === null ? end : attack;
  return isStop(stops, watched ? able || holdsCards(seen) : able) ? null : pass;
}

function isStop(stop: Stop, able: boolean): boolean {
  return stop === 'always' || (stop === 'able' && able);
}
