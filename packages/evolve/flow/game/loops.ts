import { type Flow, type Option, positionFingerprint } from '@lianhuan/kernel';
import { happen } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import { MOST_TURNS } from '../../table/limits.ts';
import type { EvolveTable } from '../../table/table.ts';

/** 无限循环 (15.2): an action that led back to where it was done is not offered there again (15.2.1.2). */

/** How often something is done in one turn before anybody compares positions, which takes time. */
const UNCOMPARED = 3;

/** How often an ability may be used in one turn, and an attack be made: whoever could go on for ever has to stop (15.2.1.2). */
const MOST_TIMES = 64;

/** How many cards a player may use in one turn. */
const MOST_CARDS = 128;

/** So many turns before the last the players are told how many are left. */
const LAST_TURNS = 10;

/** Are there no more turns? To be asked before one begins; the last ones are counted down. */
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

/** The options without those that led back to where all is as it is now, or that were taken without end. */
export function withoutLoops(table: EvolveTable, options: readonly Option[]): readonly Option[] {
  const left = isAnythingOverdone(table)
    ? options.filter((one) => !isOverdone(table, one) || !rule('15.2.1.2'))
    : options;
  return withoutRepeats(table, left);
}

/** Has anything been done so often this turn that it is worth looking which? */
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

/** To be asked before an action is done, and carried out after: notes it, and where it was done; null for nothing to note. */
export function noteAction(table: EvolveTable, action: Option): Flow | null {
  // Uses and attacks take cards, 能量点 or a follower; only abilities can be used again and again.
  if (action.verb !== 'ability') return null;
  const often = (table.state.repeats[keyOf(action)] ?? 0) >= UNCOMPARED;
  return note(table, action, often ? positionOf(table) : null);
}

function* note(table: EvolveTable, action: Option, place: string | null): Flow {
  const key = keyOf(action);
  yield* happen(table, { type: 'repeat', key: key });
  if (place !== null) yield* happen(table, { type: 'repeat', key: `${place}/${key}` });
}

function keyOf({ card, amount }: Option): string {
  return `${card}:${amount}`;
}

/** What the turn player sees, by its number: without what counts the moments. */
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
      waitedSoFar: 0,
      lastKnown: {},
      uses: {},
    }),
  );
}
