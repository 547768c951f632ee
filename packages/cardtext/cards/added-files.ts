import { type AddedCard, type AddedCardReader, beyondBounds } from './added-cards.ts';
import { boundedReader } from './card-bounds.ts';
import type { CardDefaults } from './card-fields.ts';
import { type WrittenCard, writtenCards } from './card-file.ts';
import { type CardProblem, cardProblem } from './card-problem.ts';
import {
  MOST_PROBLEMS,
  type NamedCard,
  type ReadCards,
  readBeside,
  stringIn,
} from './reading-cards.ts';
import { soundOf } from './sound-of-name.ts';
import { bringsTerms, readTerms, TERMS, termsOn } from './written-terms.ts';

/** A file of cards. */
export interface CardSource {
  readonly file: string;
  readonly text: string;
}

/** The cards of some files that may be played, also as the setting `cards` of a game takes them. */
export interface ReadCardFiles<Card> extends ReadCards<Card> {
  /** A list for each file, in their order. */
  readonly written: readonly (readonly AddedCard[])[];
}

/** What reads files of cards that are to be added to a game, in the bounds that cards of strangers have. */
export function addedFilesReader<Card extends NamedCard>(
  reader: AddedCardReader<Card>,
): AddedFilesReader<Card> {
  const bounded = boundedReader(reader);
  return (files) => readAddedFiles(bounded, files);
}

/**
 * Reads files of somebody's own cards; they may speak of each other and of the game's own. Throws nothing: what
 * is wrong is told with its file, line and column.
 * @param files their names must differ
 */
export type AddedFilesReader<Card> = (files: readonly CardSource[]) => ReadCardFiles<Card>;

function readAddedFiles<Card extends NamedCard>(
  reader: AddedCardReader<Card>,
  files: readonly CardSource[],
): ReadCardFiles<Card> {
  const read = files.map(({ file, text }) => writtenCards(text, file));
  const all = read.flatMap(({ cards }) => cards);
  const { definitions, problems, rewordings } = readBeside(
    reader,
    all,
    ownDefaults(reader.printed),
    reader.library(),
  );
  const { terms } = readTerms(all, reader.language);
  const left = new Map(definitions.map((card) => [card.id, card]));
  const written = read.map(({ cards }) =>
    cards.flatMap((card): AddedCard[] => {
      const definition = left.get(idOf(card));
      if (definition === undefined || definition.name !== stringIn(card, 'name')[0]) return [];
      left.delete(definition.id);
      // A card goes where it is played without its file: it takes along the terms that stand on it.
      const own = termsOn(card, terms, reader.language);
      const { [TERMS]: _, ...rest } = fieldsOf(card);
      const { id, english } = definition;
      return [{ ...rest, id, english, ...(own === null ? {} : { [TERMS]: own }) }];
    }),
  );
  const { within, beyond } = inBounds(read, written);
  const kept = new Set(within.flat().map(({ id }) => id));
  const told = [...read.flatMap((one) => one.problems.slice(0, MOST_PROBLEMS)), ...problems];
  return {
    definitions: definitions.filter(({ id }) => kept.has(id)),
    problems: files.flatMap(({ file }) => inOrder(file, [...told, ...beyond])),
    rewordings,
    written: within,
  };
}

function fieldsOf({ fields }: WrittenCard): AddedCard {
  return Object.fromEntries([...fields].map(([name, { value }]) => [name, value] as const));
}

/** Complains of a file that has more cards, or more on them, than can be played beside each other; else it is sound. */
export function tooManyIn({ file, text }: CardSource): readonly CardProblem[] {
  const cards = writtenCards(text, file).cards.filter((card) => !bringsTerms(card));
  const why = beyondBounds(cards.map(fieldsOf));
  return why === null ? [] : [beyondAt(cards[0], why)];
}

function beyondAt({ place }: WrittenCard, [zh, en]: readonly [zh: string, en: string]) {
  return cardProblem(place, { zh, en });
}

/** A file whose cards are too many beside those of the files before it is left out as a whole, and says so where it begins. */
function inBounds(
  read: readonly { readonly cards: readonly WrittenCard[] }[],
  written: readonly (readonly AddedCard[])[],
) {
  const within: (readonly AddedCard[])[] = [];
  const beyond: CardProblem[] = [];
  for (const [place, cards] of written.entries()) {
    const why = beyondBounds([...within.flat(), ...cards]);
    within.push(why === null ? cards : []);
    if (why !== null) beyond.push(beyondAt(read[place].cards[0], why));
  }
  return { within, beyond };
}

/** What a card of somebody's own has where nothing is said: its id and English are the sound of its name. */
export function ownDefaults(printed: CardDefaults): (card: WrittenCard) => CardDefaults {
  return (card) => {
    const english = soundOf(stringIn(card, 'name')[0] ?? '');
    // Without a name, which is told, no id can be made.
    return { ...printed, id: slugOf(english) || 'unnamed', english };
  };
}

/** The id that is written on a card, or the sound of its name: 张飞 is zhang-fei. */
export function idOf(card: WrittenCard): string {
  const [id] = stringIn(card, 'id');
  return id ?? slugOf(soundOf(stringIn(card, 'name')[0] ?? ''));
}

/** In lower-case letters, digits and hyphens. */
function slugOf(sound: string): string {
  const plain = sound.normalize('NFKD').toLowerCase();
  return plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-|-$/g, '');
}

/** What is wrong with one file, as it stands there from the top. */
export function inOrder(file: string, problems: readonly CardProblem[]): CardProblem[] {
  return problems
    .filter((problem) => problem.file === file)
    .sort((a, b) => a.line - b.line || a.column - b.column);
}
