import { type Card, type CardId, NOBODY, type Seat } from '@lianhuan/kernel';
import type { Faction, Role } from '../cards/definition.ts';
import type { Characteristics } from '../effects/characteristics.ts';
import type { SanguozhiEvent } from '../events/events.ts';
import type { KeywordName } from '../text/reading/vocabulary.ts';
import type { SanguozhiEffect } from './table.ts';

/** 流程 and 阶段 of a player's turn (600.2), and what comes before and after all turns. */
export const PHASES = {
  setup: '准备游戏',
  reset: '重置阶段',
  start: '开始阶段',
  draw: '抓卡阶段',
  prepare: '准备流程',
  attack: '进攻阶段',
  defence: '防守阶段',
  'first-strike': '先发伤害计算阶段',
  damage: '伤害计算阶段',
  end: '结束阶段',
  clear: '清除阶段',
  discard: '弃卡阶段',
  over: '游戏结束',
} as const;
/** A phase, by its slug. */
export type Phase = keyof typeof PHASES;

/** The phases of a turn as the rulebook fixes them (600.2); `first-strike` is added when needed. */
export const TURN_PHASES = [
  'reset',
  'start',
  'draw',
  'prepare',
  'attack',
  'defence',
  'damage',
  'end',
  'clear',
  'discard',
] as const satisfies readonly Phase[];

/** A phase of this turn still to come. */
export interface PendingPhase {
  readonly phase: Phase;
  /** How many nested battles the phase is inside of (606.11); 0 for a phase of the turn itself. */
  readonly nested: number;
}

/** A card as the object it was: another incarnation is another object. */
export interface CardRef {
  readonly card: CardId;
  readonly incarnation: number;
}

/** What 指定 or 选择 picked (110.1): a card, a player, or something in the chain. */
export type Target =
  | ({ readonly kind: 'card' } & CardRef)
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'item'; readonly item: number };

/** Which ability: its place in the `catalogue` of a definition. */
export interface AbilityRef {
  readonly definition: number;
  readonly index: number;
}

/** What somebody declared when using a card or an effect, or when a trigger fired (701.2f, 701.2g). */
export interface Declared {
  /** Which of several modes, by place; −1 where there are none. */
  readonly mode: number;
  /** X, where its user names it (105.3c); −1 otherwise. */
  readonly x: number;
  /** What each 指定 picked, in the order of the text. */
  readonly targets: readonly (readonly Target[])[];
  /** Who picked the mode, where the text names a player (800.1c). */
  readonly chooser?: Seat;
  /** What the other players picked whom the text names, in their order (800.1d). */
  readonly others?: readonly Declared[];
}

/** Declarations for one ability of the card in the chain. */
export interface DeclaredFor extends Declared {
  /** The ability's place in the catalogue of the card. */
  readonly index: number;
}

/** How something came into the chain (109.2, 702.2). */
export type ItemKind = 'deploy' | 'flip' | 'tactic' | 'treasure' | 'ability';

/** Something in the chain; the last entered resolves first (305.6). */
export interface ChainItem {
  readonly id: number;
  readonly kind: ItemKind;
  readonly controller: Seat;
  /** The card in the chain, or the source of an effect. */
  readonly card: CardId;
  readonly incarnation: number;
  /** The slot claimed for a general (500.3). */
  readonly role: Role | null;
  readonly faceDown: boolean;
  /** It was used from the field, not from the hand. */
  readonly fromField: boolean;
  /** The effect used, for `ability`; else null. */
  readonly ability: AbilityRef | null;
  readonly declared: readonly DeclaredFor[];
  /** The general a 宝物 is for; null otherwise. */
  readonly bearer: CardRef | null;
}

/** One attacker or one 战斗集体 of attackers (807.1). */
export interface Attack {
  readonly id: number;
  readonly members: readonly CardRef[];
  /** A player, or a card by 虎视 (606.3). */
  readonly target: Target;
  /** The player who may defend against it. */
  readonly defender: Seat;
}

/** One defender or one 战斗集体 of defenders. */
export interface Defence {
  readonly id: number;
  readonly members: readonly CardRef[];
  /** The attack it stands against. */
  readonly attack: number;
  readonly seat: Seat;
}

/** 战斗流程 under way (606). */
export interface Combat {
  readonly attacker: Seat;
  readonly attacks: readonly Attack[];
  readonly defences: readonly Defence[];
  /** Attacks that stood defended against at the end of the defence phase (606.10d); null until then. */
  readonly defended: readonly number[] | null;
  /** The attacks in the order in which the attacking player has them deal damage (609.3). */
  readonly order: readonly number[];
  /** Who may attack, if an effect began this combat (606.11); null for everybody. */
  readonly only: readonly CardRef[] | null;
  /** Those that have dealt their damage in the first-strike phase (802.24b). */
  readonly dealtFirstStrike: readonly CardRef[];
}

/** A formed 阵型 and those who form it (503.2a). */
export interface Formed {
  readonly card: CardId;
  readonly members: readonly CardId[];
}

/** What everybody may know of a player, beside the cards. */
export interface Player {
  readonly team: number;
  /** 粮草 and its 上限 (103.3, 116.8). */
  readonly grain: number;
  readonly grainCap: number;
  /** 离开游戏 (104.5). */
  readonly left: boolean;
  /** Had to draw more cards than there were (104.3c). */
  readonly drawnOut: boolean;
  /** Lost the 主将槽 (202.4b). */
  readonly mainLost: boolean;
  /** Done this turn: 派遣 (500.1b), 摆放兵权 (504.1a), 结阵或散阵 (503.3). */
  readonly deployed: boolean;
  readonly laidTroop: boolean;
  readonly formed: boolean;
  /** 套装 of which a card was equipped this turn (502.3b). */
  readonly setsEquipped: readonly string[];
  /** 主动 combat phases this turn in which this player attacked. */
  readonly attacksMade: number;
  readonly formation: Formed | null;
  /** The 主将 on whom 804.5f works, since rule effects were last checked; null for none. */
  readonly lord: CardRef | null;
  /** 指示物 a player has (119.4). */
  readonly counters: Readonly<Record<string, number>>;
}

/** What a card was when it left the field (804.4, 703.5b). */
export interface LastKnown
  extends Readonly<
      Pick<Characteristics, 'attack' | 'life' | 'wit' | 'needs' | 'factions' | 'arms' | 'traits'>
    >,
    Pick<Card, 'incarnation' | 'controller' | 'faceDown' | 'host'> {
  readonly role: Role | null;
  /** The 禀赋 it had, whatever their levels. */
  readonly keywords: readonly KeywordName[];
  readonly inFormation: boolean;
}

/** What last damaged or destroyed a card, and who controlled that (202.4c, 500.9a). */
export interface LastDamage {
  readonly card: CardId;
  readonly source: CardId;
  readonly seat: Seat;
}

/**
 * Something that happened to a general and that a rule effect will answer when rule effects are next
 * carried out (804.3), by what the general was at that moment (804.4).
 */
export interface PendingRuleEffect {
  readonly what: 'entered' | 'left' | 'to-graveyard' | 'fell-or-destroyed' | 'targeted';
  readonly card: CardId;
  readonly seat: Seat;
  readonly role: Role | null;
  readonly factions: readonly Faction[];
  /** The player who did it, or whose tactic targeted the general; `NOBODY` for none. */
  readonly by: Seat;
}

/**
 * What was declared for a card as it was used, kept while it lies on the field, and the turn in which
 * it came there.
 */
export interface Declarations {
  readonly incarnation: number;
  readonly declared: readonly DeclaredFor[];
  /** The declarations without the targets that do not meet the 智力条件 now (501.7); left out where all do. */
  readonly reached?: readonly DeclaredFor[];
  readonly turn: number;
}

/** A battle that an effect has brought about (606.11). */
export interface PendingFight {
  readonly seat: Seat;
  /** Who may attack; null for all of the player's. */
  readonly only: readonly CardRef[] | null;
}

/** A trigger that waits: which effect heard which event (610.1c). */
export interface DeferredTrigger {
  readonly effect: SanguozhiEffect;
  readonly event: SanguozhiEvent;
}

/** 三国智's part of the table; everybody may know all of it. */
export interface SanguozhiState {
  readonly phase: Phase;
  /** True at an idle point: only 行动权 is being asked for, so the flow can start again from the table. */
  readonly open: boolean;
  /** 玩家回合 and 回合 so far, from 1 (600.1). */
  readonly turn: number;
  readonly round: number;
  /** 主动玩家 (102.1); `NOBODY` before the first turn. */
  readonly active: Seat;
  /** 起始玩家 (103.2). */
  readonly first: Seat;
  /** The player who decides who goes first; `NOBODY` where that is set or drawn. */
  readonly chooser: Seat;
  /** Phases of this turn still to come. */
  readonly pendingPhases: readonly PendingPhase[];
  /** Extra turns, the next first. */
  readonly extraTurns: readonly Seat[];
  /** Whose turn was the latest in the order of play; extra turns stand outside it. */
  readonly lastInOrder: Seat;
  /** The player of each 玩家回合 so far, this one last; a position that was laid out begins with its own. */
  readonly turnsTaken: readonly Seat[];
  /** Who has 行动权, and how many have passed in a row (115.4). */
  readonly priority: Seat;
  readonly passes: number;
  readonly chain: readonly ChainItem[];
  /** Numbers given to chain items, attacks and defences so far. */
  readonly lastNumber: number;
  readonly combat: Combat | null;
  readonly players: readonly Player[];
  /** 次数限制: uses this turn by card and ability, whatever became of the card (808.3). */
  readonly uses: Readonly<Record<string, number>>;
  /** By card, what it was when it last left the field. */
  readonly lastKnown: Readonly<Record<number, LastKnown>>;
  readonly lastDamage: Readonly<Record<number, LastDamage>>;
  /** By card, what was declared for it as it was used and came onto the field (501.8#2, 110.1d). */
  readonly declarations: Readonly<Record<number, Declarations>>;
  /** Cards whose effects of entering are being carried out: nothing else of them works yet (703.5d). */
  readonly arriving: readonly CardId[];
  readonly pendingRuleEffects: readonly PendingRuleEffect[];
  readonly deferredTriggers: readonly DeferredTrigger[];
  /** Battles that effects have brought about, and that begin once those have resolved (600.7a). */
  readonly pendingFights: readonly PendingFight[];
  /** Cards whose last known information was written down as rule effects began, for when they leave (804.4). */
  readonly remembered: readonly CardId[];
  /** For each nested battle under way, how many items of the chain lie below it (606.11). */
  readonly nestedBattles: readonly number[];
  /**
   * For each nested battle, the battle that it interrupted and that goes on afterwards; null for none
   * (606.11).
   */
  readonly interruptedBattles: readonly (Combat | null)[];
  /** While an item resolves, the top cards of the decks as it began, by seat (301.7a); else null. */
  readonly heldDeckTops: readonly CardId[] | null;
  /** The effects whose replacement of an event is being carried out (710.4). */
  readonly replacing: readonly number[];
  /** Was the latest replacement of an event carried out in full (706.2d)? */
  readonly replacedInFull: boolean;
  /** The cards whose triggers are firing, each inside the one before it (809.3). */
  readonly firing: readonly CardId[];
  /**
   * The cards whose triggers have fired, and whose words have replaced something, since anybody was last given
   * 行动权 (809.3).
   */
  readonly fired: readonly CardId[];
  /**
   * The cards among them that ended a loop: their triggers do nothing until anybody is given 行动权 again
   * (809.3).
   */
  readonly loopEnders: readonly CardId[];
  /** How many more times each player may offer a draw; left out where nobody may (104.4b). */
  readonly drawOffers?: readonly number[];
  /** Loops: how often each choice was made this turn, and how often in the same position (809.2). */
  readonly repetitions: Readonly<Record<string, number>>;
  /** The greatest number in `repetitions`. */
  readonly mostRepetitions: number;
  /** Loops: how many phases this turn has had, and, in a long game, at how many turns' beginnings a position stood. */
  readonly phaseCount: number;
  readonly positions: Readonly<Record<string, number>>;
  /** Changes whenever the effects on the table may be others: cards lie elsewhere, effects begin or end. */
  readonly structure: number;
  /** Changes with every event that characteristics can depend on. */
  readonly version: number;
}

/** A player before the first turn. */
export function freshPlayer(team: number, grain: number): Player {
  return {
    team,
    grain,
    grainCap: grain,
    left: false,
    drawnOut: false,
    mainLost: false,
    deployed: false,
    laidTroop: false,
    formed: false,
    setsEquipped: [],
    attacksMade: 0,
    formation: null,
    lord: null,
    counters: {},
  };
}

/**
 * A copy of the state. Events replace all parts of it but the players and `repetitions`, which are
 * written to in place.
 */
export function copyState(state: SanguozhiState): SanguozhiState {
  return {
    ...state,
    players: state.players.map((player) => ({ ...player })),
    repetitions: Object.assign(noRepetitions(), state.repetitions),
  };
}

/** An empty count, without a prototype, as it gets new keys all the time. */
export function noRepetitions(): Record<string, number> {
  return Object.create(null);
}

/** The state before the preparations. @param teams the team of each seat. */
export function freshState(teams: readonly number[], grain: number): SanguozhiState {
  return {
    phase: 'setup',
    open: false,
    turn: 0,
    round: 0,
    active: NOBODY,
    first: NOBODY,
    chooser: NOBODY,
    pendingPhases: [],
    extraTurns: [],
    lastInOrder: NOBODY,
    turnsTaken: [],
    priority: NOBODY,
    passes: 0,
    chain: [],
    lastNumber: 0,
    combat: null,
    players: teams.map((team) => freshPlayer(team, grain)),
    uses: {},
    lastKnown: {},
    lastDamage: {},
    declarations: {},
    arriving: [],
    pendingRuleEffects: [],
    deferredTriggers: [],
    pendingFights: [],
    remembered: [],
    nestedBattles: [],
    interruptedBattles: [],
    heldDeckTops: null,
    replacing: [],
    replacedInFull: true,
    firing: [],
    fired: [],
    loopEnders: [],
    repetitions: noRepetitions(),
    mostRepetitions: 0,
    phaseCount: 0,
    positions: {},
    structure: 0,
    version: 0,
  };
}
