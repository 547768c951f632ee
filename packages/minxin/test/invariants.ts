import { NO_CARD } from '@lianhuan/kernel';
import type { MinxinTable } from '../table.ts';

/** What must be true of a 民心 table at every moment: a line for each thing that is not. */
export function broken(table: MinxinTable): string[] {
  return [...brokenPlaces(table), ...brokenNumbers(table), ...brokenEffects(table)];
}

/** Every card lies in exactly one zone and knows which; no two answer to one handle. */
function brokenPlaces({ cards, zones }: MinxinTable): string[] {
  const found: string[] = [];
  const times = new Map<number, number>();
  for (const zone of zones) {
    for (const id of zone.cards) {
      times.set(id, (times.get(id) ?? 0) + 1);
      if (cards[id].zone !== zone.id)
        found.push(`card ${id} lies in ${zone.name} and says otherwise`);
    }
    if (zone.name === 'row' && zone.cards.length > 1) found.push('a row place holds two cards');
  }
  for (const { id } of cards) {
    if (times.get(id) !== 1) found.push(`card ${id} lies in ${times.get(id) ?? 0} zones`);
  }
  const handles = new Set(cards.map(({ handle }) => handle));
  if (handles.size !== cards.length) found.push('two cards have one handle');
  return found;
}

/** Nothing is counted below 0 or in fractions; no 民心 is lost (more may come once the pool is empty). */
function brokenNumbers(table: MinxinTable): string[] {
  const { state, seats } = table;
  const found: string[] = [];
  const counts = { pool: state.pool, round: state.round, turn: state.turn };
  for (const [name, count] of Object.entries(counts)) check(name, count, found);
  for (const [seat, { power, renown, favor, siege }] of state.players.entries()) {
    for (const [name, count] of Object.entries({ power, renown, favor, siege })) {
      check(`${name} of seat ${seat}`, count, found);
    }
  }
  const all = favorInPlay(table);
  const full = seats * state.favorPerPlayer;
  if (state.round > 0 && all < full) found.push(`${full - all} favour got lost`);
  return found;
}

function check(name: string, count: number, found: string[]): void {
  if (!Number.isInteger(count) || count < 0) found.push(`${name} is ${count}`);
}

/** What lasts while its source stays belongs to that very object. */
function brokenEffects({ cards, effects }: MinxinTable): string[] {
  const all = [...effects.forbid, ...effects.replace, ...effects.modify, ...effects.trigger];
  return all
    .filter(({ source, duration }) => source !== NO_CARD && duration.until === 'source-leaves')
    .filter(({ source, incarnation }) => cards[source].incarnation !== incarnation)
    .map(({ id, source }) => `effect ${id} outlived its source, card ${source}`);
}

/** All the 民心 there is: it stays the same until the pool is empty for the first time. */
export function favorInPlay({ state }: MinxinTable): number {
  return state.players.reduce((sum, { favor }) => sum + favor, state.pool);
}
