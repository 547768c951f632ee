import type { Amount, Node } from '@lianhuan/cardtext';
import type { Tag } from '../reading/vocabulary.ts';

/** What is said of “化身”: generals that a character has beside its own. */

/** 将武将牌堆里的2张武将牌扣置于武将牌旁，称为“化身”: random ones. */
export interface GatherGuises extends Node {
  readonly kind: 'gather-guises';
  readonly count: Amount;
}

/** 亮出1张“化身”，声明其1个非限定技、觉醒技、主公技的技能. */
export interface ShowGuise extends Node {
  readonly kind: 'show-guise';
  /** No skill with one of these tags. */
  readonly without: readonly Tag[];
}

/** 你拥有声明的技能，势力和性别与亮出的“化身”相同. */
export interface AsGuise extends Node {
  readonly kind: 'as-guise';
}

/** Something that is done with them. */
export type GuiseDeed = GatherGuises | ShowGuise;
