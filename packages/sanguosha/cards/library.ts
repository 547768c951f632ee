import { cardWords, type Glossary } from '@lianhuan/cardtext';
import { standardCards } from '#standard-cards';
import { type Deck, type DeckCard, decks } from '../decks/decks.ts';
import { sanguoshaText } from '../text/reading/language.ts';
import { LABELS, type Label } from '../text/reading/vocabulary.ts';
import type { CardDefinition } from './definition.ts';

/** Everything that is printed: faces and generals as the files have them, the cards of all decks, and the roles. */
export function library(): readonly CardDefinition[] {
  // A build may hand in all that is printed: the cards of decks are made anew.
  known ??= withDecks(standardCards().filter(({ id, face }) => id === face));
  return known;
}

let known: readonly CardDefinition[] | null = null;

/** Faces and generals, then a definition for each suit and rank that a deck has of a face, then roles and rules. */
export function withDecks(faces: readonly CardDefinition[]): readonly CardDefinition[] {
  const printed = new Map<string, CardDefinition>();
  for (const deck of decks()) {
    for (const { definition } of printedIn(deck, faces)) printed.set(definition.id, definition);
  }
  const roles = faces.filter(({ kind }) => kind === 'role' || kind === 'rule');
  return [...faces.filter((face) => !roles.includes(face)), ...printed.values(), ...roles];
}

/**
 * The cards of a deck as they are printed: of a face that its own set words otherwise they are that printing.
 * @throws Error where the deck names a card that there is not
 */
export function printedIn(
  { name: set, cards }: Deck,
  faces: readonly CardDefinition[],
): readonly { readonly card: DeckCard; readonly definition: CardDefinition }[] {
  const byName = new Map(
    [
      ...faces.filter(({ pack }) => pack === ''),
      ...faces.filter(({ pack }) => pack === set.zh),
    ].map((face) => [face.name, face]),
  );
  return cards.map((card) => {
    const { name, suit, rank } = card;
    const face = byName.get(name);
    if (face === undefined) throw new Error(`a deck names ${name}, which no card is called`);
    const id = `${face.id}-${suit}-${rank}`;
    return { card, definition: withLabels({ ...face, id, suit, rank }, card) };
  });
}

/** A card of a deck that bears labels says so below its words, and is another one than the card without them. */
function withLabels(definition: CardDefinition, { marks }: DeckCard): CardDefinition {
  const labels = (Object.keys(LABELS) as Label[]).filter((one) => marks.includes(LABELS[one].zh));
  return labels.reduce(({ id, text, abilities, ...rest }, label) => {
    const line = `带有${LABELS[label].zh}标记。`;
    const start = text === '' ? 0 : text.length + 1;
    const unit = { kind: 'labelled', label, span: [start, start + line.length] } as const;
    return {
      ...rest,
      id: `${id}-${label}`,
      text: text === '' ? line : `${text}\n${line}`,
      abilities: [...abilities, unit],
    };
  }, definition);
}

/** Its text in English, and explained line by line; 【…】 and 〖…〗 hold the names of cards and of skills. */
export const { englishText, withEnglishNames, explainCard } = cardWords(
  sanguoshaText,
  /[【〖]([^】〗]+)[】〗]/g,
  englishName,
);

function englishName(name: string, glossary: Glossary): string {
  if (Object.hasOwn(glossary, name)) return glossary[name];
  return cardEnglish(name) ?? skillEnglish(name);
}

/** A skill in English, as some general calls it; one that only equipment has is called as that is. */
export function skillEnglish(name: string): string {
  skillsInEnglish ??= new Map(
    library().flatMap((card) =>
      card.skillNames.map((english, place) => [skillsNamed(card)[place], english] as const),
    ),
  );
  return skillsInEnglish.get(name) ?? cardEnglish(name) ?? name;
}

/** The skills that a general has, then those that stand in its text to be gained: their names in English follow so. */
function skillsNamed({ skills, abilities }: CardDefinition): readonly string[] {
  const written = abilities.flatMap((unit) => (unit.kind === 'skill' ? [unit.name] : []));
  return [...skills, ...written.filter((name) => !skills.includes(name))];
}

function cardEnglish(name: string): string | undefined {
  return library().find((card) => card.name === name)?.english;
}

let skillsInEnglish: ReadonlyMap<string, string> | null = null;
