import type {
  AddedCard,
  CardDoors,
  CardProblem,
  CardSource,
  ExplainedLine,
  JsonSchema,
} from '@lianhuan/cardtext';
import type { Game, Language, Result, View } from '@lianhuan/kernel';

/** A card as the terminal shows it. */
export interface TerminalCard {
  /** All that is printed on it, and its text in English: lines of a terminal. */
  readonly face: readonly string[];
  /** All that is printed on it, as plain data. */
  readonly printed: object;
  /** Its text piece by piece. */
  explain(): readonly ExplainedLine[];
}

/** The cards of a file by what they may be called, and what is wrong with it. */
export interface CardsRead {
  readonly cards: readonly { readonly names: readonly string[]; readonly card: TerminalCard }[];
  readonly problems: readonly CardProblem[];
  /** The cards as a set-up takes them. */
  readonly written: readonly AddedCard[];
}

/** A deck that may be played. */
export interface DeckRead {
  /** Empty where none was written. */
  readonly name: string;
  /** As a set-up takes it. */
  readonly list: object;
}

/** A file of cards and a file of scenarios in YAML, small and whole, with comments that say what can be written. */
export interface Sketch {
  readonly cards: string;
  readonly scenario: string;
}

/** What the command line must know of a game. */
export interface TerminalGame {
  readonly game: Game;
  /** Checks files of cards, and tells what they are made of. */
  readonly cards: Pick<
    CardDoors<unknown>,
    'checkCards' | 'rewordingsOf' | 'warnOfCards' | 'cardSchema'
  >;
  /** Reads a file of further cards: those that may be played, and what is wrong with the others. */
  readCards(source: CardSource): CardsRead;
  /** The JSON schema of a file with a deck, in games that have decks. */
  deckSchema?(): JsonSchema;
  /** What a new file begins with, for somebody to write on in. */
  readonly sketch: Sketch;
  /**
   * Reads a deck and checks it, in games that have decks: what is wrong with it, or the deck itself.
   * @param added cards beside the game's own, which it may hold
   */
  readDeck?(text: string, added: readonly AddedCard[]): Result<DeckRead>;
  /**
   * The card of this name, in either language, or null.
   * @param view of a game in which cards beside the game's own are played
   */
  findCard(name: string, view?: View): TerminalCard | null;
  /** The Chinese names of all cards. */
  cardNames(): readonly string[];
  /** How one seat sees the table. */
  renderTable(view: View, language: Language): readonly string[];
  /** How a game that is over was decided, beside who won. */
  renderScores(view: View, language: Language): readonly string[];
}
