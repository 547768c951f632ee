import type {
  Handle,
  InformationSet,
  LogLine,
  MatchRecord,
  Outcome,
  Problem,
  Result,
  SavedCheckpoint,
  Seat,
  Secrets,
  Seed,
  Table,
  Text,
  View,
} from '@lianhuan/kernel';

/**
 * The door of this build. An engine that was frozen keeps the number it was frozen with; whoever
 * changes what goes through the door raises the number and goes on understanding the older ones.
 */
export const DOOR = 1;

/** An engine of one game in one version, be it today's or a released one. */
export interface Engine {
  /** Which door it has: see {@link DOOR}. */
  readonly door: number;
  /** The id of the game. */
  readonly game: string;
  readonly version: string;
  readonly content: string;
  readonly name: Text;
  /**
   * A new match; problems name what is wrong with the set-up.
   * @param setup as somebody wrote it
   * @throws RangeError if that is no seed.
   */
  start(setup: unknown, seed: Seed): Result<EngineMatch>;
  /** Plays a record again, to its end; a problem names where the table departs from it. */
  open(record: MatchRecord): Result<EngineMatch>;
  /** The same without keeping anything, which takes less time: what is wrong with the record, if anything. */
  check(record: MatchRecord): readonly Problem[];
  /**
   * A player who is no person, or which names there are.
   * @param seed what it leaves to chance follows from it.
   * @throws RangeError if that is no seed.
   */
  bot(name: string, seed: Seed): Result<Player>;
  /**
   * The answer a person wants given without being asked, or null to ask. It is computed from what
   * that person sees (`seen.decision` is not null) and prefers.
   * @param preferences what the page stored for this game, which may be nothing or out of date
   * @param watched other people look at the same screen: that it was given unasked is no secret
   */
  automatic(seen: View, preferences: unknown, watched: boolean): number | null;
  /**
   * What is printed in that version, as plain data in the form the pages of that game know. Empty for
   * today's engine: the pages have today's print themselves.
   */
  print(): Print;
}

/** What is printed of a game in one version. */
export interface Print {
  /** A face for each card: what it is called, and what stands on it in both languages. */
  readonly cards: readonly PrintedCard[];
}

/** The least that anybody may rely on in a printed card; each game prints more. */
export interface PrintedCard {
  readonly id: string;
  readonly name: Text;
  readonly text: Text;
}

/** Whoever sits at a table and is no person: it gets what its seat may see, and nothing else. */
export interface Player {
  readonly name: string;
  /**
   * An index into `seen.decision.options`.
   * @param imagine for players who think ahead
   */
  choose(seen: View, imagine?: Imagine): number;
}

/** Gives a seat's door to matches that could be the real one, and never to that itself. */
export type Imagine = (secrets: Secrets<Table, unknown>) => InformationSet;

/** A match, as whoever does not know its engine can play and show it. */
export interface EngineMatch {
  readonly engine: Engine;
  readonly seats: number;
  readonly seed: Seed;
  readonly answers: readonly number[];
  /** Who is asked; empty when the game is over. */
  readonly pending: readonly Asked[];
  readonly outcome: Outcome | null;
  /** How many nodes the log has. */
  readonly logged: number;
  /** The round (or turn) the table is in, from 1; 0 before the first. */
  readonly round: number;
  /** One number for each seat, by which a player tells saved games apart. */
  readonly scores: readonly number[];
  /** A number that two matches share that stand alike (see `fingerprint` of the kernel). */
  readonly fingerprint: number;
  /** Picks an option for a seat; gives whether it could, and changes nothing if not. */
  answer(seat: Seat, index: number): boolean;
  /** The same with an answer as a record holds it: an index into the options of all who are asked. */
  answerNext(answer: number): boolean;
  /**
   * Back to the point after the first `count` answers.
   * @throws RangeError if so many were never given; nothing has changed then.
   */
  rewind(count: number): void;
  /**
   * The idle point at which it stands, as text; null where it does not rest. No engine has it that was frozen before
   * there was any, nor `resume`.
   * @param from so many nodes of the log are left out, which an earlier one of this match has
   */
  save?(from: number): SavedCheckpoint | null;
  /**
   * Goes to such a point of a match of this set-up and seed without playing what led to it.
   * @throws Error if it cannot be read, or was saved by other rules or cards; nothing has changed then.
   */
  resume?(saved: SavedCheckpoint): void;
  /** The match so far, as it is kept and handed on. */
  record(): MatchRecord;
  /** What a seat sees; `NOBODY` for a spectator. */
  view(seat: Seat): View;
  /** The same for players who look at little of it: to be read before the next answer. */
  glance(seat: Seat): View;
  /** What a seat can imagine, for players of its engine who think ahead; no engine has it that was frozen before there were any. */
  imagine?(seat: Seat): Imagine;
  /** The log from node `from` on, as a seat may read it. */
  log(seat: Seat, from?: number): LogLine[];
  /** The cards that moved since the log had `from` nodes. */
  moves(seat: Seat, from: number): CardMove[];
  /** Why cards that a seat sees cannot be used now. */
  refusals(seat: Seat): readonly Refusal[];
}

/** A seat that is asked, and how many options it has. */
export interface Asked {
  readonly seat: Seat;
  readonly options: number;
  /** The game rests here (see the kernel). */
  readonly idle: boolean;
  /** The first of those who are asked decides for all (see the kernel). */
  readonly race?: boolean;
  /**
   * It is asked whether or not there is a choice, because that must not be seen by others (`askOpenly` of the kernel).
   * Engines that were frozen before do not say.
   */
  readonly open?: boolean;
}

/** A card that moved. */
export interface CardMove {
  /** The card where it lies now, if the seat that looks can see it there; else null. */
  readonly card: Handle | null;
  /** Ids of zones in `View.zones`; `from` is −1 for a card that was nowhere. */
  readonly from: number;
  readonly to: number;
}

/** Why something cannot be done with a card now. */
export interface Refusal {
  readonly card: Handle;
  readonly verb: string;
  readonly text: Text;
  readonly rules: readonly string[];
}
