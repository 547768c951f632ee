import { type Flow, type Option, positionFingerprint } from '@lianhuan/kernel';
import { happen } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import { MOST_TURNS } from '../../table/limits.ts';
import type { EvolveTable } from '../../table/table.ts';

/** 无限循环 (15.2): an action that led back to the position in which it was done is not offered there again (15.2.1.2). */

/** How often an action is done in one turn before positions are compared, which takes time. */
const UNCOMPARED = 3;

/** How often an ability may be used, and how many attacks be made, in one turn: a player who could go on for ever has to stop (15.2.1.2). */
const MOST_TIMES = 64;

/** How many cards a player may use in one turn (15.2.1.2). */
const MOST_CARDS = 128;

/** In the last turns of a game the log tells how many are left. */
const LAST_TURNS = 10;

/** Were there as many turns as a game may have? Asked before a turn begins; notes how many of the last turns are left. */
export function* isLastTurnOver(table: EvolveTable): Flow<boolean> {
  const left = MOST_TURNS - table.state.turn;
  if (left > LAST_TURNS) return false;
  if (left <= 0) return true;
  yield* happen(table, { type: 'turns-left', turns: left });
  return false;
}

/** May a player go on using something in a 快速 window? @param used how often they have in this one */
export function mayRepeat(used: number): boolean {
  return used < MOST_TIMES;
}

/** The options without those that led back to the present position before, and without those taken too often this turn. */
export function withoutLoops(table: EvolveTable, options: readonly Option[]): readonly Option[] {
  const left = isAnythingOverdone(table)
    ? options.filter((one) => !isOverdone(table, one) || !rule('15.2.1.2'))
    : options;
  return withoutRepeats(table, left);
}

/** Has any action been done too often this turn? */
function isAnythingOverdone({ state }: EvolveTable): boolean {
  if (state.attacks >= MOST_TIMES || state.players[state.active].played >= MOST_CARDS) return true;
  for (const key in state.repeats) if (state.repeats[key] >= MOST_TIMES) return true;
  return false;
}

function isOverdone({ state }: EvolveTable, one: Option): boolean {
  switch (one.verb) {
    case 'attack':
      return state.attacks >= MOST_TIMES;
    case 'use':
      return state.players[one.seat].played >= MOST_CARDS;
    default:
      return (state.repeats[keyOf(one)] ?? 0) >= MOST_TIMES;
  }
}

function withoutRepeats(table: EvolveTable, options: readonly Option[]): readonly Option[] {
  const { repeats: seen } = table.state;
  if (isEmpty(seen)) return options;
  if (!options.some((one) => (seen[keyOf(one)] ?? 0) > UNCOMPARED)) return options;
  const position = positionOf(table);
  return options.filter(
    (one) => (seen[`${position}/${keyOf(one)}`] ?? 0) === 0 || !rule('15.2.1.2'),
  );
}

function isEmpty(counts: Readonly<Record<string, number>>): boolean {
  for (const _ in counts) return false;
  return true;
}

/**
 * Notes an action, and from some number of times on the position it is done in: asked for before the action is
 * done, carried out after it. Null for an action that need not be noted.
 */
export function noteAction(table: EvolveTable, action: Option): Flow | null {
  // Using a card takes the card, attacking taps a follower: only abilities can be used without end.
  if (action.verb !== 'ability') return null;
  const often = (table.state.repeats[keyOf(action)] ?? 0) >= UNCOMPARED;
  return note(table, action, often ? positionOf(table) : null);
}

function* note(table: EvolveTable, action: Option, place: string | null): Flow {
  const key = keyOf(action);
  yield* happen(table, { type: 'repeated', key: key });
  if (place !== null) yield* happen(table, { type: 'repeated', key: `${place}/${key}` });
}

function keyOf({ card, amount }: Option): string {
  return `${card}:${amount}`;
}

/** The fingerprint of what the turn player sees, without what differs from moment to moment. */
function positionOf(table: EvolveTable): string {
  const { state } = table;
  return String(
    positionFingerprint(table, state.active, {
      ...state,
      idle: false,
      repeats: {},
      attacks: 0,
      version: 0,
      structure: 0,
      lastNumber: 0,
      lastKnown: {},
      uses: {},
    }),
  );
}
