import type { Game } from '../match/game.ts';
import { copyTable } from '../table/copy.ts';
import { type Handle, NO_CARD, NO_HANDLE } from '../table/ids.ts';
import type { Table } from '../table/table.ts';

// What holds at every moment of any game. Each gives a line for each thing that does not.

/** Every card lies in exactly one zone and knows which; no two answer to one handle, and where nobody may look none has one. */
export function brokenPlaces(table: Table): string[] {
  const { cards, zones } = table;
  const found: string[] = [];
  const times = new Uint16Array(cards.length);
  for (const zone of zones) {
    for (const id of zone.cards) {
      times[id] += 1;
      if (cards[id].zone !== zone.id)
        found.push(`card ${id} lies in ${zone.name} and says otherwise`);
    }
  }
  for (let id = 0; id < times.length; id++) {
    if (times[id] !== 1) found.push(`card ${id} lies in ${times[id]} zones`);
  }
  if (!handlesDiffer(table)) found.push('two cards have one handle');
  for (const { id, handle, zone } of cards) {
    if ((handle === NO_HANDLE) !== (zones[zone].visibility === 'nobody')) {
      found.push(`card ${id} in ${zones[zone].name} has the handle ${handle}`);
    }
  }
  return found;
}

/** The handles that differed at the last look: as a rule all of them are still there. */
const differed = new WeakMap<Table, readonly Handle[]>();

function handlesDiffer(table: Table): boolean {
  const { cards } = table;
  const before = differed.get(table);
  if (before?.length === cards.length && cards.every(({ id, handle }) => handle === before[id])) {
    return true;
  }
  const handles = cards.map(({ handle }) => handle);
  const given = handles.filter((handle) => handle !== NO_HANDLE);
  if (new Set(given).size !== given.length) return false;
  differed.set(table, handles);
  return true;
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
  const found: string[] = [];
  for (const name in counts) {
    const count = counts[name];
    if (!Number.isInteger(count) || count < 0) found.push(`${name} is ${count}`);
  }
  return found;
}

/** What is kept of cards is what would be worked out of the table anew: a copy keeps nothing. */
export function wronglyKept<T extends Table, Setup, Event>(
  game: Game<T, Setup, Event>,
  table: T,
): string[] {
  const copy = copyTable(table, game.copyState) as T;
  return table.cards.flatMap(({ id }) => {
    const kept = JSON.stringify(game.characteristics(table, id));
    const anew = JSON.stringify(game.characteristics(copy, id));
    return kept === anew ? [] : [`card ${id} is kept as ${kept}, and is ${anew}`];
  });
}
