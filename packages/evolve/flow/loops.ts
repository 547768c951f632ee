import { type Flow, type Option, positionFingerprint } from '@lianhuan/kernel';
import { happen } from '../pipeline.ts';
import { rule } from '../rules.ts';
import type { EvolveTable } from '../table.ts';

/** 无限循环 (15.2): an action that led back to where it was done is not offered there again (15.2.1.2). */

/** How often something is done in one turn before anybody compares positions, which takes time. */
const HARMLESS = 3;

/** The options without those that led back to where all is as it is now. */
export function withoutLoops(table: EvolveTable, options: readonly Option[]): readonly Option[] {
  const { seen } = table.state;
  if (isEmpty(seen)) return options;
  if (!options.some((one) => (seen[keyOf(one)] ?? 0) > HARMLESS)) return options;
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
  const often = (table.state.seen[keyOf(action)] ?? 0) >= HARMLESS;
  return note(table, action, often ? positionOf(table) : null);
}

function* note(table: EvolveTable, action: Option, place: string | null): Flow {
  const key = keyOf(action);
  yield* happen(table, { type: 'seen', position: key });
  if (place !== null) yield* happen(table, { type: 'seen', position: `${place}/${key}` });
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
      open: false,
      seen: {},
      version: 0,
      structure: 0,
      numbered: 0,
      lastKnown: {},
      uses: {},
    }),
  );
}
