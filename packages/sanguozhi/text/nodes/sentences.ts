import type { Node } from '@lianhuan/cardtext';
import type { Measure, Party } from '../reading/vocabulary.ts';
import type { Deed } from './actions.ts';
import type { Condition, Count } from './conditions-and-counts.ts';
import type { Filter } from './nouns.ts';

/** What holds deeds together in a sentence. */

/** A before B, B only if A was done in full: 后, 之后, 然后 (706.2a). */
export interface After extends Node {
  readonly kind: 'after';
  readonly first: Deed;
  readonly next: Deed;
  /** Which word was printed. */
  readonly word: 'hou' | 'zhihou' | 'ranhou';
}

/** Commas and full stops: one after the other. */
export interface Steps extends Node {
  readonly kind: 'steps';
  /** What is printed between them. */
  readonly mark: '，' | '；';
  readonly steps: readonly Deed[];
}

/** 可: the player may (706.3); `who` null for the controller. */
export interface Optional extends Node {
  readonly kind: 'optional';
  readonly who: Party | null;
  readonly deed: Deed;
}

/** 若…，则…，否则… (705.2b). */
export interface Conditional extends Node {
  readonly kind: 'conditional';
  readonly condition: Condition;
  readonly deed: Deed;
  readonly otherwise: Deed | null;
}

/** 每有1名骑兵将领，…. */
export interface ForEach extends Node {
  readonly kind: 'each';
  /** 名, 张 or 件: it goes by the noun, and is only printed. */
  readonly measure: Measure;
  readonly filter: Filter;
  readonly deed: Deed;
}

/** …，X为…. */
export interface Where extends Node {
  readonly kind: 'where-x';
  readonly deed: Deed;
  readonly count: Count;
}

/** 选择下列1个效果：①…②… (800.1). */
export interface Modes extends Node {
  readonly kind: 'modes';
  /** Who picks; null for the controller. */
  readonly who: Party | null;
  readonly modes: readonly Deed[];
}
