import { type CardId, type Flow, NOBODY, type Seat } from '@lianhuan/kernel';
import type { MinxinTable } from '../../table/table.ts';
import type { Condition, Count, Deed } from '../nodes/nodes.ts';

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
  /** What a card costs now; for a seat, what it would pay. */
  cost(table: MinxinTable, card: CardId, seat: Seat): number;
}

/** All that is known while an ability is carried out. */
export interface Scope extends Actor {
  /** 目标玩家, once picked: the same for the whole ability. */
  target: Seat;
  /** 该玩家: who did what a trigger heard. */
  readonly that: Seat;
  /** What X is; 0 outside of `X为…`. */
  readonly x: number;
  /** Numbers are taken this many times (每有…). */
  readonly times: number;
  readonly interpreter: Interpreter;
}

/** What is known when an ability begins: no target yet, and no X. */
export function scopeOf(actor: Actor, interpreter: Interpreter, that: Seat = NOBODY): Scope {
  return { seat: actor.seat, card: actor.card, target: NOBODY, that, x: 0, times: 1, interpreter };
}

/** The same, done by another player. */
export function asSeat(scope: Scope, seat: Seat): Scope {
  return seat === scope.seat ? scope : { ...scope, seat };
}

/** The same, with X counted. */
export function withX(scope: Scope, x: number): Scope {
  return { ...scope, x };
}

/** The same, with every number taken so many times. */
export function withTimes(scope: Scope, times: number): Scope {
  return { ...scope, times };
}
