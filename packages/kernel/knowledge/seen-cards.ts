import { type MoveEvent, type ShiftEvent, seesMove } from '../events/table-event.ts';
import type { LogNode } from '../log/recorder.ts';
import type { Match } from '../match/match.ts';
import type { CardId, Seat } from '../table/ids.ts';
import { mayLook, maySee, type Table } from '../table/table.ts';
import type { Secrets } from './secrets.ts';

/** The cards whose faces a seat sees as the table stands: where it may look, and those laid open for all. */
export function cardsInSight<T extends Table, Event>(
  table: T,
  seat: Seat,
  secrets: Secrets<T, Event>,
): CardId[] {
  const seen = table.cards.filter(({ id }) => maySee(table, id, seat)).map(({ id }) => id);
  return [...seen, ...(secrets.laidOpen?.(table) ?? [])];
}

/** The cards whose faces an event has shown to a seat, wherever they lie afterwards. */
export function cardsShownBy<T extends Table, Event>(
  table: T,
  event: Event,
  seat: Seat,
  secrets: Secrets<T, Event>,
): readonly CardId[] {
  const shown = secrets.shownBy?.(event, seat) ?? [];
  return isMove(event) && seesMove(table, event, seat) ? [...shown, event.card] : shown;
}

/** Follows which cards a seat gets to see in the course of a match, which must be recorded. */
export class SeenCards<T extends Table, Setup, Event> {
  readonly #match: Match<T, Setup, Event>;
  readonly #seat: Seat;
  readonly #secrets: Secrets<T, Event>;
  #read = 0;

  constructor(match: Match<T, Setup, Event>, seat: Seat, secrets: Secrets<T, Event>) {
    this.#match = match;
    this.#seat = seat;
    this.#secrets = secrets;
  }

  /** The cards that the seat sees now, and those that it was shown since the last call. */
  look(): CardId[] {
    const { table, log } = this.#match;
    const since = log.slice(this.#read);
    this.#read = log.length;
    const shown = ({ event }: LogNode<Event>) =>
      event === null ? [] : cardsShownBy(table, event, this.#seat, this.#secrets);
    return [...cardsInSight(table, this.#seat, this.#secrets), ...since.flatMap(shown)];
  }
}

/** Is it the kernel's own move to another zone, by which a card becomes a new object? */
export function isMove(event: unknown): event is MoveEvent {
  return typeOf(event) === 'move';
}

/** Is it the kernel's own event by which a card lies elsewhere and stays the same object? */
export function isShift(event: unknown): event is ShiftEvent {
  return typeOf(event) === 'shift';
}

/** The zone that an event of the kernel's shuffles; null for any other event. */
export function shuffledZone(event: unknown): number | null {
  return typeOf(event) === 'shuffle' ? (event as { readonly zone: number }).zone : null;
}

/** May the seat follow the card with its eyes while it lies in that zone, its back up or not? */
export function mayFollow(table: Table, zone: number, seat: Seat): boolean {
  return mayLook(table.zones[zone], seat);
}

function typeOf(event: unknown): unknown {
  return (event as { readonly type?: unknown } | null)?.type;
}
