import type { Node } from '@lianhuan/cardtext';
import type { Nature, Phase } from '../../table/frames.ts';
import type {
  DamageTiming,
  FlowTiming,
  MoveCause,
  Party,
  PhaseTiming,
  UseTiming,
} from '../reading/vocabulary.ts';
import type { CardQuality } from './noun-nodes.ts';

/** What a trigger waits for: a timing of a flow, and who is in it. */

/** 准备阶段开始时, 其他角色的结束阶段开始时. */
export interface PhaseOccasion extends Node {
  readonly kind: 'phase-occasion';
  readonly whose: Party;
  readonly phase: Phase;
  readonly timing: PhaseTiming;
}

/** 你造成伤害后, 你受到【杀】造成的伤害时. */
export interface DamageOccasion extends Node {
  readonly kind: 'damage-occasion';
  readonly who: Party;
  readonly timing: DamageTiming;
  readonly nature: Nature | null;
  /** Each point of it counts: 每受到1点伤害后 (P6). */
  readonly each: boolean;
  /** Only damage by such a card. */
  readonly by: CardQuality | null;
  /** 对其他角色造成伤害后, 受到其他角色造成的伤害后: who is on the other side of it; null for anybody, or nobody. */
  readonly across: Party | null;
}

/** 你杀死1名角色后: heard by the killer as the death is over (T38). */
export interface KillOccasion extends Node {
  readonly kind: 'kill-occasion';
  readonly who: Party;
}

/** 你使用【杀】指定目标后, 你成为【杀】的目标时. */
export interface UseOccasion extends Node {
  readonly kind: 'use-occasion';
  readonly who: Party;
  readonly timing: UseTiming;
  /** 指定你为目标时: only of its owner as the target. */
  readonly onYou: boolean;
  readonly what: CardQuality | null;
}

/** 你失去装备区里的牌后, 你失去最后的手牌后, 你失去装备区里的【白银狮子】前. */
export interface LossOccasion extends Node {
  readonly kind: 'loss-occasion';
  /** 前❶ is move.2, 前 without a number move.3. */
  readonly timing: 'before-1' | 'before' | 'after';
  /** Only such cards; null for any. */
  readonly what: CardQuality | null;
  readonly who: Party;
  readonly from: 'hand' | 'equipment' | 'cards';
  readonly last: boolean;
  /** 弃置手牌后: only what its owner discards. */
  readonly discarded: boolean;
  /** 因弃置: only by such a move; null for any. */
  readonly cause: MoveCause | null;
  /** 非因使用此牌而失去: not where it is used as what it is. */
  readonly unused: boolean;
  /** 因你弃置: only where that one did it; null for whoever did (T52). */
  readonly causer: Party | null;
}

/** 你的判定牌生效后, 一名角色的判定结果确定前 and the like: timings with one character in them. */
export interface FlowOccasion extends Node {
  readonly kind: 'flow-occasion';
  readonly who: Party;
  readonly timing: FlowTiming;
  /** Each point counts: 每扣减1点体力后 (P6). */
  readonly each: boolean;
}

/** 你的牌移至目标区域前❶, 你的牌移动结算结束后. */
export interface MoveOccasion extends Node {
  readonly kind: 'move-occasion';
  readonly who: Party;
  readonly timing: 'fixed' | 'before-1' | 'before-2' | 'after-1' | 'after-2' | 'over';
}

/** 你发动〖制衡〗后. */
export interface SkillOccasion extends Node {
  readonly kind: 'skill-occasion';
  readonly who: Party;
  readonly skill: string;
  readonly timing: 'paid' | 'used' | 'over';
}

/** 你需要使用或打出【闪】时, 你需要使用【杀】时❷. */
export interface NeedOccasion extends Node {
  readonly kind: 'need-occasion';
  /** ❶, or ❷ for further skills that provide the card. */
  readonly step: 1 | 2;
  readonly face: string;
  readonly deed: 'use' | 'play' | 'either';
}

/** 此牌使用结算结束后❷, 失去后: a timing still to come of the flow under way, for what stands behind →. */
export interface ThisFlow extends Node {
  readonly kind: 'this-flow';
  readonly timing: 'countered' | 'over-1' | 'over-2' | 'over-3' | 'reached' | 'lost' | 'changed';
}

/** 黑色锦囊牌移至你的判定区前❷, 其他角色交给你的牌移至你的手牌区前❷. */
export interface ArrivalOccasion extends Node {
  readonly kind: 'arrival-occasion';
  readonly what: CardQuality;
  readonly at: 'judgement' | 'hand';
  /** Whose area it is. */
  readonly who: Party;
  /** Only what others give; else whoever moves it, and however. */
  readonly given: boolean;
}

/** 【飞龙夺凤】移至弃牌堆或其他角色的装备区后. */
export interface ComeOccasion extends Node {
  readonly kind: 'come-occasion';
  readonly what: CardQuality;
}

/** 你的拼点牌亮出后. */
export interface LaidOccasion extends Node {
  readonly kind: 'laid-occasion';
  readonly who: Party;
}

/** 你翻面后, 其他角色横置后. */
export interface StateOccasion extends Node {
  readonly kind: 'state-occasion';
  readonly who: Party;
  readonly change: 'turn-over' | 'chain' | 'unchain' | 'stack';
}

/** 你获得牌后, 你获得其他角色的牌后: into the hand. */
export interface GainOccasion extends Node {
  readonly kind: 'gain-occasion';
  readonly who: Party;
  /** Only cards that were another character’s. */
  readonly fromOthers: boolean;
}

/** What a trigger waits for. */
export type Occasion =
  | StateOccasion
  | GainOccasion
  | LaidOccasion
  | ThisFlow
  | PhaseOccasion
  | DamageOccasion
  | KillOccasion
  | UseOccasion
  | LossOccasion
  | FlowOccasion
  | NeedOccasion
  | MoveOccasion
  | SkillOccasion
  | ArrivalOccasion
  | ComeOccasion;
