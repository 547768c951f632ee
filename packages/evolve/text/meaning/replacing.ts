import type { Flow } from '@lianhuan/kernel';
import { rule } from '../../rules.ts';
import type { EvolveEffect, EvolveTable } from '../../table/table.ts';

/** The replacements that are being carried out: none replaces an event that it brought about itself (10.10.2.3). */

const underWay = new WeakMap<EvolveTable, number[]>();

/** Is this replacement being carried out, so that what happens now is its own doing? */
export function isReplacing(table: EvolveTable, { id }: EvolveEffect): boolean {
  return (underWay.get(table)?.includes(id) ?? false) && rule('10.10.2.3');
}

/** Carries out what a replacement puts in the place of an event. */
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
