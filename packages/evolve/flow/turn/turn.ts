import {
  askOpenly,
  citedAside,
  type Flow,
  NO_CARD,
  NOBODY,
  type Option,
  option,
  type Seat,
  SURRENDER,
} from '@lianhuan/kernel';
import type { Prompt, Verb } from '../../describe/prompts.ts';
import { hasKeyword } from '../../effects/derivation.ts';
import { happen } from '../../events/pipeline.ts';
import { obeys, type RuleId, rule } from '../../rules.ts';
import { ENERGY_LIMIT, surplusIn } from '../../table/limits.ts';
import { cardsIn, type EvolveTable, opponentOf, player } from '../../table/table.ts';
import { pickCards } from '../ask.ts';
import { attack, obstacleToAttack } from '../combat/attack.ts';
import { endLoop, surrender } from '../game/ending.ts';
import { isLastTurnOver, mayRepeat, noteAction, withoutLoops } from '../game/loops.ts';
import { draw } from '../moving/deck.ts';
import { discardThese } from '../moving/hand.ts';
import { fieldOf, followersOf } from '../moving/moves.ts';
import { setTapped as turnCards } from '../resources/counters.ts';
import { adjust } from '../resources/player-numbers.ts';
import { checkTiming } from '../state-checks/check-timing.ts';
import { quickWindow, usableNow, usePicked } from '../using/quick.ts';
import { endExpiredEffects, endWithNewTurn } from './expiring-effects.ts';

/** 进行游戏 (7): a turn with its phases. */

/** Plays one turn, or from the main phase on where the match was resumed there. */
export function* turn(table: EvolveTable): Flow {
  const { phase, idle: open } = table.state;
  if (!(phase === 'main' && open)) {
    if (!(yield* beginTurn(table))) return;
    // The phases in their order.
    rule('7.1.2');
    yield* startPhase(table);
    if (table.outcome === null) yield* beginMain(table);
  }
  if (table.outcome === null) yield* mainPhase(table);
  if (table.outcome === null) yield* endPhase(table);
}

/** Begins a turn; gives false if it is skipped (5.25.1), or if the game has had all its turns (15.2.1.3). */
function* beginTurn(table: EvolveTable): Flow<boolean> {
  if (yield* isLastTurnOver(table)) {
    yield* endLoop(table);
    return false;
  }
  const seat = yield* nextSeat(table);
  const { skipped } = table.state.turns;
  if (skipped[seat] > 0 && obeys('5.25.1', '5.25.2')) {
    // Of several turns that are to be skipped this is one.
    rule('5.25.2.1');
    const left = skipped[seat] - 1;
    const after = skipped.map((count, index) => (index === seat ? left : count));
    yield* happen(table, { type: 'turns', turns: { ...table.state.turns, skipped: after } });
    yield* happen(table, { type: 'skip-turn', seat });
    return false;
  }
  yield* happen(table, { type: 'turn', seat });
  yield* endWithNewTurn(table);
  return true;
}

/** Whose turn comes next: an extra turn, of several the one gained last (5.27.2), else the other player's turn (7.4.8). */
function* nextSeat(table: EvolveTable): Flow<Seat> {
  const { active, first, turns } = table.state;
  if (active === NOBODY) {
    rule('6.2.1.12');
    return first;
  }
  const last = turns.usual === NOBODY ? active : turns.usual;
  // The extra turn that was added last comes first.
  if (turns.extra.length > 1) rule('5.27.2');
  const extra = turns.extra.at(-1);
  if (extra !== undefined && rule('5.27.1')) {
    const left = turns.extra.slice(0, -1);
    yield* happen(table, { type: 'turns', turns: { ...turns, extra: left, usual: last } });
    return extra;
  }
  // After extra turns comes the turn that was to come before them; after a skipped turn the one behind it (5.25.1).
  rule('7.4.8');
  const seat = opponentOf(last);
  yield* happen(table, { type: 'turns', turns: { ...turns, usual: seat } });
  return seat;
}

/** 开始阶段 (7.2). */
function* startPhase(table: EvolveTable): Flow {
  const { active, first } = table.state;
  yield* happen(table, { type: 'phase', phase: 'start' });
  if (player(table, active).energyMost < ENERGY_LIMIT && obeys('7.2.1', '3.2.3')) {
    yield* adjust(table, active, 'energy-most', 1);
  }
  const { energy, energyMost } = player(table, active);
  if (rule('7.2.2')) yield* adjust(table, active, 'energy', energyMost - energy);
  if (rule('7.2.3')) yield* turnCards(table, fieldOf(table, active), false);
  const drawsNone = active === first && player(table, active).turns === 1 && rule('7.2.4.1');
  if (!drawsNone && rule('7.2.4')) yield* draw(table, active, 1, false);
  if (citedAside(() => rule('7.2.5'))) yield* checkTiming(table);
}

/** 主要阶段 begins (7.3.1, 7.3.2). */
function* beginMain(table: EvolveTable): Flow {
  if (rule('7.3.1')) yield* happen(table, { type: 'phase', phase: 'main' });
  if (rule('7.3.2')) yield* checkTiming(table);
}

/** The turn player does one thing after the other, until they end the main phase (7.3.3, 7.3.4). */
function* mainPhase(table: EvolveTable): Flow {
  while (table.outcome === null) {
    const choice = yield* chooseAction(table);
    if (choice.verb === 'end-main') return;
    if (choice.verb === SURRENDER) {
      yield* surrender(table, choice.seat);
      return;
    }
    const place = noteAction(table, choice);
    const done =
      choice.verb === 'attack'
        ? yield* attack(table, choice.seat, choice.card)
        : yield* usePicked(table, choice);
    if (done && place !== null) yield* place;
    if (done && rule('7.3.4')) yield* checkTiming(table);
  }
}

function* chooseAction(table: EvolveTable): Flow<Option> {
  const { active: seat } = table.state;
  if (!table.state.idle) yield* happen(table, { type: 'idle', idle: true });
  const choice = yield* askOpenly({
    seat,
    kind: 'main' satisfies Prompt,
    options: actionsOf(table, seat),
    rule: '7.3.3' satisfies RuleId,
    idle: true,
  });
  yield* happen(table, { type: 'idle', idle: false });
  return choice;
}

/** All that may be done in the main phase (7.3.3). */
function actionsOf(table: EvolveTable, seat: Seat): Option[] {
  const end = option('end-main' satisfies Verb, NO_CARD, seat);
  const actions = usableNow(table, seat, 'main');
  for (const card of followersOf(table, seat)) {
    if (obstacleToAttack(table, seat, card) !== null || !rule('7.3.3')) continue;
    actions.push(option('attack' satisfies Verb, card, seat));
  }
  return [...withoutLoops(table, actions), end, option(SURRENDER, NO_CARD, seat)];
}

/** 结束阶段 (7.4). */
function* endPhase(table: EvolveTable): Flow {
  const { active } = table.state;
  if (rule('7.4.1')) yield* happen(table, { type: 'phase', phase: 'end' });
  if (rule('7.4.2')) yield* checkTiming(table);
  if (table.outcome !== null) return;
  if (rule('7.4.3')) yield* standGuard(table, active);
  if (obeys('7.4.4', '12.3.4')) yield* quickWindow(table, opponentOf(active));
  yield* keepHandLimit(table, active);
  if (table.outcome !== null) return;
  // 7.4.7
  if (rule('7.4.7')) yield* endExpiredEffects(table);
  yield* happen(table, { type: 'turn-end', seat: active });
}

/** Followers with 守护 may be tapped (7.4.3). */
function* standGuard(table: EvolveTable, seat: Seat): Flow {
  const guards = followersOf(table, seat).filter(
    (card) => !table.cards[card].tapped && hasKeyword(table, card, 'ward'),
  );
  const question = { seat, kind: 'guard', rule: '7.4.3' } as const;
  const picked = yield* pickCards(question, guards, guards.length, true);
  yield* turnCards(table, picked, true);
}

/** The player discards down to the hand limit, as often as the hand is over it (7.4.6). */
function* keepHandLimit(table: EvolveTable, seat: Seat): Flow {
  for (let times = 0; table.outcome === null; times++) {
    // Abilities that hear of the discards may fill the hand again and again (15.2.1.3).
    if (!mayRepeat(times)) return yield* endLoop(table);
    const surplus = surplusIn(table, seat, 'hand');
    if (surplus === 0 || !rule('7.4.6')) return;
    const question = { seat, kind: 'hand-limit', rule: '7.4.6' } as const;
    const going = yield* pickCards(question, cardsIn(table, seat, 'hand'), surplus, false);
    if (!(yield* discardThese(table, seat, going))) return;
    yield* checkTiming(table);
  }
}
