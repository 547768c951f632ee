import { chineseOf, type Glossary } from '@lianhuan/cardtext';
import TERMS from '../terms.json' with { type: 'json' };
import type { Ability } from '../text/nodes/index.ts';

/** 种类 (2.3.2). */
export const KINDS = chineseOf(TERMS.kinds);
/** A 种类, by its slug. */
export type CardKind = keyof typeof KINDS;

/** 职业 (2.2.2). */
export const CLASSES = chineseOf(TERMS.classes);
/** A 职业, by its slug. */
export type CardClass = keyof typeof CLASSES;

/** 特殊种类 (2.3.3): cards of the evolve deck, and what is no card at all (9.1). */
export type Special = 'evolved' | 'token';

/** What is printed on a card. */
export interface CardDefinition {
  /** An ASCII slug, unique among all cards. */
  readonly id: string;
  readonly name: string;
  /** The English of the name. */
  readonly english: string;
  /** The English of names and terms on it that are not of the game's own. */
  readonly glossary?: Glossary;
  /** 联动名称 (2.14): words that speak of that name mean this card too; null for none. */
  readonly alias: string | null;
  readonly kind: CardKind;
  /** Null for a common card. */
  readonly special: Special | null;
  readonly class: CardClass;
  /** 类型 (2.4). */
  readonly traits: readonly string[];
  /** 主题 (2.13.2); null for none. */
  readonly theme: string | null;
  /** 费用 (2.5); null for leaders and evolve cards, which have none. */
  readonly cost: number | null;
  /** 攻击力 and 生命值 (2.7, 2.8); null for what is no follower (5.24.2.1). */
  readonly attack: number | null;
  readonly life: number | null;
  /** The name of a picture of the game-icons set. */
  readonly icon: string;
  /** The normalised text; spans of its tree are places in it. */
  readonly text: string;
  /** One ability a paragraph. */
  readonly abilities: readonly Ability[];
  /** All abilities that the text can hold or grant, the printed ones first: state names them by place. */
  readonly catalogue: readonly Ability[];
}
