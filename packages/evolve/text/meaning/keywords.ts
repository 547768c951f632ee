import { placedAt } from '@lianhuan/cardtext';
import { cachedByObject } from '@lianhuan/kernel';
import { ruleText } from '#rule-texts';
import type { Ability } from '../nodes/index.ts';
import { readRuleText } from '../rule-texts/read.ts';
import { KEYWORD_ENTRIES } from '../words/keywords.ts';

/** Keywords that stand for abilities (12.1.1): each of them as those abilities. */

/** An ability as it works; `stands` asks whether the rules of its keyword are in force, and is null for any other ability. */
export interface Expansion {
  readonly ability: Ability;
  readonly stands: (() => boolean) | null;
}

/** The abilities that a keyword stands for; any other ability is given as it is. */
export const expandKeyword = cachedByObject(expand);

function expand(ability: Ability): readonly Expansion[] {
  const { body } = ability;
  const abilities = body.kind === 'keyword' ? KEYWORD_ENTRIES[body.name].abilities : undefined;
  if (abilities === undefined) return [{ ability, stands: null }];
  return abilities.map(({ words, stands }) => ({
    ability: placedAt(ruleText(words), body.span),
    stands,
  }));
}

/** Every text that a keyword stands for, read: for a build, so that no page must. */
export function ruleTexts(): Readonly<Record<string, Ability>> {
  const all = Object.values(KEYWORD_ENTRIES).flatMap(({ abilities = [] }) => abilities);
  return Object.fromEntries(all.map(({ words }) => [words, readRuleText(words)]));
}
