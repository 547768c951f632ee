import type { WordsByKind } from '@lianhuan/cardtext';
import type { CardId, Flow, Heard, Seat } from '@lianhuan/kernel';
import type { Body } from '../../effects/effect-body.ts';
import type { DestroyedBy, EvolveEvent } from '../../events/events.ts';
import type { EvolveTable } from '../../table/table.ts';
import type { Cost, Filter } from '../nodes/index.ts';
import type { Destination } from '../reading/vocabulary.ts';
import type { ConditionWord, CountWord, DeedWord, QualityWord } from '../reading/word.ts';
import type { Scope } from './scope.ts';

/** The player who does something, and the card whose words or attack it is. */
export interface Agent {
  readonly source: CardId;
  readonly seat: Seat;
}

/** So much damage to a follower or a leader. */
export interface DamageTo {
  readonly to: CardId;
  readonly amount: number;
}

/** How many cards are taken from a deck or from cards that are looked at, which, and where to. */
export interface Taking {
  readonly most: number;
  readonly upTo: boolean;
  /** Null for any card. */
  readonly filter: Filter | null;
  readonly to: Destination;
}

/** A number that players have. */
export type PlayerValue = 'energy' | 'energy-most' | 'evolve-points' | 'life';

/** What card text means, word by word: each by the kind of its node. */
export type Words = WordsByKind<DeedWord, ConditionWord, CountWord, QualityWord>;

/**
 * The procedures of the rulebook that card text calls. Procedures carry out card text, and card text calls
 * procedures: so that imports go one way only, the table carries this list, as it carries the library. All that can
 * be done together is done at once; each gives whether anything was done.
 */
export interface Procedures {
  /** Words hold other words: they find each other's meanings here. */
  readonly words: Words;
  /** The automatic abilities that events have fired wait from now on (10.7.2). */
  schedule(table: EvolveTable, heard: readonly Heard<EvolveEvent, Body>[]): Flow<void>;
  happen(table: EvolveTable, event: EvolveEvent): Flow<EvolveEvent | null>;
  happenTogether(table: EvolveTable, events: readonly EvolveEvent[]): Flow<readonly EvolveEvent[]>;
  /** 能力伤害 (5.13). */
  dealAbilityDamage(table: EvolveTable, hits: readonly DamageTo[], agent: Agent): Flow<boolean>;
  /** 破坏 (5.5). */
  destroy(
    table: EvolveTable,
    cards: readonly CardId[],
    agent: Agent,
    how: DestroyedBy,
  ): Flow<boolean>;
  /** Does no effect forbid that the card is destroyed so (1.3.3)? */
  canDestroy(table: EvolveTable, card: CardId, agent: Agent, how: DestroyedBy): boolean;
  /** Could so much damage be dealt to the card? */
  canDealDamage(table: EvolveTable, card: CardId, amount: number, agent: Agent): boolean;
  /** May the card be moved there? */
  canSend(table: EvolveTable, card: CardId, to: Destination): boolean;
  /** How many more cards that player may have there (4.4.4.2, 4.8.3.2). */
  roomIn(table: EvolveTable, seat: Seat, zone: 'field' | 'extra'): number;
  /** How many cards that player may have there at all (4.4.4, 4.7.3, 4.8.3). */
  limitOf(table: EvolveTable, seat: Seat, zone: 'hand' | 'field' | 'extra'): number;
  /** Can the card be tapped, or untapped: is it not so already (1.3.2.1), and does no effect forbid it? */
  canSetTapped(table: EvolveTable, card: CardId, tapped: boolean): boolean;
  /** 消失 (5.6). */
  banish(table: EvolveTable, cards: readonly CardId[], agent: Agent): Flow<boolean>;
  /** 放置, 返回, 加入 (5.4): each to the zone of the player `whose`, or of its owner where that is nobody. */
  send(
    table: EvolveTable,
    cards: readonly CardId[],
    to: Destination,
    agent: Agent,
    how: { readonly tapped: boolean; readonly whose: Seat },
  ): Flow<boolean>;
  /** 抽牌, one by one (5.9). */
  draw(table: EvolveTable, seat: Seat, count: number, upTo: boolean): Flow<boolean>;
  /** 寻找 (5.7). */
  search(table: EvolveTable, seat: Seat, taking: Taking, scope: Scope): Flow<boolean>;
  /** 查看牌组顶部 (5.10); what is not taken goes to `rest`, or stays as it lies. */
  look(
    table: EvolveTable,
    seat: Seat,
    count: { readonly amount: number; readonly upTo: boolean },
    taking: Taking,
    rest: Destination | null,
    scope: Scope,
  ): Flow<boolean>;
  mill(table: EvolveTable, seat: Seat, count: number, to: Destination): Flow<boolean>;
  /** 丢弃 (5.11); `count` infinite for all. */
  discard(
    table: EvolveTable,
    seat: Seat,
    count: number,
    how: { readonly random: boolean; readonly filter: Filter | null },
    scope: Scope,
  ): Flow<boolean>;
  /** Discards these cards of the player's hand (5.11). */
  discardThese(table: EvolveTable, seat: Seat, cards: readonly CardId[]): Flow<boolean>;
  /** Uses a card from wherever it lies without paying its cost (10.6.2); gives whether it was used. */
  useWithoutCost(table: EvolveTable, seat: Seat, card: CardId): Flow<boolean>;
  /** Turns cards of evolve decks face up or face down (4.2.3, 4.6.3). */
  turnFace(table: EvolveTable, cards: readonly CardId[], up: boolean): Flow<boolean>;
  /** Has the player so many hand cards that fit? */
  canDiscard(
    table: EvolveTable,
    seat: Seat,
    count: number,
    filter: Filter | null,
    scope: Scope,
  ): boolean;
  /** 生成 (5.4.2, 9.1.2): a token of each of these names, as many as there is room for. Gives them. */
  create(
    table: EvolveTable,
    seat: Seat,
    names: readonly string[],
    where: 'field' | 'extra',
  ): Flow<readonly CardId[]>;
  /** 交换 (5.12). */
  swap(table: EvolveTable, one: CardId, other: CardId): Flow<boolean>;
  /** 回复 (5.14). */
  recover(table: EvolveTable, seat: Seat, amount: number): Flow<boolean>;
  /** A number rises or falls, within its bounds (1.3.2.4.1). */
  adjust(table: EvolveTable, seat: Seat, what: PlayerValue, by: number): Flow<boolean>;
  /** Could the number change by so much as a cost (10.4.4, 10.4.5.1)? */
  canAdjust(table: EvolveTable, seat: Seat, what: PlayerValue, by: number): boolean;
  /** 进化 otherwise than by its own ability (5.15.1.1). */
  evolve(table: EvolveTable, cards: readonly CardId[]): Flow<boolean>;
  /** 变身 (5.16). */
  transform(
    table: EvolveTable,
    cards: readonly CardId[],
    into: string,
    agent: Agent,
  ): Flow<boolean>;
  /** 夺取 (5.21). */
  takeControl(table: EvolveTable, cards: readonly CardId[], seat: Seat): Flow<boolean>;
  /** 横置, 竖置 (5.3). */
  setTapped(table: EvolveTable, cards: readonly CardId[], tapped: boolean): Flow<boolean>;
  /** 指示物 (15.1). */
  changeCounters(table: EvolveTable, card: CardId, counter: string, by: number): Flow<boolean>;
  /** 【蓄积】+N (13.3.2.4). */
  stackUp(table: EvolveTable, seat: Seat, times: number, agent: Agent): Flow<boolean>;
  /** 用餐 (14.2.1). */
  meal(table: EvolveTable, card: CardId, times: number): Flow<boolean>;
  canMeal(table: EvolveTable, card: CardId, times: number): boolean;
  /** 参赛 (14.2.3). */
  race(table: EvolveTable, card: CardId, times: number): Flow<boolean>;
  /** 对战胜利, 败北 (1.2.4, 5.22). */
  endGame(table: EvolveTable, seats: readonly Seat[], how: 'win' | 'lose'): Flow<boolean>;
  /** A loop that nobody can end is a draw (15.2.1.3). */
  endLoop(table: EvolveTable): Flow;
  /** 额外回合, 跳过回合 (5.25, 5.27). */
  turnOrder(table: EvolveTable, seat: Seat, how: 'extra' | 'skip'): Flow<boolean>;
  shuffle(table: EvolveTable, seat: Seat): Flow<boolean>;
  /** 展示 (5.20). */
  show(table: EvolveTable, seat: Seat, cards: readonly CardId[]): Flow<boolean>;
  /** 公开 of a card whose words are carried out (10.6.2.1.1). */
  showAsUsed(table: EvolveTable, seat: Seat, card: CardId): Flow;
  /** 掷骰子: 1 to 6 (5.19). */
  rollDie(table: EvolveTable, seat: Seat): Flow<number>;
  /** May the words of this scope select that card (灵气, 12.15)? */
  maySelect(table: EvolveTable, card: CardId, scope: Scope): boolean;
  /** A cost of several steps (10.4.2): can all of it be paid, and paying it; gives whether it counts as paid. */
  canPay(table: EvolveTable, cost: Cost, scope: Scope): boolean;
  pay(table: EvolveTable, cost: Cost, scope: Scope): Flow<boolean>;
}
