import type { RuleEntry } from '@lianhuan/kernel';
import { BATTLE } from './6-turn/battle.ts';
import { TURN_END } from './6-turn/ending.ts';
import { FIGHTING } from './6-turn/fighting.ts';
import { TURN_BEGIN } from './6-turn/turn.ts';

/** Chapter 6: the turn. */
export const TURN = {
  ...TURN_BEGIN,
  ...BATTLE,
  ...FIGHTING,
  ...TURN_END,
} as const satisfies Record<string, RuleEntry>;
