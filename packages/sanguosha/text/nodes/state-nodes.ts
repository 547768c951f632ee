import type { Node } from '@lianhuan/cardtext';

/** How the generals of a character lie, who killed it, and what was just done with all of a hand. */

/** 武将牌背面朝上的. */
export interface FaceDown extends Node {
  readonly kind: 'face-down';
  readonly down: boolean;
}

/** 其是你杀死的角色: of the one that is dying for good (T38). */
export interface KilledByYou extends Node {
  readonly kind: 'killed-by-you';
}

/** 以此法弃置了所有手牌. */
export interface EmptiedHand extends Node {
  readonly kind: 'emptied-hand';
}
