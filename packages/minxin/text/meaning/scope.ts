import { type CardId, type Flow, NOBODY, type Seat } from '@lianhuan/kernel';
import type { MinxinTable } from '../../table/table.ts';
import type { Condition, Count, Deed } from '../nodes/nodes.ts';
import type { Value } from '../reading/vocabulary.ts';
import type { Measure } from './match.ts';

/** Whose words on which card: who 你 and 此牌 are. */
export interface Actor {
  readonly seat: Seat;
  readonly card: CardId;
}

/** What words that contain other words use to carry them out. */
export interface Interpreter {
  run(table: MinxinTable, deed: Deed, scope: Scope): Flow<boolean>;
  /** Would it do anything? True when in doubt. */
  possible(table: MinxinTable, deed: Deed, scope: Scope): boolean;
  holds(table: MinxinTable, condition: Condition, scope: Scope): boolean;
  count(table: MinxinTable, count: Count, scope: Scope): number;
  /** A number of a card as it is now; for a seat, the cost that it would pay. */
  value(table: MinxinTable, card: CardId, value: Value, seat: Seat): number;
  /** 手牌上限 as it is now. */
  handLimit(table: MinxinTable, seat: Seat): number;
}

/** A card that a trigger heard of. */
export interface HeardCard {
  readonly card: CardId;
  /** What it was then: once it has been moved again nothing is done to it. */
  readonly incarnation: number;
}

/** All that is known while an ability is carried out. */
export interface Scope extends Actor {
  /** Whom 你做… names: whose words these are, also while another player does a part of them. */
  readonly you: Seat;
  /** 目标玩家, once picked: the same for the whole ability. */
  target: Seat;
  /** 该玩家: who did what a trigger heard. */
  readonly that: Seat;
  /** 该牌: the card that a trigger heard of, as it was then; null where there is none. */
  readonly thatCard: HeardCard | null;
  /** What X is, when it is asked for; 0 outside of `X为…`. */
  x(): number;
  /** Numbers are taken this many times (每有…). */
  readonly times: number;
  /** 该数值: how much of what a trigger heard, or of what is replaced; 0 elsewhere. */
  readonly amount: number;
  /** What the ability has done so far: the same for all who carry out a part of it. */
  readonly done: Done;
  readonly interpreter: Interpreter;
}

/** What an ability has done so far. */
export interface Done {
  /** 所选的牌数: how many cards were picked by the last words that picked any. */
  picked: number;
  /** How many of several acts in a row (弃置…，摸…) were not done. */
  undone: number;
}

/** What is known when an ability begins: no target yet, and no X. */
export function scopeOf(
  { seat, card }: Actor,
  interpreter: Interpreter,
  {
    that = NOBODY,
    thatCard = null,
    amount = 0,
  }: Partial<Pick<Scope, 'that' | 'thatCard' | 'amount'>> = {},
): Scope {
  const done = { picked: 0, undone: 0 };
  return {
    seat,
    card,
    you: seat,
    target: NOBODY,
    that,
    thatCard,
    x: NO_X,
    times: 1,
    amount,
    done,
    interpreter,
  };
}

/** Numbers of cards as they are now; costs are those that `seat` would pay, where nothing is said whoever carries it out. */
export function measureOf(
  table: MinxinTable,
  { interpreter, card, seat: own }: Scope,
  seat: Seat = own,
): Measure {
  return {
    self: card,
    valueOf: (other, value) => interpreter.value(table, other, value, seat),
  };
}

/** The same, done by another player. */
export function asSeat(scope: Scope, seat: Seat): Scope {
  return seat === scope.seat ? scope : { ...scope, seat };
}

const NO_X = () => 0;

/** The same, with X counted. */
export function withX(scope: Scope, x: () => number): Scope {
  return { ...scope, x };
}

/** The same, with every number taken so many times. */
export function withTimes(scope: Scope, times: number): Scope {
  return { ...scope, times };
}
