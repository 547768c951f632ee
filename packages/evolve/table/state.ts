import { type CardId, NOBODY, type Seat } from '@lianhuan/kernel';
import type { CardClass, CardKind } from '../cards/definition.ts';
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
  /** What it heard. */
  readonly event: EvolveEvent;
  /** 其: whom it heard of, as they were then (4.1.4). */
  readonly that: readonly CardRef[];
}

/** An attack under way (8.4). */
export interface Attack {
  readonly attacker: CardRef;
  readonly target: CardRef;
  /** 交战 (8.4.5.1): the target is a follower, and both are still there. */
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
  readonly drawnOut: boolean;
  /** An evolve or meal ability was used this turn (8.3.2). */
  readonly evolved: boolean;
  /** 连击: cards used this turn (13.2.1). */
  readonly played: number;
  /** 真红: how much life the leader has lost this turn (13.5.2). */
  readonly wounds: number;
  /** Turns of one's own begun so far. */
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

/** From which to which incarnation effects follow a card. */
export interface Kept {
  readonly from: number;
  readonly to: number;
}

/** 最终信息 (10.11): what a card was when it left the field. */
export interface LastKnown {
  readonly incarnation: number;
  readonly controller: Seat;
  readonly kind: CardKind;
  readonly class: CardClass;
  readonly traits: readonly string[];
  readonly names: readonly string[];
  readonly attack: number;
  readonly life: number;
  readonly cost: number;
  readonly tapped: boolean;
  readonly evolved: boolean;
  readonly counters: Readonly<Record<string, number>>;
  readonly keywords: readonly KeywordName[];
  /** `state.turn` in which it came to the field, and last raced; −1 for never. */
  readonly entered: number;
  readonly raced: number;
}

/** Turns that will come otherwise than in order: 额外回合 and 跳过回合 (5.25, 5.27). */
export interface Turns {
  readonly extra: readonly Seat[];
  /** How many of the next turns of each seat are skipped. */
  readonly skipped: readonly number[];
  /** Whose turn came last in the usual order, taken or skipped; `NOBODY` for whose turn it is. */
  readonly usual: Seat;
}

/** EVOLVE's part of the table; everybody may know all of it. */
export interface EvolveState {
  readonly phase: Phase;
  /** The main phase is open and nothing is under way: the flow can start again from here. */
  readonly open: boolean;
  /** Turns so far, from 1. */
  readonly turn: number;
  /** 回合玩家; `NOBODY` before the first turn. */
  readonly active: Seat;
  /** 先攻玩家 (6.2.1.6). */
  readonly first: Seat;
  readonly turns: Turns;
  readonly players: readonly Player[];
  readonly attack: Attack | null;
  /** Numbers given to waiting abilities so far. */
  readonly numbered: number;
  readonly waiting: readonly Waiting[];
  /** 状态诱发 (10.7.6) that wait or are being carried out, by the ids of their effects. */
  readonly aroused: readonly number[];
  /** Followers that fought one with 毁灭 since rules were last processed (11.3.2). */
  readonly doomed: readonly CardRef[];
  /** By card. */
  readonly history: Readonly<Record<number, History>>;
  /** By card, the incarnations through which it stays the same for effects (4.8.3.3, 10.6.2.7.1.1). */
  readonly kept: Readonly<Record<number, Kept>>;
  /** By card, what it was when it last left the field. */
  readonly lastKnown: Readonly<Record<number, LastKnown>>;
  /** 每回合N次: uses this turn, by ability and object (10.7.2.2). */
  readonly uses: Readonly<Record<string, number>>;
  /** Cards shown while an effect is carried out (5.20.1.1, 10.6.2.1.1). */
  readonly shown: readonly CardRef[];
  /** Loops: how often each position came about this turn (15.2.1.2). */
  readonly seen: Readonly<Record<string, number>>;
  /** Loops: how many attacks were made this turn (15.2.1.1). */
  readonly attacks: number;
  /** Changes whenever words may stand otherwise: cards lie elsewhere, effects begin or end. */
  readonly structure: number;
  /** Changes with every event that characteristics can depend on. */
  readonly version: number;
}

/** A player before the game (6.2.1.9, 6.2.1.11). */
export function freshPlayer(life: number): Player {
  return {
    life,
    energy: 0,
    energyMost: 0,
    evolvePoints: 0,
    drawnOut: false,
    evolved: false,
    played: 0,
    wounds: 0,
    turns: 0,
  };
}

/** A copy of the state: events replace everything in it but the players, who are written to in place. */
export function copyState(state: EvolveState): EvolveState {
  return { ...state, players: state.players.map((player) => ({ ...player })) };
}

/** The state before the preparations. @param life of each leader (2.8.3.1). */
export function freshState(seats: number, life: number): EvolveState {
  return {
    phase: 'setup',
    open: false,
    turn: 0,
    active: NOBODY,
    first: NOBODY,
    turns: { extra: [], skipped: Array.from({ length: seats }, () => 0), usual: NOBODY },
    players: Array.from({ length: seats }, () => freshPlayer(life)),
    attack: null,
    numbered: 0,
    waiting: [],
    aroused: [],
    doomed: [],
    history: {},
    kept: {},
    lastKnown: {},
    uses: {},
    shown: [],
    seen: {},
    attacks: 0,
    structure: 0,
    version: 0,
  };
}
