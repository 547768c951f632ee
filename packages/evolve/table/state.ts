import { type Card, type CardId, NOBODY, type Seat } from '@lianhuan/kernel';
import type { Characteristics } from '../effects/characteristics.ts';
import type { EvolveEvent } from '../events/events.ts';
import type { KeywordName } from '../text/reading/vocabulary.ts';
import type { EvolveEffect } from './table.ts';

/** The phases of a turn (7.1.2), and what comes before and after all turns. */
export const PHASES = {
  setup: '准备游戏',
  start: '开始阶段',
  main: '主要阶段',
  end: '结束阶段',
  over: '游戏结束',
} as const;
/** A phase, by its slug. */
export type Phase = keyof typeof PHASES;

/** A card as the object it was: another incarnation is another object (4.1.4). */
export interface CardRef {
  readonly card: CardId;
  readonly incarnation: number;
}

/** Which ability: its place in the `catalogue` of a definition. */
export interface AbilityRef {
  readonly definition: number;
  readonly index: number;
}

/** What somebody fixed when using a card or an ability (10.6.2.2–10.6.2.4). */
export interface Declared {
  /** 抉择: which options, by place, in the order of the text (5.17). */
  readonly modes: readonly number[];
  /** X, where its user names it (10.6.2.2.2); −1 otherwise. */
  readonly x: number;
  /** What each 选择 of a public zone picked, in the order of the text (10.6.2.3). */
  readonly targets: readonly (readonly CardRef[])[];
  /** How a number is shared out among the targets of each 选择, in their order (10.6.2.4). */
  readonly shares: readonly (readonly number[])[];
  /** Which of the additional costs are paid, in the order of the text (10.6.2.2.1). */
  readonly paid: readonly boolean[];
}

/** An automatic ability that waits to be used at the next check timing (10.7.2). */
export interface Waiting {
  readonly id: number;
  readonly effect: EvolveEffect;
  /** The event that fired it. */
  readonly event: EvolveEvent;
  /** The cards that 其 means: those of the event, as the objects they were then (4.1.4). */
  readonly that: readonly CardRef[];
}

/** An attack under way (8.4). */
export interface Attack {
  readonly attacker: CardRef;
  readonly target: CardRef;
  /** 交战 (8.4.5.1): the target is a follower, not a leader. */
  readonly fighting: boolean;
}

/** What everybody may know of a player, beside the cards. */
export interface Player {
  /** 主战者的生命值 (2.8.3). */
  readonly life: number;
  /** 能量点, 能量点最大值, 进化点 (3.2). */
  readonly energy: number;
  readonly energyMost: number;
  readonly evolvePoints: number;
  /** Had to draw from an empty deck since rules were last processed (11.2.2). */
  readonly drewFromEmpty: boolean;
  /** An evolve or meal ability was used this turn (8.3.2). */
  readonly evolved: boolean;
  /** 连击: cards used this turn (13.2.1). */
  readonly played: number;
  /** Of these, by what they were as they were used. */
  readonly playedFollowers: number;
  readonly playedAmulets: number;
  readonly playedSpells: number;
  /** 真红: how much life the leader has lost this turn (13.5.2). */
  readonly wounds: number;
  /** How many turns of this player have begun. */
  readonly turns: number;
}

/** What a card on the field has been through, beside its counters. */
export interface History {
  readonly incarnation: number;
  /** `state.turn` in which its controller came to control it there (8.4.2.1.1). */
  readonly since: number;
  /** `state.turn` in which it came to the field. */
  readonly entered: number;
  /** `state.turn` in which it last evolved (8.4.2.1.2); −1 for never. */
  readonly evolved: number;
  /** `state.turn` in which it last raced (14.2.3.1); −1 for never. */
  readonly raced: number;
}

/** A card that effects have followed from zone to zone: for them it is one object from the first incarnation to the last. */
export interface FollowedObject {
  readonly from: number;
  readonly to: number;
}

/** 最终信息 (10.11): what a card was when it left the field. */
export interface LastKnown
  extends Readonly<
      Pick<Characteristics, 'kind' | 'class' | 'traits' | 'names' | 'attack' | 'life' | 'cost'>
    >,
    Pick<Card, 'incarnation' | 'controller' | 'tapped'> {
  /** What was printed on it, or on the evolve card upon it (5.23.1, 10.9.1.1.1). */
  readonly original: Readonly<Pick<Characteristics, 'attack' | 'life' | 'cost'>>;
  readonly evolved: boolean;
  readonly counters: Readonly<Record<string, number>>;
  readonly keywords: readonly KeywordName[];
  /** `state.turn` in which it came to the field; −1 for unknown. */
  readonly entered: number;
  readonly raced: number;
}

/** A card that was destroyed this turn, with what it was (5.5.1, 10.11). */
export interface Destroyed {
  readonly card: CardId;
  readonly known: LastKnown;
}

/** Extra turns to come, 额外回合 (5.27), and turns that will be skipped, 跳过回合 (5.25). */
export interface Turns {
  readonly extra: readonly Seat[];
  /** How many of the next turns of each seat are skipped. */
  readonly skipped: readonly number[];
  /** Whose turn came last apart from extra turns, taken or skipped; `NOBODY` means the turn player's. */
  readonly usual: Seat;
}

/** EVOLVE's part of the table; everybody may know all of it. */
export interface EvolveState {
  readonly phase: Phase;
  /** The turn player is asked what to do in the main phase, and nothing is under way: the flow can start again here. */
  readonly idle: boolean;
  /** Turns so far, from 1. */
  readonly turn: number;
  /** 回合玩家; `NOBODY` before the first turn. */
  readonly active: Seat;
  /** 先攻玩家 (6.2.1.6). */
  readonly first: Seat;
  readonly turns: Turns;
  readonly players: readonly Player[];
  readonly attack: Attack | null;
  /** How many abilities have waited so far: each has its own number. */
  readonly lastNumber: number;
  readonly waiting: readonly Waiting[];
  /** State triggers (10.7.6) that wait or are being carried out, by the ids of their effects. */
  readonly firedStates: readonly number[];
  /** Followers that fought one with 毁灭 since rules were last processed (11.3.2). */
  readonly baneVictims: readonly CardRef[];
  /** By card, what it has been through on the field. */
  readonly history: Readonly<Record<number, History>>;
  /** By card, since when effects have followed it (4.8.3.3, 10.6.2.7.1.1). */
  readonly followedObjects: Readonly<Record<number, FollowedObject>>;
  /** By card, what it was when it last left the field. */
  readonly lastKnown: Readonly<Record<number, LastKnown>>;
  /** The cards destroyed this turn, in order; not kept in games whose cards do not ask for them. */
  readonly destroyed?: readonly Destroyed[];
  /** 每回合N次: how often each ability of each object was used this turn (10.7.2.2). */
  readonly uses: Readonly<Record<string, number>>;
  /** Cards shown while an effect is carried out (5.20.1.1, 10.6.2.1.1). */
  readonly shown: readonly CardRef[];
  /** How often each action was done this turn, alone and in each position (15.2.1.2). */
  readonly repeats: Readonly<Record<string, number>>;
  /** How many attacks were made this turn (15.2.1.1). */
  readonly attacks: number;
  /** Rises whenever other abilities may work than before: a card changes its zone, an effect begins or ends. */
  readonly structure: number;
  /** Rises with every event on which the characteristics of cards can depend. */
  readonly version: number;
}

/** A player before the game (6.2.1.9, 6.2.1.11). */
export function freshPlayer(life: number): Player {
  return {
    life,
    energy: 0,
    energyMost: 0,
    evolvePoints: 0,
    drewFromEmpty: false,
    evolved: false,
    played: 0,
    playedFollowers: 0,
    playedAmulets: 0,
    playedSpells: 0,
    wounds: 0,
    turns: 0,
  };
}

/** A copy of the state. Events write to players in place and replace every other part, so only the players are copied. */
export function copyState(state: EvolveState): EvolveState {
  return { ...state, players: state.players.map((player) => ({ ...player })) };
}

/** The state before the preparations. @param life of each leader (2.8.3.1). */
export function freshState(seats: number, life: number): EvolveState {
  return {
    phase: 'setup',
    idle: false,
    turn: 0,
    active: NOBODY,
    first: NOBODY,
    turns: { extra: [], skipped: Array.from({ length: seats }, () => 0), usual: NOBODY },
    players: Array.from({ length: seats }, () => freshPlayer(life)),
    attack: null,
    lastNumber: 0,
    waiting: [],
    firedStates: [],
    baneVictims: [],
    history: {},
    followedObjects: {},
    lastKnown: {},
    uses: {},
    shown: [],
    repeats: {},
    attacks: 0,
    structure: 0,
    version: 0,
  };
}
