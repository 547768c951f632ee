import { cardWords } from '@lianhuan/cardtext';
import { standardCards } from '#standard-cards';
import { decks } from '../decks/decks.ts';
import { sanguoshaText } from '../text/reading/language.ts';
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
  const byName = new Map(faces.map((face) => [face.name, face]));
  const printed = new Map<string, CardDefinition>();
  for (const { cards } of decks()) {
    for (const { name, suit, rank } of cards) {
      const face = byName.get(name);
      if (face === undefined) throw new Error(`a deck names ${name}, which no card is called`);
      const id = `${face.id}-${suit}-${rank}`;
      printed.set(id, { ...face, id, suit, rank });
    }
  }
  const roles = faces.filter(({ kind }) => kind === 'role' || kind === 'rule');
  return [...faces.filter((face) => !roles.includes(face)), ...printed.values(), ...roles];
}

/** Its text in English, and explained line by line; 【…】 and 〖…〗 hold the names of cards and of skills. */
export const { englishText, withEnglishNames, explainCard } = cardWords(
  sanguoshaText,
  /[【〖]([^】〗]+)[】〗]/g,
  englishName,
);

function englishName(name: string): string {
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
