import { chance, type Flow, type Seat } from '@lianhuan/kernel';
import { roomIn } from '../limits.ts';
import { happen, happenTogether } from '../pipeline.ts';
import { rule } from '../rules.ts';
import type { EvolveTable } from '../table.ts';
import { provideProcedures } from '../text/procedures.ts';
import { canTurn, counters, stackUp, turn } from './counters.ts';
import { canDamage, damage } from './damage.ts';
import { draw, look, mill, search, shuffle } from './deck.ts';
import { endGame, turnOrder } from './end.ts';
import { canMeal, evolve, meal, race } from './evolve.ts';
import { banish, canDestroy, destroy } from './fates.ts';
import { canDiscard, discard } from './hand.ts';
import { adjust, canAdjust, recover } from './numbers.ts';
import { maySelect } from './selecting.ts';
import { canSend, send, show, swap } from './send.ts';
import { create, take, transform } from './tokens.ts';

/** Hands the procedures of the rulebook to card text. */

const SIDES_OF_A_DIE = 6;

/** 掷骰子 (5.19.1). */
function* rollDie(table: EvolveTable, seat: Seat): Flow<number> {
  const lot = chance(seat, SIDES_OF_A_DIE);
  yield* happen(table, lot);
  const result = rule('5.19.1') ? lot.result + 1 : 1;
  yield* happen(table, { type: 'die', seat, result });
  return result;
}

provideProcedures({
  happen,
  happenTogether,
  damage,
  destroy,
  banish,
  send,
  draw,
  search,
  look,
  mill,
  discard,
  canDamage,
  canDestroy,
  canDiscard,
  canSend,
  canTurn,
  roomIn,
  create,
  swap,
  recover,
  adjust,
  canAdjust,
  evolve,
  transform,
  take,
  turn,
  counters,
  stackUp,
  meal,
  canMeal,
  race,
  endGame,
  turnOrder,
  shuffle,
  show,
  rollDie,
  maySelect,
});
