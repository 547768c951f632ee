import type { RuleEntry } from '@lianhuan/kernel';
import { OVERVIEW } from './rules/1-overview.ts';
import { CARD_PARTS } from './rules/2-card-parts.ts';
import { PLAYERS } from './rules/3-players.ts';
import { ZONES } from './rules/4-zones.ts';
import { TERMS } from './rules/5-terms.ts';
import { SETUP } from './rules/6-setup.ts';
import { TURN } from './rules/7-turn.ts';
import { MAIN_PHASE } from './rules/8-main-phase.ts';
import { TOKENS } from './rules/9-tokens.ts';
import { ABILITIES } from './rules/10-abilities.ts';
import { RULE_PROCESSING } from './rules/11-rule-processing.ts';
import { KEYWORDS } from './rules/12-keywords.ts';
import { CLASSES } from './rules/13-classes.ts';
import { THEMES } from './rules/14-themes.ts';
import { OTHER } from './rules/15-other.ts';

/** Every number of the 影之诗 EVOLVE rulebook, in our own words. */
export const RULES = {
  ...OVERVIEW,
  ...CARD_PARTS,
  ...PLAYERS,
  ...ZONES,
  ...TERMS,
  ...SETUP,
  ...TURN,
  ...MAIN_PHASE,
  ...TOKENS,
  ...ABILITIES,
  ...RULE_PROCESSING,
  ...KEYWORDS,
  ...CLASSES,
  ...THEMES,
  ...OTHER,
} as const satisfies Record<string, RuleEntry>;
