import {
  ask,
  beginStep,
  type CardId,
  citedAside,
  type Flow,
  NOBODY,
  option,
  type Seat,
} from '@lianhuan/kernel';
import type { SanguozhiEvent } from '../../events/events.ts';
import { happen, happenTogether } from '../../events/pipeline.ts';
import { obeys, rule } from '../../rules.ts';
import { handLimit } from '../../table/limits.ts';
import { type Phase, TURN_PHASES } from '../../table/state.ts';
import {
  COMBAT_DAMAGE,
  cardsIn,
  countersOn,
  fieldOf,
  nextSeat,
  player,
  type SanguozhiTable,
  seatsFrom,
  zoneOf,
} from '../../table/table.ts';
import { attackPhase } from '../combat/attack.ts';
import { skipBattle } from '../combat/battle-phases.ts';
import { damagePhase, endCombat, firstStrikePhase } from '../combat/damage-phase.ts';
import { defencePhase } from '../combat/defence.ts';
import { breakLoopOfTurns } from '../game/loops.ts';
import { expireTactics } from '../kinds/tactics.ts';
import { discard, drawCards } from '../moving/draw-discard.ts';
import { showToSpies } from '../moving/show-drawn.ts';
import { untap } from '../moving/tap-cover-flip.ts';
import { checkState } from '../state-checks/state-checks.ts';
import { endWords } from './expiring-effects.ts';
import { openPriority } from './priority.ts';

/**
 * One 玩家回合 (600.2). A table at an idle point is in a phase with 行动权, and goes on from there; a position
 * that was laid out can also be right before one of its pending phases.
 */
export function* turn(table: SanguozhiTable): Flow {
  const { priority, phase, pendingPhases } = table.state;
  if (priority !== NOBODY) {
    yield* carryOut(table, phase);
    yield* endPhase(table);
  } else if (pendingPhases.length === 0) {
    yield* beginTurn(table);
  }
  while (table.outcome === null && table.state.pendingPhases.length > 0) yield* nextPhase(table);
}

/** Whose turn comes: an extra one, or the next player's (900.2, 600.1). */
function* beginTurn(table: SanguozhiTable): Flow {
  yield* breakLoopOfTurns(table);
  if (table.outcome !== null) return;
  const { lastInOrder: inOrder, first, round, extraTurns } = table.state;
  const extra = extraTurns.find((seat) => !player(table, seat).left);
  const seat = extra ?? (inOrder === NOBODY ? first : nextInOrder(table, inOrder));
  const newRound = extra === undefined && isFirstInOrder(table, seat) ? round + 1 : round;
  const skipped = yield* openTurn(table, seat, newRound);
  yield* endWords(table, 'turn-start');
  const phases: readonly Phase[] = skipped ? [] : TURN_PHASES;
  obeys('600.2', '601.1', '611.1');
  const pendingPhases = phases
    .filter((phase) => phase !== 'draw' || table.state.turn > 1 || !rule('103.5a'))
    .map((phase) => ({ phase, nested: 0 }));
  yield* happen(table, { type: 'pending-phases', pendingPhases });
  // A skipped turn counts as a turn (600.8a): effects that last until its end, or for so many turns, end
  // with it.
  if (skipped && rule('600.8a')) yield* expire(table);
}

/** The turn is that player's now; gives whether all that would happen in it is skipped (600.8). */
function* openTurn(table: SanguozhiTable, seat: Seat, round: number): Flow<boolean> {
  const begun = yield* happen(table, { type: 'turn', seat, round, skipped: false });
  if (begun !== null) return false;
  yield* happen(table, { type: 'turn', seat, round, skipped: true });
  return rule('600.8');
}

/** Turns go round clockwise (900.2), from whoever last had one that was not extra. */
function nextInOrder(table: SanguozhiTable, last: Seat): Seat {
  rule('900.2');
  return nextSeat(table, last);
}

/** A 回合 is over once everybody has had a turn (600.1). */
function isFirstInOrder(table: SanguozhiTable, seat: Seat): boolean {
  const { first } = table.state;
  return seatsFrom(table, first)[0] === seat;
}

function* nextPhase(table: SanguozhiTable): Flow {
  const { active } = table.state;
  if (player(table, active).left) {
    yield* breakOff(table);
    return;
  }
  const { pendingPhases } = table.state;
  const { phase } = pendingPhases[0];
  yield* happen(table, { type: 'pending-phases', pendingPhases: pendingPhases.slice(1) });
  // Words that skip a phase replace its beginning by nothing (600.8, 710.9).
  const begun = yield* happen(table, { type: 'phase', phase });
  if (begun === null && rule('600.8')) {
    if (phase === 'attack') yield* skipBattle(table);
    return;
  }
  // What triggers on its beginning has fired by now, and rule effects see to what came of it (804.3).
  citedAside(() => rule('803.3'));
  yield* checkState(table);
  yield* table.procedures.fightPending(table);
  if (table.outcome !== null) return;
  // Game actions come before anybody has 行动权 where a phase begins, and after it where one ends.
  beginStep();
  citedAside(() => obeys('305.7d', '115.2c'));
  yield* carryOut(table, phase);
  // Nobody has 行动权 where only game actions are done (600.4).
  if (isClosed(phase)) obeys('600.4', '115.3e');
  yield* endPhase(table);
  if (phase === 'reset') yield* endWords(table, 'reset-end');
}

/** The turn of a player who has left is over, and so is what lasts until its end (900.3, 614.2). */
function* breakOff(table: SanguozhiTable): Flow {
  yield* happen(table, { type: 'pending-phases', pendingPhases: [] });
  yield* endCombat(table);
  yield* expire(table);
}

/** Does the active player get 行动权 in that phase? */
function isOpen(phase: 'start' | 'prepare' | 'end'): boolean {
  switch (phase) {
    case 'start':
      return obeys('603.2', '115.3a');
    case 'prepare':
      return obeys('605.2', '115.3b');
    case 'end':
      return obeys('612.2', '115.3d');
  }
}

/** Is it a phase of game actions alone? */
function isClosed(phase: Phase): boolean {
  return ['reset', 'draw', 'damage', 'clear', 'discard'].includes(phase);
}

function* carryOut(table: SanguozhiTable, phase: Phase): Flow {
  switch (phase) {
    case 'reset':
      return yield* reset(table);
    case 'start':
    case 'prepare':
    case 'end':
      if (isOpen(phase)) yield* openPriority(table);
      return;
    case 'draw':
      return yield* drawPhase(table);
    case 'attack':
      return yield* attackPhase(table);
    case 'defence':
      return yield* defencePhase(table);
    case 'first-strike':
      return yield* firstStrikePhase(table);
    case 'damage':
      return yield* damagePhase(table);
    case 'clear':
      return yield* clear(table);
    case 'discard':
      return yield* discardPhase(table);
    case 'setup':
    case 'over':
      return;
  }
}

function* endPhase(table: SanguozhiTable): Flow {
  if (table.outcome !== null) return;
  // Not before triggers and rule effects are done.
  citedAside(() => rule('602.3'));
  yield* checkState(table);
  yield* table.procedures.fightPending(table);
  if (table.outcome !== null) return;
  yield* happen(table, { type: 'phase-end', phase: table.state.phase });
  // Rule effects come before the game actions of the next phase: a general with lethal damage falls
  // before the 清除阶段 would take that damage off (613.1).
  yield* checkState(table);
  yield* table.procedures.fightPending(table);
}

/**
 * 重置阶段 (602): all that the active player has tapped in play (111.3b), but for tactics that were set:
 * those wait for the 清除阶段.
 */
function* reset(table: SanguozhiTable): Flow {
  const { active } = table.state;
  const tapped = fieldOf(table, active).filter(
    (card) => table.cards[card].tapped && !isSet(table, card),
  );
  if (tapped.length === 0 || !obeys('111.3b', '602.1', '803.4a')) return;
  yield* untap(table, tapped);
}

function isSet(table: SanguozhiTable, card: CardId): boolean {
  return table.cards[card].faceDown && zoneOf(table, card) === 'tactics';
}

/** 抓卡阶段 (604). */
function* drawPhase(table: SanguozhiTable): Flow {
  if (obeys('604.1', '803.4b', '118.1')) yield* drawForTurn(table, table.state.active);
}

function* drawForTurn(table: SanguozhiTable, active: Seat): Flow {
  const drawn = yield* drawCards(table, active, 1);
  if (drawn !== null) yield* showToSpies(table, active, drawn);
  // A draw that was replaced is not heard as the draw of the 抓卡阶段 (604.2a).
  const heard = (drawn !== null && drawn.length > 0) || !rule('604.2a');
  if (heard && rule('604.2')) yield* happen(table, { type: 'drew-for-turn', seat: active });
}

/** 清除阶段 (613): combat damage goes, tactics lying tapped are untapped. */
function* clear(table: SanguozhiTable): Flow {
  const healed: SanguozhiEvent[] = [];
  const untapped: SanguozhiEvent[] = [];
  for (const seat of seatsFrom(table, table.state.active)) {
    for (const card of fieldOf(table, seat)) {
      const amount = countersOn(table, card, COMBAT_DAMAGE);
      if (amount > 0) healed.push({ type: 'heal', card, damage: 'combat', amount });
    }
    for (const card of cardsIn(table, seat, 'tactics')) {
      const { faceDown, tapped } = table.cards[card];
      if (faceDown && tapped) untapped.push({ type: 'tap', card, tapped: false });
    }
  }
  if (healed.length > 0 && obeys('613.1', '117.6a', '803.4h')) yield* happenTogether(table, healed);
  if (untapped.length > 0 && obeys('613.2', '803.4i')) yield* happenTogether(table, untapped);
}

/** 弃卡阶段 (614). */
function* discardPhase(table: SanguozhiTable): Flow {
  const { active } = table.state;
  const over = cardsIn(table, active, 'hand').length - handLimit(table, active);
  if (over > 0 && obeys('614.1', '302.2', '803.4j')) {
    const cards: CardId[] = [];
    while (cards.length < over)
      cards.push(yield* pickDiscard(table, active, cards, over - cards.length));
    yield* discard(table, active, cards);
  }
  yield* expire(table);
}

function* pickDiscard(
  table: SanguozhiTable,
  seat: Seat,
  picked: readonly CardId[],
  left: number,
): Flow<CardId> {
  const choice = yield* ask({
    seat,
    kind: 'hand-size',
    options: cardsIn(table, seat, 'hand')
      .filter((card) => !picked.includes(card))
      .map((card) => option('discard', card, seat)),
    amount: left,
    rule: '614.1',
  });
  return choice.card;
}

/** What lasts until the end of this turn ends, and 持续谋略 whose time is up leave (614.2, 804.5v). */
function* expire(table: SanguozhiTable): Flow {
  yield* endWords(table, 'turn-end');
  yield* expireTactics(table);
}
