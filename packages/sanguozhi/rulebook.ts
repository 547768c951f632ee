import type { RuleEntry } from '@lianhuan/kernel';
import { CONCEPTS } from './rules/1-concepts.ts';
import { MAP } from './rules/2-map.ts';
import { ZONES } from './rules/3-zones.ts';
import { CARD_PARTS } from './rules/4-card-parts.ts';
import { CARD_KINDS } from './rules/5-card-kinds.ts';
import { TURN } from './rules/6-turn.ts';
import { CHAIN } from './rules/7-chain.ts';
import { OTHER } from './rules/8-other.ts';
import { MULTIPLAYER } from './rules/9-multiplayer.ts';

/** Every number of the 三国智 rulebook, in our own words. */
export const RULES = {
  ...CONCEPTS,
  ...MAP,
  ...ZONES,
  ...CARD_PARTS,
  ...CARD_KINDS,
  ...TURN,
  ...CHAIN,
  ...OTHER,
  ...MULTIPLAYER,
} as const satisfies Record<string, RuleEntry>;
