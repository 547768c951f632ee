import type { Seed } from '../chance/seed.ts';
import type { Lapse } from '../events/lapse.ts';
import type { FactMaker, Facts } from '../log/facts.ts';
import type { Cause } from '../rules/citation.ts';
import type { CardId, Seat } from '../table/ids.ts';
import type { Table, Zone } from '../table/table.ts';
import type { Result } from '../text/result.ts';
import type { Text } from '../text/text.ts';
import type { Decision, Flow, Option } from './decision.ts';

/** The `content` of rules that are still being written. */
export const UNRELEASED = 'unreleased';

/**
 * What a rulebook must say to be played: how a table is laid, what happens on it, and the words
 * for what players see.
 */
export interface Game<T extends Table = Table, Setup = unknown, Event = unknown> {
  /** An ASCII slug, e.g. `minxin`. */
  readonly id: string;
  /** By semantic versioning, e.g. `1.0.0`; raised when old records would play differently. */
  readonly version: string;
  /**
   * Which rules and cards exactly: the first 12 hexadecimal digits of the digest of the engine as it
   * was released, or {@link UNRELEASED} until it is.
   */
  readonly content: string;
  readonly name: Text;

  /** Reads a set-up that a person or a file gave. */
  readSetup(input: unknown): Result<Setup>;
  /** Lays the table out, before anything is shuffled. */
  start(setup: Setup, seed: Seed): T;
  /**
   * Plays on from the table as it stands, to the end. It can be called on any table that is at an
   * idle point, and then asks the same decision again.
   */
  play(table: T): Flow<void>;

  /** A copy of the game's part of a table; needed only where plain copying would take too long. */
  copyState?(state: T['state']): T['state'];
  /**
   * Cards of a table have got other faces by no event. Raises the versions by which the game keeps what it has worked
   * out; needed only where it keeps such things.
   */
  facesChanged?(table: T): void;

  /** The stable id of what is printed on a card: what views and records call it. */
  definitionId(table: T, card: CardId): string;
  /** The printed name of a card. */
  cardName(table: T, card: CardId): Text;
  /**
   * What a zone is called.
   * @param seat who reads it, where that makes a difference
   */
  zoneName(table: T, zone: Zone, seat?: Seat): Text;
  /** What is asked, as a sentence for the one who is asked. */
  prompt(table: T, decision: Decision): Text;
  /** A short, stable label, e.g. `招募 望族`. */
  label(table: T, option: Option, decision: Decision): Text;
  /** Cards and numbers of the game's own that a seat may see: plain data, of which views give copies. */
  publicState(table: T, seat: Seat): unknown;
  /** Derived numbers of a card that everybody who sees the card sees; a list of its own each time. */
  characteristics(table: T, card: CardId): Readonly<Record<string, number>>;
  /** One line for the log as that seat reads it when the event has just happened, or null for what is not worth a line. */
  describeEvent(table: T, event: Event, seat: Seat): Text | null;
  /** What something happened because of, as that seat reads it. */
  describeCause(table: T, cause: Cause, seat: Seat): Text;
  /**
   * Why something came to nothing, as that seat reads it: `lapse.card` is there only if the seat may
   * see it. Null for what is not worth a line.
   * @param shown may the seat see all cards that the event is about? Else none may be named.
   */
  describeLapse(table: T, lapse: Lapse<Event>, seat: Seat, shown: boolean): Text | null;
  /** What a line tells of an event, as plain data. */
  factsOf(event: Event, make: FactMaker): Facts;
  /** May that seat know which card lies there? Only where more may be known than is seen. */
  mayKnow?(table: T, card: CardId, seat: Seat): boolean;
  /** The card an event is about, if that seat may know it; else `NO_CARD`. */
  subject(table: T, event: Event, seat: Seat): CardId;
}
