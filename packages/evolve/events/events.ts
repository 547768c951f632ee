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
  /** Who controls the source. */
  readonly by: Seat;
  /** A follower on the field, or the card of a leader. */
  readonly to: CardId;
  readonly amount: number;
  /** `attack` from the attacking follower, `fight` from the follower it attacks, else `ability`. */
  readonly damage: DamageKind;
}

/** The events of some types. */
export type EventOf<Type extends EvolveEvent['type']> = Extract<EvolveEvent, { type: Type }>;

/** Is the event of one of these types? */
export function isOneOf<Type extends EvolveEvent['type']>(
  event: EvolveEvent,
  types: readonly Type[],
): event is EventOf<Type> {
  return (types as readonly string[]).includes(event.type);
}

/** How a card comes to be destroyed (5.5, 11.3). */
export type DestroyedBy = 'damage' | 'bane' | 'ability' | 'cost';

/**
 * What can happen in EVOLVE, beside what can happen on any table. Events marked "word" write nothing to the
 * table: triggers hear them and the log tells of them.
 */
export type EvolveEvent =
  | TableEvent<Body>
  | DamageEvent
  // The course of the game.
  | { readonly type: 'first'; readonly seat: Seat }
  /** A turn begins. */
  | { readonly type: 'turn'; readonly seat: Seat }
  /** Word: this player's turn is skipped (5.25). */
  | { readonly type: 'skip-turn'; readonly seat: Seat }
  | { readonly type: 'turns'; readonly turns: Turns }
  | { readonly type: 'phase'; readonly phase: Phase }
  /** Word: the turn is over (7.4.8). */
  | { readonly type: 'turn-end'; readonly seat: Seat }
  /** The turn player is asked what to do in the main phase, or has begun to do it: see `EvolveState.idle`. */
  | { readonly type: 'idle'; readonly idle: boolean }
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
      /** By 回复 (5.14). */
      readonly recovered?: boolean;
    }
  | { readonly type: 'energy-most'; readonly seat: Seat; readonly by: number }
  | { readonly type: 'evolve-points'; readonly seat: Seat; readonly by: number }
  /** A leader's life rises or falls other than by damage. */
  | { readonly type: 'life'; readonly seat: Seat; readonly by: number }
  /** A player draws one card (5.9.1); the move of the card follows. */
  | { readonly type: 'draw'; readonly seat: Seat }
  | { readonly type: 'drew-from-empty'; readonly seat: Seat; readonly out: boolean }
  | { readonly type: 'discard'; readonly seat: Seat; readonly card: CardId }
  /** Word: a player searches the deck, looks at cards, shows cards. */
  | { readonly type: 'search'; readonly seat: Seat }
  | { readonly type: 'look'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | {
      readonly type: 'show';
      readonly seat: Seat;
      readonly cards: readonly CardId[];
      /** Not by 展示 (5.20), but as its ability or cost is used, 公开 (10.6.2.1.1, 12.2.2). */
      readonly asUsed?: boolean;
    }
  /** The cards that were shown are hidden again (5.20.1.1). */
  | { readonly type: 'hide-again' }
  /** Word: a player has picked these cards, and the other player knows before picking (1.3.4). */
  | { readonly type: 'pick'; readonly seat: Seat; readonly cards: readonly CardId[] }
  /** Word: a die was thrown and showed this number (5.19). */
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
  /** A player uses the one evolve or meal ability of the turn (8.3.2). */
  | { readonly type: 'evolve-used'; readonly seat: Seat }
  /** Word: the words of the card `by` select `card` as they are used (10.6.2.3). */
  | { readonly type: 'select'; readonly seat: Seat; readonly by: CardId; readonly card: CardId }
  /** Word: a card or ability has been carried out. */
  | { readonly type: 'resolved'; readonly card: CardId }
  | { readonly type: 'used'; readonly key: string }
  // Waiting abilities (10.7).
  | { readonly type: 'wait'; readonly waiting: readonly Waiting[] }
  | { readonly type: 'stop-waiting'; readonly id: number }
  /** A state trigger (10.7.6) waits from now on, or (`done`) has been carried out; `effect` is its id. */
  | { readonly type: 'state-trigger'; readonly effect: number; readonly done: boolean }
  // Cards.
  /** A token is generated (9.1.2); applying the event writes to `card` which card it is. */
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
  /** These cards are about to leave the field: what each is now is kept as 最终信息 (10.11). */
  | { readonly type: 'last-known'; readonly cards: readonly CardId[] }
  /** A card is destroyed; the event can be replaced, and the move to the graveyard follows. */
  | {
      readonly type: 'destroy';
      readonly card: CardId;
      readonly source: CardId;
      readonly by: Seat;
      readonly how: DestroyedBy;
    }
  | { readonly type: 'banish'; readonly card: CardId; readonly source: CardId; readonly by: Seat }
  /** The evolve card `card` lies on the card `onto` from now on (5.15.1). */
  | { readonly type: 'evolve'; readonly card: CardId; readonly onto: CardId; readonly seat: Seat }
  /** Word: a player seizes a card (5.21). */
  | { readonly type: 'take'; readonly card: CardId; readonly seat: Seat }
  /** Word: two cards of both fields change sides, 交换 (5.12). */
  | { readonly type: 'swap'; readonly card: CardId; readonly with: CardId }
  /** 用餐 (14.2.1): the carrot lies with the card from now on. */
  | { readonly type: 'meal'; readonly card: CardId; readonly carrot: CardId; readonly seat: Seat }
  /** 参赛 (14.2.3). */
  | { readonly type: 'race'; readonly card: CardId; readonly seat: Seat }
  /** The followers that fought one with 毁灭 since rules were last processed (11.3.2): all of them. */
  | { readonly type: 'bane-victims'; readonly cards: readonly CardRef[] }
  // Attacking (8.4).
  /** An attack begins, goes on as 交战, or ends (`attack` is null). */
  | {
      readonly type: 'attack';
      readonly attack: {
        readonly attacker: CardRef;
        readonly target: CardRef;
        readonly fighting: boolean;
      } | null;
    }
  /** The attack under way of that follower is made void: it deals no damage any more (8.4.9, 10.3.2). */
  | { readonly type: 'attack-void'; readonly card: CardId }
  /** Word: the attack was made, 进行了攻击 (8.4.5). */
  | { readonly type: 'attacks'; readonly card: CardId; readonly target: CardId }
  /** Word: both followers have fought, 进行了交战 (8.4.9.2). */
  | { readonly type: 'fought'; readonly card: CardId; readonly with: CardId }
  /** Word: the other player lets a 快速 window pass (7.4.4, 8.4.7). */
  | { readonly type: 'pass'; readonly seat: Seat }
  /** Word: in an endless loop an ability of this card that may be declined is not used any more (15.2.1.2). */
  | { readonly type: 'loop'; readonly seat: Seat; readonly card: CardId }
  /** Word: so many turns are left before the game is a draw (15.2.1.3). */
  | { readonly type: 'turns-left'; readonly turns: number }
  /** An action was done once more this turn (15.2): `key` names it, with the position it was done in or without. */
  | { readonly type: 'repeated'; readonly key: string };
