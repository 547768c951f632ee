import type { CardId, Seat, TableEvent } from '@lianhuan/kernel';
import type { Body } from '../effects/effect-body.ts';
import type {
  CardRef,
  ChainItem,
  Combat,
  Declarations,
  DeferredTrigger,
  Formed,
  ItemKind,
  PendingFight,
  PendingPhase,
  PendingRuleEffect,
  Phase,
  Target,
} from '../table/state.ts';
import type { Activated } from '../text/nodes/index.ts';

/** What goes on for ever: turns, a position that comes back, phases of a turn, rule effects. */
export type EndlessWhy = 'turns' | 'position' | 'phases' | 'rules';

/** The steps of damage that can be changed (117.4): dealt, assigned, taken. */
export type DamageStage = 'deal' | 'assign' | 'take';

/** How much of an effect that meets damage of several sources falls on that of one (117.4f). */
export interface DamageShare {
  /** The number of the effect. */
  readonly effect: number;
  /** So much comes off; 0 where the effect does not meet this damage. */
  readonly amount: number;
}

/**
 * Damage on its way (117.4). It passes the stages one after the other; only at `take` does anything
 * happen.
 */
export interface DamageEvent {
  readonly type: 'damage';
  readonly stage: DamageStage;
  /** 来源 (117.1). */
  readonly source: CardId;
  /** Who controls the source. */
  readonly by: Seat;
  /** A card or a player's 粮草; before it is assigned, nothing. */
  readonly to: CardRef | Seat | null;
  readonly amount: number;
  readonly damage: 'combat' | 'lasting';
  /** What kind of damage in combat it is (117.9); null for that of effects. */
  readonly combatKind: 'attack' | 'piercing' | 'counter' | null;
  /** True once 守护 took the damage over: nobody takes it over again (802.26g). */
  readonly guarded: boolean;
  /** What lies on the card beside, and does nothing, as it is more than its 命 (117.10); 0 where left out. */
  readonly excess?: number;
  /** What falls on it of effects that meet several sources; an effect that is not named meets all of it. */
  readonly shares?: readonly DamageShare[];
}

/**
 * A card is destroyed, falls or is sacrificed (801.5–801.7). This event can be replaced; the move to
 * the graveyard follows it.
 */
export interface DestructionEvent {
  readonly type: 'fall' | 'destroy' | 'sacrifice';
  readonly card: CardId;
  /** The card whose damage or effect did it (202.4c). */
  readonly source: CardId;
  readonly by: Seat;
  /** By a rule effect that 生还 does not help against (801.6c). */
  readonly final: boolean;
  /** Something came in place of its going to the graveyard (710.5); left out where it goes there. */
  readonly unburied?: true;
}

/** Is a card destroyed by the event, or does it fall or is it sacrificed? */
export function isDestruction(event: SanguozhiEvent): event is DestructionEvent {
  return event.type === 'fall' || event.type === 'destroy' || event.type === 'sacrifice';
}

/**
 * What can happen in 三国智, beside what can happen on any table. Those marked "word" change nothing
 * by themselves: triggers and the log need them.
 */
export type SanguozhiEvent =
  | TableEvent<Body>
  | DamageEvent
  | DestructionEvent
  // The course of the game.
  | { readonly type: 'first'; readonly seat: Seat }
  /** A turn begins; it can be replaced by nothing, and is then only counted (600.8). */
  | {
      readonly type: 'turn';
      readonly seat: Seat;
      readonly round: number;
      readonly skipped: boolean;
    }
  | { readonly type: 'pending-phases'; readonly pendingPhases: readonly PendingPhase[] }
  | { readonly type: 'extra-turn'; readonly seat: Seat }
  /** A phase begins; it can be replaced by nothing (跳过, 710.9). */
  | { readonly type: 'phase'; readonly phase: Phase }
  /** A phase that a nested battle interrupted goes on (606.11): it does not begin again. */
  | { readonly type: 'phase-resumed'; readonly phase: Phase }
  /** Word: the phase ends. */
  | { readonly type: 'phase-end'; readonly phase: Phase }
  /** 行动权 goes to a player (115); `passes` in a row so far. */
  | {
      readonly type: 'priority';
      readonly seat: Seat;
      readonly passes: number;
      readonly open: boolean;
    }
  /** Word: a player lets 行动权 pass. */
  | { readonly type: 'pass'; readonly seat: Seat }
  | {
      readonly type: 'leave-game';
      readonly seat: Seat;
      readonly why: 'surrender' | 'grain' | 'deck' | 'loss';
    }
  /** A player offers the others a draw (104.4b), which leaves one offer less, or says what they think of it (words). */
  | {
      readonly type: 'draw-offer';
      readonly seat: Seat;
      readonly how: 'offered' | 'accepted' | 'declined';
    }
  // The chain.
  | { readonly type: 'chain-add'; readonly item: ChainItem }
  | { readonly type: 'chain-change'; readonly item: ChainItem }
  | { readonly type: 'chain-remove'; readonly item: number }
  /** Word: something was used and is in the chain now (701.2i). */
  | {
      readonly type: 'use';
      readonly seat: Seat;
      readonly item: number;
      readonly kind: ItemKind;
      readonly card: CardId;
      /** What stands before the colon, of an effect that is asked about before it is used (101.2). */
      readonly symbol?: Activated['symbol'];
    }
  /** Word: a card or player became a target of something. */
  | {
      readonly type: 'target';
      readonly seat: Seat;
      readonly by: CardId;
      readonly item: number;
      readonly to: Target;
    }
  /** Word: an item resolved, or was destroyed in the chain. */
  | { readonly type: 'resolve'; readonly item: number; readonly card: CardId }
  // Players.
  | { readonly type: 'grain'; readonly seat: Seat; readonly by: number }
  | { readonly type: 'grain-cap'; readonly seat: Seat; readonly by: number }
  /** One 抓卡 action of so many cards (118.2); the moves follow. */
  | { readonly type: 'draw'; readonly seat: Seat; readonly count: number }
  /** Word: the active player has drawn as the 抓卡阶段 has it (604.2). */
  | { readonly type: 'drew-for-turn'; readonly seat: Seat }
  | { readonly type: 'drawn-out'; readonly seat: Seat }
  /** Word: a player has looked through the deck for cards: by 征兵, by 取阵, or by 选取 of an effect. */
  | {
      readonly type: 'fetch';
      readonly seat: Seat;
      readonly how: 'levy' | 'formation' | 'effect';
    }
  | { readonly type: 'discard'; readonly seat: Seat; readonly card: CardId }
  | {
      readonly type: 'player-counter';
      readonly seat: Seat;
      readonly counter: string;
      readonly by: number;
    }
  /** 主将槽 is lost, or found again (202.4b). */
  | { readonly type: 'main-slot'; readonly seat: Seat; readonly lost: boolean }
  | {
      readonly type: 'done-this-turn';
      readonly seat: Seat;
      readonly what: 'deployed' | 'laidTroop' | 'formed' | 'attacked';
    }
  | { readonly type: 'set-equipped'; readonly seat: Seat; readonly set: string }
  | { readonly type: 'lord'; readonly seat: Seat; readonly lord: CardRef | null }
  /** A limited effect was used, or fired, once more (808). */
  | { readonly type: 'used'; readonly key: string }
  /** The effects of entering of a card begin, or end, to be carried out (703.5d). */
  | { readonly type: 'arriving'; readonly card: CardId; readonly done: boolean }
  /** A 谋略 stands on the field with what was declared for it. */
  | {
      readonly type: 'keep-declarations';
      readonly card: CardId;
      readonly declarations: Declarations;
    }
  | { readonly type: 'rule-effect-pending'; readonly pendingEffect: PendingRuleEffect }
  /** The first `count` of the pending rule effects are being carried out. */
  | { readonly type: 'rule-effects-done'; readonly count: number }
  | { readonly type: 'defer'; readonly deferred: readonly DeferredTrigger[] }
  /** A battle that an effect began begins, with the chain that high, or ends (null). */
  | { readonly type: 'pending-fights'; readonly fights: readonly PendingFight[] }
  | { readonly type: 'nested-battle'; readonly base: number | null }
  | { readonly type: 'interrupted-battles'; readonly combats: readonly (Combat | null)[] }
  /**
   * An item begins to resolve, with the top cards of the decks at that moment; or it has resolved
   * (null) (301.7a).
   */
  | { readonly type: 'resolving'; readonly tops: readonly CardId[] | null }
  /**
   * What replaces an event begins to be carried out, or is over (710.4); `done` tells then whether it
   * was done in full (706.2d).
   */
  | {
      readonly type: 'replacing';
      readonly effects: readonly number[];
      readonly done: boolean;
      /** The card whose words replace the event, as that begins: it may be part of a loop (809.3). */
      readonly card?: CardId;
    }
  /** The same position came about again (809.2). */
  | { readonly type: 'repeated'; readonly position: string }
  /** A trigger of the card begins to be carried out, or is over (809.3). */
  | { readonly type: 'firing'; readonly card: CardId; readonly done: boolean }
  /** Word: a loop is ended: by a choice that is not made again (809.2), or by the card's leaving (809.3). */
  | {
      readonly type: 'loop';
      readonly seat: Seat;
      readonly card: CardId;
      readonly how: 'choice' | 'leaves';
    }
  /** Before a turn of a long game: the position, and how often it has stood before a turn (809.2). */
  | { readonly type: 'position'; readonly position: string; readonly times: number }
  /** Word: so many turns are left before the game is a draw (809.2). */
  | { readonly type: 'turns-left'; readonly turns: number }
  /** Word: what would go on for ever is not done any more, or ends the game in a draw (809.2). */
  | { readonly type: 'endless'; readonly why: EndlessWhy }
  // Cards.
  /** Word: a general or another card came into play; generals with the role they have there. */
  | {
      readonly type: 'enter';
      readonly card: CardId;
      readonly seat: Seat;
      readonly how: 'used' | 'placed' | 'flipped';
    }
  /** Word: it was turned face up again, without being flipped (113.4). */
  | { readonly type: 'uncover'; readonly card: CardId }
  /** Word: it was flipped where it lay, by an effect (703.5c). */
  | { readonly type: 'flip'; readonly card: CardId }
  /** Word: a 宝物 has come to a general. */
  | { readonly type: 'equip'; readonly card: CardId; readonly bearer: CardId; readonly seat: Seat }
  | { readonly type: 'save'; readonly card: CardId }
  | {
      readonly type: 'heal';
      readonly card: CardId;
      readonly damage: 'combat' | 'lasting';
      readonly amount: number;
    }
  | {
      readonly type: 'last-damage';
      readonly card: CardId;
      readonly source: CardId;
      readonly seat: Seat;
    }
  /** Of these cards and of no others last known information is kept from now, for when they leave (804.4). */
  | { readonly type: 'remember'; readonly cards: readonly CardId[] }
  | { readonly type: 'control'; readonly card: CardId; readonly seat: Seat }
  /** Word: a 兵权 is laid (504.1). */
  | { readonly type: 'lay-troop'; readonly seat: Seat; readonly card: CardId }
  /** Word: an 事件 is launched, completed. */
  | { readonly type: 'launch'; readonly seat: Seat; readonly card: CardId }
  /** Word: everybody sees these cards. */
  | { readonly type: 'show'; readonly seat: Seat; readonly cards: readonly CardId[] }
  /**
   * Word: a player has picked these, and everybody knows before the next one picks (101.4b); none
   * where what was picked is to do something that others may do as well.
   */
  | { readonly type: 'pick'; readonly seat: Seat; readonly cards: readonly CardId[] }
  /** Word: one player looks at cards. */
  | { readonly type: 'look'; readonly seat: Seat; readonly cards: readonly CardId[] }
  // Formations (503).
  | { readonly type: 'formation'; readonly seat: Seat; readonly formation: Formed | null }
  /** Word: why the formation changed. */
  | {
      readonly type: 'form';
      readonly seat: Seat;
      readonly card: CardId;
      readonly how: 'form' | 'dissolve' | 'join' | 'leave' | 'break' | 'fall';
      readonly member: CardId;
    }
  // Combat (606).
  | { readonly type: 'combat'; readonly combat: Combat | null }
  /** Word: a player attacks, or defends. */
  | { readonly type: 'declare'; readonly seat: Seat; readonly what: 'attack' | 'defence' }
  /**
   * Word: a card attacks, defends, is defended against, and then fights; `alone` as in 606.8. `against` is the
   * card attacked, the attacker, or the defender; `NO_CARD` where a player is attacked. Of a defender that fights
   * other cards hear before it does itself (609.2c, 609.2d).
   */
  | {
      readonly type: 'engage';
      readonly card: CardId;
      readonly how: 'attacks' | 'defends' | 'is-defended' | 'fights';
      /** Who hears it; left out for everybody. */
      readonly heardBy?: 'others' | 'itself';
      readonly alone: boolean;
      readonly against: CardId;
    }
  /** Word: the defence phase is over, and nobody has defended against that card (606.10d). */
  | { readonly type: 'undefended'; readonly card: CardId }
  /** Word: a card leaves combat. */
  | { readonly type: 'disengage'; readonly card: CardId };
