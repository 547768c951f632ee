import { citing } from '@lianhuan/kernel';
import type { RULES } from './rulebook.ts';

/** A number of the 民心 rulebook. */
export type RuleId = keyof typeof RULES;

/** Cites a rule of 民心 where the code obeys it; see the kernel's `citing`. */
export const rule = citing<RuleId>();
