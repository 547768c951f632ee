import type { Node } from '@lianhuan/cardtext';
import type { NamedCharacters } from './noun-nodes.ts';

/** What is done with the generals of 国战. */

/** 暗置其1张武将牌: whoever does it picks which. */
export interface HideGeneral extends Node {
  readonly kind: 'hide-general';
  readonly of: NamedCharacters;
}

/** 观看目标角色1张暗置的武将牌: whoever does it picks which; or 所有暗置的武将牌. */
export interface LookAtGeneral extends Node {
  readonly kind: 'look-at-general';
  readonly of: NamedCharacters;
  readonly all: boolean;
}

/** 令其失去1张武将牌的所有技能: whoever says so picks which. */
export interface EmptyGeneral extends Node {
  readonly kind: 'empty-general';
  readonly of: NamedCharacters;
}

/** 明置1张武将牌: one of one’s own. */
export interface ShowGeneral extends Node {
  readonly kind: 'show-general';
}

/** 移除你的副将, 移除此武将牌: a 士兵牌 stands in for it. */
export interface RemoveGeneral extends Node {
  readonly kind: 'remove-general';
  /** Null for the general whose words they are. */
  readonly of: NamedCharacters | null;
}

/** 明置的是此武将牌, 将移除的是此武将牌: what happens is about the general whose words they are. */
export interface AboutGeneral extends Node {
  readonly kind: 'about-general';
  readonly what: 'shown' | 'removed';
}

/** 此武将牌的单独的阴阳鱼-1. */
export interface FewerFish extends Node {
  readonly kind: 'fewer-fish';
  /** How many halves of 体力上限 fewer. */
  readonly by: number;
}

/** 变更副将. */
export interface ChangeDeputy extends Node {
  readonly kind: 'change-deputy';
}

/** 令其选择是否以1张与你势力相同的武将牌重新登场，体力为2: the player of whoever died decides. */
export interface Rejoin extends Node {
  readonly kind: 'rejoin';
  readonly whom: NamedCharacters;
  readonly hp: number;
}

/** Something done with them. */
export type GeneralDeed =
  | RemoveGeneral
  | ChangeDeputy
  | Rejoin
  | ShowGeneral
  | HideGeneral
  | LookAtGeneral
  | EmptyGeneral;
