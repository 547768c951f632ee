import type { Language, Text } from '@lianhuan/kernel';
import type { PrintedCard } from '@lianhuan/releases';
import { type ComponentType, memo } from 'react';
import type { CardInfo } from './card-info.ts';

/** The derived numbers of a card, where they may differ from the printed ones. */
export type Values = Readonly<Record<string, number>> | null;

/** What the facts beside a face are made of. */
export interface CardFactsProps<Info extends CardInfo> {
  readonly card: Info;
  readonly values: Values;
}

/** What a face is made of. */
export interface CardFaceProps<Info extends CardInfo> extends CardFactsProps<Info> {
  readonly language: Language;
}

/** What cards of a game are told apart by, besides their kinds. */
export interface CardSort<Info extends CardInfo = CardInfo> {
  readonly name: Text;
  /** Null for a card that is not told apart by this. */
  readonly of: (card: Info) => Text | null;
}

/** How a game shows its cards. */
interface CardLook<Info extends CardInfo> {
  /**
   * Fills the box it is put into and lays itself out by that box. For readers it is silent: what
   * holds it names it by `describe`.
   */
  readonly Face: ComponentType<CardFaceProps<Info>>;
  /** What the reader says beside the face: kind, numbers, marks in words. */
  readonly Facts: ComponentType<CardFactsProps<Info>>;
  /** A card said aloud: its name, kind, numbers and words. */
  readonly describe: (card: Info, language: Language, values: Values) => string;
  /** The words of a card's text to print bold, in one group. */
  readonly terms: Readonly<Record<Language, RegExp>>;
  /** What a gallery of them can be narrowed by. */
  readonly sorts?: readonly CardSort<Info>[];
  /** Does a gallery list it? All are listed where nothing is said. */
  readonly isListed?: (card: Info) => boolean;
}

interface CardProps {
  readonly id: string;
  readonly values?: Values;
}

interface FaceProps extends CardProps {
  readonly language: Language;
}

/**
 * The cards of a game for whoever does not know the game: all by the ids that views and log lines
 * call them by. A face, facts and a description throw for an id that no card has.
 */
export interface CardKit extends Pick<CardLook<CardInfo>, 'terms'> {
  /** In the order of the book. */
  readonly cards: readonly CardInfo[];
  /** Those that a gallery lists. */
  readonly listed: readonly CardInfo[];
  readonly sorts: readonly CardSort[];
  find(id: string): CardInfo | undefined;
  readonly Face: ComponentType<FaceProps>;
  readonly Facts: ComponentType<CardProps>;
  describe(id: string, language: Language, values?: Values): string;
}

/**
 * Makes what makes the kit of a game, out of cards as they are printed in some version of it. The
 * cards must be those that the game's own build gathered: they are taken for its `Info`.
 */
export function cardKitFor<Info extends CardInfo>(
  look: CardLook<Info>,
): (printed: readonly PrintedCard[]) => CardKit {
  return (printed) => kitOf(printed as readonly CardInfo[] as readonly Info[], look);
}

function kitOf<Info extends CardInfo>(
  cards: readonly Info[],
  { Face, Facts, describe, terms, sorts = [], isListed = () => true }: CardLook<Info>,
): CardKit {
  const byId = new Map(cards.map((card) => [card.id, card]));
  const card = (id: string): Info => {
    const found = byId.get(id);
    if (!found) throw new Error(`no card is called ${id}`);
    return found;
  };
  return {
    cards,
    listed: cards.filter(isListed),
    // They are asked of cards of this kit alone.
    sorts: sorts as readonly CardSort[],
    terms,
    find: (id) => byId.get(id),
    // Most of what a table draws are faces, and most of them stay as they are from one moment to the next.
    Face: memo(({ id, language, values = null }: FaceProps) => (
      <Face card={card(id)} language={language} values={values} />
    )),
    Facts: ({ id, values = null }) => <Facts card={card(id)} values={values} />,
    describe: (id, language, values = null) => describe(card(id), language, values),
  };
}
