import texts from 'virtual:evolve/rule-texts';
import type { Ability } from '../nodes/index.ts';
import { readRuleText } from './read.ts';

/** Card text that the rules speak, as a build read it; what only cards bring that somebody wrote is read here. */
export function ruleText(words: string): Ability {
  return texts[words] ?? readRuleText(words);
}
