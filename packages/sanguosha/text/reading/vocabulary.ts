import type { Text } from '@lianhuan/kernel';
import TERMS from '../../terms.json' with { type: 'json' };

/** The closed sets of terms that cards of 三国杀 are written with: slug → how it reads. */

/** Tags of a skill (T01–T04, T40, T48, T53). */
export const TAGS = TERMS.tags;
/** A tag, by its slug. */
export type Tag = keyof typeof TAGS;

/** Characters that are known without a choice. */
export const NAMED = TERMS.named;
/** One of them, by its slug. */
export type Named = keyof typeof NAMED;

/** Whom an occasion or lasting words speak of. */
export const PARTIES = TERMS.parties;
/** One of them, by its slug. */
export type Party = keyof typeof PARTIES;

/** Where cards lie that text speaks of (T05). */
export const PLACES = TERMS.places;
/** A place, by its slug. */
export type Place = keyof typeof PLACES;

/** What cards on generals are called (T09). */
export const PILE_TERMS = TERMS.piles;

/** Labels in the corner of a card. */
export const LABELS = TERMS.labels;
/** One of them, by its slug. */
export type Label = keyof typeof LABELS;

/** What marks of skills are called (T09). */
export const TOKENS = TERMS.tokens;
/** One of them, by its slug; one that a card file brought in, by its printed name. */
export type Mark = keyof typeof TOKENS | (string & {});

/** What a mark is called; one of a card file as it is printed, its English from the glossary of its card. */
export function markCalled(mark: Mark): Text {
  const known: Readonly<Record<string, Text>> = TOKENS;
  return Object.hasOwn(known, mark) ? known[mark] : { zh: mark, en: `【${mark}】` };
}

/** What cards can be lost by (T52). */
export const MOVE_CAUSES = TERMS.moveCauses;
/** One of them, by its slug. */
export type MoveCause = keyof typeof MOVE_CAUSES;

/** Sorts of card. */
export const SORTS = TERMS.sorts;
/** A sort of card, by its slug. */
export type CardSort = keyof typeof SORTS;
const { delayed: _, ...others } = SORTS;
/** Sorts that 非 can stand before: 非延时锦囊牌 are the other tricks, not every card that is no delayed trick. */
export const EXCLUDED_SORTS = others;

/** Timings of a phase. */
export const PHASE_TIMINGS = TERMS.phaseTimings;
/** One of them, by its slug. */
export type PhaseTiming = keyof typeof PHASE_TIMINGS;

/** Timings of a damage. */
export const DAMAGE_TIMINGS = TERMS.damageTimings;
/** One of them, by its slug. */
export type DamageTiming = keyof typeof DAMAGE_TIMINGS;

/** Those of them that speak of the source. */
const { 'deal-1': DEAL_1, 'deal-2': DEAL_2, dealt: DEALT } = DAMAGE_TIMINGS;
export const DEAL_TIMINGS = { 'deal-1': DEAL_1, 'deal-2': DEAL_2, dealt: DEALT };

/** Timings of a use. */
export const USE_TIMINGS = TERMS.useTimings;
/** One of them, by its slug. */
export type UseTiming = keyof typeof USE_TIMINGS;

/** Those of them that speak of the user, and those that speak of the target. */
export const USER_TIMINGS = TERMS.userTimings;
export const TARGET_TIMINGS = TERMS.targetTimings;

/** Timings of flows that have one character in them. */
export const FLOW_TIMINGS = TERMS.flowTimings;
/** One of them, by its slug. */
export type FlowTiming = keyof typeof FLOW_TIMINGS;

/** Numbers of a character. */
export const NUMBERS_OF = TERMS.numbersOf;
/** 花色. */
export const SUIT_TERMS = TERMS.suits;
/** 颜色. */
export const COLOUR_TERMS = TERMS.colours;
/** 阶段. */
export const PHASE_TERMS = TERMS.phases;
export const FACTION_TERMS = TERMS.factions;
export const GENDER_TERMS = TERMS.genders;
export const PERIODS = TERMS.periods;

/** 属性 before 伤害; 普通 is left out where nothing is said. */
export const NATURES = TERMS.natures;
