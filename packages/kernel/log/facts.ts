import {
  isTableEvent,
  type MoveEvent,
  type OwnEvent,
  type ShiftEvent,
  type TableEvent,
} from '../events/table-event.ts';
import type { CardId, Handle, Seat, ZoneId } from '../table/ids.ts';
import type { Text } from '../text/text.ts';

/** A card of which a line tells, as its reader knew it when the line was written. */
export interface CardFact {
  /** The id of what is printed on it. */
  readonly definition: string;
  /** By which its reader knows the card where it lay then; null where that reader may not look. */
  readonly handle: Handle | null;
  readonly name: Text;
}

/** A zone of which a line tells, as its reader calls it. */
export interface ZoneFact {
  readonly id: ZoneId;
  readonly zone: string;
  readonly owner: Seat;
  readonly name: Text;
}

/** One thing that a line tells, as plain data. A card that its reader may not know is null. */
export type Fact =
  | string
  | number
  | boolean
  | null
  | CardFact
  | ZoneFact
  | readonly (string | number | CardFact | null)[];

/** What a line tells, by name: what its reader may know of the event, and nothing else. */
export type Facts = Readonly<Record<string, Fact>>;

/** Makes facts for one reader, at the moment when a line is written. */
export interface FactMaker {
  readonly reader: Seat;
  /** A card whose name the line tells its reader only if they may know it. */
  card(id: CardId): CardFact | null;
  /** A card that the line names to everybody, wherever it lies. */
  open(id: CardId): CardFact | null;
  /** A zone that the line names. */
  zone(id: ZoneId): ZoneFact;
}

/** A card went from zone to zone. */
export interface MoveFacts {
  readonly card: CardFact | null;
  readonly from: ZoneFact;
  readonly to: ZoneFact;
}

/** The facts of a move, or of a card that lies elsewhere and stays the same object. */
function moveFacts(event: MoveEvent | ShiftEvent, make: FactMaker): MoveFacts & Facts {
  return {
    card: make.card(event.card),
    from: make.zone(event.from),
    to: make.zone(event.to),
    ...(event.type === 'move' ? { place: event.place, faceDown: event.faceDown } : {}),
  };
}

/** The facts of an event of the kernel's own kinds. */
export function tableFacts(event: TableEvent, make: FactMaker): Facts {
  switch (event.type) {
    case 'move':
    case 'shift':
      return moveFacts(event, make);
    case 'shuffle':
      return { zone: make.zone(event.zone) };
    case 'tap':
      return { card: make.card(event.card), tapped: event.tapped };
    case 'face':
      return { card: make.card(event.card), down: event.down };
    case 'attach':
      return { card: make.card(event.card), host: make.card(event.host) };
    case 'count':
      return { card: make.card(event.card), counter: event.counter, by: event.by };
    case 'chance':
      return { seat: event.seat, bound: event.bound, result: event.result };
    case 'begin-effect':
    case 'end-effect':
      return { card: make.card(event.effect.source) };
    case 'finish':
      return { winners: [...event.winners] };
  }
}

/**
 * What a line tells of a game's events: of those of the kernel's own kinds, and of those of the game.
 * @param ownFacts the facts of the game's own events
 */
export function factsWith<Event extends { readonly type: string }>(
  ownFacts: (event: OwnEvent<Event>, make: FactMaker) => Facts,
): (event: Event | TableEvent, make: FactMaker) => Facts {
  return (event, make) =>
    isKernels(event) ? tableFacts(event, make) : ownFacts(event as OwnEvent<Event>, make);
}

function isKernels(event: { readonly type: string }): event is TableEvent {
  return isTableEvent(event);
}
