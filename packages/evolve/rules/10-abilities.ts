import type { RuleEntry } from '@lianhuan/kernel';
import { AUTOMATIC } from './10-abilities/automatic.ts';
import { CONTINUOUS } from './10-abilities/continuous.ts';
import { COSTS_AND_CHECKS } from './10-abilities/costs-and-checks.ts';
import { SORTS } from './10-abilities/sorts.ts';
import { USING } from './10-abilities/using.ts';

/** Chapter 10, 卡牌或能力的使用与计算: abilities, effects, costs, check timings, using and resolving. */
export const ABILITIES = {
  ...SORTS,
  ...COSTS_AND_CHECKS,
  ...USING,
  ...AUTOMATIC,
  ...CONTINUOUS,
} as const satisfies Record<string, RuleEntry>;
