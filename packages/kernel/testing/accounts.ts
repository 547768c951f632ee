import { NO_CARD } from '../ids.ts';
import type { Table } from '../table.ts';

// What holds at every moment of any game. Each gives a line for each thing that does not.

/** Every card lies in exactly one zone and knows which; no two answer to one handle. */
export function brokenPlaces({ cards, zones }: Table): string[] {
  const found: string[] = [];
  const times = new Map<number, number>();
  for (const zone of zones) {
    for (const id of zone.cards) {
      times.set(id, (times.get(id) ?? 0) + 1);
      if (cards[id].zone !== zone.id)
        found.push(`card ${id} lies in ${zone.name} and says otherwise`);
    }
  }
  for (const { id } of cards) {
    if (times.get(id) !== 1) found.push(`card ${id} lies in ${times.get(id) ?? 0} zones`);
  }
  const handles = new Set(cards.map(({ handle }) => handle));
  if (handles.size !== cards.length) found.push('two cards have one handle');
  return found;
}

/** What lasts while its source stays belongs to that very object. */
export function brokenEffects({ cards, effects }: Table): string[] {
  const all = [...effects.forbid, ...effects.replace, ...effects.modify, ...effects.trigger];
  return all
    .filter(({ source, duration }) => source !== NO_CARD && duration.until === 'source-leaves')
    .filter(({ source, incarnation }) => cards[source].incarnation !== incarnation)
    .map(({ id, source }) => `effect ${id} outlived its source, card ${source}`);
}

/** What is counted is whole, and not below 0. */
export function brokenCounts(counts: Readonly<Record<string, number>>): string[] {
  return Object.entries(counts)
    .filter(([, count]) => !Number.isInteger(count) || count < 0)
    .map(([name, count]) => `${name} is ${count}`);
}
