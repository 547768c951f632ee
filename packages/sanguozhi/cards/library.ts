import { cardWords, type Glossary } from '@lianhuan/cardtext';
import { standardCards } from '#standard-cards';
import { sanguozhiText } from '../text/reading/language.ts';
import { COUNTER_NAMES } from '../text/reading/terms.ts';
import { TRAITS, type Trait } from '../text/reading/traits.ts';
import type { CardDefinition } from './definition.ts';

/** The cards of the game, in a fixed order. */
export function library(): readonly CardDefinition[] {
  return standardCards();
}

/** Its text in English, and explained line by line; 【…】 holds the names of cards. */
export const { englishText, withEnglishNames, explainCard } = cardWords(
  sanguozhiText,
  /【([^】]+)】/g,
  englishName,
);

function englishName(name: string, glossary: Glossary): string {
  // Of 指示物 and 标记 English texts name what stands before these words.
  for (const one of [name, `${name}指示物`, `${name}标记`]) {
    if (Object.hasOwn(glossary, one)) return glossary[one];
  }
  const card = library().find((one) => one.name === name);
  if (card !== undefined) return card.english;
  const trait: string | undefined = name in TRAITS ? TRAITS[name as Trait].en : undefined;
  return COUNTER_NAMES[name] ?? trait ?? name;
}
