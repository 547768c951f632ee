import type { Lasting } from '../../nodes/index.ts';
import type { LastingWord } from '../../reading/word.ts';
import { ARM_LASTING } from './arms.ts';
import { COUNTER_LASTING } from './counter-immunity.ts';
import { DAMAGE_LASTING } from './damage.ts';
import { TURNED_LASTING } from './damage-turned.ts';
import { DUTY_LASTING } from './duties.ts';
import { FRAME_LASTING } from './frames.ts';
import { GRANT_LASTING } from './grants.ts';
import { NEEDS_LASTING } from './needs.ts';
import { ROLE_LASTING } from './only-as.ts';
import { DEFENCE_LASTING } from './only-defended.ts';
import { PLAYER_LASTING } from './players.ts';
import { BAN_LASTING } from './prohibitions.ts';
import { INSTEAD_LASTING } from './replacements.ts';
import { REVEAL_LASTING } from './reveals.ts';
import { STAT_LASTING } from './stat-changes.ts';
import { TACTIC_LASTING } from './tactic-immunity.ts';

/** Every lasting word by kind; those that hold others first, as theirs are the longer sentences. */
export const LASTING = {
  ...FRAME_LASTING,
  ...INSTEAD_LASTING,
  ...DAMAGE_LASTING,
  ...TURNED_LASTING,
  ...DUTY_LASTING,
  ...BAN_LASTING,
  ...ROLE_LASTING,
  ...DEFENCE_LASTING,
  ...TACTIC_LASTING,
  ...COUNTER_LASTING,
  ...PLAYER_LASTING,
  ...REVEAL_LASTING,
  ...GRANT_LASTING,
  ...ARM_LASTING,
  ...NEEDS_LASTING,
  ...STAT_LASTING,
} as const satisfies Readonly<Record<Lasting['kind'], unknown>>;

/** Every lasting word, typed for a caller that does not know the kind of the word it asks for. */
export const LASTING_WORDS = LASTING as unknown as Readonly<Record<Lasting['kind'], LastingWord>>;
