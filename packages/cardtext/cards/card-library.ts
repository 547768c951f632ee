import type { Result } from '@lianhuan/kernel';
import type { CardDefaults } from './card-fields.ts';
import { givenCards, type Place, type WrittenCard, writtenCards } from './card-file.ts';
import { type CardProblem, cardProblem } from './card-problem.ts';
import { type Fed, type FedHere, type Feeding, feedingWarnings } from './feeding.ts';

/** What every card of every game has: an id for programs, a name for people and for card text. */
export interface NamedCard {
  readonly id: string;
  readonly name: string;
  /** Another name that card text may call it by. */
  readonly alias?: string | null;
  readonly english?: string;
}

/** A file of cards. */
export interface CardSource {
  readonly file: string;
  readonly text: string;
}

/** A card that was read, or what is wrong with it. */
export interface ReadCard<Card> {
  readonly definition: Card | null;
  readonly problems: readonly CardProblem[];
}

/** The cards of some files that may be played, and what is wrong with the others. */
export interface ReadCards<Card> {
  readonly definitions: readonly Card[];
  readonly problems: readonly CardProblem[];
}

/** How a game reads its cards. */
export interface CardReading<Card extends NamedCard> {
  /** The files of the game's own cards, by their names. */
  files(): Readonly<Record<string, string>>;
  /** Reads one card. @param names the names of all cards there are. */
  read(written: WrittenCard, defaults: CardDefaults, names: ReadonlySet<string>): ReadCard<Card>;
  /** What a printed card has where nothing is said. */
  readonly printed: CardDefaults;
  /** What a card made up on the spot has where nothing is said, but for id and English name. */
  madeUp(written: WrittenCard): CardDefaults;
  /** The triggers of a card that may feed others or themselves, and what keeps that from going on. */
  readonly feeding?: Feeding<Card>;
  /** Cards of one name are told apart by this; where nothing is said, a name is one card's alone. */
  apart?(card: Card): string;
}

/** The cards of a game, and those that somebody adds to them. */
export class CardLibrary<Card extends NamedCard> {
  readonly #reading: CardReading<Card>;
  #standard: ReadCards<Card> | null = null;

  constructor(reading: CardReading<Card>) {
    this.#reading = reading;
  }

  /** The cards of the game in a fixed order, with what is wrong with them; read once. */
  standard(): ReadCards<Card> {
    this.#standard ??= this.#readFiles(
      Object.entries(this.#reading.files()).map(([file, text]) => ({ file, text })),
      [],
    );
    return this.#standard;
  }

  /** Reads a file of further cards; they may speak of each other and of the game's own. */
  readFile(source: CardSource): ReadCards<Card> {
    return this.#readFiles([source], this.standard().definitions);
  }

  /** What is wrong with card files; a file that is called like one of the game's own replaces it. */
  check(files: readonly CardSource[]): readonly CardProblem[] {
    return this.#readFiles(files, this.#othersThan(files)).problems;
  }

  /**
   * What may be meant, and is yet worth a second look: cards of these files that trigger themselves, or
   * each other, or one of the game's own, without end. They may be played all the same.
   */
  warn(files: readonly CardSource[]): readonly CardProblem[] {
    const { feeding } = this.#reading;
    if (feeding === undefined) return [];
    const others = this.#othersThan(files);
    const { definitions } = this.#readFiles(files, others);
    const places = new Map(
      files
        .flatMap(({ file, text }) => writtenCards(text, file).cards)
        .flatMap((card) => stringIn(card, 'id').map((id) => [id, textPlace(card)] as const)),
    );
    const fed = (card: Card): Fed => ({
      name: { zh: card.name, en: card.english ?? card.name },
      feeders: feeding.feedersOf(card),
    });
    const here = definitions.flatMap((card): FedHere[] => {
      const place = places.get(card.id);
      return place === undefined ? [] : [{ ...fed(card), place }];
    });
    const warnings = feedingWarnings(here, others.map(fed), feeding.bounds);
    return files.flatMap(({ file }) => inOrder(file, warnings));
  }

  /** The game's own cards, but for those of the files that take the place of the game's. */
  #othersThan(files: readonly CardSource[]): readonly Card[] {
    const own = this.#reading.files();
    const replaced = new Set(
      files.flatMap(({ file }) => idsIn(own[file.split(/[\\/]/).at(-1) ?? ''] ?? '')),
    );
    return this.standard().definitions.filter(({ id }) => !replaced.has(id));
  }

  /** Reads cards made up on the spot, as a scenario gives them. */
  readGiven(given: readonly unknown[]): Result<readonly Card[]> {
    const written = givenCards(given, 'cards');
    const defaults = (card: WrittenCard, index: number): CardDefaults => ({
      ...this.#reading.madeUp(card),
      id: `made-up-${index + 1}`,
      english: stringIn(card, 'name')[0] ?? '',
    });
    const { definitions, problems } = this.#readAll(written, defaults, this.standard().definitions);
    if (problems.length === 0) return { ok: true, value: definitions };
    return {
      ok: false,
      problems: problems.map(({ text, line }) => ({ text, at: `cards[${line - 1}]` })),
    };
  }

  #readFiles(files: readonly CardSource[], others: readonly Card[]): ReadCards<Card> {
    const written = files.map(({ file, text }) => writtenCards(text, file));
    const cards = written.flatMap((one) => one.cards);
    const { definitions, problems } = this.#readAll(cards, () => this.#reading.printed, others);
    const all = [...written.flatMap((one) => one.problems.slice(0, MOST_PROBLEMS)), ...problems];
    return { definitions, problems: files.flatMap(({ file }) => inOrder(file, all)) };
  }

  #readAll(
    cards: readonly WrittenCard[],
    defaults: (card: WrittenCard, index: number) => CardDefaults,
    others: readonly Card[],
  ): ReadCards<Card> {
    const names = new Set([
      ...others.flatMap(({ name, alias }) => [name, alias ?? name]),
      ...cards.flatMap(namesOf),
    ]);
    const read: ReadCard<Card>[] = [];
    const problems: CardProblem[] = [];
    for (const [index, card] of cards.entries()) {
      if (problems.length >= MOST_PROBLEMS) {
        problems.push(notRead(card, cards.length - index));
        break;
      }
      const one = this.#reading.read(card, defaults(card, index), names);
      problems.push(...one.problems);
      read.push(one);
    }
    const taken = new Set(
      others.flatMap((card) => UNIQUE.map((field) => this.#keyOf(card, field))),
    );
    const definitions: Card[] = [];
    read.forEach(({ definition }, index) => {
      if (definition === null) return;
      const twice = this.#takenTwice(definition, cards[index], taken);
      if (twice === null) definitions.push(definition);
      else if (problems.length <= MOST_PROBLEMS) problems.push(twice);
    });
    return { definitions, problems };
  }

  #keyOf(card: Card, field: (typeof UNIQUE)[number]): string {
    const apart = field === 'name' ? (this.#reading.apart?.(card) ?? '') : '';
    return `${field} ${card[field]} ${apart}`;
  }

  #takenTwice(card: Card, { fields, place }: WrittenCard, taken: Set<string>): CardProblem | null {
    for (const field of UNIQUE) {
      const key = this.#keyOf(card, field);
      if (taken.has(key)) {
        return cardProblem(fields.get(field)?.place ?? place, {
          zh: `已经有一张卡牌的 ${field} 是「${card[field]}」`,
          en: `Another card has the ${field} “${card[field]}”`,
        });
      }
      taken.add(key);
    }
    return null;
  }
}

/** What is wrong with one file, as it stands there from the top. */
function inOrder(file: string, problems: readonly CardProblem[]): CardProblem[] {
  return problems
    .filter((problem) => problem.file === file)
    .sort((a, b) => a.line - b.line || a.column - b.column);
}

/** After so many problems no further card is read: they take long to find, and longer to mend. */
const MOST_PROBLEMS = 100;

/** @param cards how many are not read, the first of them included */
function notRead({ place }: WrittenCard, cards: number): CardProblem {
  return cardProblem(place, {
    zh: `问题太多，从这里起 ${cards} 张卡牌没有检查`,
    en: `Too many problems: ${cards} cards from here on are not checked`,
  });
}

const UNIQUE = ['id', 'name'] as const;

function stringIn({ fields }: WrittenCard, field: string): string[] {
  const value = fields.get(field)?.value;
  return typeof value === 'string' ? [value] : [];
}

/** What others may call the card, even if something else is wrong with it. */
function namesOf(card: WrittenCard): string[] {
  return [...stringIn(card, 'name'), ...stringIn(card, 'alias')];
}

/** Where the text of a card stands; the card itself for one without. */
function textPlace({ fields, place }: WrittenCard): Place {
  return fields.get('text')?.place ?? place;
}

function idsIn(source: string): string[] {
  return writtenCards(source, '').cards.flatMap((card) => stringIn(card, 'id'));
}
