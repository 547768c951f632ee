import { childrenOf, type Node } from '@lianhuan/cardtext';
import { type CardId, markCitations, withdrawCitations } from '@lianhuan/kernel';
import { LAYERS } from '../../effects/characteristics.ts';
import type { EvolveTable } from '../../table/table.ts';
import type { Condition, Count, Quality } from '../nodes/index.ts';
import type { ConditionWord, CountWord, QualityWord } from '../reading/word.ts';
import type { Scope } from './scope.ts';

/**
 * What is so, and how many there are: each node by the word of its kind. Words hold other words, so
 * they ask here instead of each other; they hand themselves in once, when the language is loaded.
 */
interface Facts {
  readonly conditions: Readonly<Record<string, ConditionWord>>;
  readonly counts: Readonly<Record<string, CountWord>>;
  readonly qualities: Readonly<Record<string, QualityWord>>;
}

/** The same, as those who write the words have them: each of its own kind. */
type Given = Readonly<Record<keyof Facts, Readonly<Record<string, unknown>>>>;

let facts: Facts = { conditions: {}, counts: {}, qualities: {} };

/** Called once, by the list of all facts. */
export function provideFacts(given: Given): void {
  facts = given as Facts;
}

/** Does the condition hold now? */
export function holds(table: EvolveTable, condition: Condition, scope: Scope): boolean {
  const consulted = markCitations();
  if (facts.conditions[condition.kind].holds(table, condition, scope)) return true;
  withdrawCitations(consulted);
  return false;
}

/** The number as it is now; it may be below 0 (1.3.2.4). */
export function count(table: EvolveTable, what: Count, scope: Scope): number {
  return facts.counts[what.kind].count(table, what, scope);
}

/** Is that true of the card? */
export function hasQuality(
  table: EvolveTable,
  quality: Quality,
  card: CardId,
  scope: Scope,
): boolean {
  const consulted = markCitations();
  if (facts.qualities[quality.kind].fits(table, quality, card, scope)) return true;
  withdrawCitations(consulted);
  return false;
}

/** What a card is called and of which kind it is can be changed too. */
const NOUN_READS = 1 << LAYERS.others;

/** The layers whose values the node and all in it look at, one bit each. */
export function readsOf(node: Node): number {
  const { counts, qualities } = facts;
  let reads = node.kind === 'noun' || node.kind === 'named' ? NOUN_READS : 0;
  if (node.kind in qualities) reads |= qualities[node.kind].reads(node as Quality);
  else if (node.kind in counts) reads |= counts[node.kind].reads?.(node as Count) ?? 0;
  for (const child of childrenOf(node)) reads |= readsOf(child);
  return reads;
}
