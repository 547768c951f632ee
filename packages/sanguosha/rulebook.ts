import type { RuleEntry } from '@lianhuan/kernel';
import { DAMAGE } from './rules/damage.ts';
import { HEGEMONY } from './rules/hegemony.ts';
import { IDENTITY } from './rules/identity.ts';
import { JUDGEMENT } from './rules/judgement.ts';
import { LANDLORD } from './rules/landlord.ts';
import { LIMITS } from './rules/limits.ts';
import { MOVING } from './rules/moving.ts';
import { PHASES } from './rules/phases.ts';
import { PRINCIPLES } from './rules/principles.ts';
import { TERMS } from './rules/terms.ts';
import { TURN } from './rules/turn.ts';
import { USING } from './rules/using.ts';

/** Every number of the 三国杀 rulebook, in our own words. */
export const RULES = {
  ...TERMS,
  ...PRINCIPLES,
  ...TURN,
  ...PHASES,
  ...USING,
  ...MOVING,
  ...JUDGEMENT,
  ...DAMAGE,
  ...IDENTITY,
  ...HEGEMONY,
  ...LIMITS,
  ...LANDLORD,
} as const satisfies Record<string, RuleEntry>;
