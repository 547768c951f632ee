import type { Node } from '@lianhuan/cardtext';

/** 军令 (T55). */

/** 选择是否执行军令: 你 picks the command, and whoever is told decides. */
export interface Command extends Node {
  readonly kind: 'command';
}

/** 保留1张手牌和1张装备区里的牌，弃置其余的牌. */
export interface KeepOneEach extends Node {
  readonly kind: 'keep-one-each';
}

/** 其执行了军令, 其没有执行军令. */
export interface HasObeyed extends Node {
  readonly kind: 'has-obeyed';
  readonly not: boolean;
}

/** Something done with commands. */
export type CommandDeed = Command | KeepOneEach;
