import { type CardId, NOBODY, type Seat } from '@lianhuan/kernel';
import type { Faction, Gender, Role } from '../cards/definition.ts';
import TERMS from '../terms.json' with { type: 'json' };
import type { CardInUse } from './cards-in-use.ts';
import type { Frame } from './frames.ts';

/** What cards on generals are called (T09). */
export const PILES = TERMS.piles;
/** One of them, by its slug. */
export type Pile = keyof typeof PILES;

/** 模式. */
export const MODES = TERMS.modes;
/** A mode of play, by its slug. */
export type Mode = keyof typeof MODES;

/**
 * Who is asked first where several may answer (无懈可击, 桃 for one who is dying): each `in-turn` as the book has it
 * (use.15, dying.3), or all at once, and the `first` to act is heard.
 */
export type Responses = 'in-turn' | 'first';

/** A skill that a character has beside those printed on its generals. */
export interface GainedSkill {
  readonly name: string;
  /** Until when: a slug of the durations, or `always`. */
  readonly until: Period;
}

/** What a character is by the general that it shows as its “化身”. */
export interface Guise {
  /** The definition of that general. */
  readonly general: string;
  /** The skill that was declared. */
  readonly skill: string;
  /** Its sex counts as that of the character; null once that is over (death.1). */
  readonly gender: Gender | null;
}

/** How long something that an effect began lasts. */
export type Period = 'always' | 'turn' | 'phase' | 'own-turn' | 'dying';

/** What a player did in the whole game, as everybody saw it; nothing in the rules asks for it. */
export interface Tally {
  /** Whose death was of its damage (T38). */
  readonly kills: number;
  /** Points of damage dealt to others. */
  readonly dealt: number;
  /** Points that it let anybody recover, itself included. */
  readonly recovered: number;
  /** Cards used and played. */
  readonly used: number;
}

/** A character: what everybody may know of it, beside the cards. */
export interface Character {
  /** 存活; a dead one is out of the ring of seats (D1). */
  readonly alive: boolean;
  readonly hp: number;
  readonly maxHp: number;
  /** 势力; null while a character of 国战 has none. */
  readonly faction: Faction | null;
  /** 横置 (连环状态). */
  readonly chained: boolean;
  /** 武将牌背面朝上, or 叠置 in 国战 (turn.5). */
  readonly turnedOver: boolean;
  /** 酒 that waits for the next 杀 of this turn. */
  readonly drunk: number;
  /** What it did to each seat in the open: damage that it dealt, less what it let recover. */
  readonly deeds: readonly number[];
  /** How many cards of each face it used on each seat, its own included. */
  readonly aims: Readonly<Record<string, readonly number[]>>;
  readonly tally: Tally;
  /** The generals with which it died, by definition: they leave (death.7), and everybody has seen them. */
  readonly fallen: readonly string[];
  /** 标记, by name. */
  readonly marks: Readonly<Record<string, number>>;
  readonly gained: readonly GainedSkill[];
  /** The “化身” that it shows; none or null for nobody’s. */
  readonly guise?: Guise | null;
  /** Names of printed skills that it lost. */
  readonly lost: readonly string[];
  /** Its generals whose skills it lost, by their places: which they are may be hidden. */
  readonly emptied: readonly number[];
  /** The turn with which it came in, counted from 1: later than that for whoever follows a dead one (单挑). */
  readonly entered: number;
  /** How often it did what is limited: `turn:…`, `round:…`, `phase:…`, `game:…`, by the period they are counted in. */
  readonly uses: Readonly<Record<string, number>>;
}

/** A delayed trick in a judgement zone: what it is there, whatever card it is made of. */
export interface DelayedTrick {
  readonly seat: Seat;
  readonly card: CardInUse;
}

/** A card on a general, and what such cards are called there (T09). */
export interface PiledCard {
  readonly card: CardId;
  readonly pile: Pile;
}

/** The part of the table that is 三国杀's own; everybody may know all of it but what cards lie face down. */
export interface SanguoshaState {
  /** `setup` before the first turn, `play` from then on. */
  readonly phase: 'setup' | 'play';
  readonly mode: Mode;
  /** Who is heard where several may answer. */
  readonly responses: Responses;
  /** The roles that were dealt, whoever has which (M1, L1); none in modes without roles. */
  readonly roles: readonly Role[];
  readonly characters: readonly Character[];
  /** The innermost flow is the last. */
  readonly frames: readonly Frame[];
  /** Counts frames begun. */
  readonly framesBegun: number;
  /** 一号位: who has the first turn, and from whom seats and rounds are counted (M2, H2). */
  readonly first: Seat;
  /** 当前回合角色; `NOBODY` before the first turn. */
  readonly active: Seat;
  /** Whose ordinary turn was the last: the next one goes on from there, whatever extra turns came between. */
  readonly lastOrdinary: Seat;
  /** Extra turns to come, the next one last. */
  readonly extraTurns: readonly Seat[];
  /** 轮, from 1. */
  readonly round: number;
  /** Turns begun. */
  readonly turns: number;
  /** 判定区 cards as what they count there, the newest last. */
  readonly delayed: readonly DelayedTrick[];
  /** Cards on generals by what they are called; one that is not listed counts as of any name. */
  readonly piles: readonly PiledCard[];
  /** Who has shown generals since the outermost event began, the first first (reveal.5). */
  readonly revealed: readonly Seat[];
  /** The generals that they have shown. */
  readonly unveiled: readonly CardId[];
  /** Those that the 明置后 under way, or the last one, is about. */
  readonly justShown: readonly CardId[];
  /** The 军令 that are offered next (T55), by their places among all; only where a position says so, else chance decides. */
  readonly commands?: readonly number[];
  /** Grows whenever somebody may have other skills than before: keys what is worked out of them. */
  readonly skillsVersion: number;
}

/** A character before the generals are chosen. */
export function freshCharacter(players: number): Character {
  return {
    alive: true,
    hp: 0,
    maxHp: 0,
    faction: null,
    chained: false,
    turnedOver: false,
    drunk: 0,
    deeds: new Array(players).fill(0),
    aims: {},
    tally: { kills: 0, dealt: 0, recovered: 0, used: 0 },
    fallen: [],
    marks: {},
    gained: [],
    lost: [],
    emptied: [],
    entered: 1,
    uses: {},
  };
}

/** The state before the generals are chosen. */
export function freshState(
  mode: Mode,
  players: number,
  roles: readonly Role[],
  responses: Responses = 'in-turn',
): SanguoshaState {
  return {
    phase: 'setup',
    mode,
    responses,
    roles,
    characters: Array.from({ length: players }, () => freshCharacter(players)),
    frames: [],
    framesBegun: 0,
    first: 0 as Seat,
    active: NOBODY,
    lastOrdinary: NOBODY,
    extraTurns: [],
    round: 0,
    turns: 0,
    delayed: [],
    piles: [],
    revealed: [],
    unveiled: [],
    justShown: [],
    skillsVersion: 0,
  };
}
