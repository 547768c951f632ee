import {
  cachedByObject,
  type Problem,
  type Result,
  settingProblem,
  succeed,
} from '@lianhuan/kernel';
import { boundedReader, clausesIn, sentencesIn } from './card-bounds.ts';
import type { CardDefaults } from './card-fields.ts';
import type { CardProblem } from './card-problem.ts';
import { givenCards } from './given-cards.ts';
import { type Glossary, glossaryOf } from './glossary.ts';
import { type CardReader, type NamedCard, readBeside, stringIn } from './reading-cards.ts';

/** A card that somebody adds to those of a game: its fields by name, as they stand in a card file. */
export type AddedCard = Readonly<Record<string, unknown>>;

/** How many cards may be added, and how long they may be when written as JSON, in characters. */
export const MOST_ADDED = { cards: 300, characters: 250_000 } as const;

/** What must be known of a game whose cards others may add to. */
export interface AddedCardReader<Card extends NamedCard> extends CardReader<Card> {
  /** What a printed card has where nothing is said. */
  readonly printed: CardDefaults;
  /** The game's own cards. */
  library(): readonly Card[];
}

/** The setting `cards` of a game: cards that are played beside the game's own, and travel with a record. */
export class AddedCards<Card extends NamedCard> {
  readonly #reader: AddedCardReader<Card>;
  /** What was read last, by what was written: a set-up is read, then dealt from again and again. */
  readonly #known = new Map<string, readonly Card[]>();

  constructor(reader: AddedCardReader<Card>) {
    this.#reader = boundedReader(reader);
  }

  /** Reads the setting. Problems name `setup.cards[index]`, or `setup.cards` where it is no list, or too long. */
  read(written: unknown = []): Result<readonly AddedCard[]> {
    if (!Array.isArray(written) || !written.every(isPlainObject)) return refused(NO_LIST);
    const key = jsonOf(written);
    if (key === null) return refused(NO_LIST);
    const beyond = beyondBounds(written, key);
    if (beyond !== null) return refused(beyond);
    // What JSON leaves out was never there: a set-up and its record are the same.
    const cards = JSON.parse(key) as readonly AddedCard[];
    const { definitions, problems } = this.#readAll(cards);
    if (problems.length > 0) return { ok: false, problems: problems.map(atItsCard) };
    this.#keep(key, definitions);
    return succeed(cards);
  }

  /** The setting of a set-up with these cards: a game without any does not have it. */
  setting(added: readonly AddedCard[]): { readonly cards?: readonly AddedCard[] } {
    return added.length === 0 ? {} : { cards: added };
  }

  /**
   * The game's own cards and after them these. The same list for the same cards.
   * @param added cards that `read` gave
   * @throws Error if one of them cannot be read; none that `read` gave is.
   */
  libraryWith(added: readonly AddedCard[] = []): readonly Card[] {
    if (added.length === 0) return this.#reader.library();
    const key = JSON.stringify(added);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const { definitions, problems } = this.#readAll(added);
    if (problems.length > 0) throw new Error(`cards cannot be read: ${problems[0].text.en}`);
    return this.#keep(key, definitions);
  }

  /** The cards of a table that are not of the game's own: everybody may read what is printed on them. */
  readonly among = cachedByObject((library: readonly Card[]): readonly Card[] => {
    const own = this.#reader.library();
    if (library === own) return NONE;
    // A scenario's cards may stand in the place of the game's own.
    const printed = new Set(own);
    return library.filter((card) => !printed.has(card));
  });

  /** The English of names and terms on the cards of a table that are not of the game's own. */
  readonly glossary = cachedByObject(
    (library: readonly Card[]): Glossary => glossaryOf(this.among(library)),
  );

  #readAll(cards: readonly AddedCard[]) {
    const { printed, library } = this.#reader;
    return readBeside(
      this.#reader,
      givenCards(cards, 'cards'),
      (card) => ({ ...printed, english: stringIn(card, 'name')[0] ?? '' }),
      library(),
      MOST_TOLD,
    );
  }

  #keep(key: string, definitions: readonly Card[]): readonly Card[] {
    const oldest = this.#known.size < MOST_KEPT ? undefined : this.#known.keys().next().value;
    if (oldest !== undefined) this.#known.delete(oldest);
    const known = [...this.#reader.library(), ...definitions];
    this.#known.set(key, known);
    return known;
  }
}

const NONE: readonly never[] = [];

/** Words that cannot be read take longest: a record of a stranger is refused after so many. */
const MOST_TOLD = 10;

/** In all fields of all cards: what is longer takes seconds to read. 300 cards like those of the games have 30 000. */
const MOST_LETTERS = 40_000;

/** In all fields of all cards: five for each of the most cards, when those of the games have two. */
const MOST_SENTENCES = 1500;
/** In all fields of all cards: fifteen for each of the most cards, when those of the games have four. */
const MOST_CLAUSES = 4500;

/** Why these cards are too many to be played beside each other, or too long; null where they are not. */
export function beyondBounds(
  cards: readonly AddedCard[],
  json = JSON.stringify(cards),
): readonly [zh: string, en: string] | null {
  if (cards.length > MOST_ADDED.cards) return TOO_MANY;
  if (json.length > MOST_ADDED.characters) return TOO_LONG;
  if (sumOver(cards, ({ length }) => length) > MOST_LETTERS) return TOO_MUCH_TEXT;
  if (sumOver(cards, sentencesIn) > MOST_SENTENCES) return TOO_MANY_SENTENCES;
  return sumOver(cards, clausesIn) > MOST_CLAUSES ? TOO_MANY_CLAUSES : null;
}

/** A number of each text that stands on these cards, together. */
function sumOver(cards: readonly AddedCard[], numberOf: (text: string) => number): number {
  const texts = cards.flatMap((card) => Object.values(card));
  return texts.reduce<number>((sum, one) => sum + (typeof one === 'string' ? numberOf(one) : 0), 0);
}

/** Of so many different lists of cards a process keeps what it has read. */
const MOST_KEPT = 8;

/** Null for what no file can hold, such as a circle. */
function jsonOf(written: readonly unknown[]): string | null {
  try {
    return JSON.stringify(written);
  } catch {
    return null;
  }
}

function isPlainObject(written: unknown): written is AddedCard {
  return typeof written === 'object' && written !== null && !Array.isArray(written);
}

/** A card's line is its place in the list, from 1. */
function atItsCard({ text, line }: CardProblem): Problem {
  return settingProblem(`cards[${line - 1}]`, text.zh, text.en);
}

function refused([zh, en]: readonly [string, string]): Result<never> {
  return { ok: false, problems: [settingProblem('cards', zh, en)] };
}

const NO_LIST = [
  '应当是一列卡牌：[{ id, name, … }, …]',
  'should be a list of cards: [{ id, name, … }, …]',
] as const;
const TOO_MANY = [
  `至多加入 ${MOST_ADDED.cards} 张卡牌`,
  `${MOST_ADDED.cards} cards can be added at most`,
] as const;
const TOO_LONG = [
  `加入的卡牌太长：至多 ${MOST_ADDED.characters} 个字`,
  `The added cards are too long: ${MOST_ADDED.characters} characters at most`,
] as const;
const TOO_MUCH_TEXT = [
  `加入的卡牌文字太多：合计至多 ${MOST_LETTERS} 个字`,
  `The added cards have too much text: ${MOST_LETTERS} characters together at most`,
] as const;
const TOO_MANY_SENTENCES = [
  `加入的卡牌句子太多：合计至多 ${MOST_SENTENCES} 句`,
  `The added cards have too many sentences: ${MOST_SENTENCES} together at most`,
] as const;
const TOO_MANY_CLAUSES = [
  `加入的卡牌分句太多：合计至多 ${MOST_CLAUSES} 个`,
  `The added cards have too many clauses: ${MOST_CLAUSES} together at most`,
] as const;
