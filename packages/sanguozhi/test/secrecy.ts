import {
  type CardId,
  copyTable,
  type Handle,
  Match,
  mayLook,
  maySee,
  type Seat,
  seesMove,
  shuffleInPlace,
  type View,
  view,
  viewLog,
  writable,
} from '@lianhuan/kernel';
import { laidOpen } from '../laid-open.ts';
import { printed, type SanguozhiTable } from '../table.ts';
import type { SanguozhiMatch } from './walk.ts';

type UpTo = (bound: number) => number;

/** What `seat` is shown that it may not know: a line for each thing. */
export function viewLeaks(match: SanguozhiMatch, seat: Seat, upTo: UpTo): string[] {
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
export function logLeaks(match: SanguozhiMatch, seat: Seat, upTo: UpTo): string[] {
  const told = viewLog(match, seat);
  const toldOfOthers = viewLog(tellAgain(match, seat, upTo), seat);
  return told
    .filter((line, index) => !same(line, toldOfOthers[index]))
    .map(({ text }) => `seat ${seat} reads of hidden cards: ${text.zh}`);
}

/** Handles of cards that lie where the seat may not look. */
function leakedHandles(table: SanguozhiTable, seen: View, seat: Seat): string[] {
  const hidden = new Set(
    table.zones
      .filter((zone) => !mayLook(zone, seat))
      .flatMap(({ cards }) => cards.map((card) => table.cards[card].handle)),
  );
  const { decision } = seen;
  const told: (Handle | null)[] = [
    ...seen.zones.flatMap(({ cards }) => cards ?? []).map(({ handle }) => handle),
    ...(decision ? [decision.about, ...decision.options.map(({ card }) => card)] : []),
  ];
  return told
    .filter((handle) => handle !== null && hidden.has(handle))
    .map((handle) => `seat ${seat} is told the hidden handle ${handle}`);
}

/** Cards whose faces the seat does not see: in piles, in other hands, face down, unless laid open. */
function hiddenFrom(table: SanguozhiTable, seat: Seat): CardId[] {
  const open = new Set(laidOpen(table).flatMap(({ cards }) => cards));
  return table.cards.map(({ id }) => id).filter((id) => !maySee(table, id, seat) && !open.has(id));
}

/** The same idle point, with the cards that are hidden from the seat exchanged. */
function exchanged(match: SanguozhiMatch, seat: Seat, upTo: UpTo): SanguozhiMatch {
  const { game, setup, seed, answers } = match;
  const table = withExchanged(match.table, hiddenFrom(match.table, seat), seat, upTo);
  const other = new Match(game, { setup, seed, checkpointEvery: 0 }, { table, answers });
  if (other.pending[0].seat === seat) throw new Error('an exchange changed who is asked');
  return other;
}

/** The same log told of a table on which the cards that the seat never saw are exchanged. */
function tellAgain(match: SanguozhiMatch, seat: Seat, upTo: UpTo): SanguozhiMatch {
  const { game, log, table } = match;
  const seen = new Set<CardId>();
  for (const { event } of log) {
    if (event?.type === 'move' && seesMove(table, event, seat)) seen.add(event.card);
    if (event?.type === 'face' && !event.down) seen.add(event.card);
    if (event?.type === 'show') for (const card of event.cards) seen.add(card);
    if (event?.type === 'look' && event.seat === seat)
      for (const card of event.cards) seen.add(card);
  }
  const never = hiddenFrom(table, seat).filter((id) => !seen.has(id));
  return { game, log, table: withExchanged(table, never, seat, upTo) } as SanguozhiMatch;
}

/** A copy on which what is printed on these cards is exchanged among those that look alike. */
function withExchanged(
  original: SanguozhiTable,
  cards: readonly CardId[],
  seat: Seat,
  upTo: UpTo,
): SanguozhiTable {
  const table = copyTable(original);
  const backs = cards.map((card) => backOf(original, card, seat));
  for (const back of new Set(backs)) {
    const ids = cards.filter((_, index) => backs[index] === back);
    const definitions = ids.map((id) => table.cards[id].definition);
    shuffleInPlace(definitions, upTo);
    for (const [index, id] of ids.entries()) {
      writable(table).cards[id].definition = definitions[index];
    }
  }
  return table;
}

/** In a pile only the owner tells cards apart; face down in play the kind too (112.2). */
function backOf(table: SanguozhiTable, card: CardId, seat: Seat): string {
  const { zone, owner } = table.cards[card];
  return mayLook(table.zones[zone], seat) ? `${owner} ${printed(table, card).kind}` : `${owner}`;
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
