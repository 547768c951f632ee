import { cardWords, type Glossary } from '@lianhuan/cardtext';
import { standardCards } from '#standard-cards';
import { minxinText } from '../text/reading/language.ts';
import type { CardDefinition } from './definition.ts';

/** The cards of the game, in a fixed order. */
export function library(): readonly CardDefinition[] {
  return standardCards();
}

/** Its text in English, and explained line by line; 【…】 holds the names of cards. */
export const { englishText, withEnglishNames, explainCard } = cardWords(
  minxinText,
  /【([^】]+)】/g,
  englishName,
);

function englishName(name: string, glossary: Glossary): string {
  return glossary[name] ?? library().find((card) => card.name === name)?.english ?? name;
}
