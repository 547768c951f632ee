import { happen } from '../events/pipeline.ts';
import { statusesInForce } from '../skills/statuses.ts';
import { mayShow } from '../skills/usable.ts';
import type { Procedures } from '../text/meaning/procedures.ts';
import { interpreter } from '../text/meaning/run.ts';
import { damage } from './damage/damage.ts';
import { die } from './damage/death.ts';
import { changeMaxHp, loseHp, recover } from './damage/hp.ts';
import { dropGuises, gatherGuises, guisesOf, showGuise } from './guises.ts';
import { judge, replaceJudgement } from './judgement/judge.ts';
import { pindian } from './judgement/pindian.ts';
import { rejoin } from './modes/rejoin.ts';
import { canChangeDeputy, changeDeputy, removeGeneral } from './modes/replaced-generals.ts';
import { afterReveal, callFaction, showGenerals } from './modes/reveal.ts';
import { draw, takeTop } from './moving/draw.ts';
import { exchange, exchangeHands } from './moving/exchange.ts';
import { canMoveOnField, moveOnField } from './moving/field.ts';
import { move } from './moving/move.ts';
import { useListener } from './skill-use.ts';
import { emptyGeneral, gainSkill, loseAllSkills, loseSkill } from './skills-gained.ts';
import { cannotBeChained, changeState, hideGeneral } from './state-change.ts';
import { useOwn } from './turn/play-phase.ts';
import { skipPhase } from './turn/turn.ts';
import { useFreely, useOnThose } from './using/choice.ts';
import { distance, handLimit, isInRange, rangeOf } from './using/distance.ts';
import { whoeverComesFirst } from './using/first-come.ts';
import { equip, passOn } from './using/lay.ts';
import {
  canBeTarget,
  canUseFreely,
  couldBecomeTarget,
  couldBeUsedOn,
  isUsableNow,
} from './using/legal.ts';
import { couldNeed, need } from './using/needs.ts';
import { areAdjacent, besiegersOf, lineOf, nextOf } from './using/neighbours.ts';

/** What every table of 三国杀 holds: the procedures that chapters and card text start. */
export const PROCEDURES: Procedures = {
  ...interpreter,
  happen,
  afterReveal,
  callFaction,
  showGeneral: (table, seat, card) => showGenerals(table, seat, [card]),
  mayShow,
  useListener,
  move,
  draw,
  takeTop,
  damage,
  loseHp,
  recover,
  changeMaxHp,
  cannotBeChained,
  changeState,
  hideGeneral,
  removeGeneral,
  changeDeputy,
  canChangeDeputy,
  rejoin,
  judge,
  replaceJudgement,
  pindian,
  use: useOnThose,
  useFreely,
  canUseFreely,
  couldNeed,
  need,
  whoeverComesFirst,
  useOwn,
  isUsableNow,
  exchange,
  exchangeHands,
  moveOnField,
  canMoveOnField,
  passOn,
  canBeTarget,
  couldBecomeTarget,
  couldBeUsedOn,
  skipPhase,
  equip,
  die,
  gainSkill,
  loseSkill,
  emptyGeneral,
  loseAllSkills,
  gatherGuises,
  guisesOf,
  showGuise,
  dropGuises,
  distance,
  isInRange,
  areAdjacent,
  nextOf,
  lineOf,
  besiegersOf,
  rangeOf,
  handLimit,
  statuses: statusesInForce,
};
