import {
  CardLibrary,
  type CardProblem,
  type CardSource,
  type ExplainedLine,
  type ReadCards,
} from '@lianhuan/cardtext';
import type { Result } from '@lianhuan/kernel';
import { cardFiles } from '#card-files';
import type { CardDefinition } from './definition.ts';
import { readCard } from './read-card.ts';
import { minxinText } from './text/language.ts';

const NUMBERS = {
  cost: 0,
  power: 0,
  renown: 0,
  favor: 0,
  worth: 0,
  defence: 0,
  spoils: 0,
  text: '',
};

const cards = new CardLibrary<CardDefinition>({
  files: cardFiles,
  read: readCard,
  printed: { ...NUMBERS, copies: 1 },
  madeUp: () => ({ ...NUMBERS, copies: 0, home: 'central', icon: 'card-random' }),
});

/** The cards of the game, with what is wrong with them; read once. */
export function standardCards(): ReadCards<CardDefinition> {
  return cards.standard();
}

/** The cards of the game, in a fixed order. */
export function library(): readonly CardDefinition[] {
  return cards.standard().definitions;
}

/** Reads a file of further cards; they may speak of each other and of the game's own. */
export function readCardFile(text: string, file: string): ReadCards<CardDefinition> {
  return cards.readFile({ file, text });
}

/** What is wrong with these card files; one that is called like one of the game's own replaces it. */
export function checkCards(files: readonly CardSource[]): readonly CardProblem[] {
  return cards.check(files);
}

/** Reads cards made up on the spot, as a scenario gives them: only name and kind must be said. */
export function readCards(given: readonly unknown[]): Result<readonly CardDefinition[]> {
  return cards.readGiven(given);
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
