import type { WordsByKind } from '@lianhuan/cardtext';
import type { CardId, Flow, Heard, MoveEvent, Seat } from '@lianhuan/kernel';
import type { Role } from '../../cards/definition.ts';
import type { Body } from '../../effects/effect-body.ts';
import type { DestructionEvent, SanguozhiEvent } from '../../events/events.ts';
import type { ChainItem, Target } from '../../table/state.ts';
import type { SanguozhiTable } from '../../table/table.ts';
import type { Filter, Pile } from '../nodes/index.ts';
import type { Destination } from '../reading/vocabulary.ts';
import type { ConditionWord, CountWord, DeedWord, QualityWord } from '../reading/word.ts';
import type { Scope } from './scope.ts';

/** Who makes something happen: for sources of damage and of destruction (706.4). */
export interface Agent {
  readonly source: CardId;
  readonly seat: Seat;
}

/** A hand card that a player discards. */
export interface Discarded {
  readonly seat: Seat;
  readonly card: CardId;
}

/** Cards that were taken off a deck, and whether they were as many as wanted (706.2). */
export interface Taken {
  readonly cards: readonly CardId[];
  readonly done: boolean;
}

/** Damage to be dealt by one source (117.4). */
export interface DamageOfEffect {
  readonly source: CardId;
  readonly by: Seat;
  readonly to: CardId | { readonly seat: Seat };
  readonly amount: number;
  readonly damage: 'combat' | 'lasting';
}

/** All words of card text by the kind of their node: deeds, conditions, numbers, qualities. */
export type Words = WordsByKind<DeedWord, ConditionWord, CountWord, QualityWord>;

/**
 * The procedures of the rulebook that card text and events start, and the words that procedures carry
 * out. Each may lead to any other, so none imports the other: a table holds them all (`table.procedures`).
 * What gives a boolean says whether it was carried out in full (706.2).
 */
export interface Procedures {
  readonly words: Words;
  /** Carries out the triggers that heard what has happened (703). */
  schedule(table: SanguozhiTable, heard: readonly Heard<SanguozhiEvent, Body>[]): Flow<void>;
  happen(table: SanguozhiTable, event: SanguozhiEvent): Flow<SanguozhiEvent | null>;
  happenTogether(
    table: SanguozhiTable,
    events: readonly SanguozhiEvent[],
  ): Flow<readonly SanguozhiEvent[]>;
  /** What it fires waits until all of it has been done (101.4, 703.3c, 804.3). */
  asOneMoment<Result>(table: SanguozhiTable, deeds: Flow<Result>): Flow<Result>;
  isForbidden(table: SanguozhiTable, event: SanguozhiEvent): boolean;
  /** Is the card immune to what the words of that 谋略 do (801.13c)? */
  isImmuneToTactic(table: SanguozhiTable, card: CardId, tactic: CardId): boolean;
  /** All parts at once, through the stages of 117.4; gives whether any was dealt. */
  dealDamage(table: SanguozhiTable, parts: readonly DamageOfEffect[]): Flow<boolean>;
  /** Damage of one source that the chooser divides among the cards as they like (117.4b). */
  divideDamage(
    table: SanguozhiTable,
    dealing: Omit<DamageOfEffect, 'to'>,
    victims: readonly CardId[],
    chooser: Seat,
  ): Flow<boolean>;
  heal(
    table: SanguozhiTable,
    cards: readonly CardId[],
    damage: 'combat' | 'lasting' | 'any',
    amount: number | 'all',
  ): Flow<boolean>;
  /** 116: changes 粮草 by so much, within the cap. */
  changeGrain(table: SanguozhiTable, seat: Seat, by: number): Flow<boolean>;
  setGrain(table: SanguozhiTable, seat: Seat, to: number): Flow<boolean>;
  changeGrainCap(table: SanguozhiTable, seat: Seat, by: number): Flow<boolean>;
  /** 粮草上限 as effects have changed it (116.8). */
  grainCapOf(table: SanguozhiTable, seat: Seat): number;
  /** 手牌上限 as effects have changed it (302.2). */
  handLimitOf(table: SanguozhiTable, seat: Seat): number;
  /** How many slots a player has as effects have changed them (200.5). */
  slotCount(table: SanguozhiTable, seat: Seat, slot: Role | 'tactic'): number;
  payGrain(table: SanguozhiTable, seat: Seat, to: Seat, amount: number): Flow<boolean>;
  /** Gives the cards that were drawn. */
  draw(table: SanguozhiTable, seat: Seat, count: number): Flow<Taken>;
  /** 选取 (105.10): from the deck to the hand, shown, then shuffled. */
  fetch(
    table: SanguozhiTable,
    seat: Seat,
    filter: Filter,
    count: number,
    scope: Scope,
  ): Flow<Taken>;
  /** 舍弃 (801.8): these hand cards. */
  discard(table: SanguozhiTable, seat: Seat, cards: readonly CardId[]): Flow<boolean>;
  /** Discards by several players at once (101.4); gives the cards that were not discarded. */
  discardTogether(table: SanguozhiTable, cards: readonly Discarded[]): Flow<readonly Discarded[]>;
  /** The seat picks what to discard; `least` of them at least. */
  pickDiscards(
    table: SanguozhiTable,
    seat: Seat,
    least: number,
    most: number,
    fits: (card: CardId) => boolean,
  ): Flow<readonly CardId[]>;
  destroy(table: SanguozhiTable, cards: readonly Target[], agent: Agent): Flow<boolean>;
  /** Generals fall by an effect and not by damage (801.5). */
  fall(table: SanguozhiTable, cards: readonly CardId[], agent: Agent): Flow<boolean>;
  /** 破坏 of cards in play; gives those that went to the graveyard for it. */
  destroyIntoGraveyard(
    table: SanguozhiTable,
    cards: readonly CardId[],
    agent: Agent,
  ): Flow<readonly CardId[]>;
  /** The move onto the graveyard that 生还 could replace together with the destruction (710.7); null for none. */
  savableBurial(table: SanguozhiTable, destruction: DestructionEvent): MoveEvent | null;
  /** Gives the cards that were not sacrificed. */
  sacrifice(table: SanguozhiTable, cards: readonly CardId[], agent: Agent): Flow<readonly CardId[]>;
  /** Moves cards, and items of the chain, to a destination, all at once. */
  send(
    table: SanguozhiTable,
    cards: readonly Target[],
    to: Destination,
    agent: Agent,
  ): Flow<boolean>;
  mill(
    table: SanguozhiTable,
    seat: Seat,
    count: number,
    to: Destination,
    from?: 'top' | 'bottom',
  ): Flow<Taken>;
  /** 放置 (500.1c): its new controller picks the slot unless `role` says it. */
  placeGeneral(
    table: SanguozhiTable,
    seat: Seat,
    card: CardId,
    role: Role | null,
    faceDown: boolean | 'either',
  ): Flow<boolean>;
  cover(table: SanguozhiTable, cards: readonly CardId[]): Flow<boolean>;
  /** 翻转 by an effect (703.5c). */
  flip(table: SanguozhiTable, cards: readonly CardId[]): Flow<boolean>;
  /** 恢复正面向上 (113.4). */
  uncover(table: SanguozhiTable, cards: readonly CardId[]): Flow<boolean>;
  tap(table: SanguozhiTable, cards: readonly CardId[]): Flow<boolean>;
  untap(table: SanguozhiTable, cards: readonly CardId[]): Flow<boolean>;
  /** Counters on a card (119); tags are never had twice (119.4d). */
  addCounters(table: SanguozhiTable, card: CardId, counter: string, by: number): Flow<boolean>;
  /** 805.2: the new controller picks the slot. */
  takeControl(table: SanguozhiTable, card: CardId, seat: Seat): Flow<boolean>;
  canTakeControl(table: SanguozhiTable, card: CardId, seat: Seat): boolean;
  /** 801.11. */
  swapSlots(table: SanguozhiTable, one: CardId, other: CardId): Flow<boolean>;
  swapControl(table: SanguozhiTable, one: CardId, other: CardId): Flow<boolean>;
  swapTreasures(table: SanguozhiTable, one: CardId, other: CardId): Flow<boolean>;
  swapGrain(table: SanguozhiTable, one: Seat, other: Seat): Flow<boolean>;
  /** 801.11d: all cards of each go to the other, of an empty one too; a deck is shuffled then. */
  swapZones(table: SanguozhiTable, seat: Seat, one: Pile, other: Pile): Flow<boolean>;
  moveSlot(table: SanguozhiTable, card: CardId, role: Role): Flow<boolean>;
  restoreMain(table: SanguozhiTable, seat: Seat): Flow<boolean>;
  /** 502.3a: without the chain. */
  equip(table: SanguozhiTable, treasure: CardId, bearer: CardId, seat: Seat): Flow<boolean>;
  /** 801.10c. */
  duel(table: SanguozhiTable, one: CardId, other: CardId): Flow<boolean>;
  /** A combat of its own, at once (606.11); `only` null lets all attack. */
  fightPending(table: SanguozhiTable): Flow;
  attackByEffect(table: SanguozhiTable, seat: Seat, only: readonly CardId[] | null): Flow<boolean>;
  extraTime(
    table: SanguozhiTable,
    seat: Seat,
    what: 'combat' | 'prepare' | 'turn' | 'draw',
  ): Flow<boolean>;
  leaveCombat(table: SanguozhiTable, cards: readonly CardId[]): Flow<boolean>;
  layTroop(table: SanguozhiTable, seat: Seat, card: CardId): Flow<boolean>;
  swapTroops(table: SanguozhiTable, one: CardId, other: CardId): Flow<boolean>;
  form(table: SanguozhiTable, seat: Seat): Flow<boolean>;
  dissolve(table: SanguozhiTable, seat: Seat): Flow<boolean>;
  joinFormation(table: SanguozhiTable, card: CardId): Flow<boolean>;
  leaveFormation(table: SanguozhiTable, card: CardId): Flow<boolean>;
  win(table: SanguozhiTable, seats: readonly Seat[]): Flow<boolean>;
  /** New targets for something in the chain, where there are legal ones (110.5). */
  retarget(table: SanguozhiTable, item: ChainItem, seat: Seat): Flow<boolean>;
  shuffle(table: SanguozhiTable, seat: Seat): Flow;
}
