import { cardWords, type Glossary } from '@lianhuan/cardtext';
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

/** Its text in English, and explained line by line; 『…』 holds the names of cards. */
export const { englishText, withEnglishNames, explainCard } = cardWords(
  evolveText,
  /『([^』]+)』/g,
  englishName,
);

function englishName(name: string, glossary: Glossary): string {
  if (Object.hasOwn(glossary, name)) return glossary[name];
  const card =
    library().find((one) => one.name === name) ?? library().find((one) => one.alias === name);
  const trait: string | undefined = name in TRAITS ? TRAITS[name as Trait].en : undefined;
  return card?.english ?? trait ?? name;
}
