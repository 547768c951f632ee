import type { CardId, Seat, Table, Text } from '@lianhuan/kernel';

/** A card as reports name it. */
export interface CardName {
  readonly id: string;
  readonly name: Text;
  /** It stands open to get all the time. */
  readonly always: boolean;
}

/** What the lab measures in a game beside who won. It reads the table as it lies, open or not. */
export interface Gauge<T extends Table = Table> {
  /** 轮: how many rounds were played. */
  rounds(table: T): number;
  /** What decides the game, by seat; the highest wins. */
  scores(table: T): readonly number[];
  /** Who had the first turn. */
  first(table: T): Seat;
  /** Which in the order of turns a seat is, from 0. */
  order(table: T, seat: Seat): number;
  /** All cards a player has, wherever they are. */
  deck(table: T, seat: Seat): readonly CardId[];
  /** The cards that stand open for anybody to get. */
  offer(table: T): readonly CardId[];
  /** A card of the offer that a player has beaten, and that leaves once what it gives is settled. */
  beaten(table: T, card: CardId): boolean;
  /** A number kept from look to look; see {@link taken}. */
  mark(table: T): number;
  /** A card that has left the offer: did a player get or beat it? `mark` is from the look before. */
  taken(table: T, card: CardId, mark: number): boolean;
  /** The names of the table's library, by the index of the definition. */
  cards(table: T): readonly CardName[];
}
