import type { Amount, Node } from '@lianhuan/cardtext';
import type { Nature } from '../../table/frames.ts';
import type { CharacterNoun } from './noun-nodes.ts';

/** Damage and hp: what words do to them. */

/** 对其造成1点火焰伤害. */
export interface Damage extends Node {
  readonly kind: 'damage';
  readonly to: CharacterNoun;
  readonly amount: Amount;
  readonly nature: Nature;
}

/** 受到1点火焰伤害, without source; 受到你造成的1点伤害. */
export interface Suffer extends Node {
  readonly kind: 'suffer';
  readonly from: CharacterNoun | null;
  readonly amount: Amount;
  readonly nature: Nature;
}

/** 回复1点体力. */
export interface Recover extends Node {
  readonly kind: 'recover';
  readonly amount: Amount;
}

/** 将体力回复至3点 (T29). */
export interface RecoverTo extends Node {
  readonly kind: 'recover-to';
  readonly amount: Amount;
}

/** 失去1点体力. */
export interface LoseHp extends Node {
  readonly kind: 'lose-hp';
  readonly amount: Amount;
}

/** 此伤害+1, 令此伤害+1. */
export interface ChangeDamage extends Node {
  readonly kind: 'change-damage';
  readonly sign: '+' | '-';
  readonly amount: Amount;
  /** It says 令; left out where it does not. */
  readonly told?: true;
}

/** 防止此伤害. */
export interface PreventDamage extends Node {
  readonly kind: 'prevent-damage';
}

/** 此伤害改为1点, 令此伤害改为1点. */
export interface SetDamage extends Node {
  readonly kind: 'set-damage';
  readonly amount: Amount;
  /** It says 令; left out where it does not. */
  readonly told?: true;
}

/** 减1点体力上限. */
export interface ChangeMaxHp extends Node {
  readonly kind: 'change-max-hp';
  readonly sign: '+' | '-';
  readonly amount: Amount;
}

/** 当前回合内使用的下一张【杀】伤害值+1. */
export interface GetDrunk extends Node {
  readonly kind: 'get-drunk';
}

/** 将此伤害转移给1名其他角色 (T15). */
export interface TransferDamage extends Node {
  readonly kind: 'transfer-damage';
  readonly to: CharacterNoun;
}

/** 终止此次失去体力: nothing is left of it. */
export interface StopLoss extends Node {
  readonly kind: 'stop-loss';
}

/** Something done to hp. */
export type HpDeed =
  | Damage
  | Suffer
  | TransferDamage
  | Recover
  | RecoverTo
  | LoseHp
  | ChangeDamage
  | PreventDamage
  | SetDamage
  | ChangeMaxHp
  | GetDrunk
  | StopLoss;
