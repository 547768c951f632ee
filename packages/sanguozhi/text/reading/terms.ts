import type { Text } from '@lianhuan/kernel';
import type {
  Arm,
  Corps,
  Duration,
  Faction,
  Role,
  Speed,
  Stat,
  TreasureType,
  TroopType,
} from '../../cards/definition.ts';
import type { Phase } from '../../table/state.ts';
import TERMS from '../../terms.json' with { type: 'json' };

/** The terms that are printed on cards, as card text says them and in English. */

type Terms<Slug extends string> = Readonly<Record<Slug, Text>>;

/** Signs between two numbers. */
export { COMPARISON_SIGNS as COMPARISONS, type Comparison } from '@lianhuan/cardtext';

/** What a card calls itself or another: 本将领, 该谋略. */
export const SELF_NOUNS = TERMS.selfNouns;
/** What a card calls itself or another, by its slug. */
export type SelfNoun = keyof typeof SELF_NOUNS;

export const STAT_TERMS: Terms<Stat> = TERMS.stats;

/** How each 兵种属性 is printed, and none. */
export const ARM_TERMS: Terms<Arm | 'none'> = { ...TERMS.arms, ...TERMS.armless };

/** How each 兵种 of 兵权 is printed. */
export const CORPS_TERMS: Terms<Corps> = TERMS.corps;

/** How each 角色 is printed. */
export const ROLE_TERMS: Terms<Role> = TERMS.roles;

/** How each 阵营 is printed. */
export const FACTION_TERMS: Terms<Faction> = TERMS.factions;

/** What other kinds of card are divided by: speed, duration, type. */
export type Sort = Speed | Duration | TreasureType | TroopType;
/** How each of them is printed. */
export const SORT_TERMS: Terms<Sort> = {
  ...TERMS.speeds,
  ...TERMS.durations,
  ...TERMS.treasures,
  ...TERMS.troopTypes,
};

/** Parts of a turn that triggers can wait for (600.2). */
export const PHASE_TERMS = TERMS.phases satisfies Partial<Terms<Phase | 'turn'>>;

/** What 指示物 and 标记 are called in English, beside those that are called like a trait. */
export const COUNTER_NAMES: Readonly<Record<string, string>> = TERMS.counters;
