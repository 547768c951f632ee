import { soundOf } from '@lianhuan/cardtext';
import { cards } from './check-cards.ts';
import type { CardDefinition } from './definition.ts';
import { withSharedTexts } from './shared-texts.ts';

/** Faces and generals, in a fixed order, read from the files beside this one. */
export function standardCards(): readonly CardDefinition[] {
  return withSharedTexts(cards.readStandardCards().definitions).map(withAllSkillNames);
}

/** A skill whose English nobody gives is called as it sounds: told here, so that no browser must know how. */
function withAllSkillNames(card: CardDefinition): CardDefinition {
  const { skills, skillNames } = card;
  if (skills.length <= skillNames.length) return card;
  return { ...card, skillNames: skills.map((name, place) => skillNames[place] ?? soundOf(name)) };
}
