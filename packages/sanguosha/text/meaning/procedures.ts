import type { CardId, Flow, Seat, ZoneId } from '@lianhuan/kernel';
import type { Faction } from '../../cards/definition.ts';
import type { SanguoshaEvent } from '../../events/events.ts';
import type { Listener } from '../../skills/skill-index.ts';
import type { CardInUse } from '../../table/cards-in-use.ts';
import type {
  AnswerCount,
  Channel,
  Frame,
  MoveReason,
  Nature,
  Phase,
  UseFrame,
} from '../../table/frames.ts';
import type { Period } from '../../table/state.ts';
import type { SanguoshaTable } from '../../table/table.ts';
import type {
  CharacterQuality,
  Condition,
  Count,
  Deed,
  MoveOnField,
  Occasion,
  Status,
} from '../nodes/nodes.ts';
import type { Scope } from './scope.ts';

/** 横置, 重置, 翻面, 叠置, 平置. */
export type StateChange = 'chain' | 'unchain' | 'turn-over' | 'stack' | 'unstack';

/** Where cards go, and how. */
export interface MoveTo {
  readonly to: ZoneId;
  readonly reason: MoveReason;
  /** Who moves them; −1 for nobody. */
  readonly by: Seat;
  readonly place?: 'top' | 'bottom';
  readonly faceDown?: boolean;
  readonly skill?: string | null;
}

/** A damage that is to be dealt. */
export interface NewDamage {
  readonly source: Seat;
  readonly victim: Seat;
  readonly value: number;
  readonly nature: Nature;
  readonly channel: Channel;
  readonly chain?: boolean;
  /** Does it come of another damage that was 转移 (T15)? */
  readonly redirected?: boolean;
}

/** How a 拼点 came out. */
export interface PindianResult {
  /** For each target, whether it or whoever began it won; −1 for nobody. */
  readonly winners: readonly Seat[];
  /** The cards that were laid. */
  readonly cards: readonly CardId[];
}

/** What somebody must use or play (needUse, needPlay). */
export interface Need {
  readonly seat: Seat;
  readonly deed: 'use' | 'play';
  /** Ids of the faces of which one will do. */
  readonly faces: readonly string[];
  /** The use that it would answer; null for none. */
  readonly answers: UseFrame | null;
  /** Only against this character: for 杀 that a skill has somebody use; null where it targets nobody or as it likes. */
  readonly target: Seat | null;
  /** Which of several it is; left out where one is all. */
  readonly count?: AnswerCount;
}

/**
 * What chapters and card text call of each other, as a skill may deal damage and damage sets off skills. Every table
 * holds them, so that no module needs to import what imports it.
 */
export interface Procedures {
  happen(table: SanguoshaTable, event: SanguoshaEvent): Flow<SanguoshaEvent | null>;

  // Words, each by that of its kind.
  run(table: SanguoshaTable, deed: Deed, scope: Scope): Flow<boolean>;
  /** Could it be done at all (P9, T30, T31)? As a cost: could it be paid in full? */
  possible(table: SanguoshaTable, deed: Deed, scope: Scope): boolean;
  /** Picks the characters that the words name, before any cost is paid (P9). @returns false if there are too few */
  declare(table: SanguoshaTable, deed: Deed, scope: Scope): Flow<boolean>;
  /** Picks the cards that a cost takes, before the general that it is paid for shows (reveal.1). */
  fix(table: SanguoshaTable, cost: Deed, scope: Scope): Flow;
  hasQuality(table: SanguoshaTable, quality: CharacterQuality, seat: Seat, scope: Scope): boolean;
  holds(table: SanguoshaTable, condition: Condition, scope: Scope): boolean;
  count(table: SanguoshaTable, count: Count, scope: Scope): number;
  hears(table: SanguoshaTable, occasion: Occasion, frame: Frame, seat: Seat): boolean;
  /** Characters that an occasion brings with it as 其: the other one in the flow. */
  broughtBy(table: SanguoshaTable, occasion: Occasion, frame: Frame, seat: Seat): readonly Seat[];
  /** How often it is heard at one timing: once, or as often as what it counts (P6). */
  timesOf(table: SanguoshaTable, occasion: Occasion, frame: Frame, seat: Seat): number;
  /** The timings, by their rule numbers, at which an occasion can be heard. */
  timingsOf(occasion: Occasion): readonly string[];

  // Chapters.
  /** What follows 明置 in an event, as it is about to end (reveal.5). */
  afterReveal(table: SanguoshaTable, frame: Frame): Flow;
  /** 势力召唤 by a character (T50). @returns whether anybody was asked */
  callFaction(table: SanguoshaTable, caller: Seat): Flow<boolean>;
  useListener(table: SanguoshaTable, listener: Listener, frame: Frame): Flow<boolean>;
  move(table: SanguoshaTable, cards: readonly CardId[], to: MoveTo): Flow<readonly CardId[]>;
  /** Draws that many from the draw pile, reshuffling as P14 says; a draw of the game where there are too few. */
  draw(
    table: SanguoshaTable,
    seat: Seat,
    count: number,
    skill: string | null,
  ): Flow<readonly CardId[]>;
  /** The top cards of the draw pile, turned up into the processing area or for one seat to look at. */
  takeTop(table: SanguoshaTable, count: number, to: ZoneId, by: Seat): Flow<readonly CardId[]>;
  damage(table: SanguoshaTable, damage: NewDamage): Flow<boolean>;
  loseHp(table: SanguoshaTable, seat: Seat, value: number): Flow<boolean>;
  recover(table: SanguoshaTable, seat: Seat, value: number, by: Seat): Flow<boolean>;
  changeMaxHp(table: SanguoshaTable, seat: Seat, by: number): Flow<boolean>;
  changeState(table: SanguoshaTable, seat: Seat, change: StateChange): Flow<boolean>;
  /** Do lasting words keep the character upright? */
  cannotBeChained(table: SanguoshaTable, seat: Seat): boolean;
  /** 明置 one general of a character. */
  showGeneral(table: SanguoshaTable, seat: Seat, card: CardId): Flow;
  mayShow(table: SanguoshaTable, seat: Seat): boolean;
  /** 暗置. @returns whether the general was turned face down */
  hideGeneral(table: SanguoshaTable, seat: Seat, card: CardId): Flow<boolean>;
  /** 移除: a 士兵牌 stands in for the general (H12). @returns whether it was removed */
  removeGeneral(table: SanguoshaTable, seat: Seat, card: CardId): Flow<boolean>;
  /** 变更副将 (H12). @returns whether the character has another deputy */
  changeDeputy(table: SanguoshaTable, seat: Seat): Flow<boolean>;
  canChangeDeputy(table: SanguoshaTable, seat: Seat): boolean;
  /** A dead player may come in again with a general of that faction (death.8). @returns whether it did */
  rejoin(table: SanguoshaTable, seat: Seat, faction: Faction, hp: number): Flow<boolean>;
  /** @returns the card as it counts when the result is settled; null if none came to be */
  judge(table: SanguoshaTable, seat: Seat, reason: string): Flow<CardInUse | null>;
  /** Another card in place of the one that lies as 判定牌; whoever lays it may take the old one. */
  replaceJudgement(table: SanguoshaTable, card: CardId, by: Seat, takesOld: boolean): Flow<boolean>;
  pindian(table: SanguoshaTable, seat: Seat, targets: readonly Seat[]): Flow<PindianResult>;
  /** Uses a card whose targets are known; no limit of times or distance is looked at. */
  use(
    table: SanguoshaTable,
    user: Seat,
    card: CardInUse,
    targets: readonly Seat[],
    unanswerable?: boolean,
  ): Flow<boolean>;
  /** Uses a card on whom its user chooses, as words have it do (preUse.5). @returns whether it was used */
  useFreely(table: SanguoshaTable, user: Seat, card: CardInUse): Flow<boolean>;
  canUseFreely(table: SanguoshaTable, user: Seat, card: CardInUse): boolean;
  /** Could words have it use such a card (P9, T31)? Nothing is told of what it holds. */
  couldNeed(table: SanguoshaTable, need: Need): boolean;
  /** Asks somebody to use or play one of those faces. @returns what was used or played; null for nothing */
  need(table: SanguoshaTable, need: Need): Flow<CardInUse | null>;
  /**
   * Asks several at once, of whom the first to act is heard, until it is over or all have passed.
   * @param isOver is told whether one of them used or played its card already
   */
  whoeverComesFirst(
    table: SanguoshaTable,
    needs: readonly Need[],
    isOver: (used: boolean) => boolean,
  ): Flow;
  /** 闪电 that did not strike goes on to the next character; other delayed tricks are over. */
  passOn(table: SanguoshaTable, card: CardInUse, seat: Seat): Flow;
  /** Could this character be a target of the card, whatever the distance? */
  canBeTarget(table: SanguoshaTable, user: Seat, card: CardInUse, target: Seat): boolean;
  /** The same of a card in use, with what the card itself says of its targets but for the distance (T51). */
  couldBecomeTarget(table: SanguoshaTable, user: Seat, card: CardInUse, target: Seat): boolean;
  /** The same, where words have it used on that one, so that something must come of it, too (T28). */
  couldBeUsedOn(table: SanguoshaTable, user: Seat, card: CardInUse, target: Seat): boolean;
  skipPhase(table: SanguoshaTable, phase: Phase): Flow<boolean>;
  equip(table: SanguoshaTable, seat: Seat, card: CardId): Flow;
  /** A character dies at once. @param source whose damage it was; −1 for nobody's */
  die(table: SanguoshaTable, seat: Seat, source: Seat): Flow;
  gainSkill(table: SanguoshaTable, seat: Seat, name: string, until: Period): Flow;
  loseSkill(table: SanguoshaTable, seat: Seat, name: string): Flow;
  /** Those of one general, by its place. */
  emptyGeneral(table: SanguoshaTable, seat: Seat, place: number): Flow;
  /** Random generals beside its own, called “化身”. @returns whether there was any */
  gatherGuises(table: SanguoshaTable, seat: Seat, count: number): Flow<boolean>;
  /** All “化身” of a character, that which is shown first. */
  guisesOf(table: SanguoshaTable, seat: Seat): readonly CardId[];
  /** One of them is shown, and that skill of it declared. */
  showGuise(table: SanguoshaTable, seat: Seat, card: CardId, skill: string): Flow;
  /** They go back to their pile, and what was had by them is lost. */
  dropGuises(table: SanguoshaTable, seat: Seat): Flow;
  /** All of its generals, and those gained. */
  loseAllSkills(table: SanguoshaTable, seat: Seat): Flow;

  /** Uses a card of one's own on targets that its user picks. @returns whether it was used */
  useOwn(table: SanguoshaTable, seat: Seat, card: CardId): Flow<boolean>;
  isUsableNow(table: SanguoshaTable, seat: Seat, card: CardInUse): boolean;
  /** Cards go where the others were, face down, all of them together. @returns whether any card moved */
  exchange(
    table: SanguoshaTable,
    halves: readonly { readonly cards: readonly CardId[]; readonly to: ZoneId }[],
    by: Seat,
    skill: string | null,
  ): Flow<boolean>;
  /** Two characters exchange their hands; nobody else sees them. @returns whether any card moved */
  exchangeHands(
    table: SanguoshaTable,
    seats: readonly [Seat, Seat],
    by: Seat,
    skill: string | null,
  ): Flow<boolean>;
  /** Somebody moves a card of equipment or a delayed trick, as the sort says, to the same area of another character. */
  moveOnField(
    table: SanguoshaTable,
    by: Seat,
    skill: string | null,
    sort: MoveOnField['sort'],
  ): Flow<boolean>;
  canMoveOnField(table: SanguoshaTable, by: Seat, sort: MoveOnField['sort']): boolean;

  // Numbers (D).
  distance(table: SanguoshaTable, from: Seat, to: Seat): number;
  isInRange(table: SanguoshaTable, from: Seat, to: Seat): boolean;
  /** 相邻 (T41). */
  areAdjacent(table: SanguoshaTable, one: Seat, other: Seat): boolean;
  /** 下家; null for whoever does not count among seats (T47). */
  nextOf(table: SanguoshaTable, seat: Seat): Seat | null;
  /** 围攻角色 (T42) of a character; none where it is not besieged. */
  besiegersOf(table: SanguoshaTable, seat: Seat): readonly Seat[];
  /** 队列 (T43), the character itself included. */
  lineOf(table: SanguoshaTable, seat: Seat): readonly Seat[];
  rangeOf(table: SanguoshaTable, seat: Seat): number;
  handLimit(table: SanguoshaTable, seat: Seat): number;
  /** Lasting words of one kind that hold now, with whose they are. */
  statuses<K extends Status['kind']>(
    table: SanguoshaTable,
    kind: K,
  ): readonly StatusInForce<Extract<Status, { kind: K }>>[];
}

/** Lasting words that hold, and whose they are. */
export interface StatusInForce<S extends Status = Status> {
  readonly word: S;
  readonly seat: Seat;
  /** 其 in them: nobody in those of a skill that is had. */
  readonly that: readonly Seat[];
  readonly skill: string | null;
  readonly source: CardId;
  /** Only while it is so; null for always. */
  readonly condition: Condition | null;
}
