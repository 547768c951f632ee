import { cachedByObject } from '@lianhuan/kernel';
import type { AddedTerms } from '../language/vocabulary.ts';
import type { CardDefaults } from './card-fields.ts';
import type { WrittenCard } from './card-file.ts';
import { type CardProblem, cardProblem } from './card-problem.ts';
import type { FieldsAsked } from './card-schema.ts';
import { type Glossary, noteEnglish } from './glossary.ts';
import { nameKey, nameProblems } from './names-of-cards.ts';
import type { Rewording } from './rewording.ts';
import { bringsTerms, englishOf, type OpenLanguage, readTerms } from './written-terms.ts';

/** What every card of every game has: an id for programs, a name for people and for card text. */
export interface NamedCard {
  readonly id: string;
  readonly name: string;
  /** Another name that card text may call it by. */
  readonly alias?: string | null;
  readonly english?: string;
  /** The English of what stands on it and is not of the game's own: names of added cards, terms of card files. */
  readonly glossary?: Glossary;
}

/** A card that was read, or what is wrong with it. */
export interface ReadCard<Card> {
  readonly definition: Card | null;
  readonly problems: readonly CardProblem[];
  /** Card text that is written otherwise than it is printed; none where nothing is said. */
  readonly rewordings?: readonly Rewording[];
  /** What was asked of its fields. */
  readonly asked: FieldsAsked;
}

/** The cards of some files that may be played, and what is wrong with the others. */
export interface ReadCards<Card> {
  readonly definitions: readonly Card[];
  readonly problems: readonly CardProblem[];
  /** Card text that is written otherwise than it is printed. */
  readonly rewordings: readonly Rewording[];
}

/** How a game reads a card that somebody wrote, wherever it was written. */
export interface CardReader<Card extends NamedCard> {
  /**
   * Reads one card.
   * @param names the names of all cards there are
   * @param terms what card files add to the terms of card text; null for nothing
   */
  read(
    written: WrittenCard,
    defaults: CardDefaults,
    names: ReadonlySet<string>,
    terms: AddedTerms | null,
  ): ReadCard<Card>;
  /** The language of its texts: card files may add to its open sets of terms. */
  readonly language: OpenLanguage;
  /** Cards of one name are told apart by this; where nothing is said, a name is one card's alone. */
  apart?(card: Card): string;
}

/** After so many problems no further card is read: they take long to find, and longer to mend. */
export const MOST_PROBLEMS = 100;

/**
 * Reads cards that may speak of each other and of `others`, beside which they are to be played.
 * @param defaults what a card has where nothing is said
 * @param mostProblems after so many no further card is read
 */
export function readBeside<Card extends NamedCard>(
  reader: CardReader<Card>,
  cards: readonly WrittenCard[],
  defaults: (card: WrittenCard, index: number) => CardDefaults,
  others: readonly Card[],
  mostProblems = MOST_PROBLEMS,
): ReadCards<Card> {
  const names = new Set([
    ...others.flatMap(({ name, alias }) => [name, alias ?? name]),
    ...cards.flatMap(namesOf),
  ]);
  const { terms, problems: wrongTerms } = readTerms(cards, reader.language);
  const added = Object.keys(terms).length === 0 ? null : terms;
  const read: (ReadCard<Card> | null)[] = [];
  const problems: CardProblem[] = [...wrongTerms];
  for (const [index, card] of cards.entries()) {
    if (bringsTerms(card)) {
      read.push(null);
      continue;
    }
    if (problems.length >= mostProblems) {
      problems.push(notRead(card, cards.length - index));
      break;
    }
    const one = reader.read(card, defaults(card, index), names, added);
    const wrongNames = nameProblems(card);
    problems.push(...one.problems, ...wrongNames);
    read.push(wrongNames.length > 0 ? { ...one, definition: null } : one);
  }
  const taken = new Set(
    others.flatMap((card) => UNIQUE.map((field) => keyOf(reader, card, field))),
  );
  const definitions: Card[] = [];
  read.forEach((one, index) => {
    const definition = one?.definition ?? null;
    if (definition === null) return;
    const twice = takenTwice(reader, definition, cards[index], taken);
    if (twice === null) definitions.push(definition);
    else if (problems.length <= mostProblems) problems.push(twice);
  });
  // Cards that are read beside no others are the game's own.
  const english = others.length === 0 ? new Map() : englishOf(terms, definitions);
  return {
    definitions: definitions.map((card) => noteEnglish(card, english)),
    problems,
    rewordings: read.flatMap((one) => one?.rewordings ?? []),
  };
}

/** No two cards may have the same of these. */
const UNIQUE = ['id', 'name'] as const;

function keyOf<Card extends NamedCard>(
  { apart }: CardReader<Card>,
  card: Card,
  field: (typeof UNIQUE)[number],
): string {
  if (field === 'id') return `id ${card.id}`;
  return `name ${nameKeyOf(card)} ${apart?.(card) ?? ''}`;
}

// Each card of a game is compared with whatever is read beside it.
const nameKeyOf = cachedByObject(({ name }: NamedCard) => nameKey(name));

function takenTwice<Card extends NamedCard>(
  reader: CardReader<Card>,
  card: Card,
  { fields, place }: WrittenCard,
  taken: Set<string>,
): CardProblem | null {
  for (const field of UNIQUE) {
    const key = keyOf(reader, card, field);
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

/** @param cards how many are not read, the first of them included */
function notRead({ place }: WrittenCard, cards: number): CardProblem {
  return cardProblem(place, {
    zh: `问题太多，从这里起 ${cards} 张卡牌没有检查`,
    en: `Too many problems: ${cards} cards from here on are not checked`,
  });
}

/** What was written in a field, if it is text: one string or none. */
export function stringIn({ fields }: WrittenCard, field: string): string[] {
  const value = fields.get(field)?.value;
  return typeof value === 'string' ? [value] : [];
}

/** What others may call the card, even if something else is wrong with it. */
function namesOf(card: WrittenCard): string[] {
  return [...stringIn(card, 'name'), ...stringIn(card, 'alias')];
}
