import { citing, citingAll } from '@lianhuan/kernel';
import type { RULES } from './rulebook.ts';

/** A number of the 三国智 rulebook. */
export type RuleId = keyof typeof RULES;

/** Cites a rule of 三国智 where the code obeys it; see the kernel's `citing`. */
export const rule = citing<RuleId>();

/** Are all of these rules obeyed? Cites each; for numbers that say the same thing. */
export const obeys = citingAll<RuleId>();
