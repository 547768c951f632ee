import type { RuleEntry } from '@lianhuan/kernel';
import { EVERY_CARD } from './4-card-parts/every-card.ts';
import { GENERAL_PARTS } from './4-card-parts/generals.ts';
import { OTHER_PARTS } from './4-card-parts/other-kinds.ts';
import { TACTIC_PARTS } from './4-card-parts/tactics.ts';

/** Chapter 4: what is printed on a card, and what each part means in play. */
export const CARD_PARTS = {
  ...EVERY_CARD,
  ...GENERAL_PARTS,
  ...TACTIC_PARTS,
  ...OTHER_PARTS,
} as const satisfies Record<string, RuleEntry>;
