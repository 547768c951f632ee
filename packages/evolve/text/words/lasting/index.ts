import type { Lasting } from '../../nodes/index.ts';
import type { LastingWord } from '../../reading/word.ts';
import { ASKED_LASTING } from './asked.ts';
import { DAMAGE_LASTING } from './damage.ts';
import { FRAME_LASTING } from './frames.ts';
import { GRANT_LASTING } from './grants.ts';
import { KIND_LASTING } from './kinds.ts';
import { NEXT_LASTING } from './next.ts';
import { BAN_LASTING } from './prohibitions.ts';
import { INSTEAD_LASTING } from './replacements.ts';
import { STAT_LASTING } from './stat-changes.ts';

/** Every lasting word by kind. Frames come first, as sentences with a frame begin as sentences without one do. */
export const LASTING = {
  ...FRAME_LASTING,
  ...INSTEAD_LASTING,
  ...NEXT_LASTING,
  ...DAMAGE_LASTING,
  ...ASKED_LASTING,
  ...BAN_LASTING,
  ...GRANT_LASTING,
  ...KIND_LASTING,
  ...STAT_LASTING,
} as const satisfies Readonly<Record<Lasting['kind'], unknown>>;

/** Every lasting word by kind, typed for a caller that does not know the kind of its node. */
export const LASTING_WORDS = LASTING as unknown as Readonly<Record<Lasting['kind'], LastingWord>>;
