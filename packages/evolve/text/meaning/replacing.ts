import type { Flow } from '@lianhuan/kernel';
import { rule } from '../../rules.ts';
import type { EvolveEffect, EvolveTable } from '../../table/table.ts';

/** Which replacements are under way: none replaces what itself brought about (10.10.2.3). */

const underWay = new WeakMap<EvolveTable, number[]>();

/** Is what happens now a part of what this effect put in place of something? */
export function isReplacing(table: EvolveTable, { id }: EvolveEffect): boolean {
  return (underWay.get(table)?.includes(id) ?? false) && rule('10.10.2.3');
}

/** Carries out what stands in the place of an event. */
export function* whileReplacing(
  table: EvolveTable,
  { id }: EvolveEffect,
  flow: Flow<unknown>,
): Flow {
  const ids = underWay.get(table) ?? [];
  underWay.set(table, ids);
  ids.push(id);
  try {
    yield* flow;
  } finally {
    ids.splice(ids.lastIndexOf(id), 1);
  }
}
