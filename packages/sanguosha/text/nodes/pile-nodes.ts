import type { Node } from '@lianhuan/cardtext';
import type { Pile } from '../../table/state.ts';
import type { CardSpec, CardsNoun } from './noun-nodes.ts';

/** What is done with cards that were turned up, and with turns and skills. */

/** 将所有亮出的红桃牌置入弃牌堆. */
export interface PutAway extends Node {
  readonly kind: 'put-away';
  readonly what: CardsNoun;
}

/** 将判定牌置于武将牌上，称为“田”, 将1张手牌置入仓廪，称为“辎”. */
export interface PutOnGeneral extends Node {
  readonly kind: 'put-on-general';
  readonly what: CardsNoun;
  readonly pile: Pile;
  /** 仓廪: beside the general, where only its player looks. */
  readonly inGranary: boolean;
}

/** 将此牌改为置入弃牌堆: cards that are about to move go there instead. */
export interface Divert extends Node {
  readonly kind: 'divert';
}

/** 将这些牌改为置于武将牌上，称为“琴”: what is about to come to one’s hand goes there instead. */
export interface DivertToGeneral extends Node {
  readonly kind: 'divert-to-general';
  readonly pile: Pile;
}

/** 将这些牌改为置于牌堆底: what is about to move goes there instead. */
export interface DivertToBottom extends Node {
  readonly kind: 'divert-to-bottom';
  readonly what: CardsNoun;
}

/** 将任意张失去的牌分给任意名其他角色: each card to one of them. */
export interface ShareOut extends Node {
  readonly kind: 'share-out';
  readonly what: CardsNoun;
}

/** 执行1个额外的回合. */
export interface ExtraTurn extends Node {
  readonly kind: 'extra-turn';
}

/** 失去所有武将技能. */
export interface LoseSkills extends Node {
  readonly kind: 'lose-skills';
}

/** 代替其成为此牌造成的伤害的来源. */
export interface BecomeSource extends Node {
  readonly kind: 'become-source';
}

/** 代替其成为此牌的使用者. */
export interface BecomeUser extends Node {
  readonly kind: 'become-user';
}

/** 势力召唤 (T50). */
export interface FactionCall extends Node {
  readonly kind: 'faction-call';
}

/** 亮出的红桃牌数: how many of the cards turned up still lie there. */
export interface RevealedThere extends Node {
  readonly kind: 'revealed-there';
  readonly what: CardSpec;
}
