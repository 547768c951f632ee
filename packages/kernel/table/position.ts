import type { Seed } from '../chance/seed.ts';
import { type MoveEvent, moveTo } from '../events/table-event.ts';
import type { CardId, Seat, ZoneId } from './ids.ts';
import { addCard, type Table, writable } from './table.ts';

/** A table in the middle of a match, as far as it is alike in all games. */
export interface TablePosition<Definition, Zone> {
  readonly players: number;
  readonly seed: Seed;
  /** The cards there are; those that are laid out name their index in it. */
  readonly library: readonly Definition[];
  /** Whose turn it is. */
  readonly active: Seat;
  /** Who began the match. */
  readonly first: Seat;
  /** How many turns have begun, that of the active player among them. */
  readonly turn: number;
  /** Which cards lie where. */
  readonly zones: readonly Zone[];
}

/** A card to lay out, as far as it is alike in all games. */
export interface LaidOut {
  /** The index of its definition in the library. */
  readonly definition: number;
  readonly tapped: boolean;
}

/**
 * What makes cards to lay out: by the index of a definition in the library, and what is given of how they lie.
 * @param plain how they lie where nothing is given
 */
export function layingCards<Laid extends LaidOut>(
  plain: Omit<Laid, 'definition'>,
): (definition: number, given?: Partial<Omit<Laid, 'definition'>>) => Laid {
  return (definition, given) => ({ definition, ...plain, ...given }) as Laid;
}

/** The cards of one zone of a player, the top one first where cards of such zones are listed from the top. */
export interface LaidZoneOf<Zone, Card> {
  readonly seat: Seat;
  readonly zone: Zone;
  readonly cards: readonly Card[];
}

/**
 * The cards of a zone in the order in which they are laid: the bottom one first.
 * @param topFirst the zones whose cards are listed from the top
 */
export function bottomFirst<Card>(
  { zone, cards }: { readonly zone: string; readonly cards: readonly Card[] },
  topFirst: ReadonlySet<string>,
): readonly Card[] {
  return topFirst.has(zone) ? cards.toReversed() : cards;
}

/** How a table is changed that is being laid out. */
export interface LayingOut<SomeTable extends Table, Event> {
  /** An event changes it as in a match and takes its moment, but no rule is asked about it and nothing hears of it. */
  write(table: SomeTable, event: Event): void;
  /**
   * Brings a card in from outside as a move would, so that what it brings along begins.
   * @param definition its index in the library
   * @param from where it comes from, with whom as its owner
   */
  bring(
    table: SomeTable,
    definition: number,
    from: { readonly outside: ZoneId; readonly owner: Seat },
    to: ZoneId,
    faceDown?: boolean,
  ): CardId;
}

/** What changes tables of a game that are being laid out. @param apply the game's only writer to a table */
export function layingOut<SomeTable extends Table, Event>(
  apply: (table: SomeTable, event: Event | MoveEvent) => void,
): LayingOut<SomeTable, Event> {
  const write = (table: SomeTable, event: Event | MoveEvent): void => {
    apply(table, event);
    writable(table).clock += 1;
  };
  return {
    write,
    bring(table, definition, { outside, owner }, to, faceDown = false) {
      const card = addCard(table, definition, outside, owner);
      write(table, { ...moveTo(table, card, to), faceDown });
      return card;
    },
  };
}
