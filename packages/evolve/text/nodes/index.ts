import type * as cardtext from '@lianhuan/cardtext';
import type { Node } from '@lianhuan/cardtext';
import type { EntryTerm, KeywordName } from '../reading/vocabulary.ts';
import type { Cost, Deed } from './actions.ts';
import type { AnyOccasion, Occasion } from './conditions-and-counts.ts';
import type { Lasting } from './lasting.ts';

export type {
  CardNoun,
  CardState,
  KeywordName,
  Measure,
  SelfNoun,
  Side,
  ThatNoun,
} from '../reading/vocabulary.ts';
export type * from './actions.ts';
export type * from './conditions-and-counts.ts';
export type * from './lasting.ts';
export type * from './nouns.ts';

/**
 * The typed tree of an EVOLVE card's text: plain data. One ability a paragraph, each ending with a
 * full stop.
 */

/** 【守护】, 【疾驰】, 【快速】, 【蓄积】 (12, 13.3.2). */
export interface Keyword extends Node {
  readonly kind: 'keyword';
  readonly name: KeywordName;
}

/** 横置：…, 费用2：…, 【快速】横置：…, 【进化】费用1：将此随从进化, 【用餐】费用1：… (10.1.1.1). */
export interface Activated extends Node {
  readonly kind: 'activated';
  readonly symbol: 'plain' | 'quick' | 'evolve' | 'meal';
  /** How many 用餐 icons; 0 for the others (14.2.2.3). */
  readonly meals: number;
  readonly cost: Cost | null;
  readonly effect: Deed;
}

/** 入场曲：…, 谢幕曲：…, 【攻击时】…, 【进化时】…, 【参赛时】…; 当…时，… (10.1.1.2). */
export interface Triggered extends Node {
  readonly kind: 'triggered';
  readonly on: Entry | Occasion | AnyOccasion;
  /** 当…时，{cost}：…: may be paid as it is used (10.1.1.2.2, 10.4.7.3); null where there is none. */
  readonly cost: Cost | null;
  readonly effect: Deed;
}

/** One or several printed keywords before one effect (12.1.2). */
export interface Entry extends Node {
  readonly kind: 'entry';
  readonly terms: readonly EntryTerm[];
}

/** What a spell does (10.1.1.4). */
export type Spell = cardtext.Spell<Deed>;

/** 永续能力 (10.1.1.3). */
export type Static = cardtext.Static<Lasting>;

/** An ability, of whichever sort. */
export type AbilityBody = Keyword | Activated | Triggered | Spell | Static;

/** One paragraph. */
export interface Ability extends Node {
  readonly kind: 'ability';
  readonly body: AbilityBody;
  /** 每回合N次 (10.7.2.2); 0 for no limit. */
  readonly limit: number;
}
