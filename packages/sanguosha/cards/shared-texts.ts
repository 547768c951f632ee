import { sanguoshaText } from '../text/reading/language.ts';
import type { CardDefinition } from './definition.ts';

/** Generals of 国战 whose skills are worded as in another set: their text stands once, on the general of that set. */

/** Every general that shares its text has the lines of its skills; one whose set lacks any of them goes without. */
export function withSharedTexts(cards: readonly CardDefinition[]): readonly CardDefinition[] {
  const names = new Set(cards.map(({ name }) => name));
  return cards.map((card) => {
    const lines = card.sharedWith === '' ? null : linesOf(card, cards);
    if (lines === null) return card;
    const { text, tree } = sanguoshaText.parse(lines.join('\n'), { kind: card.kind, names });
    return { ...card, text, abilities: tree };
  });
}

/** The lines of its skills, in their printed order. */
function linesOf(
  { name, sharedWith, skills }: CardDefinition,
  cards: readonly CardDefinition[],
): readonly string[] | null {
  const home = cards.find((card) => card.name === name && card.pack === sharedWith);
  const written = home?.text.split('\n') ?? [];
  const lines = skills.map((skill) => written.find((line) => line.startsWith(`〖${skill}〗`)));
  return lines.every((line) => line !== undefined) ? lines : null;
}
