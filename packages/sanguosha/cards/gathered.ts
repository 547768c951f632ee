import definitions from 'virtual:sanguosha/definitions';
import type { CardDefinition } from './definition.ts';

/** Faces and generals, as a build read them, so that no page must. */
export function standardCards(): readonly CardDefinition[] {
  return definitions;
}
