import type { Lapse, LapseReason } from '../events/lapse.ts';
import { type MoveEvent, seesMove } from '../events/table-event.ts';
import type { Game } from '../match/game.ts';
import type { Cause } from '../rules/citation.ts';
import { citedAside } from '../rules/citation.ts';
import { copyPlain, freezePlain } from '../table/copy.ts';
import { type CardId, type Handle, NO_CARD, NOBODY, type Seat } from '../table/ids.ts';
import { mayLook, maySee, type Table, type Zone } from '../table/table.ts';
import type { Text } from '../text/text.ts';
import type { CardFact, FactMaker, Facts } from './facts.ts';

/** What a line says to one reader, settled when it was written. */
export interface LineContent {
  readonly kind: 'event' | 'cause' | 'lapse';
  /** The event's type, or the kind of cause; what did not happen has the type it would have had. */
  readonly type: string;
  /** Why it came to nothing; null for what happened. */
  readonly lapse: LapseReason | null;
  /** What this reader may know of it, as plain data. */
  readonly data: Facts;
  readonly text: Text;
  /** The card it is about (or whose words are carried out), as its definition's id. */
  readonly card: string | null;
  /** The words carried out: [start, end) in that card's text. */
  readonly span: readonly [number, number] | null;
}

/** What there is to tell: exactly one of these is not null. */
export interface Occurrence<Event = unknown> {
  readonly cause: Cause | null;
  readonly event: Event | null;
  readonly lapse: Lapse<Event> | null;
}

/**
 * What each reader is told, null for what is no line to them: every seat in order and then the
 * spectator, or a single entry where it is the same for all of them.
 */
export type ContentByReader = readonly (LineContent | null)[];

/** Settles what is told of something, as the table is now. */
export interface LineWriter<Event = unknown> {
  /** What each reader is told of it. */
  write(what: Occurrence<Event>): ContentByReader;
  /** Is it also told which causes came to nothing? Of a game that is played they are not kept. */
  readonly tellsIdle?: boolean;
}

/** What `seat` (or the spectator) was told. */
export function contentFor(told: ContentByReader, seat: Seat): LineContent | null {
  if (told.length <= 1) return told[0] ?? null;
  return (seat === NOBODY ? told.at(-1) : told[seat]) ?? null;
}

/** Tells every seat and the spectator. What is worked out for the words decides nothing. */
export function lineWriterForSeats<T extends Table, Setup, Event>(
  game: Game<T, Setup, Event>,
  table: () => T,
): LineWriter<Event> {
  const tellAll = (what: Occurrence<Event>): ContentByReader => {
    const now = table();
    const told: (LineContent | null)[] = [];
    for (let seat = 0; seat < now.seats; seat++) told.push(describe(game, now, what, seat as Seat));
    told.push(describe(game, now, what, NOBODY));
    const [first, ...others] = told;
    return freezePlain(others.every((one) => isAlike(one, first)) ? [first] : told);
  };
  return { write: (what) => citedAside(() => tellAll(what)) };
}

/** Tells one reader before whom the cards of all zones lie open: a judge. */
export function openLineWriter<T extends Table, Setup, Event>(
  game: Game<T, Setup, Event>,
  table: () => T,
): LineWriter<Event> {
  let zones: readonly Zone[] = [];
  // One object for all lines: what is kept for a table is kept for this one, too.
  const open = {} as T & { zones: readonly Zone[] };
  const tellOpenly = (what: Occurrence<Event>): ContentByReader => {
    const now = table();
    // The lists of cards are those of the table itself, until a rewind puts another in its place.
    if (zones.length === 0 || zones[0].cards !== now.zones[0].cards) {
      zones = now.zones.map((zone) => ({ ...zone, visibility: 'public' as const }));
    }
    return freezePlain([describe(game, Object.assign(open, now, { zones }), what, NOBODY)]);
  };
  return { write: (what) => citedAside(() => tellOpenly(what)), tellsIdle: true };
}

function describe<T extends Table, Setup, Event>(
  game: Game<T, Setup, Event>,
  table: T,
  { cause, event, lapse }: Occurrence<Event>,
  seat: Seat,
): LineContent | null {
  if (cause !== null) return describeCause(game, table, cause, seat);
  if (lapse !== null) return describeLapse(game, table, lapse, seat);
  return event === null ? null : describeEvent(game, table, event, seat);
}

function describeEvent<T extends Table, Setup, Event>(
  game: Game<T, Setup, Event>,
  table: T,
  event: Event,
  seat: Seat,
): LineContent | null {
  const text = game.describeEvent(table, event, seat);
  if (text === null) return null;
  const subject = game.subject(table, event, seat);
  return {
    kind: 'event',
    type: typeOf(event),
    lapse: null,
    data: game.factsOf(event, factMaker(game, table, seat, event)),
    text,
    card: subject === NO_CARD ? null : game.definitionId(table, subject),
    span: null,
  };
}

function describeCause<T extends Table, Setup, Event>(
  game: Game<T, Setup, Event>,
  table: T,
  cause: Cause,
  seat: Seat,
): LineContent {
  const card = causeCard(table, cause, seat);
  // The words, and where they stand in its text, would tell which card it is.
  const { span: words, ...unspoken } = cause;
  const span = words === undefined || card === NO_CARD ? null : copyPlain(words);
  return {
    kind: 'cause',
    type: cause.kind,
    lapse: null,
    data: {
      ...(cause.seat === undefined ? {} : { seat: cause.seat }),
      ...(cause.card === undefined ? {} : { card: cardFact(game, table, card, seat) }),
      ...(cause.amount === undefined ? {} : { amount: cause.amount }),
    },
    text: game.describeCause(table, span === null ? unspoken : cause, seat),
    card: card === NO_CARD ? null : game.definitionId(table, card),
    span,
  };
}

/** What came to nothing is told of cards that the reader can see where they lie, and of no other. */
function describeLapse<T extends Table, Setup, Event>(
  game: Game<T, Setup, Event>,
  table: T,
  lapse: Lapse<Event>,
  seat: Seat,
): LineContent | null {
  const knows = (card: CardId) => mayKnow(game, table, card, seat);
  const by = lapse.card === NO_CARD || knows(lapse.card) ? lapse.card : NO_CARD;
  if (by !== lapse.card && lapse.reason === 'no-choice') return null;
  const { event } = lapse;
  const isShown = namesOnly(event, knows);
  const text = game.describeLapse(table, { ...lapse, card: by }, seat, isShown);
  if (text === null) return null;
  const make = factMaker(game, table, seat, null);
  return {
    kind: 'lapse',
    type: typeOf(event),
    lapse: lapse.reason,
    data: { ...(isShown ? game.factsOf(event, make) : {}), by: make.card(by) },
    text,
    card: by === NO_CARD ? null : game.definitionId(table, by),
    span: null,
  };
}

function mayKnow<T extends Table, Setup, Event>(
  game: Game<T, Setup, Event>,
  table: T,
  card: CardId,
  seat: Seat,
): boolean {
  return game.mayKnow?.(table, card, seat) ?? maySee(table, card, seat);
}

/** Is every card that the event is about one of those? Events name cards by these fields. */
function namesOnly(event: unknown, isOne: (card: CardId) => boolean): boolean {
  const { card = NO_CARD, cards = [] } = event as {
    readonly card?: CardId;
    readonly cards?: readonly CardId[];
  };
  return [card, ...cards].every((one) => one === NO_CARD || isOne(one));
}

/** The card a cause is about, unless it lies with its back up to the one who reads. */
function causeCard(table: Table, { card = NO_CARD }: Cause, seat: Seat): CardId {
  if (card === NO_CARD) return NO_CARD;
  return table.cards[card].faceDown && !maySee(table, card, seat) ? NO_CARD : card;
}

/** @param happened the event that has just happened; null where none has */
function factMaker<T extends Table, Setup, Event>(
  game: Game<T, Setup, Event>,
  table: T,
  seat: Seat,
  happened: Event | null,
): FactMaker {
  const knows = (card: CardId): boolean =>
    isMove(happened) && happened.card === card
      ? seesMove(table, happened, seat)
      : mayKnow(game, table, card, seat);
  return {
    reader: seat,
    card: (id) => (id === NO_CARD || !knows(id) ? null : cardFact(game, table, id, seat)),
    open: (id) => cardFact(game, table, id, seat),
    zone: (id) => {
      const { name: zone, owner } = table.zones[id];
      return { id, zone, owner, name: game.zoneName(table, table.zones[id], seat) };
    },
  };
}

function cardFact<T extends Table, Setup, Event>(
  game: Game<T, Setup, Event>,
  table: T,
  id: CardId,
  seat: Seat,
): CardFact | null {
  if (id === NO_CARD) return null;
  return {
    definition: game.definitionId(table, id),
    handle: handleFor(seat, table, id),
    name: game.cardName(table, id),
  };
}

/** The handle by which a seat knows a card; null for none, and for one where it may not look. */
export function handleFor(seat: Seat, table: Table, id: CardId): Handle | null {
  if (id === NO_CARD) return null;
  const card = table.cards[id];
  return mayLook(table.zones[card.zone], seat) ? card.handle : null;
}

function isMove(event: unknown): event is MoveEvent {
  return event !== null && typeOf(event) === 'move';
}

function typeOf(event: unknown): string {
  return (event as { readonly type: string }).type;
}

/** Plain data compared part by part: made in the same order, it has its parts in the same order. */
function isAlike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return false;
  }
  const parts = Object.keys(one);
  return (
    parts.length === Object.keys(other).length &&
    parts.every((part) => isAlike(one[part as never], other[part as never]))
  );
}
