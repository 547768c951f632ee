import type { Result } from '@lianhuan/kernel';
import type { CardDefaults } from './card-fields.ts';
import { givenCards, type WrittenCard, writtenCards } from './card-file.ts';
import { type CardProblem, cardProblem } from './card-problem.ts';

/** What every card of every game has: an id for programs, a name for people and for card text. */
export interface NamedCard {
  readonly id: string;
  readonly name: string;
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
    const own = this.#reading.files();
    const replaced = new Set(
      files.flatMap(({ file }) => namesIn(own[file.split(/[\\/]/).at(-1) ?? ''] ?? '')),
    );
    return this.#readFiles(
      files,
      this.standard().definitions.filter(({ name }) => !replaced.has(name)),
    ).problems;
  }

  /** Reads cards made up on the spot, as a scenario gives them. */
  readGiven(given: readonly unknown[]): Result<readonly Card[]> {
    const written = givenCards(given, 'cards');
    const defaults = (card: WrittenCard, index: number): CardDefaults => ({
      ...this.#reading.madeUp(card),
      id: `made-up-${index + 1}`,
      english: nameOf(card) ?? '',
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
    return { definitions, problems: [...written.flatMap((one) => one.problems), ...problems] };
  }

  #readAll(
    cards: readonly WrittenCard[],
    defaults: (card: WrittenCard, index: number) => CardDefaults,
    others: readonly Card[],
  ): ReadCards<Card> {
    const names = new Set([
      ...others.map(({ name }) => name),
      ...cards.map((card) => nameOf(card) ?? ''),
    ]);
    const read = cards.map((card, index) => this.#reading.read(card, defaults(card, index), names));
    const taken = new Set(others.flatMap((card) => UNIQUE.map((field) => keyOf(card, field))));
    const problems = read.flatMap((one) => one.problems);
    const definitions: Card[] = [];
    read.forEach(({ definition }, index) => {
      if (definition === null) return;
      const twice = takenTwice(definition, cards[index], taken);
      if (twice === null) definitions.push(definition);
      else problems.push(twice);
    });
    return { definitions, problems };
  }
}

/** The card's name, for others to speak of it, even if something else is wrong with it. */
function nameOf({ fields }: WrittenCard): string | null {
  const value = fields.get('name')?.value;
  return typeof value === 'string' ? value : null;
}

function namesIn(source: string): string[] {
  return writtenCards(source, '').cards.flatMap((card) => nameOf(card) ?? []);
}

const UNIQUE = ['id', 'name'] as const;

function keyOf(card: NamedCard, field: (typeof UNIQUE)[number]): string {
  return `${field} ${card[field]}`;
}

function takenTwice(
  card: NamedCard,
  { fields, place }: WrittenCard,
  taken: Set<string>,
): CardProblem | null {
  for (const field of UNIQUE) {
    if (taken.has(keyOf(card, field))) {
      return cardProblem(fields.get(field)?.place ?? place, {
        zh: `已经有一张卡牌的 ${field} 是「${card[field]}」`,
        en: `Another card has the ${field} “${card[field]}”`,
      });
    }
    taken.add(keyOf(card, field));
  }
  return null;
}
