import {
  type CardProblem,
  cardProblem,
  type ExplainedLine,
  givenCards,
  type WrittenCard,
  writtenCards,
} from '@lianhuan/cardtext';
import type { Result } from '@lianhuan/kernel';
import { cardFiles } from '#card-files';
import type { Defaults } from './card-fields.ts';
import { type CardDefinition, KINDS } from './definition.ts';
import { nameOf, readCard } from './read-card.ts';
import { sanguozhiText } from './text/language.ts';
import { COUNTER_NAMES } from './text/terms.ts';
import { TRAITS, type Trait } from './text/traits.ts';

export type { CardProblem } from '@lianhuan/cardtext';

/** A file of cards. */
export interface CardSource {
  readonly file: string;
  readonly text: string;
}

/** The cards of some files that may be played, and what is wrong with the others. */
export interface ReadCards {
  readonly definitions: readonly CardDefinition[];
  readonly problems: readonly CardProblem[];
}

let standard: ReadCards | null = null;

/** The cards of the game, with what is wrong with them; read once. */
export function standardCards(): ReadCards {
  standard ??= readFiles(
    Object.entries(cardFiles()).map(([file, text]) => ({ file, text })),
    [],
  );
  return standard;
}

/** The cards of the game, in a fixed order. */
export function library(): readonly CardDefinition[] {
  return standardCards().definitions;
}

/** Reads a file of further cards; they may speak of each other and of the game's own. */
export function readCardFile(text: string, file: string): ReadCards {
  return readFiles([{ file, text }], library());
}

/** What is wrong with these card files; one that is called like one of the game's own replaces it. */
export function checkCards(files: readonly CardSource[]): readonly CardProblem[] {
  const own = cardFiles();
  const replaced = new Set(
    files.flatMap(({ file }) => namesIn(own[file.split(/[\\/]/).at(-1) ?? ''] ?? '')),
  );
  return readFiles(
    files,
    library().filter(({ name }) => !replaced.has(name)),
  ).problems;
}

function namesIn(source: string): string[] {
  return writtenCards(source, '').cards.flatMap((card) => nameOf(card) ?? []);
}

/** Reads cards made up on the spot, as a scenario gives them: only name and kind must be said. */
export function readCards(given: readonly unknown[]): Result<readonly CardDefinition[]> {
  const written = givenCards(given, 'cards');
  const defaults = (index: number): Defaults => ({
    ...MADE_UP,
    stats: isFormation(written[index]) ? 'N/N' : '1/1/0',
    id: `made-up-${index + 1}`,
    english: nameOf(written[index]) ?? '',
  });
  const { definitions, problems } = readAll(written, defaults, library());
  if (problems.length === 0) return { ok: true, value: definitions };
  return {
    ok: false,
    problems: problems.map(({ text, line }) => ({ text, at: `cards[${line - 1}]` })),
  };
}

/** What a made-up card has where nothing is said: of its kind the plainest. */
const MADE_UP: Defaults = { speed: 'ordinary', duration: 'instant', type: null, face: '1步兵' };

function isFormation({ fields }: WrittenCard): boolean {
  const kind = fields.get('kind')?.value;
  return kind === 'formation' || kind === KINDS.formation;
}

function readFiles(files: readonly CardSource[], others: readonly CardDefinition[]): ReadCards {
  const written = files.map(({ file, text }) => writtenCards(text, file));
  const cards = written.flatMap((one) => one.cards);
  const { definitions, problems } = readAll(cards, () => ({}), others);
  return { definitions, problems: [...written.flatMap((one) => one.problems), ...problems] };
}

function readAll(
  cards: readonly WrittenCard[],
  defaults: (index: number) => Defaults,
  others: readonly CardDefinition[],
): ReadCards {
  const names = new Set([...others, ...cards.map(named)].map(({ name }) => name));
  const read = cards.map((card, index) => readCard(card, defaults(index), names));
  const taken = new Set(others.flatMap((card) => UNIQUE.map((field) => `${field} ${card[field]}`)));
  const problems = read.flatMap((one) => one.problems);
  const definitions: CardDefinition[] = [];
  read.forEach(({ definition }, index) => {
    if (definition === null) return;
    const twice = takenTwice(definition, cards[index], taken);
    if (twice === null) definitions.push(definition);
    else problems.push(twice);
  });
  return { definitions, problems };
}

function named(card: WrittenCard): { readonly name: string } {
  return { name: nameOf(card) ?? '' };
}

/** Ids are for programs, names for people and for card text. */
const UNIQUE = ['id', 'name'] as const;

function takenTwice(
  definition: CardDefinition,
  { fields, place }: WrittenCard,
  taken: Set<string>,
): CardProblem | null {
  for (const field of UNIQUE) {
    const value = definition[field];
    if (taken.has(`${field} ${value}`)) {
      return cardProblem(fields.get(field)?.place ?? place, {
        zh: `已经有一张卡的 ${field} 是「${value}」`,
        en: `Another card has the ${field} “${value}”`,
      });
    }
    taken.add(`${field} ${value}`);
  }
  return null;
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
