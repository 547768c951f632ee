import { type CardId, markCitations, withdrawCitations } from '@lianhuan/kernel';
import type { EvolveTable } from '../../table/table.ts';
import type { Condition, Count, Quality } from '../nodes/index.ts';
import type { Scope } from './scope.ts';

/** What is so, and how many there are: each node by the word of its kind. */

/** Does the condition hold now? */
export function holds(table: EvolveTable, condition: Condition, scope: Scope): boolean {
  const consulted = markCitations();
  if (table.procedures.words.conditions[condition.kind].holds(table, condition, scope)) return true;
  withdrawCitations(consulted);
  return false;
}

/** The number as it is now; it may be below 0 (1.3.2.4). */
export function count(table: EvolveTable, what: Count, scope: Scope): number {
  return table.procedures.words.counts[what.kind].count(table, what, scope);
}

/** Is that true of the card? */
export function hasQuality(
  table: EvolveTable,
  quality: Quality,
  card: CardId,
  scope: Scope,
): boolean {
  const consulted = markCitations();
  if (table.procedures.words.qualities[quality.kind].fits(table, quality, card, scope)) return true;
  withdrawCitations(consulted);
  return false;
}
