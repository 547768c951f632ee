import type { CardDefinition, Special } from '@lianhuan/evolve';
import type { Text } from '@lianhuan/kernel';
import { printedCard } from '../../../cards/printed-card.ts';
import type { EvolveCard } from './library.ts';

/** What printing takes of the game: handed in, so that a build can fetch the game when it needs it. */
type Rulebook = Pick<
  typeof import('@lianhuan/evolve'),
  'englishText' | 'explainCard' | 'deckCardOf' | 'KIND_TERMS' | 'TRAITS'
>;

/** A card of EVOLVE with everything a face and a reader show. @param icon the data of its path */
export function printEvolveCard(book: Rulebook, card: CardDefinition, icon: string): EvolveCard {
  const { kind, special, theme, alias, cost, attack, life } = card;
  return {
    ...printedCard(book, card, icon),
    kind: special ?? kind,
    kindName: special === null ? kindName(book, card) : SPECIAL_NAMES[special],
    wholeKind: wholeKind(book, card),
    class: card.class,
    traits: card.traits.map((trait) => traitName(book, card, trait)),
    theme,
    alias,
    copies: book.deckCardOf(card).copies,
    cost,
    attack,
    life,
  };
}

const SPECIAL_NAMES: Readonly<Record<Special, Text>> = {
  evolved: { zh: '进化', en: 'Evolved' },
  token: { zh: '衍生物', en: 'Token' },
};

function kindName({ KIND_TERMS }: Rulebook, { kind }: CardDefinition): Text {
  const { zh, en } = KIND_TERMS[kind];
  return { zh, en: en.charAt(0).toUpperCase() + en.slice(1) };
}

function wholeKind(book: Rulebook, card: CardDefinition): Text {
  const { zh, en } = kindName(book, card);
  if (card.special === null) return { zh, en };
  const special = SPECIAL_NAMES[card.special];
  return { zh: `${zh}·${special.zh}`, en: `${en} · ${special.en}` };
}

function traitName({ TRAITS }: Rulebook, { glossary }: CardDefinition, trait: string): Text {
  const terms: Readonly<Record<string, Text>> = TRAITS;
  return terms[trait] ?? { zh: trait, en: glossary?.[trait] ?? trait };
}
