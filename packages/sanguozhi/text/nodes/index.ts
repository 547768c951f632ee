import type * as cardtext from '@lianhuan/cardtext';
import type { Node } from '@lianhuan/cardtext';
import type { Role } from '../../cards/definition.ts';
import type { SelfNoun } from '../reading/terms.ts';
import type { KeywordName, Measure } from '../reading/vocabulary.ts';
import type { Cost, Deed } from './actions.ts';
import type { Condition, Occasion } from './conditions-and-counts.ts';
import type { Lasting } from './lasting.ts';

export type { SelfNoun } from '../reading/terms.ts';
export type { Trait } from '../reading/traits.ts';
export type { CardNoun, CardState, Duty, KeywordName, Side } from '../reading/vocabulary.ts';
export type * from './actions.ts';
export type * from './conditions-and-counts.ts';
export type * from './lasting.ts';
export type * from './nouns.ts';
export type * from './sentences.ts';

/**
 * The typed tree of a 三国智 card's text: plain data. One ability a paragraph (108.2c), each ending
 * with a full stop.
 */

/** 禀赋 (802): the name, and its level for those that have one. */
export interface Keyword extends Node {
  readonly kind: 'keyword';
  readonly name: KeywordName;
  /** 0 for those without a level. */
  readonly level: number;
}

/** 横置：, 平速：, 急速： (702.1). */
export interface Activated extends Node {
  readonly kind: 'activated';
  readonly symbol: 'tap' | 'ordinary' | 'swift';
  readonly cost: Cost | null;
  readonly effect: Deed;
}

/** 当…时，, 每当…时，, 每当每有1…时，; 上场：, 翻转：, 被解析时 (703). */
export interface Triggered extends Node {
  readonly kind: 'triggered';
  /** Once ever, every time, or for each object that fits (703.2b, 703.2c). */
  readonly times: 'once' | 'every' | 'each';
  /** The measure word of 每有1名; null for others. */
  readonly measure: Measure | null;
  readonly on: Occasion | EntryOccasion;
  /** 若…，则当…时: without it, it does not even trigger (703.4). */
  readonly condition: Condition | null;
  readonly effect: Deed;
}

/** 上场： and 翻转： of the card itself; 被解析时 of a 谋略; 发动时 of an 事件. */
export interface EntryOccasion extends Node {
  readonly kind: 'entry';
  readonly how: 'enters' | 'flips' | 'resolves' | 'launched';
  /** What 当…被解析时 calls its card; null for 上场 and 翻转. */
  readonly noun: SelfNoun | null;
}

/** What a 瞬时谋略 or 瞬时事件 does when it resolves. */
export type Spell = cardtext.Spell<Deed>;

/** 静止式效果 (704). */
export type Static = cardtext.Static<Lasting>;

/** 3回合内, 本回合内: how long a 持续谋略 stays (501.6b), in turns; 0 for this turn. */
export interface Stay extends Node {
  readonly kind: 'stay';
  readonly turns: number;
  readonly whose: 'any' | 'own' | 'enemy';
}

/** An ability, of whichever sort. */
export type AbilityBody = Keyword | Activated | Triggered | Spell | Static | Stay;

/** One paragraph. */
export interface Ability extends Node {
  readonly kind: 'ability';
  /** （属性） (108.6a). */
  readonly property: boolean;
  /** 主将：, 军师：, 副将： (105.9); empty for any. */
  readonly roles: readonly Role[];
  /** 效果条件 and 成长 before the colon, all of which must hold (108.4, 105.11). */
  readonly conditions: readonly Condition[];
  readonly body: AbilityBody;
  /** 每回合限N次 (808); 0 for no limit. */
  readonly limit: number;
}
