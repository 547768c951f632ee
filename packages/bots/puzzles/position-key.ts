import type { Effect, Match, Table } from '@lianhuan/kernel';

/**
 * A text that two moments at rest of one turn share which differ only in what counts moments, and in the order in
 * which cards came to lie where all see them.
 * @param moments the parts of the game's state that count moments
 */
export function positionKey({ table, pending }: Match, moments: readonly string[]): string {
  const { cards, zones, effects, outcome } = table;
  const state = { ...(table.state as Record<string, unknown>) };
  for (const part of moments) delete state[part];
  const [asked] = pending;
  return JSON.stringify([
    asked.seat,
    asked.kind,
    cards.map((card) => [
      card.definition,
      card.controller,
      card.zone,
      card.tapped,
      card.faceDown,
      card.host,
      card.incarnation,
      card.counters,
    ]),
    zones.flatMap(({ visibility, cards: held }) => (visibility === 'nobody' ? [held] : [])),
    timeless(effects.forbid),
    timeless(effects.replace),
    timeless(effects.modify),
    timeless(effects.trigger),
    outcome,
    state,
  ]);
}

function timeless(effects: Table['effects']['modify']): readonly Partial<Effect>[] {
  return effects.map(({ id: _, timestamp: __, ...effect }) => effect);
}
