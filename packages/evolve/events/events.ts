import type { CardId, Seat, TableEvent } from '@lianhuan/kernel';
import type { Body } from '../effects/effect-body.ts';
import type { AbilityRef, CardRef, Phase, Turns, Waiting } from '../table/state.ts';
import type { PlayerZone } from '../table/zones.ts';

/** 攻击伤害, 交战伤害, 能力伤害 (5.13.3): both fight when a follower attacks a follower. */
export type DamageKind = 'attack' | 'fight' | 'ability';

/** Damage to a follower or a leader (5.13). */
export interface DamageEvent {
  readonly type: 'damage';
  /** The card that deals it. */
  readonly source: CardId;
  /** Who controls that. */
  readonly by: Seat;
  /** A follower on the field, or the card of a leader. */
  readonly to: CardId;
  readonly amount: number;
  /** That of an attacking follower, that of its opponent, or any other. */
  readonly damage: DamageKind;
}

/** How a card comes to be destroyed (5.5, 11.3). */
export type DestroyedBy = 'damage' | 'bane' | 'ability' | 'cost';

/**
 * What can happen in EVOLVE, beside what can happen on any table. Those marked "word" change nothing
 * by themselves: triggers and the log need them.
 */
export type EvolveEvent =
  | TableEvent<Body>
  | DamageEvent
  // The course of the game.
  | { readonly type: 'first'; readonly seat: Seat }
  /** A turn begins. */
  | { readonly type: 'turn'; readonly seat: Seat }
  /** Word: a turn that is skipped (5.25). */
  | { readonly type: 'skip-turn'; readonly seat: Seat }
  | { readonly type: 'turns'; readonly turns: Turns }
  | { readonly type: 'phase'; readonly phase: Phase }
  /** Word: the turn is over (7.4.8). */
  | { readonly type: 'turn-end'; readonly seat: Seat }
  /** The main phase is open, or something is under way. */
  | { readonly type: 'open'; readonly open: boolean }
  | {
      readonly type: 'lose';
      readonly seat: Seat;
      readonly why: 'surrender' | 'life' | 'deck' | 'effect' | 'loop';
    }
  // Players.
  | {
      readonly type: 'energy';
      readonly seat: Seat;
      readonly by: number;
      /** By 回复 (5.14), rather than otherwise. */
      readonly recovered?: boolean;
    }
  | { readonly type: 'energy-most'; readonly seat: Seat; readonly by: number }
  | { readonly type: 'evolve-points'; readonly seat: Seat; readonly by: number }
  /** A leader's life rises or falls without damage. */
  | { readonly type: 'life'; readonly seat: Seat; readonly by: number }
  /** One card drawn (5.9.1); the move follows. */
  | { readonly type: 'draw'; readonly seat: Seat }
  | { readonly type: 'drawn-out'; readonly seat: Seat; readonly out: boolean }
  | { readonly type: 'discard'; readonly seat: Seat; readonly card: CardId }
  /** Word: a player searches, looks at the top, shows. */
  | { readonly type: 'search'; readonly seat: Seat }
  | { readonly type: 'look'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'show'; readonly seat: Seat; readonly cards: readonly CardId[] }
  /** What was shown is hidden again (5.20.1.1). */
  | { readonly type: 'unshow' }
  /** Word: a player has picked these, and the other knows before picking (1.3.4). */
  | { readonly type: 'pick'; readonly seat: Seat; readonly cards: readonly CardId[] }
  /** Word: a die showed this (5.19). */
  | { readonly type: 'die'; readonly seat: Seat; readonly result: number }
  // Using (10.6).
  /** A card was used, counted for 连击 (13.2.1). */
  | { readonly type: 'use'; readonly seat: Seat; readonly card: CardId; readonly from: PlayerZone }
  /** Word: an activated or automatic ability is used. */
  | {
      readonly type: 'use-ability';
      readonly seat: Seat;
      readonly card: CardId;
      readonly ability: AbilityRef | null;
      readonly how: 'activated' | 'automatic';
    }
  /** The one evolve or meal ability of the turn (8.3.2). */
  | { readonly type: 'evolve-used'; readonly seat: Seat }
  /** Word: a 选择 of a card's words picks that card as they are used (10.6.2.3). */
  | { readonly type: 'select'; readonly seat: Seat; readonly by: CardId; readonly card: CardId }
  /** Word: a card or ability has been carried out. */
  | { readonly type: 'resolved'; readonly card: CardId }
  | { readonly type: 'used'; readonly key: string }
  // Waiting abilities (10.7).
  | { readonly type: 'wait'; readonly waiting: readonly Waiting[] }
  | { readonly type: 'waited'; readonly id: number }
  /** A state trigger (10.7.6) waits, or has been carried out. */
  | { readonly type: 'arouse'; readonly effect: number; readonly done: boolean }
  // Cards.
  /** A token comes to be (9.1.2); `card` is told. */
  | {
      readonly type: 'create';
      readonly definition: number;
      readonly seat: Seat;
      readonly zone: PlayerZone;
      card: CardId;
    }
  /** Word: a follower or amulet newly came to the field (5.4.3, 12.4). */
  | {
      readonly type: 'enter';
      readonly card: CardId;
      readonly seat: Seat;
      readonly from: PlayerZone | 'nowhere';
      readonly how: 'used' | 'placed';
    }
  /** These are about to leave the field: what each was is kept (10.11). */
  | { readonly type: 'remember'; readonly cards: readonly CardId[] }
  /** It can be replaced; the move follows. */
  | {
      readonly type: 'destroy';
      readonly card: CardId;
      readonly source: CardId;
      readonly by: Seat;
      readonly how: DestroyedBy;
    }
  | { readonly type: 'banish'; readonly card: CardId; readonly source: CardId; readonly by: Seat }
  /** The evolve card lies on the card now (5.15.1). */
  | { readonly type: 'evolve'; readonly card: CardId; readonly onto: CardId; readonly seat: Seat }
  /** Word: a card takes control of another's (5.21). */
  | { readonly type: 'take'; readonly card: CardId; readonly seat: Seat }
  /** 用餐 (14.2.1): the carrot lies with the card now. */
  | { readonly type: 'meal'; readonly card: CardId; readonly carrot: CardId; readonly seat: Seat }
  /** 参赛 (14.2.3). */
  | { readonly type: 'race'; readonly card: CardId; readonly seat: Seat }
  | { readonly type: 'doom'; readonly cards: readonly CardRef[] }
  // Attacking (8.4).
  /** An attack begins, goes on as 交战, or ends (null). */
  | {
      readonly type: 'attack';
      readonly attack: {
        readonly attacker: CardRef;
        readonly target: CardRef;
        readonly fighting: boolean;
      } | null;
    }
  /** Word: 进行了攻击 (8.4.5). */
  | { readonly type: 'attacks'; readonly card: CardId; readonly target: CardId }
  /** Word: 进行了交战, both of them (8.4.9.2). */
  | { readonly type: 'fought'; readonly card: CardId; readonly with: CardId }
  /** Word: the other player lets a 快速 window pass (7.4.4, 8.4.7). */
  | { readonly type: 'pass'; readonly seat: Seat }
  /** Word: in a loop this card is not chosen any more by whoever may decline it (15.2.1.2). */
  | { readonly type: 'loop'; readonly seat: Seat; readonly card: CardId }
  /** Word: so many turns are left before the game is a draw (15.2.1.3). */
  | { readonly type: 'turns-left'; readonly turns: number }
  /** The same position came about again (15.2). */
  | { readonly type: 'seen'; readonly position: string };
