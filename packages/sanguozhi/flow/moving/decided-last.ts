import { type CardId, markCitations, withdrawCitations } from '@lianhuan/kernel';
import type { SanguozhiEvent } from '../../events/events.ts';
import { replacementsOf } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import type { SanguozhiTable } from '../../table/table.ts';

/**
 * Events of one moment in the order in which what replaces them is looked for: a card whose words replace what
 * happens to another of them comes after that one. What comes in its own place may take it off the field at
 * once, and its words are still in force at that moment (710.3, 804.4).
 */
export function sourcesLast<Event extends SanguozhiEvent & { readonly card: CardId }>(
  table: SanguozhiTable,
  events: readonly Event[],
): readonly Event[] {
  if (events.length < 2) return events;
  const needed = new Set(events.flatMap((event) => othersReplacing(table, event)));
  const later = events.filter(({ card }) => needed.has(card));
  if (later.length === 0 || !rule('804.4')) return events;
  return [...events.filter((event) => !later.includes(event)), ...later];
}

/** The other cards whose words could replace the event. */
function othersReplacing(
  table: SanguozhiTable,
  event: SanguozhiEvent & { readonly card: CardId },
): readonly CardId[] {
  const consulted = markCitations();
  const sources = replacementsOf(table, event).map(({ source }) => source);
  withdrawCitations(consulted);
  return sources.filter((source) => source !== event.card);
}
