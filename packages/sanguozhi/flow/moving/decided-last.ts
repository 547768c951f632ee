import { type CardId, markCitations, withdrawCitations } from '@lianhuan/kernel';
import type { SanguozhiEvent } from '../../events/events.ts';
import { replacementsOf } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import { onField, type SanguozhiEffect, type SanguozhiTable } from '../../table/table.ts';

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

/**
 * What replaces the events of one moment, as all their cards are still there: of two cards whose words each replace what
 * happens to the other, those of the first to leave are still good for the other one (710.3, 804.4).
 * @returns for an event: the effects that applied to it, of cards that have left the field since
 */
export function formerReplacements<Event extends SanguozhiEvent & { readonly card: CardId }>(
  table: SanguozhiTable,
  events: readonly Event[],
): (event: Event) => readonly SanguozhiEffect[] {
  const leaving = events.map(({ card }) => card).filter((card) => onField(table, card));
  if (leaving.length < 2) return () => NONE;
  const consulted = markCitations();
  const before = new Map(
    events.map((event) => {
      const effects = replacementsOf(table, event);
      const theirs = effects.filter(({ source }) => leaving.includes(source));
      return [event, theirs.filter(({ source }) => source !== event.card)];
    }),
  );
  withdrawCitations(consulted);
  return (event) => {
    const gone = (before.get(event) ?? NONE).filter(({ source }) => !onField(table, source));
    return gone.length > 0 && rule('804.4') ? gone : NONE;
  };
}

const NONE: readonly SanguozhiEffect[] = [];

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
