import type { CardId, Seat, Table, Text } from '@lianhuan/kernel';

/** A card as reports name it. */
export interface CardName {
  readonly id: string;
  readonly name: Text;
  /** Can anybody get the card all the time, as those of the always-available piles? */
  readonly always: boolean;
}

/** What the lab measures in a game beside who won. It reads the table as it lies, open or not. */
export interface Metrics<T extends Table = Table> {
  /** What {@link rounds} counts, e.g. 轮. */
  readonly roundName: Text;
  /** In which round (or turn) the table is, from 1. */
  rounds(table: T): number;
  /** What decides the game, by seat; the highest wins. Only in games with scores. */
  scores?(table: T): readonly number[];
  /** What {@link scores} counts, e.g. 粮草; 得分 unless said. */
  readonly scoreName?: Text;
  /** Which in the order of turns a seat is, from 0. */
  order(table: T, seat: Seat): number;
  /** How many seats win together as one team; more winners have shared a victory. One unless said. */
  teamSize?(players: number): number;
  /** The sides of a table: players of one win together. Only in games where seats have sides by chance or choice. */
  readonly sides?: SideMetrics<T>;
  /** Did the rules end it because it would have gone on for ever? Only in games with such a rule. */
  looped?(table: T): boolean;
  /** The cards that count as a player's, e.g. all of theirs, or those they have had to hand. */
  held(table: T, seat: Seat): readonly CardId[];
  /** Do those count that a player held whenever somebody was asked? Else those held at the end do. */
  readonly heldAtAnyTime?: boolean;
  /** Null in games where no cards stand open to get. */
  readonly offer: OfferMetrics<T> | null;
  /** The names of the table's library, by the index of the definition; the same for all decks. */
  cards(table: T): readonly CardName[];
}

/** Which side each seat is on, e.g. that of its role. */
export interface SideMetrics<T extends Table = Table> {
  /** By id, in the order of reports. */
  readonly names: Readonly<Record<string, Text>>;
  /** The id of a seat's side; null for none. */
  of(table: T, seat: Seat): string | null;
}

/** What is measured of cards that stand open for anybody to get. */
export interface OfferMetrics<T extends Table = Table> {
  /** The cards that stand open now. */
  cards(table: T): readonly CardId[];
  /** A card of the offer that a player has beaten, and that leaves once what it gives is settled. */
  beaten(table: T, card: CardId): boolean;
  /** A number that the lab keeps from one look at the table to the next and hands to {@link taken}. */
  mark(table: T): number;
  /** A card that has left the offer: did a player get or beat it? `mark` is from the look before. */
  taken(table: T, card: CardId, mark: number): boolean;
}
