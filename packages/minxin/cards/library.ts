import type { ExplainedLine } from '@lianhuan/cardtext';
import { standardCards } from '#standard-cards';
import { minxinText } from '../text/reading/language.ts';
import type { CardDefinition } from './definition.ts';

/** The cards of the game, in a fixed order. */
export function library(): readonly CardDefinition[] {
  return standardCards();
}

/** The card's text in English, made from its tree; names of cards are the English ones. */
export function englishText({ abilities }: CardDefinition): string {
  return withEnglishNames(minxinText.english(abilities));
}

/** The same words with the English names of the cards they call by name. */
export function withEnglishNames(words: string): string {
  return words.replaceAll(/【([^】]+)】/g, (_, name: string) => englishName(name));
}

function englishName(name: string): string {
  return library().find((card) => card.name === name)?.english ?? name;
}

/** The card's text in words: a line for each node of its tree, with its rule numbers. */
export function explainCard({ abilities }: CardDefinition): readonly ExplainedLine[] {
  return minxinText.explain(abilities);
}
