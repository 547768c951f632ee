import type { Language } from '@lianhuan/kernel';
import type { ComponentType } from 'react';
import type { CardInfo } from './card-info.ts';

/** The derived numbers of a card, where they may differ from the printed ones. */
export type Values = Readonly<Record<string, number>> | null;

/** How a game shows its cards. */
interface CardParts<Info extends CardInfo> {
  /** In the order of the book. */
  readonly cards: readonly Info[];
  /**
   * Fills the box it is put into and lays itself out by that box. For readers it is silent: what
   * holds it names it by `describe`.
   */
  readonly Face: ComponentType<{
    readonly card: Info;
    readonly language: Language;
    readonly values: Values;
  }>;
  /** What the reader tells beside the face: kind, numbers, marks in words. */
  readonly Facts: ComponentType<{ readonly card: Info; readonly values: Values }>;
  /** A card said aloud: its name, kind, numbers and words. */
  readonly describe: (card: Info, language: Language, values: Values) => string;
  /** The words of a card's text to print bold, in one group. */
  readonly terms: Readonly<Record<Language, RegExp>>;
}

interface CardProps {
  readonly id: string;
  readonly values?: Values;
}

/**
 * The cards of a game for whoever does not know the game: all by the ids that views and log lines
 * call them by. A face, facts and a description throw for an id that no card has.
 */
export interface CardKit extends Pick<CardParts<CardInfo>, 'cards' | 'terms'> {
  find(id: string): CardInfo | undefined;
  readonly Face: ComponentType<CardProps & { readonly language: Language }>;
  readonly Facts: ComponentType<CardProps>;
  describe(id: string, language: Language, values?: Values): string;
}

/** Makes the kit of a game from what that game says of its own cards. */
export function cardKit<Info extends CardInfo>(parts: CardParts<Info>): CardKit {
  const { cards, Face, Facts, describe, terms } = parts;
  const byId = new Map(cards.map((card) => [card.id, card]));
  const card = (id: string): Info => {
    const found = byId.get(id);
    if (!found) throw new Error(`no card is called ${id}`);
    return found;
  };
  return {
    cards,
    terms,
    find: (id) => byId.get(id),
    Face: ({ id, language, values = null }) => (
      <Face card={card(id)} language={language} values={values} />
    ),
    Facts: ({ id, values = null }) => <Facts card={card(id)} values={values} />,
    describe: (id, language, values = null) => describe(card(id), language, values),
  };
}
