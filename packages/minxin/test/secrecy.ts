import {
  copyTable,
  type Handle,
  Match,
  mayLook,
  type Seat,
  seesMove,
  shuffleInPlace,
  type View,
  view,
  viewLog,
  writable,
} from '@lianhuan/kernel';
import type { MinxinEvent } from '../events.ts';
import type { MinxinSetup } from '../setup.ts';
import type { MinxinTable } from '../table.ts';

export type MinxinMatch = Match<MinxinTable, MinxinSetup, MinxinEvent>;

/** What `seat` is shown that it may not know: a line for each thing. */
export function viewLeaks(
  match: MinxinMatch,
  seat: Seat,
  upTo: (bound: number) => number,
): string[] {
  const found = leakedHandles(match.table, view(match, seat), seat);
  if (match.idle && seat !== match.pending[0].seat) {
    const other = exchanged(match, seat, upTo);
    if (!same(view(match, seat), view(other, seat))) {
      found.push(`seat ${seat}'s view tells hidden cards`);
    }
  }
  return found;
}

/** What `seat` reads in the log that it may not know: would it read otherwise, had it been other cards? */
export function logLeaks(
  match: MinxinMatch,
  seat: Seat,
  upTo: (bound: number) => number,
): string[] {
  const told = viewLog(match, seat);
  const toldOfOthers = viewLog(tellAgain(match, seat, upTo), seat);
  return told
    .filter((line, index) => !same(line, toldOfOthers[index]))
    .map(({ text }) => `seat ${seat} reads of hidden cards: ${text.zh}`);
}

/** Handles of cards that lie where the seat may not look. */
function leakedHandles(table: MinxinTable, seen: View, seat: Seat): string[] {
  const hidden = new Set(hiddenFrom(table, seat).map((id) => table.cards[id].handle));
  const { decision } = seen;
  const told: (Handle | null)[] = [
    ...seen.zones.flatMap(({ cards }) => cards ?? []).map(({ handle }) => handle),
    ...(decision ? [decision.about, ...decision.options.map(({ card }) => card)] : []),
  ];
  return told
    .filter((handle) => handle !== null && hidden.has(handle))
    .map((handle) => `seat ${seat} is told the hidden handle ${handle}`);
}

function hiddenFrom(table: MinxinTable, seat: Seat): number[] {
  return table.zones.filter((zone) => !mayLook(zone, seat)).flatMap(({ cards }) => cards);
}

/** The same idle point, with the cards that are hidden from the seat exchanged. */
function exchanged(match: MinxinMatch, seat: Seat, upTo: (bound: number) => number): MinxinMatch {
  const { game, setup, seed, answers } = match;
  const table = withExchanged(match.table, hiddenFrom(match.table, seat), upTo);
  const other = new Match(game, { setup, seed, checkpointEvery: 0 }, { table, answers });
  if (other.pending[0].seat === seat) throw new Error('an exchange changed whose turn it is');
  return other;
}

/** The same log told of a table on which the cards that the seat never saw are exchanged. */
function tellAgain(match: MinxinMatch, seat: Seat, upTo: (bound: number) => number): MinxinMatch {
  const { game, log } = match;
  const seen = new Set<number>();
  for (const { event } of log) {
    if (event?.type === 'move' && seesMove(match.table, event, seat)) seen.add(event.card);
    if (event?.type === 'show') seen.add(event.card);
  }
  const never = hiddenFrom(match.table, seat).filter((id) => !seen.has(id));
  const table = withExchanged(match.table, never, upTo);
  return { game, log, table } as MinxinMatch;
}

/** A copy on which what is printed on these cards is exchanged among those of one back. */
function withExchanged(
  original: MinxinTable,
  cards: readonly number[],
  upTo: (bound: number) => number,
): MinxinTable {
  const table = copyTable(original);
  for (const back of ['events', 'pouches', 'player']) {
    const ids = cards.filter((id) => backOf(table, id) === back);
    const definitions = ids.map((id) => table.cards[id].definition);
    shuffleInPlace(definitions, upTo);
    for (const [index, id] of ids.entries())
      writable(table).cards[id].definition = definitions[index];
  }
  return table;
}

/** Cards with different backs are never mistaken for each other. */
function backOf(table: MinxinTable, id: number): string {
  const { home } = table.library[table.cards[id].definition];
  return home === 'events' || home === 'pouches' ? home : 'player';
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
