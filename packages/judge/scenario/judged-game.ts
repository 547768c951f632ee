import type {
  CardId,
  Decision,
  Game,
  Option,
  Result,
  RuleEntry,
  Seat,
  Secrets,
  Seed,
  Table,
} from '@lianhuan/kernel';

/** The printed words of a game that scenarios are written with. */
export interface Vocabulary {
  /** Zones that all share. */
  readonly sharedZones: readonly string[];
  /** Zones each seat has. */
  readonly seatZones: readonly string[];
  /** Those of the zones above in which a real beginning may be given other cards. */
  readonly startZones: readonly string[];
  /** How many places there are in zones that have places, one card in each. */
  readonly places: Readonly<Record<string, number>>;
  /** Numbers that all share, e.g. a pool. */
  readonly sharedNumbers: readonly string[];
  /** Numbers each seat has. */
  readonly seatNumbers: readonly string[];
  /** Derived numbers of a card, e.g. its cost. */
  readonly values: readonly string[];
  /**
   * Derived words of a card, e.g. its faction, by the name of the trait; each with all the words it
   * can hold, or with none if it can hold any. A number at the end of a word is its level.
   */
  readonly traits: Readonly<Record<string, readonly string[]>>;
  /** What can be counted on a card, e.g. its damage. */
  readonly counters: readonly string[];
  /** As what cards can be attached to a card, e.g. as its equipment. */
  readonly attachments: readonly string[];
  /** What may be said of a card where it lies, e.g. that it is turned sideways. */
  readonly states: readonly string[];
  /** Those of the states that go without saying when a zone is told. */
  readonly usualStates: readonly string[];
  /** Shared facts that are a seat, e.g. who went first. */
  readonly sharedSeats: readonly string[];
  /** The one of them whose turn it is; null where a game has none. */
  readonly turn: string | null;
  /** Lists of what is no card, told in words, e.g. the effects that wait to resolve. */
  readonly lists: readonly string[];
  /** Those of the lists that a position may set, each with all that may stand there. */
  readonly laidLists?: Readonly<Record<string, readonly string[]>>;
  /** The phases of a turn in which a position can stand. */
  readonly phases: readonly string[];
  /** Other words for where in a turn a position can stand, which name no phase, e.g. just before one. */
  readonly moments?: readonly string[];
  /** Those of the zones, numbers and seats above that follow from the rest, so that no position sets them. */
  readonly readOnly: readonly string[];
}

/** Cards laid into a zone, in the order in which they were written. */
export interface PlacedCard {
  /** Index into {@link Position.library}. */
  readonly definition: number;
  /** The states the cards are laid in, of {@link Vocabulary.states}. */
  readonly states: readonly string[];
  /** How many counters lie on them, by {@link Vocabulary.counters}. */
  readonly counters: readonly { readonly name: string; readonly value: number }[];
  /** The cards attached to them, by {@link Vocabulary.attachments}. */
  readonly attached: readonly { readonly as: string; readonly cards: readonly PlacedCard[] }[];
  /** Whose card it is; null: of the seat it lies with. */
  readonly owner: Seat | null;
}

/** What a zone holds at the beginning. */
export interface PlacedZone {
  /** `NOBODY` for a shared zone. */
  readonly seat: Seat;
  readonly zone: string;
  /** `null` leaves a place free, in zones that have places. */
  readonly cards: readonly (PlacedCard | null)[];
}

/** What a seat counts with at the beginning. */
export interface PlacedNumber {
  /** `NOBODY` for a shared number. */
  readonly seat: Seat;
  readonly name: string;
  readonly value: number;
}

/** A table as a scenario describes it: at an idle point of the active seat's turn. */
export interface Position {
  readonly players: number;
  readonly seed: Seed;
  readonly active: Seat;
  /** One of {@link Vocabulary.phases}; null: the one the game begins a turn's actions with. */
  readonly phase: string | null;
  /** What is printed on the cards: the game's own, then those made up for the case. */
  readonly library: readonly unknown[];
  readonly zones: readonly PlacedZone[];
  readonly numbers: readonly PlacedNumber[];
  readonly seats: readonly { readonly name: string; readonly seat: Seat }[];
  /** What stands in lists, of {@link Vocabulary.laidLists}, the first to happen first. */
  readonly lists: readonly { readonly name: string; readonly entries: readonly string[] }[];
}

/** How many players there can be, in rising order, and how many there are where nothing is said. */
export interface SeatsOf {
  readonly seats: readonly number[];
  readonly usual: number;
}

/**
 * What the judge must know of a game to try cases in it. One small file for each game; everything
 * else here knows no game.
 */
export interface JudgedGame<T extends Table = Table, Setup = unknown, Event = unknown>
  extends Secrets<T, Event> {
  readonly game: Game<T, Setup, Event>;
  readonly rules: Readonly<Record<string, RuleEntry>>;
  readonly vocabulary: Vocabulary;
  /** The words of the vocabulary in English, as they stand in a sentence: what a scenario claims is said with them. */
  readonly english?: Readonly<Record<string, string>>;
  /** What options begin with, in English: one that was never offered is spelled out with them. */
  readonly verbs?: Readonly<Record<string, string>>;
  /** How many players there can be, in rising order. */
  readonly seats: readonly number[];
  /**
   * Only in games whose settings say how many play: how many there can be with what a scenario says in its position
   * or its start, and how many there are where it says no number. Elsewhere {@link seats}, and the fewest of them.
   */
  seatsWith?(said: Readonly<Record<string, unknown>>): SeatsOf;

  /**
   * The game's cards followed by those made up for a case; a made-up card that is called like one of the
   * game's stands in its place. Problems name `[index].field`.
   */
  library(madeUp: readonly unknown[]): Result<readonly unknown[]>;
  /** The printed name of a card of the library. */
  nameOf(definition: unknown): string;
  /** Only in games whose cards have more names than one: the name that copies of such a card share, as 杀 for 杀♠7. */
  sharedName?(definition: unknown): string;
  /** Only in games in which cards can bring in words of their own: the words there are with these cards beside the game's. */
  wordsWith?(madeUp: readonly unknown[]): Vocabulary;
  /** Can such a card lie in that zone, or be attached so? Only in games whose zones are for kinds of cards. */
  mayLie?(definition: unknown, zone: string): boolean;
  /** Lays out a position. */
  position(position: Position): T;
  /** Lays out the real beginning of a match, in which the zones a position names hold its cards. */
  beginning(setup: Setup, seed: Seed, position: Position): T;
  /** The set-up that starts a real match, from what a scenario says under `start`. */
  setup(players: number, start: Readonly<Record<string, unknown>>): unknown;

  /** The cards of a zone, in the order in which a scenario lists them. */
  cardsIn(table: T, seat: Seat, zone: string): readonly CardId[];
  /** A number that a seat counts with, by its printed name. */
  number(table: T, seat: Seat, name: string): number;
  /** The seat that a printed name means which is no player of its own, e.g. 当前玩家. */
  sharedSeat(table: T, name: string): Seat;
  /** A number of a card by its printed name; null if the card has no such number. */
  value(table: T, card: CardId, name: string): number | null;
  /** Is a card in a state, e.g. 横置? The names are those of {@link Vocabulary.states}. */
  hasState(table: T, card: CardId, state: string): boolean;
  /** The words that a trait of a card holds. Only in games with {@link Vocabulary.traits}. */
  trait?(table: T, card: CardId, name: string): readonly string[];
  /** How many counters of a name lie on a card. Only in games with {@link Vocabulary.counters}. */
  counter?(table: T, card: CardId, name: string): number;
  /** The cards attached to a card. Only in games with {@link Vocabulary.attachments}. */
  attached?(table: T, card: CardId, as: string): readonly CardId[];
  /** Only in games with {@link Vocabulary.lists}: the entries in words, the next to happen first. */
  list?(table: T, name: string): readonly string[];
  /** What else a decision is known by beside its prompt, e.g. the skills that are offered. */
  alsoAsked?(table: T, decision: Decision): string;
  /**
   * What else players say for an option of a decision, beside its label: only in games in which they say it in
   * several ways. @param labels the Chinese labels of all its options
   */
  alsoSaid?(
    table: T,
    decision: Decision,
    index: number,
    labels: readonly string[],
  ): readonly string[];
  /** Is a part of these sayings enough, too? */
  readonly saidInPart?: boolean;
  /** A Chinese line of the log as it came to be by the lines after it, where what it tells of is changed on its way. */
  cameToBe?(lines: readonly string[], index: number): string;
  /**
   * What else players say for what Chinese lines of the log tell, with the letter of the seat before it.
   * @param lines the whole log, the oldest first, '' where something else begins
   * @param from the first of them that is told of
   */
  alsoTold?(table: T, lines: readonly string[], from: number): readonly string[];
  /**
   * The picks that a line of `plays` tells at once, in their order; only in games in which players do. A line that tells
   * of one pick is that one, and so is each of the picks. What stands behind `IF_ASKED` is passed over where nobody
   * is asked for it. @param seat whose line it is @param asked what it is asked now; null where it is not asked
   */
  picksIn?(line: string, seat: Seat, asked?: Decision | null): readonly string[];
  /**
   * A line with the letters of seats in place of words for where they sit, as 下家; only in games in which players say so.
   * @param seat whose line it is
   */
  inSeats?(table: T, seat: Seat, line: string): string;
  /**
   * Does a line of `plays` say no more than what is asked of somebody, e.g. how many cards they are to discard? It is
   * accepted then, and which they discard is still to be told; only in games in which players say that before.
   * @param seat whose line it is
   */
  asksFor?(table: T, decision: Decision, seat: Seat, line: string): boolean;
  /**
   * The options of a decision that go without saying where the next line tells what follows from one of them alone, e.g.
   * that what may be done is done; only in games in which some do.
   * @param line of `plays` that tells it
   */
  implied?(decision: Decision, line: string, table: T): readonly number[];
  /**
   * The options of a decision among which it does not matter which is picked before what that line of `plays` tells, e.g.
   * that nothing is done; only in games in which that goes without saying. Where another seat says the line, it is ''.
   */
  waived?(table: T, decision: Decision, line: string): readonly number[];
  /**
   * The option of a decision by which picking is over, or one of those that must all be picked; −1 for none. Only in games
   * in which it goes without saying.
   */
  concluded?(decision: Decision, table: T): number;
  /**
   * The option of a decision by which a chance to act is let go, where that goes without saying before a line that can only
   * be played then; −1 for none.
   */
  passed?(decision: Decision, table: T): number;
  /**
   * The options by which a seat may come to what these words of a claim say that it may (not) do, and which the claim need
   * not tell, e.g. the attack of any follower for the attack on one; only in games in which some need not.
   */
  onTheWay?(decision: Decision, words: string): readonly number[];
  /** Only where a card can count as another one where it lies: how it is called then. */
  countsAs?(table: T, card: CardId): readonly string[];
  /** What players say after the last of several picks, where nobody need be asked whether it was the last. */
  readonly closing?: readonly string[];
  /** The printed name of the phase the table is in. Only in games with {@link Vocabulary.phases}. */
  phase?(table: T): string;
  /**
   * Only where what one player chose is known before it is carried out: who chose which cards by this
   * event, none where the choice was to do something at all; null if it tells of no choice.
   */
  choiceIn?(event: Event): { readonly seat: Seat; readonly cards: readonly CardId[] } | null;
  /** What this seat might want to do and cannot, each with the rule that stands in the way. */
  refusals(table: T, seat: Seat): readonly { readonly option: Option; readonly rule: string }[];
}

/** Begins a pick that a line of `plays` need not tell of: another one of the same line says as much. */
export const IF_ASKED = '?';

/** Is a card of the library called so? */
export function isCalled(judged: JudgedGame, definition: unknown, name: string): boolean {
  return judged.nameOf(definition) === name || judged.sharedName?.(definition) === name;
}

/** All names by which a card of the library can be called. */
export function namesOf(judged: JudgedGame, definition: unknown): readonly string[] {
  const shared = judged.sharedName?.(definition);
  return shared === undefined ? [judged.nameOf(definition)] : [judged.nameOf(definition), shared];
}

/** The letter scenarios use for a seat: A for seat 0. */
export function seatLetter(seat: Seat): string {
  return String.fromCharCode(65 + seat);
}

/** The seat of a letter, or −1 if that is no letter of a seat. */
export function seatOfLetter(letter: string, players: number): Seat {
  const seat = letter.length === 1 ? letter.charCodeAt(0) - 65 : -1;
  return (seat >= 0 && seat < players ? seat : -1) as Seat;
}
