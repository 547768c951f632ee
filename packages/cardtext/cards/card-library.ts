import type { Result, Text } from '@lianhuan/kernel';
import type { Span } from '../nodes/node.ts';
import type { AddedCard } from './added-cards.ts';
import {
  addedFilesReader,
  type CardSource,
  idOf,
  inOrder,
  ownDefaults,
  tooManyIn,
} from './added-files.ts';
import { boundedReader } from './card-bounds.ts';
import type { CardDefaults } from './card-fields.ts';
import { type Place, type WrittenCard, writtenCards } from './card-file.ts';
import { type CardProblem, cardProblem } from './card-problem.ts';
import { type CardForms, type JsonSchema, schemaOfCards } from './card-schema.ts';
import { type Fed, type FedHere, type Feeding, feedingWarnings } from './feeding.ts';
import { givenCards } from './given-cards.ts';
import {
  type CardReader,
  MOST_PROBLEMS,
  type NamedCard,
  type ReadCards,
  readBeside,
  stringIn,
} from './reading-cards.ts';
import type { Rewording } from './rewording.ts';

/** The cards of a file that may be played, also as the setting `cards` of a game takes them. */
export interface ReadCardFile<Card> extends ReadCards<Card> {
  readonly written: readonly AddedCard[];
}

/** How a game reads its cards. */
export interface CardReading<Card extends NamedCard> extends CardReader<Card> {
  /** The files of the game's own cards, by their names. */
  files(): Readonly<Record<string, string>>;
  /** What a printed card has where nothing is said. */
  readonly printed: CardDefaults;
  /** What a card made up on the spot has where nothing is said, but for id and English name. */
  madeUp(written: WrittenCard): CardDefaults;
  /** Reads a card that somebody adds to the game; as one of the game's own where nothing is said. */
  readonly readAdded?: CardReader<Card>['read'];
  /** In what forms its cards are written. */
  readonly forms: CardForms;
  /** The triggers of a card that may feed others or themselves, and what keeps that from going on. */
  readonly feeding?: Feeding<Card>;
  /** What of the card's words may have been meant otherwise: `card check` asks about it. */
  doubts?(card: Card): readonly Doubt[];
}

/** Words of a card that say something else than their writer may have meant. */
export interface Doubt {
  readonly span: Span;
  readonly text: Text;
}

function asks(place: Place, { span, text }: Doubt): CardProblem {
  const { line, column } = place.within(span[0]);
  return cardProblem({ file: place.file, line, column }, text);
}

/** The cards of a game, and those that somebody adds to them. */
export class CardLibrary<Card extends NamedCard> {
  readonly #reading: CardReading<Card>;
  /** Reads what somebody adds to the game. */
  readonly #added: CardReader<Card>;
  #standard: ReadCards<Card> | null = null;

  constructor(reading: CardReading<Card>) {
    this.#reading = reading;
    this.#added = { ...reading, read: reading.readAdded ?? reading.read };
  }

  /** The cards of the game in a fixed order, with what is wrong with them; read once. */
  standard(): ReadCards<Card> {
    this.#standard ??= this.#readFiles(
      Object.entries(this.#reading.files()).map(([file, text]) => ({ file, text })),
      [],
      () => this.#reading.printed,
    );
    return this.#standard;
  }

  /** Reads a file of further cards; they may speak of each other and of the game's own. */
  readFile(source: CardSource): ReadCardFile<Card> {
    const { printed } = this.#reading;
    const library = () => this.standard().definitions;
    const read = addedFilesReader({ ...this.#added, printed, library })([source]);
    return { ...read, written: read.written.flat() };
  }

  /**
   * What is wrong with card files. A file that is called like one of the game's own replaces it; the cards of all
   * others are read as somebody's own, so that what is well here may be played.
   */
  check(files: readonly CardSource[]): readonly CardProblem[] {
    const { problems } = this.#readFiles(files, this.#othersThan(files));
    const own = this.#reading.files();
    const wrong = new Set(problems.map(({ file }) => file));
    const sound = files.filter(({ file }) => !wrong.has(file) && !(ownName(file) in own));
    const told = [...problems, ...sound.flatMap(tooManyIn)];
    return files.flatMap(({ file }) => inOrder(file, told));
  }

  /** Card text of these files that is written otherwise than it is printed, card by card. */
  rewordings(files: readonly CardSource[]): readonly Rewording[] {
    return this.#readFiles(files, this.#othersThan(files)).rewordings;
  }

  /**
   * What may be meant, and is yet worth a second look: cards of these files that trigger themselves, or
   * each other, or one of the game's own, without end; and words that may have been meant otherwise. They
   * may be played all the same.
   */
  warn(files: readonly CardSource[]): readonly CardProblem[] {
    const { feeding = { feedersOf: () => [], bounds: {} }, doubts = () => [] } = this.#reading;
    const others = this.#othersThan(files);
    const { definitions } = this.#readFiles(files, others);
    const places = new Map(
      files
        .flatMap(({ file, text }) => writtenCards(text, file).cards)
        .map((card) => [idOf(card), textPlace(card)] as const),
    );
    const fed = (card: Card): Fed => ({
      name: { zh: card.name, en: card.english ?? card.name },
      feeders: feeding.feedersOf(card),
    });
    const here = definitions.flatMap((card): FedHere[] => {
      const place = places.get(card.id);
      return place === undefined ? [] : [{ ...fed(card), place }];
    });
    const asked = definitions.flatMap((card) => {
      const place = places.get(card.id);
      return place === undefined ? [] : doubts(card).map((doubt) => asks(place, doubt));
    });
    const warnings = [...feedingWarnings(here, others.map(fed), feeding.bounds), ...asked];
    return files.flatMap(({ file }) => inOrder(file, warnings));
  }

  /** The game's own cards, but for those of the files that take the place of the game's. */
  #othersThan(files: readonly CardSource[]): readonly Card[] {
    const own = this.#reading.files();
    const replaced = new Set(files.flatMap(({ file }) => idsIn(own[ownName(file)] ?? '')));
    return this.standard().definitions.filter(({ id }) => !replaced.has(id));
  }

  /**
   * Reads cards made up on the spot, as a scenario gives them. One may have the name of a card of the
   * game, for which it is to stand.
   * @param own the game's own cards, where they need not be read from their files first
   */
  readGiven(
    given: readonly unknown[],
    own: readonly Card[] = this.standard().definitions,
  ): Result<readonly Card[]> {
    const written = givenCards(given, 'cards');
    const names = new Set(written.flatMap((card) => stringIn(card, 'name')));
    const defaults = (card: WrittenCard, index: number): CardDefaults => ({
      ...this.#reading.madeUp(card),
      id: `made-up-${index + 1}`,
      english: stringIn(card, 'name')[0] ?? '',
    });
    const { definitions, problems } = readBeside(
      this.#reading,
      written,
      defaults,
      own.filter(({ name }) => !names.has(name)),
    );
    if (problems.length === 0) return { ok: true, value: definitions };
    return {
      ok: false,
      problems: problems.map(({ text, line }) => ({ text, at: `cards[${line - 1}]` })),
    };
  }

  /** The JSON schema of a file of cards. */
  schema(): JsonSchema {
    const { forms, printed, language } = this.#reading;
    const defaults = ownDefaults(printed);
    return schemaOfCards(
      (card) => this.#added.read(card, defaults(card), new Set(), null).asked,
      forms,
      language,
    );
  }

  /** Reads the game's own cards as its own, and all others as somebody's: which they are, their file says. */
  #reader(): CardReader<Card> {
    const own = this.#reading.files();
    const added = boundedReader(this.#added);
    return {
      ...this.#reading,
      read: (written, ...rest) => {
        const reader = ownName(written.place.file) in own ? this.#reading : added;
        return reader.read(written, ...rest);
      },
    };
  }

  #readFiles(
    files: readonly CardSource[],
    others: readonly Card[],
    defaults = ownDefaults(this.#reading.printed),
  ): ReadCards<Card> {
    const written = files.map(({ file, text }) => writtenCards(text, file));
    const cards = written.flatMap((one) => one.cards);
    const read = readBeside(this.#reader(), cards, defaults, others);
    const { definitions, problems, rewordings } = read;
    const all = [...written.flatMap((one) => one.problems.slice(0, MOST_PROBLEMS)), ...problems];
    return { definitions, problems: files.flatMap(({ file }) => inOrder(file, all)), rewordings };
  }
}

/** What a file is called without the folders it lies in. */
function ownName(file: string): string {
  return file.split(/[\\/]/).at(-1) ?? file;
}

/** Where the text of a card stands; the card itself for one without. */
function textPlace({ fields, place }: WrittenCard): Place {
  return fields.get('text')?.place ?? place;
}

function idsIn(source: string): string[] {
  return writtenCards(source, '').cards.flatMap((card) => stringIn(card, 'id'));
}
