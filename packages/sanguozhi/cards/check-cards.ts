import {
  CardLibrary,
  type CardProblem,
  type CardSource,
  type ReadCards,
  type WrittenCard,
} from '@lianhuan/cardtext';
import type { Result } from '@lianhuan/kernel';
import { cardFiles } from '#card-files';
import { BOUNDS, feedersOf } from '../text/meaning/feeding.ts';
import { type CardDefinition, KINDS } from './definition.ts';
import { readCard } from './read-card.ts';

const cards = new CardLibrary<CardDefinition>({
  files: cardFiles,
  read: readCard,
  feeding: { feedersOf, bounds: BOUNDS },
  printed: {},
  madeUp: (written) => ({ ...MADE_UP, stats: isFormation(written) ? 'N/N' : '1/1/0' }),
});

/** What a made-up card has where nothing is said: of its kind the plainest. */
const MADE_UP = { speed: 'ordinary', duration: 'instant', type: null, face: '1步兵' };

function isFormation({ fields }: WrittenCard): boolean {
  const kind = fields.get('kind')?.value;
  return kind === 'formation' || kind === KINDS.formation;
}

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
