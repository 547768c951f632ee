import { chance, type Flow, type Seat } from '@lianhuan/kernel';
import { happen, happenTogether } from '../events/pipeline.ts';
import { rule } from '../rules.ts';
import { limitOf, roomIn } from '../table/limits.ts';
import type { EvolveTable } from '../table/table.ts';
import type { Procedures } from '../text/meaning/procedures.ts';
import { MEANINGS } from '../text/words/index.ts';
import { canDealDamage, dealAbilityDamage } from './damage/damage.ts';
import { endGame, endLoop, turnOrder } from './game/ending.ts';
import { canMeal, evolve, meal, race } from './kinds/evolve.ts';
import { draw, look, mill, search, shuffle } from './moving/deck.ts';
import { banish, canDestroy, destroy } from './moving/destruction.ts';
import { canDiscard, discard, discardThese } from './moving/hand.ts';
import { canSend, send, show, showAsUsed, swap, turnFace } from './moving/send.ts';
import { create, takeControl, transform } from './moving/tokens.ts';
import { canSetTapped, changeCounters, setTapped, stackUp } from './resources/counters.ts';
import { adjust, canAdjust, recover } from './resources/player-numbers.ts';
import { schedule } from './triggers/triggers.ts';
import { canPay, pay } from './using/costs.ts';
import { maySelect } from './using/selectable.ts';
import { useWithoutCost } from './using/use.ts';

const SIDES_OF_A_DIE = 6;

/** 掷骰子 (5.19.1). */
function* rollDie(table: EvolveTable, seat: Seat): Flow<number> {
  const lot = chance(seat, SIDES_OF_A_DIE);
  yield* happen(table, lot);
  rule('5.19.1');
  const result = lot.result + 1;
  yield* happen(table, { type: 'die', seat, result });
  return result;
}

/** The procedures of the rulebook, as every table of EVOLVE carries them. */
export const procedures: Procedures = {
  words: MEANINGS,
  schedule,
  happen,
  happenTogether,
  dealAbilityDamage,
  destroy,
  banish,
  send,
  draw,
  search,
  look,
  mill,
  discard,
  canDealDamage,
  canDestroy,
  discardThese,
  useWithoutCost,
  turnFace,
  canDiscard,
  canSend,
  canSetTapped,
  limitOf,
  roomIn,
  create,
  swap,
  recover,
  adjust,
  canAdjust,
  evolve,
  transform,
  takeControl,
  setTapped,
  changeCounters,
  stackUp,
  meal,
  canMeal,
  race,
  endGame,
  endLoop,
  turnOrder,
  shuffle,
  show,
  showAsUsed,
  rollDie,
  maySelect,
  canPay,
  pay,
};
