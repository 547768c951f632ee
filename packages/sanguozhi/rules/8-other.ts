import type { RuleEntry } from '@lianhuan/kernel';
import { CONTROL } from './8-other/control.ts';
import { KEYWORD_CHAPTER } from './8-other/keywords.ts';
import { RULE_EFFECTS } from './8-other/rule-effects.ts';
import { WORDS } from './8-other/words.ts';

/** Chapter 8: words, keywords, rule effects, control and the rest. */
export const OTHER = {
  ...WORDS,
  ...KEYWORD_CHAPTER,
  ...RULE_EFFECTS,
  ...CONTROL,
} as const satisfies Record<string, RuleEntry>;
