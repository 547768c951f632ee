import type { RuleEntry } from '@lianhuan/kernel';
import { CARDS } from './5-terms/cards.ts';
import { CHANGES } from './5-terms/changes.ts';
import { DAMAGE_AND_EVOLVING } from './5-terms/damage-and-evolving.ts';

/** Chapter 5, 特定记述: what the words of card text mean. */
export const TERMS = {
  ...CARDS,
  ...DAMAGE_AND_EVOLVING,
  ...CHANGES,
} as const satisfies Record<string, RuleEntry>;
