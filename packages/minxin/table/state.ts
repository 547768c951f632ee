import { chineseOf } from '@lianhuan/cardtext';
import { type CardId, NOBODY, type Seat } from '@lianhuan/kernel';
import type { CardKind } from '../cards/definition.ts';
import TERMS from '../terms.json' with { type: 'json' };

/** 阶段 of a turn (2.1.1), and what comes before and after all turns. */
export const PHASES = TERMS.phases;
/** A phase, by its slug. */
export type Phase = keyof typeof PHASES;

/** What a player counts with. 民心 stays; the others are lost when the turn ends. */
export const RESOURCES = chineseOf(TERMS.resources);
/** A number that a player counts with, by its slug. */
export type Resource = keyof typeof RESOURCES;

/** What a player did since the end of their last turn; card text asks for it. */
export interface Tally {
  readonly played: Readonly<Record<CardKind, number>>;
  readonly recruited: number;
  /** 乱军 only. */
  readonly routed: number;
  readonly sieges: number;
  readonly edicts: number;
}

/** What everybody may know of a player, beside the cards. */
export interface Player {
  readonly power: number;
  readonly renown: number;
  /** 民心 tokens. */
  readonly favor: number;
  readonly siege: number;
  readonly tally: Tally;
}

/** What the others may answer: a payment that can still fail, or a card that is still entering. */
export const CONTESTS = chineseOf(TERMS.contests);
/** A sort of thing that others may answer, by its slug. */
export type ContestKind = keyof typeof CONTESTS;

/** One such thing, open until it is settled. */
export interface Contest {
  readonly kind: ContestKind;
  /** Who pays, or whose card enters. */
  readonly seat: Seat;
  /** The card paid for, or entering; with its incarnation, as it may leave meanwhile. */
  readonly card: CardId;
  readonly incarnation: number;
  /** What was paid: 声望 or 战力, and how much of it was 攻城战力. */
  readonly paid: number;
  readonly paidSiege: number;
  /** 击溃X: the range, when nothing was paid; else −1 (2.3.2.3). */
  readonly range: number;
}

/** How much of what is counted so was paid there, and can still be lost (2.3.2.2). */
export function paidIn({ kind, paid, paidSiege }: Contest, resource: Resource): number {
  if (resource === 'favor') return 0;
  if (resource === 'siege') return paidSiege;
  return (resource === 'renown') === (kind === 'recruit') ? paid - paidSiege : 0;
}

/** 民心's part of the table; everybody may know all of it. */
export interface MinxinState {
  readonly phase: Phase;
  /** 轮, from 1; 0 before the first. */
  readonly round: number;
  /** 回合, from 1. */
  readonly turn: number;
  /** Whose turn it is; `NOBODY` before the first. */
  readonly active: Seat;
  /** 起始玩家; `NOBODY` until the dice are cast. */
  readonly first: Seat;
  /** 1: counter-clockwise, as the seats are numbered; −1: clockwise (2.2.1). */
  readonly direction: 1 | -1;
  /** 民心池. */
  readonly pool: number;
  /** What the pool starts with for each player (1.1.6). */
  readonly favorPerPlayer: number;
  readonly players: readonly Player[];
  /** The innermost contest is the last. */
  readonly contests: readonly Contest[];
}

/** The tally of a player who has done nothing yet. */
export function freshTally(): Tally {
  return {
    played: {
      troop: 0,
      scheme: 0,
      territory: 0,
      rebel: 0,
      pouch: 0,
      event: 0,
      herald: 0,
      dust: 0,
    },
    recruited: 0,
    routed: 0,
    sieges: 0,
    edicts: 0,
  };
}

/** The state before the preparations; nobody has anything. */
export function freshState(
  players: number,
  direction: 1 | -1,
  pool: number,
  favorPerPlayer: number,
): MinxinState {
  return {
    phase: 'setup',
    round: 0,
    turn: 0,
    active: NOBODY,
    first: NOBODY,
    direction,
    pool,
    favorPerPlayer,
    players: Array.from({ length: players }, () => ({
      power: 0,
      renown: 0,
      favor: 0,
      siege: 0,
      tally: freshTally(),
    })),
    contests: [],
  };
}
