import { copyTable } from '../copy.ts';
import { type MoveEvent, seesMove } from '../event.ts';
import type { CardId, Handle, Seat } from '../ids.ts';
import { Match } from '../match.ts';
import { shuffleInPlace } from '../random.ts';
import type { Secrets } from '../secrets.ts';
import { mayLook, maySee, type Table, writable } from '../table.ts';
import { tellerOfSeat } from '../telling.ts';
import { type View, view } from '../view.ts';
import type { Dice } from './dice.ts';

/** What `seat` is shown that it may not know: a line for each thing. The match is a recorded one. */
export function viewLeaks<T extends Table, Setup, Event>(
  match: Match<T, Setup, Event>,
  seat: Seat,
  secrets: Secrets<T, Event>,
  upTo: Dice,
): string[] {
  const found = leakedHandles(match.table, view(match, seat), seat);
  if (match.idle && seat !== match.pending[0].seat) {
    const other = exchanged(match, seat, secrets, upTo);
    if (!same(view(match, seat), view(other, seat))) {
      found.push(`seat ${seat}'s view tells hidden cards`);
    }
  }
  return found;
}

/** What `seat` reads in the log that it may not know: would it read otherwise, had it been other cards? */
export function logLeaks<T extends Table, Setup, Event>(
  match: Match<T, Setup, Event>,
  seat: Seat,
  secrets: Secrets<T, Event>,
  upTo: Dice,
): string[] {
  const { game, log, table } = match;
  const now = tellerOfSeat(game, table, seat);
  const had = tellerOfSeat(game, neverSeenExchanged(match, seat, secrets, upTo), seat);
  const found: string[] = [];
  // Line by line: a log is long, and is told twice.
  for (const node of log) {
    const [line] = now.tell(node);
    if (same(line, had.tell(node)[0])) continue;
    found.push(`seat ${seat} reads of hidden cards: ${line?.text.zh ?? 'what it else would not'}`);
  }
  return found;
}

/** Handles of cards that lie where the seat may not look. */
function leakedHandles(table: Table, seen: View, seat: Seat): string[] {
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
function hiddenFrom<T extends Table, Event>(
  table: T,
  seat: Seat,
  { laidOpen }: Secrets<T, Event>,
): CardId[] {
  const open = new Set(laidOpen?.(table));
  return table.cards.map(({ id }) => id).filter((id) => !maySee(table, id, seat) && !open.has(id));
}

/** The same idle point, with the cards that are hidden from the seat exchanged. */
function exchanged<T extends Table, Setup, Event>(
  match: Match<T, Setup, Event>,
  seat: Seat,
  secrets: Secrets<T, Event>,
  upTo: Dice,
): Match<T, Setup, Event> {
  const { game, setup, seed, answers } = match;
  const table = withExchanged(match.table, neverSeen(match, seat, secrets), secrets, upTo);
  const other = new Match(game, { setup, seed, checkpointEvery: 0 }, { table, answers });
  if (other.pending[0].seat === seat) throw new Error('an exchange changed who is asked');
  return other;
}

/** The same table with the cards exchanged that the seat never saw. */
function neverSeenExchanged<T extends Table, Setup, Event>(
  match: Match<T, Setup, Event>,
  seat: Seat,
  secrets: Secrets<T, Event>,
  upTo: Dice,
): T {
  return withExchanged(match.table, neverSeen(match, seat, secrets), secrets, upTo);
}

/**
 * The cards that the seat does not see and has never seen. One that everybody saw leave is no secret
 * afterwards: what it began while it lay in play may go on, and still names it.
 */
function neverSeen<T extends Table, Setup, Event>(
  { log, table }: Match<T, Setup, Event>,
  seat: Seat,
  secrets: Secrets<T, Event>,
): CardId[] {
  const seen = new Set<CardId>();
  for (const { event } of log) {
    if (event === null) continue;
    if (isMove(event) && seesMove(table, event, seat)) seen.add(event.card);
    for (const card of secrets.shownBy?.(event, seat) ?? []) seen.add(card);
  }
  return hiddenFrom(table, seat, secrets).filter((id) => !seen.has(id));
}

function isMove(event: unknown): event is MoveEvent {
  return (event as { readonly type?: unknown }).type === 'move';
}

/** A copy on which what is printed on these cards is exchanged among those of one back. */
function withExchanged<T extends Table, Event>(
  original: T,
  cards: readonly CardId[],
  secrets: Secrets<T, Event>,
  upTo: Dice,
): T {
  const table = copyTable(original) as T;
  const open = writable(table as Table);
  const backs = cards.map((card) => {
    const { definition, zone } = original.cards[card];
    return secrets.backOf(original.library[definition], original.zones[zone].name);
  });
  for (const back of new Set(backs)) {
    const ids = cards.filter((_, index) => backs[index] === back);
    const definitions = ids.map((id) => original.cards[id].definition);
    shuffleInPlace(definitions, upTo);
    for (const [index, id] of ids.entries()) open.cards[id].definition = definitions[index];
  }
  return table;
}

/** Are these plain data alike? Long logs are compared line by line, so they are not written out for it. */
function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const [mine, theirs] = [one, other] as Readonly<Record<string, unknown>>[];
  const names = Object.keys(mine);
  return (
    names.length === Object.keys(theirs).length &&
    names.every((key) => same(mine[key], theirs[key]))
  );
}
