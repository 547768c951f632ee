import { type Flow, NOBODY, type Seat } from '@lianhuan/kernel';
import { beginFrame, change, endFrame, happen } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import { PHASES, type Phase, type TurnFrame } from '../../table/frames.ts';
import type { Period } from '../../table/state.ts';
import {
  characterOf,
  frameOf,
  isAlive,
  livingFrom,
  type SanguoshaTable,
} from '../../table/table.ts';
import { enterNext, isReplaced } from '../modes/duel.ts';
import { testLastFight } from '../modes/last-fight.ts';
import { offerToShow } from '../modes/reveal.ts';
import { timing, timings } from '../timing.ts';
import { useStored } from '../using/storehouse.ts';
import { discardPhase, drawPhase, emptyPhase, judgePhase, playPhase } from './phases.ts';

/** 回合 (turn). */

const BEFORE_TURNING = timings('turn.1', 'turn.2', 'turn.3', 'turn.4');
const AFTER_TURNING = timings('turn.7', 'turn.8', 'turn.9');
const ENDING = timings('turn.11', 'turn.12', 'turn.13', 'turn.14', 'turn.15', 'turn.16');
/** 开始前 of each phase, in their order. */
const BEFORE_PHASE = timings(
  'phase.prepare.1',
  'phase.judge.1',
  'phase.draw.1',
  'phase.play.1',
  'phase.discard.1',
  'phase.finish.1',
);

/** One turn. On a table that rests at an idle point the turn goes on from there. */
export function* turn(table: SanguoshaTable): Flow {
  const running = frameOf(table, 'turn');
  if (running === null) return yield* fromTheBeginning(table);
  yield* phases(table, running);
  yield* endTurn(table, running);
}

function* fromTheBeginning(table: SanguoshaTable): Flow {
  yield* beginTurn(table);
  const frame = frameOf(table, 'turn');
  if (frame === null) return;
  for (const at of BEFORE_TURNING) {
    if (at === 'turn.1') yield* testLastFight(table);
    if (at === 'turn.2') yield* enterNext(table);
    yield* timing(table, frame, at);
  }
  if (table.outcome !== null) return yield* endFrame(table, frame) as Flow;
  if (yield* turnsBack(table, frame)) return yield* endFrame(table, frame) as Flow;
  if (rule('turn.6')) yield* endPeriod(table, 'own-turn', frame.seat);
  yield* timing(table, frame, 'turn.6');
  yield* offerToShow(table, frame.seat);
  for (const at of AFTER_TURNING) yield* timing(table, frame, at);
  yield* phases(table, frame);
  yield* endTurn(table, frame);
}

/** Extra turns come first, the one gained last before the others; then the next living character (turn.1). */
function* beginTurn(table: SanguoshaTable): Flow {
  const { extraTurns, lastOrdinary, round } = table.state;
  const extra = extraTurns.at(-1);
  const seat = extra ?? ordinary(table, lastOrdinary);
  const place = (one: Seat) => (one - table.state.first + table.seats) % table.seats;
  const isNewRound =
    extra === undefined && (lastOrdinary === NOBODY || place(seat) <= place(lastOrdinary));
  yield* happen(table, {
    type: 'turn',
    seat,
    extra: extra !== undefined,
    round: isNewRound && rule('turn.1') ? round + 1 : round,
  });
  yield* beginFrame(table, {
    kind: 'turn',
    seat,
    extra: extra !== undefined,
    skipped: [],
    phase: null,
    used: [],
  });
}

/** The character whose ordinary turn is next: the lord first (M2), or whoever is (H2); one that is replaced keeps its turn. */
function ordinary(table: SanguoshaTable, last: Seat): Seat {
  if (last === NOBODY) return table.state.first;
  const next = ((last + 1) % table.seats) as Seat;
  return isReplaced(table, next) ? next : livingFrom(table, next)[0];
}

/** Whoever lies face down turns up, or is laid apart again in 国战, and that was the turn (turn.5). */
function* turnsBack(table: SanguoshaTable, frame: TurnFrame): Flow<boolean> {
  yield* timing(table, frame, 'turn.5');
  if (!characterOf(table, frame.seat).turnedOver || !rule('turn.5')) return false;
  const change = table.state.mode === 'hegemony' ? 'unstack' : 'turn-over';
  yield* table.procedures.changeState(table, frame.seat, change);
  return true;
}

/** The phases that are left (turn.10). */
function* phases(table: SanguoshaTable, frame: TurnFrame): Flow {
  const from = frame.phase === null ? 0 : PHASES.indexOf(frame.phase);
  for (const phase of PHASES.slice(from)) {
    if (frame.over || table.outcome !== null || !isAlive(table, frame.seat)) return;
    // Nothing of a phase that was skipped before comes to pass, 开始前 neither (P12).
    if (frame.skipped.includes(phase)) continue;
    yield* runPhase(table, frame, phase);
  }
}

function* runPhase(table: SanguoshaTable, turnFrame: TurnFrame, phase: Phase): Flow {
  const running = frameOf(table, 'phase');
  const frame = running ?? (yield* beginPhase(table, turnFrame, phase));
  if (running === null) {
    yield* timing(table, frame, BEFORE_PHASE[PHASES.indexOf(phase)]);
    if (turnFrame.skipped.includes(phase)) return yield* endFrame(table, frame) as Flow;
  }
  switch (phase) {
    case 'prepare':
    case 'finish':
      yield* emptyPhase(table, frame);
      break;
    case 'judge':
      yield* judgePhase(table, frame);
      break;
    case 'draw':
      yield* drawPhase(table, frame);
      break;
    case 'play':
      yield* playPhase(table, frame);
      break;
    case 'discard':
      yield* discardPhase(table, frame);
      break;
  }
  yield* endPeriod(table, 'phase', turnFrame.seat);
  yield* endFrame(table, frame);
}

function* beginPhase(table: SanguoshaTable, turnFrame: TurnFrame, phase: Phase) {
  rule('turn.10');
  yield* change(table, turnFrame, { phase });
  return yield* beginFrame(table, {
    kind: 'phase',
    phase,
    seat: turnFrame.seat,
    draws: ratedDraws(table),
    givenUp: false,
    refused: [],
    discarded: [],
    free: false,
    ended: false,
  });
}

/** 额定摸牌数: two; whoever goes first in a duel draws one the first time. */
function ratedDraws({ state }: SanguoshaTable): number {
  return state.mode === 'duel' && state.turns === 1 ? 1 : 2;
}

/** 回合结束前 (turn.11–turn.17): what lasts for the turn ends with it. */
function* endTurn(table: SanguoshaTable, frame: TurnFrame): Flow {
  for (const at of ENDING) {
    yield* timing(table, frame, at);
    if (at === 'turn.16') yield* useStored(table, frame.seat);
  }
  yield* timing(table, frame, 'turn.17');
  if (rule('turn.17')) yield* endPeriod(table, 'turn', frame.seat);
  yield* endFrame(table, frame);
}

/** What is counted in a period, and what lasts for it, ends with it. */
function* endPeriod(table: SanguoshaTable, period: EndingPeriod, seat: Seat): Flow {
  yield* happen(table, { type: 'end-period', period, seat });
  yield* endEffects(table, period, seat);
}

/** The periods that end. */
type EndingPeriod = Exclude<Period, 'always' | 'dying'>;

/** Lasting words and delayed effects end with their period. */
function* endEffects(table: SanguoshaTable, period: EndingPeriod, seat: Seat): Flow {
  for (const effect of [...table.effects.modify, ...table.effects.trigger]) {
    if (effect.body.period !== period) continue;
    if (period === 'own-turn' && effect.body.seat !== seat) continue;
    yield* happen(table, { type: 'end-effect', effect });
  }
}

/** A phase to come is skipped; nobody skips the same one twice (P12). */
export function* skipPhase(table: SanguoshaTable, phase: Phase): Flow<boolean> {
  const frame = frameOf(table, 'turn');
  if (frame === null || frame.skipped.includes(phase) || !rule('P12')) return false;
  yield* change(table, frame, { skipped: [...frame.skipped, phase] });
  return true;
}
