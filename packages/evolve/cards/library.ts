import type { ExplainedLine } from '@lianhuan/cardtext';
import { standardCards } from '#standard-cards';
import { evolveText } from '../text/reading/language.ts';
import { TRAITS, type Trait } from '../text/reading/traits.ts';
import { type CardSort, sortOf } from './card-sorts.ts';
import type { CardDefinition } from './definition.ts';

/** The cards of the game, in a fixed order: leaders, tokens and evolve cards among them. */
export function library(): readonly CardDefinition[] {
  return standardCards();
}

/** The card of that name and sort; null where there is none. */
export function cardCalled(name: string, sort: CardSort): CardDefinition | null {
  return library().find((card) => card.name === name && sortOf(card) === sort) ?? null;
}

/** The card's text in English, made from its tree; names of cards are the English ones. */
export function englishText({ abilities }: CardDefinition): string {
  return withEnglishNames(evolveText.english(abilities));
}

/** The same words with the English names of the cards they call by name. */
export function withEnglishNames(words: string): string {
  return words.replaceAll(/『([^』]+)』/g, (_, name: string) => englishName(name));
}

function englishName(name: string): string {
  const card =
    library().find((one) => one.name === name) ?? library().find((one) => one.alias === name);
  const trait: string | undefined = name in TRAITS ? TRAITS[name as Trait].en : undefined;
  return card?.english ?? trait ?? name;
}

/** The card's text in words: a line for each node of its tree, with its rule numbers. */
export function explainCard({ abilities }: CardDefinition): readonly ExplainedLine[] {
  return evolveText.explain(abilities);
}
