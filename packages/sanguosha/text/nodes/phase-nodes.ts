import type { Amount, Node } from '@lianhuan/cardtext';
import type { Phase } from '../../table/frames.ts';
import type { CardsNoun, CharacterNoun } from './noun-nodes.ts';

/** What is done to phases, judgements and ranks that are compared. */

/** 额定摸牌数+1, 令额定摸牌数+1, 令额定摸牌数为0. */
export interface ChangeDraws extends Node {
  readonly kind: 'change-draws';
  readonly sign: '+' | '-' | '=';
  readonly amount: Amount;
  /** 令 is said before + or -; left out where it is not. */
  readonly told?: true;
}

/** 放弃摸牌: the draw phase gives nothing. */
export interface GiveUpDraws extends Node {
  readonly kind: 'give-up-draws';
}

/** 选择1种花色, 选择1种亮出的花色. */
export interface NameSuit extends Node {
  readonly kind: 'name-suit';
  /** One of a card that is turned up. */
  readonly revealed: boolean;
}

/** 结束出牌阶段 (P12). */
export interface EndPhase extends Node {
  readonly kind: 'end-phase';
  readonly phase: Phase;
}

/** 你的拼点牌的点数+3: in the 拼点 under way. */
export interface ChangeRank extends Node {
  readonly kind: 'change-rank';
  readonly sign: '+' | '-';
  readonly amount: Amount;
}

/** 跳过出牌阶段. */
export interface Skip extends Node {
  readonly kind: 'skip';
  readonly phase: Phase;
}

/** 进行判定. */
export interface Judge extends Node {
  readonly kind: 'judge';
}

/** 打出1张手牌代替判定牌, 打出1张黑色牌替换判定牌. */
export interface Retrial extends Node {
  readonly kind: 'retrial';
  readonly what: CardsNoun;
  /** 替换: whoever does it takes the old one. */
  readonly takes: boolean;
}

/** 与其拼点. */
export interface Pindian extends Node {
  readonly kind: 'pindian';
  readonly whom: CharacterNoun;
}

/** Something done to them. */
export type PhaseDeed =
  | ChangeDraws
  | GiveUpDraws
  | NameSuit
  | EndPhase
  | ChangeRank
  | Skip
  | Judge
  | Retrial
  | Pindian;
