import { OFFER_DRAW, SURRENDER, type View } from '@lianhuan/kernel';
import type { PublicItem, SanguozhiPublicState } from '@lianhuan/sanguozhi';
import { holdsCards } from '../../engine/holding.ts';
import type { Passing, SanguozhiPreferences, StopPhase } from './preferences.ts';

/** Verbs that leave things as they are. */
const IDLE = new Set(['pass', SURRENDER, OFFER_DRAW]);

/**
 * The answer a player wants given unasked: a pass where the settings say so, and the only option of a
 * question that has but one. Null to ask.
 * @param watched somebody else looks on at the same screen
 */
export function automaticAnswer(
  seen: View,
  preferences: SanguozhiPreferences,
  watched: boolean,
): number | null {
  const { decision, state, seat } = seen;
  if (decision === null) return null;
  if (decision.kind !== 'act') return decision.options.length === 1 ? 0 : null;
  const able =
    decision.options.some(({ verb }) => !IDLE.has(verb)) || (watched && holdsCards(seen));
  const passing = isPassing(able, state as SanguozhiPublicState, seat, preferences);
  return passing ? decision.options.findIndex(({ verb }) => verb === 'pass') : null;
}

/** @param able as far as those at the screen may know, could something be done but pass? */
function isPassing(
  able: boolean,
  state: SanguozhiPublicState,
  seat: number,
  preferences: SanguozhiPreferences,
): boolean {
  const { passing } = preferences;
  if (passing?.seat === seat && stillPasses(passing, state)) return true;
  return !stopsAt(able, state, seat, preferences);
}

/** Whether a player who chose to pass for a while still passes. */
export function stillPasses(
  { until, seat, turn, known, fighting }: Passing,
  { active, chain, combat, phase, turn: now }: SanguozhiPublicState,
): boolean {
  if (until === 'turn-end') return now === turn;
  if (chain.some((item) => item.controller !== seat && item.id > known)) return false;
  const attacked = combat !== null && combat.attacker !== seat;
  if (attacked && !(fighting && now === turn)) return false;
  return !(active === seat && now !== turn && phase === 'prepare');
}

function stopsAt(
  able: boolean,
  { active, chain, phase }: SanguozhiPublicState,
  seat: number,
  { stop, own, others, chain: inChain }: SanguozhiPreferences,
): boolean {
  switch (stop) {
    case 'never':
      return false;
    case 'always':
      return true;
    case 'able':
      return able;
    case 'chosen': {
      const next = chain.at(-1);
      if (next !== undefined) return stopsFor(next, inChain, able, seat);
      const phases = active === seat ? own : others;
      // One's own preparation is where a turn is played, even if all that is left is to end it.
      const mine = active === seat && phase === 'prepare';
      return phases.includes(phase as StopPhase) && (able || mine);
    }
  }
}

/** Whether the game stops to ask while something lies in the chain: for what other players put there. */
function stopsFor(
  { controller }: PublicItem,
  inChain: SanguozhiPreferences['chain'],
  able: boolean,
  seat: number,
): boolean {
  if (inChain === 'never') return false;
  if (inChain === 'always') return true;
  return able && controller !== seat;
}
