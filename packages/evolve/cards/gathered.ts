import definitions from 'virtual:evolve/definitions';
import type { CardDefinition } from './definition.ts';

/** The cards of the game, as a build read them, so that no page must: that takes seconds. */
export function standardCards(): readonly CardDefinition[] {
  return definitions;
}
