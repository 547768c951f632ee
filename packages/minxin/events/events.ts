import type { CardId, Effect, Seat, TableEvent, ZoneId } from '@lianhuan/kernel';
import type { Contest, Phase, Resource } from '../table/state.ts';
import type { Body } from '../text/nodes/nodes.ts';

/**
 * What can happen in 民心, beside what can happen on any table. Those marked "word" change nothing
 * by themselves: they say what the moves and gains around them amount to, for triggers and the log.
 */
export type MinxinEvent =
  | TableEvent<Body>
  /** 获得 (from the pool for 民心) or lose, when negative; never below 0. */
  | {
      readonly type: 'gain';
      readonly seat: Seat;
      readonly resource: Resource;
      readonly amount: number;
    }
  /** 获取: 民心 from another player (2.3.2), no more than that player has. */
  | { readonly type: 'seize'; readonly seat: Seat; readonly from: Seat; readonly amount: number }
  /** Resources paid, or given back when negative. */
  | {
      readonly type: 'pay';
      readonly seat: Seat;
      readonly resource: Resource;
      readonly amount: number;
    }
  | { readonly type: 'phase'; readonly phase: Phase }
  /** A turn begins. */
  | { readonly type: 'turn'; readonly seat: Seat; readonly round: number }
  | { readonly type: 'first'; readonly seat: Seat }
  /** The pool is filled (1.1.6). */
  | { readonly type: 'pool'; readonly amount: number }
  /** Word: a die was cast for the first turn (2.2.1). */
  | { readonly type: 'roll'; readonly seat: Seat; readonly pips: number }
  /** The turn's 战力, 声望 and 攻城战力 are lost (2.3.4). */
  | { readonly type: 'spend-all'; readonly seat: Seat }
  /** What a player did is forgotten when their turn ends. */
  | { readonly type: 'forget'; readonly seat: Seat }
  | { readonly type: 'contest'; readonly contest: Contest }
  | { readonly type: 'settle-contest' }
  /** Word: a card was played and starts to enter. */
  | { readonly type: 'play'; readonly seat: Seat; readonly card: CardId }
  /** Word: it has entered play (成功进场). */
  | { readonly type: 'enter'; readonly seat: Seat; readonly card: CardId }
  /** Word: 招募 succeeds, and where the card goes; a replacement may say elsewhere (2.3.2.2). */
  | RecruitEvent
  /** Word: the recruit is where it goes to. */
  | { readonly type: 'recruited'; readonly seat: Seat; readonly card: CardId }
  /** Word: 击溃 succeeded, of a card of `victim` (or of nobody's). */
  | { readonly type: 'rout'; readonly seat: Seat; readonly card: CardId; readonly victim: Seat }
  /** Word: 攻城 succeeded. */
  | { readonly type: 'siege'; readonly seat: Seat; readonly card: CardId; readonly victim: Seat }
  /** Word: a card was drawn (2.3.2.5). */
  | { readonly type: 'drawn'; readonly seat: Seat; readonly card: CardId }
  /** Word: a hand card was put into the discard pile (弃置). */
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: CardId }
  /** Word: words of a card exile this card. */
  | { readonly type: 'exile'; readonly seat: Seat; readonly card: CardId }
  /** Word: 布令. */
  | { readonly type: 'edict'; readonly seat: Seat; readonly card: CardId }
  /** Word: it could not be paid for, the target was gone, or something kept it from happening. */
  | { readonly type: 'fail'; readonly contest: Contest }
  /** Word: a player lets the chance to answer pass. */
  | { readonly type: 'pass'; readonly seat: Seat }
  /** Word: a card is shown to all, and stays where it is. */
  | { readonly type: 'show'; readonly card: CardId }
  /** Word: an event is revealed. */
  | { readonly type: 'reveal'; readonly card: CardId }
  /** Word: abilities of these cards have brought each other about without end, and stop for now. */
  | { readonly type: 'loop'; readonly cards: readonly CardId[] }
  /** Word: so many rounds are left before the game ends, whatever the pool holds; 0 for none. */
  | { readonly type: 'rounds-left'; readonly rounds: number };

/** 招募 succeeds; `to` is where the card is about to go. */
export interface RecruitEvent {
  readonly type: 'recruit';
  readonly seat: Seat;
  readonly card: CardId;
  readonly to: ZoneId;
  /** On top of it where nothing is said. */
  readonly place?: 'top' | 'bottom';
}

/** The end of something lasting. */
export function endEffect(effect: Effect<Body>): MinxinEvent {
  return { type: 'end-effect', effect };
}
