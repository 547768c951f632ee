import type { RuleEntry } from '@lianhuan/kernel';
import { EVENTS } from './5-card-kinds/events.ts';
import { FORMATIONS } from './5-card-kinds/formations.ts';
import { GENERALS } from './5-card-kinds/generals.ts';
import { TACTICS } from './5-card-kinds/tactics.ts';
import { TREASURES } from './5-card-kinds/treasures.ts';
import { TROOPS } from './5-card-kinds/troops.ts';

/** Chapter 5: how each of the six kinds of cards is used. */
export const CARD_KINDS = {
  ...GENERALS,
  ...TACTICS,
  ...TREASURES,
  ...FORMATIONS,
  ...TROOPS,
  ...EVENTS,
} as const satisfies Record<string, RuleEntry>;
