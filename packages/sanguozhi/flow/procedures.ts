import { forbidden, happen, happenTogether } from '../events/pipeline.ts';
import { grainCapOf, handLimit, slotCount } from '../table/limits.ts';
import type { Procedures, Words } from '../text/meaning/procedures.ts';
import { DEEDS } from '../text/words/actions/index.ts';
import { CONDITIONS } from '../text/words/conditions.ts';
import { COUNTS } from '../text/words/counts.ts';
import { QUALITIES } from '../text/words/qualities.ts';
import { duel } from './combat/duel.ts';
import { dismiss } from './combat/leave.ts';
import { attackByEffect, fightPending } from './combat/nested-battle.ts';
import { dealDamage, divideDamage } from './damage/damage.ts';
import { heal } from './damage/heal.ts';
import { isImmuneToTactic } from './damage/immunity.ts';
import { win } from './game/ending.ts';
import { dissolve, form, joinFormation, leaveFormation } from './kinds/formations.ts';
import { layTroop, swapTroops } from './kinds/troops.ts';
import { canTakeControl, swapControl, takeControl } from './moving/control.ts';
import {
  destroy,
  destroyIntoGraveyard,
  fall,
  sacrifice,
  savableBurial,
} from './moving/destruction.ts';
import {
  discard,
  discardTogether,
  drawTaken,
  fetch,
  mill,
  pickDiscards,
  send,
} from './moving/draw-discard.ts';
import { equip, swapTreasures } from './moving/equip.ts';
import { swapZones } from './moving/exchange-zones.ts';
import { shuffle } from './moving/moves.ts';
import { moveSlot, placeGeneral, restoreMain, swapSlots } from './moving/place.ts';
import { cover, flip, tap, uncover, untap } from './moving/tap-cover-flip.ts';
import { addCounters } from './resources/counters.ts';
import { changeGrain, changeGrainCap, payGrain, setGrain, swapGrain } from './resources/grain.ts';
import { asOneMoment } from './triggers/one-moment.ts';
import { schedule } from './triggers/triggers.ts';
import { extraTime } from './turn/extra-time.ts';
import { retarget } from './using/retarget.ts';

// Each word is written for nodes of its own kind, and looked up by that kind.
const words = {
  actions: DEEDS,
  conditions: CONDITIONS,
  counts: COUNTS,
  qualities: QUALITIES,
} as unknown as Words;

/** What every table of 三国智 holds: the procedures that triggers and card text start, and all words. */
export const PROCEDURES: Procedures = {
  words,
  schedule,
  happen,
  happenTogether,
  asOneMoment,
  isForbidden: (table, event) => forbidden(table, event) !== null,
  isImmuneToTactic,
  dealDamage,
  divideDamage,
  heal,
  changeGrain,
  setGrain,
  changeGrainCap,
  grainCapOf,
  handLimitOf: handLimit,
  slotCount,
  payGrain,
  draw: drawTaken,
  fetch,
  discard,
  discardTogether,
  pickDiscards,
  destroy,
  destroyIntoGraveyard,
  fall,
  savableBurial,
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
  attackByEffect,
  fightPending,
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
};
