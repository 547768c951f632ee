import { cards } from './check-cards.ts';
import type { CardDefinition } from './definition.ts';

/** Faces and generals, in a fixed order, read from the files beside this one. */
export function standardCards(): readonly CardDefinition[] {
  return cards.readStandardCards().definitions;
}
