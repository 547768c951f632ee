import type { Node } from '@lianhuan/cardtext';
import type { Deed } from './nodes.ts';
import type { CardsNoun, CharacterNoun, SortQuality } from './noun-nodes.ts';

/** Cards that are laid face down and declared as others, and whether anybody doubts it. */

/** 你可以扣置1张手牌当任意基本牌或普通锦囊牌使用或打出：…. What follows is done before the use begins. */
export interface DeclarePart extends Node {
  readonly kind: 'declare';
  readonly what: CardsNoun;
  /** What it can be declared as. */
  readonly as: SortQuality;
  /** How often in the turn of each character; 0 for any number. */
  readonly limit: number;
  readonly effect: Deed;
}

/** 所有其他角色依次选择是否质疑: each in turn. */
export interface AskWhoDoubts extends Node {
  readonly kind: 'ask-who-doubts';
  readonly whom: CharacterNoun;
  /** 直到有角色质疑: nobody is asked after one who doubts. */
  readonly untilOne: boolean;
}

/** 亮出扣置的牌. */
export interface TurnUpLaid extends Node {
  readonly kind: 'turn-up-laid';
}

/** 扣置的牌作废: it is not used or played after all. */
export interface VoidLaid extends Node {
  readonly kind: 'void-laid';
}

/** 有角色质疑, 没有角色质疑. */
export interface IsDoubted extends Node {
  readonly kind: 'is-doubted';
  readonly not: boolean;
}

/** 亮出的牌与声明的相符, 亮出的牌与声明的不符. */
export interface AsDeclared extends Node {
  readonly kind: 'as-declared';
  readonly not: boolean;
}

/** 你不能质疑. */
export interface CannotDoubt extends Node {
  readonly kind: 'cannot-doubt';
}

/** 若你的体力值为1，你的其他武将技能无效. */
export interface OtherSkillsVoid extends Node {
  readonly kind: 'other-skills-void';
  readonly hp: number;
}

/** Something that is done with what was laid. */
export type DoubtDeed = AskWhoDoubts | TurnUpLaid | VoidLaid;
