import type { CardId, Seat, ZoneId } from '@lianhuan/kernel';
import type { CardInUse, Colour } from './cards-in-use.ts';
import type { Pile } from './state.ts';

/**
 * Flows that are under way. Each is a frame of plain data on a stack; its elements can be changed while it runs, as the
 * value of a damage or the targets of a card (P2: what is inserted runs to its end before the flow below it goes on).
 */

/** 阶段 of a turn (turn.10), in their order. */
export const PHASES = ['prepare', 'judge', 'draw', 'play', 'discard', 'finish'] as const;
/** A phase, by its slug. */
export type Phase = (typeof PHASES)[number];

/** 属性 of damage. */
export type Nature = 'normal' | 'fire' | 'thunder';

/** What brings damage or a move about (T24, 渠道): a card that was used, or a skill. */
export interface Channel {
  readonly card: CardInUse | null;
  /** The name of the skill; null where a card's own effect does it. */
  readonly skill: string | null;
}

interface FrameOf<Kind extends string> {
  readonly kind: Kind;
  /** Counts frames; each has its own. */
  readonly id: number;
  /** 终止: no further timing of it is generated (P12). */
  readonly over: boolean;
}

/** A card that was used in a turn, as words ask for it later. */
export interface UsedCard {
  readonly user: Seat;
  readonly face: string;
  readonly colour: Colour | null;
  /** In which phase; null before the first. */
  readonly phase: Phase | null;
  /** The flow of its use, by its frame. */
  readonly use: number;
}

/** A turn, ordinary or extra. */
export interface TurnFrame extends FrameOf<'turn'> {
  readonly seat: Seat;
  readonly extra: boolean;
  /** Phases to come that are skipped. */
  readonly skipped: readonly Phase[];
  /** The phase under way or last gone through; null before the first. */
  readonly phase: Phase | null;
  /** Cards used in it, by whomever. */
  readonly used: readonly UsedCard[];
}

/** A card that was discarded. */
export interface DiscardedCard {
  readonly card: CardId;
  /** Whose it was. */
  readonly owner: Seat;
  /** Did it lie in the hand? */
  readonly fromHand: boolean;
}

/** A phase of a turn. */
export interface PhaseFrame extends FrameOf<'phase'> {
  readonly phase: Phase;
  readonly seat: Seat;
  /** 额定摸牌数 in the draw phase (phase.draw.4). */
  readonly draws: number;
  /** Nothing is drawn in it, whatever the number (放弃摸牌). */
  readonly givenUp: boolean;
  /** Skills at whose asking nobody had what was needed, until something else is done (激将). */
  readonly refused: readonly string[];
  /** Cards that were discarded in it, and of whom. */
  readonly discarded: readonly DiscardedCard[];
  /** Is it at the idle points of the play phase? */
  readonly free: boolean;
  /** 结束: what is left of it is its end (P12). */
  readonly ended: boolean;
}

/** One target of a card (T51): a character, and what was made of it so far. */
export interface Target {
  readonly seat: Seat;
  /** The second character that the first must act against, as with 借刀杀人; −1 for none. */
  readonly against: Seat;
  /** How many of 指定目标时, 成为目标时, 指定目标后 and 成为目标后 have come for it (use.5–use.8). */
  readonly timings: number;
  /** The card does nothing to it (仁王盾 and the like). */
  readonly invalid: boolean;
  /** It cannot be answered by this target. */
  readonly unanswerable: boolean;
  /** How many answers it takes to counter the card (无双). */
  readonly answers: number;
  /** What lies in its armour place does not work for this card (青釭剑). */
  readonly armourless: boolean;
  /** The card will be countered for it without anybody asked (无懈可击·国). */
  readonly forestalled: boolean;
}

/** A card that is being used. */
export interface UseFrame extends FrameOf<'use'> {
  readonly user: Seat;
  readonly card: CardInUse;
  readonly targets: readonly Target[];
  /** Which of the ways to use the card it is, of those of that moment, from 0 (preUse.1). */
  readonly mode: number;
  /** Whom its user chose where others became targets with that one; −1 for nobody. */
  readonly chosen: Seat;
  /** Which of the targets is being dealt with, from 0; −1 before and after. */
  readonly current: number;
  /** The use that this one answers, by its frame; −1 for none. */
  readonly answers: number;
  /** Was it countered by what answered it? Asked of the use that answers, too: a 无懈可击 that was countered. */
  readonly countered: boolean;
  /** Cards that it turned up from the draw pile (五谷丰登). */
  readonly revealed: readonly CardId[];
  /** What its effect adds to damage and the like: 酒, 裸衣. */
  readonly bonus: number;
  /** Who is the source of its damage in place of its user (祸首); −1 for nobody. */
  readonly dealer: Seat;
  /** How many cards it takes each time to answer a character in an exchange such as 决斗; 1 where nothing is said (无双). */
  readonly asks: Readonly<Record<Seat, number>>;
  /** Used at an idle point of the play phase, so that it counts towards limits there (D3). */
  readonly inPlayPhase: boolean;
  /** Were its real cards, at least one, all the hand of its user as it was used (preUse.4)? */
  readonly isLastHand: boolean;
  /** Its targets cannot show generals until it is resolved (青龙偃月刀 of 国战). */
  readonly keepsHidden: boolean;
  /** It does nothing: of a card that has no targets but answers another (use.12). */
  readonly invalid: boolean;
}

/** A card that is being played (打出): it has no targets and no effect. */
export interface PlayFrame extends FrameOf<'play'> {
  readonly user: Seat;
  readonly card: CardInUse;
}

/** Which of several answers it is that are asked for one after the other (无双). */
export interface AnswerCount {
  /** From 1. */
  readonly nth: number;
  /** How many it takes, more than one. */
  readonly of: number;
}

/** Which of so many answers it is, for the need of it. @param done how many were given already */
export function countOf(done: number, of: number): { readonly count?: AnswerCount } {
  return of > 1 ? { count: { nth: done + 1, of } } : {};
}

/** Somebody needs to use or play a card (needUse, needPlay). */
export interface NeedFrame extends FrameOf<'need'> {
  readonly seat: Seat;
  readonly deed: 'use' | 'play';
  /** The faces of which one will do. */
  readonly faces: readonly string[];
  /** The use that it would answer; −1 for none. */
  readonly answers: number;
  /** Left out where one answer is all. */
  readonly count?: AnswerCount;
  /** The card that was used or played, once there is one. */
  readonly done: CardInUse | null;
}

/** A skill that is being used. */
export interface SkillFrame extends FrameOf<'skill'> {
  readonly seat: Seat;
  readonly skill: string;
  readonly targets: readonly Seat[];
}

/** 伤害 (damage): its six elements. */
export interface DamageFrame extends FrameOf<'damage'> {
  /** 来源; −1 for none. */
  readonly source: Seat;
  readonly victim: Seat;
  readonly value: number;
  readonly nature: Nature;
  readonly channel: Channel;
  /** 连环伤害 (T26). */
  readonly chain: boolean;
  /** Does it come of another damage that was 转移 (T15)? */
  readonly redirected: boolean;
  /** From its source to its victim just before hp go down; −1 before, and where there is no source. */
  readonly distance: number;
  /** Is 触发连环 to follow (reduceHp.1)? */
  readonly spreads: boolean;
}

/** What spreads (连环) or was redirected has the same channel, but comes of that, not of carrying out the card (T24). */
export function isPassedOn({ chain, redirected }: DamageFrame): boolean {
  return chain || redirected;
}

/** 失去体力 (loseHp). */
export interface LoseHpFrame extends FrameOf<'lose-hp'> {
  readonly victim: Seat;
  readonly value: number;
}

/** 回复体力 (recover). */
export interface RecoverFrame extends FrameOf<'recover'> {
  readonly seat: Seat;
  readonly by: Seat;
  readonly value: number;
}

/** 加 or 减体力上限 (increaseMaxHp, reduceMaxHp). */
export interface MaxHpFrame extends FrameOf<'max-hp'> {
  readonly seat: Seat;
  readonly value: number;
}

/** 濒死 (dying). */
export interface DyingFrame extends FrameOf<'dying'> {
  readonly seat: Seat;
  /** Whose damage brought it about; −1 for nobody's. */
  readonly source: Seat;
}

/** 死亡 (death). */
export interface DeathFrame extends FrameOf<'death'> {
  readonly seat: Seat;
  readonly killer: Seat;
}

/** 判定 (judge). */
export interface JudgeFrame extends FrameOf<'judge'> {
  readonly seat: Seat;
  /** The card or the skill that it is for. */
  readonly reason: string;
  /** 判定牌; −1 before it lies there. */
  readonly card: CardId;
  /** The result once it is settled (judge.3): the card as it counted then. */
  readonly result: CardInUse | null;
}

/** 拼点 (pindian). */
export interface PindianFrame extends FrameOf<'pindian'> {
  readonly seat: Seat;
  readonly targets: readonly Seat[];
  readonly card: CardId;
  readonly cards: readonly CardId[];
  /** Which of the targets is looked at, from 0; −1 before. */
  readonly current: number;
  /** What was added to the ranks of the cards, by whoever laid them. */
  readonly changes: Readonly<Record<Seat, number>>;
}

/** How cards move. */
export const MOVE_REASONS = [
  'draw',
  'discard',
  'obtain',
  'give',
  'use',
  'play',
  'equip',
  'place',
  'judge',
  'clean-up',
  'leave',
] as const;
/** Why cards move, by its slug. */
export type MoveReason = (typeof MOVE_REASONS)[number];

/** One card of a move. */
export interface MovedCard {
  readonly card: CardId;
  readonly from: ZoneId;
  readonly to: ZoneId;
  readonly place: 'top' | 'bottom';
  readonly faceDown: boolean;
  /** What it is called where it will lie, on a general or beside it (T09); null for no name. */
  readonly pile: Pile | null;
}

/** Cards that move by one operation (move). */
export interface MoveFrame extends FrameOf<'move'> {
  /** Who moves them; −1 for nobody. */
  readonly by: Seat;
  readonly reason: MoveReason;
  readonly cards: readonly MovedCard[];
  readonly skill: string | null;
}

/** 横置, 重置, 翻面, 叠置, 平置, 暗置, 移除 and the like (stateChange). */
export interface StateFrame extends FrameOf<'state'> {
  readonly seat: Seat;
  readonly change: 'chain' | 'unchain' | 'turn-over' | 'stack' | 'unstack' | 'hide' | 'remove';
  /** The general that it is about; −1 where it is about the character. */
  readonly card: CardId;
}

/** 明置 of generals (reveal). */
export interface RevealFrame extends FrameOf<'reveal'> {
  readonly seat: Seat;
  readonly cards: readonly CardId[];
}

/** A flow under way. */
export type Frame =
  | TurnFrame
  | PhaseFrame
  | UseFrame
  | PlayFrame
  | NeedFrame
  | SkillFrame
  | DamageFrame
  | LoseHpFrame
  | RecoverFrame
  | MaxHpFrame
  | DyingFrame
  | DeathFrame
  | JudgeFrame
  | PindianFrame
  | MoveFrame
  | StateFrame
  | RevealFrame;

/** A kind of flow. */
export type FrameKind = Frame['kind'];
/** The frame of a kind. */
export type FrameOfKind<Kind extends FrameKind> = Extract<Frame, { kind: Kind }>;
/** A frame that is not on the stack yet. */
export type NewFrame<F extends Frame = Frame> = F extends Frame ? Omit<F, 'id' | 'over'> : never;
