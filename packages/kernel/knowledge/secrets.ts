import type { Decision } from '../match/decision.ts';
import type { CardId, Seat } from '../table/ids.ts';
import type { Table } from '../table/table.ts';

/**
 * What a rulebook must say of cards that lie hidden, so that anybody can try whether a seat could
 * tell one of them from another.
 */
export interface Secrets<T extends Table = Table, Event = unknown> {
  /**
   * What everybody can tell of a card that they do not see, from its back and from the zone it lies
   * in, e.g. that it is an event. Hidden cards with the same back may be exchanged without anybody
   * noticing.
   */
  backOf(definition: T['library'][number], zone: string): string;
  /** Only where an event other than a move can show cards: those that it shows this seat. */
  shownBy?(event: Event, seat: Seat): readonly CardId[];
  /** Only where hidden cards can lie open for as long as something says so: those that now do. */
  laidOpen?(table: T): readonly CardId[];
  /**
   * Only where questions of one kind come up for different reasons, which those who wait are not told: the reason of this
   * one.
   */
  reasonOf?(decision: Decision): string;
  /** Whatever else a seat is given beside its view and its log, e.g. why it may not do a thing. */
  notes?(table: T, seat: Seat): unknown;
}
