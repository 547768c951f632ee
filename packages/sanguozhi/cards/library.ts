import type { ExplainedLine } from '@lianhuan/cardtext';
import { standardCards } from '#standard-cards';
import { sanguozhiText } from '../text/reading/language.ts';
import { COUNTER_NAMES } from '../text/reading/terms.ts';
import { TRAITS, type Trait } from '../text/reading/traits.ts';
import type { CardDefinition } from './definition.ts';

/** The cards of the game, in a fixed order. */
export function library(): readonly CardDefinition[] {
  return standardCards();
}

/** The card's text in English, made from its tree; names of cards are the English ones. */
export function englishText({ abilities }: CardDefinition): string {
  return withEnglishNames(sanguozhiText.english(abilities));
}

/** The same words with the English names of the cards and counters they call by name. */
export function withEnglishNames(words: string): string {
  return words.replaceAll(/【([^】]+)】/g, (_, name: string) => englishName(name));
}

function englishName(name: string): string {
  const card = library().find((one) => one.name === name);
  if (card !== undefined) return card.english;
  const trait: string | undefined = name in TRAITS ? TRAITS[name as Trait].en : undefined;
  return COUNTER_NAMES[name] ?? trait ?? name;
}

/** The card's text in words: a line for each node of its tree, with its rule numbers. */
export function explainCard({ abilities }: CardDefinition): readonly ExplainedLine[] {
  return sanguozhiText.explain(abilities);
}
