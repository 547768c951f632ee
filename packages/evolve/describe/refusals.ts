import { type CardRefusal as AnyRefusal, noteRefusals, type Seat } from '@lianhuan/kernel';
import { obstacleToAttack } from '../flow/combat/attack.ts';
import { followersOf } from '../flow/moving/moves.ts';
import {
  activatedOf,
  type Obstacle,
  obstacleToAbility,
  obstacleToUse,
  type Window,
} from '../flow/using/legal.ts';
import { cardsIn, type EvolveTable } from '../table/table.ts';
import type { Verb } from './prompts.ts';
import WORDS from './words.json' with { type: 'json' };

/** A use of a card that a rule forbids its player now. */
export interface CardRefusal extends AnyRefusal<Obstacle, Verb> {}

/**
 * Why this seat cannot use a card of its hand, EX area or field now: the rule that forbids it, for each use that is
 * refused. It tells only what the seat knows.
 */
export function refusals(table: EvolveTable, seat: Seat): CardRefusal[] {
  const window = windowOf(table, seat);
  if (window === null) return [];
  const { found, note } = noteRefusals<Obstacle, Verb>(table, WORDS.refusals);
  for (const card of [...cardsIn(table, seat, 'hand'), ...cardsIn(table, seat, 'extra')]) {
    note('use', card, obstacleToUse(table, seat, card, window));
  }
  for (const card of cardsIn(table, seat, 'field')) {
    for (const one of activatedOf(table, card)) {
      note('ability', card, obstacleToAbility(table, seat, card, one, window), one.place);
    }
  }
  if (window === 'quick') return found;
  for (const card of followersOf(table, seat)) {
    note('attack', card, obstacleToAttack(table, seat, card));
  }
  return found;
}

/** The window in which that player could use something now; null if there is none. */
function windowOf({ state, outcome }: EvolveTable, seat: Seat): Window | null {
  if (outcome !== null) return null;
  if (seat === state.active) return state.phase === 'main' && state.idle ? 'main' : null;
  return state.attack !== null || state.phase === 'end' ? 'quick' : null;
}
