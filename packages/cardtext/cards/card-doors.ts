import type { Result } from '@lianhuan/kernel';
import type { CardSource } from './added-files.ts';
import { CardLibrary, type CardReading, type ReadCardFile } from './card-library.ts';
import type { CardProblem } from './card-problem.ts';
import type { JsonSchema } from './card-schema.ts';
import type { NamedCard, ReadCards } from './reading-cards.ts';
import type { Rewording } from './rewording.ts';

/** How others read and check the cards of a game. None of these throws for what is wrong with a card. */
export interface CardDoors<Card> {
  /** The files of the game's own cards, by their names. */
  cardFiles(): Readonly<Record<string, string>>;
  /** The cards of the game, with what is wrong with them; read once. */
  readStandardCards(): ReadCards<Card>;
  /** Reads a file of further cards; they may speak of each other and of the game's own. */
  readCardFile(text: string, file: string): ReadCardFile<Card>;
  /** What is wrong with these card files; one that is called like one of the game's own replaces it. */
  checkCards(files: readonly CardSource[]): readonly CardProblem[];
  /** Card text of these files that is written otherwise than it is printed. */
  rewordingsOf(files: readonly CardSource[]): readonly Rewording[];
  /** Cards of these files that trigger themselves, each other or the game's own without end. */
  warnOfCards(files: readonly CardSource[]): readonly CardProblem[];
  /**
   * Reads cards made up on the spot, as a scenario gives them: only name and kind must be said, the name may be one of the game's.
   * @param own the game's own cards; read from their files where nothing is said
   */
  readCards(given: readonly unknown[], own?: readonly Card[]): Result<readonly Card[]>;
  /** The JSON schema of a file of cards, for editors. */
  cardSchema(): JsonSchema;
}

/** Opens a game's cards to others: each door is a function that stands by itself. */
export function cardDoors<Card extends NamedCard>(reading: CardReading<Card>): CardDoors<Card> {
  const cards = new CardLibrary(reading);
  return {
    cardFiles: reading.files,
    readStandardCards: () => cards.standard(),
    readCardFile: (text, file) => cards.readFile({ file, text }),
    checkCards: (files) => cards.check(files),
    rewordingsOf: (files) => cards.rewordings(files),
    warnOfCards: (files) => cards.warn(files),
    readCards: (given, own) => cards.readGiven(given, own),
    cardSchema: () => cards.schema(),
  };
}
