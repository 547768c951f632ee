import { grainCapOf } from '../limits.ts';
import { forbidden, happen, happenTogether } from '../pipeline.ts';
import { provideProcedures } from '../text/procedures.ts';
import { discard, discardTogether, draw, fetch, mill, pickDiscards, send } from './cards.ts';
import { duel } from './combat/duel.ts';
import { dismiss } from './combat/leave.ts';
import { onslaught } from './combat/onslaught.ts';
import { canTakeControl, swapControl, takeControl } from './control.ts';
import { addCounters } from './counters.ts';
import { dealDamage } from './damage.ts';
import { win } from './end.ts';
import { equip, swapTreasures } from './equip.ts';
import { cover, flip, tap, uncover, untap } from './faces.ts';
import { destroy, sacrifice } from './fates.ts';
import { dissolve, form, joinFormation, leaveFormation } from './formations.ts';
import { changeGrain, changeGrainCap, payGrain, setGrain, swapGrain } from './grain.ts';
import { heal } from './heal.ts';
import { shuffle } from './moves.ts';
import { moveSlot, placeGeneral, restoreMain, swapSlots } from './place.ts';
import { retarget } from './retarget.ts';
import { extraTime } from './time.ts';
import { layTroop, swapTroops } from './troops.ts';
import { swapZones } from './zones-exchanged.ts';

/** Hands card text the procedures that its words call; imported once, by the game. */
provideProcedures({
  happen,
  happenTogether,
  isForbidden: (table, event) => forbidden(table, event) !== null,
  dealDamage,
  heal,
  changeGrain,
  setGrain,
  changeGrainCap,
  grainCapOf,
  payGrain,
  draw,
  fetch,
  discard,
  discardTogether,
  pickDiscards,
  destroy,
  sacrifice,
  send,
  mill,
  placeGeneral,
  cover,
  flip,
  uncover,
  tap,
  untap,
  addCounters,
  takeControl,
  canTakeControl,
  swapSlots,
  swapControl,
  swapTreasures,
  swapGrain,
  swapZones,
  moveSlot,
  restoreMain,
  equip,
  duel,
  onslaught,
  extraTime,
  leaveCombat: dismiss,
  layTroop,
  swapTroops,
  form,
  dissolve,
  joinFormation,
  leaveFormation,
  win,
  retarget,
  shuffle,
});
