import { CardLibrary, type CardProblem, type CardSource, type ReadCards } from '@lianhuan/cardtext';
import type { Result } from '@lianhuan/kernel';
import { cardFiles } from '#card-files';
import { BOUNDS, feedersOf } from '../text/meaning/feeding.ts';
import { sortOf } from './card-sorts.ts';
import type { CardDefinition } from './definition.ts';
import { readCard } from './read-card.ts';

const cards = new CardLibrary<CardDefinition>({
  files: cardFiles,
  read: readCard,
  feeding: { feedersOf, bounds: BOUNDS },
  printed: {},
  madeUp: () => ({ class: 'neutral', cost: 0, stats: '1/1', icon: 'card-random' }),
  apart: sortOf,
});

/** The cards of the game, with what is wrong with them; read once. */
export function readStandardCards(): ReadCards<CardDefinition> {
  return cards.standard();
}

/** Reads a file of further cards; they may speak of each other and of the game's own. */
export function readCardFile(text: string, file: string): ReadCards<CardDefinition> {
  return cards.readFile({ file, text });
}

/** What is wrong with these card files; one that is called like one of the game's own replaces it. */
export function checkCards(files: readonly CardSource[]): readonly CardProblem[] {
  return cards.check(files);
}

/** Cards of these files that trigger themselves, each other or the game's own without end. */
export function warnOfCards(files: readonly CardSource[]): readonly CardProblem[] {
  return cards.warn(files);
}

/** Reads cards made up on the spot, as a scenario gives them: only name and kind must be said. */
export function readCards(given: readonly unknown[]): Result<readonly CardDefinition[]> {
  return cards.readGiven(given);
}
