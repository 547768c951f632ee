import {
  CardLibrary,
  type CardProblem,
  type CardSource,
  type ExplainedLine,
  type ReadCards,
  type WrittenCard,
} from '@lianhuan/cardtext';
import type { Result } from '@lianhuan/kernel';
import { cardFiles } from '#card-files';
import { type CardDefinition, KINDS } from './definition.ts';
import { readCard } from './read-card.ts';
import { sanguozhiText } from './text/language.ts';
import { COUNTER_NAMES } from './text/terms.ts';
import { TRAITS, type Trait } from './text/traits.ts';

const cards = new CardLibrary<CardDefinition>({
  files: cardFiles,
  read: readCard,
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
