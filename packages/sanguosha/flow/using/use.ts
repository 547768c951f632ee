import { ask, because, type Flow, NO_CARD, NOBODY, option, type Seat } from '@lianhuan/kernel';
import { isEquipment } from '../../cards/definition.ts';
import { beginFrame, change, endFrame, happen } from '../../events/pipeline.ts';
import { type RuleId, rule } from '../../rules.ts';
import type { CardInUse } from '../../table/cards-in-use.ts';
import type { Target, UseFrame } from '../../table/frames.ts';
import {
  cardsIn,
  characterOf,
  faceOf,
  inTurnOrder,
  isAlive,
  type SanguoshaTable,
} from '../../table/table.ts';
import { freshTarget } from '../../table/targets.ts';
import { shared } from '../../table/zones.ts';
import type { CardStep, CardUse } from '../../text/nodes/nodes.ts';
import { showForCard } from '../modes/reveal.ts';
import { cleanUp, move } from '../moving/move.ts';
import { timing, timings } from '../timing.ts';
import { answered } from './answers.ts';
import { noteHandled, noteUsed } from './handled.ts';
import { layDelayedTrick, layEquipment } from './lay.ts';
import { DRINKS, isSlash, SLASHES, scopeOfCard, useOf, usesOf } from './legal.ts';
import { countConversion } from './ways.ts';

/** 使用 (use): a card from its real cards going to the processing area to their leaving it. */

/** On whom and in answer to what a card is used. */
export interface UseOn {
  readonly targets: readonly Seat[];
  /** Whom each target must act against (借刀杀人); `NOBODY` for nobody. */
  readonly against?: Seat;
  /** The use that it answers; null for none. */
  readonly answers: UseFrame | null;
  /** None of its targets can be helped against it (离间). */
  readonly unanswerable?: boolean;
  /** Which of the ways to use the card it is (preUse.1); where it answers, its user is asked for it. */
  readonly mode?: number;
  /** Whom its user chose where others became targets with that one. */
  readonly chosen?: Seat;
  /** Its cards lie in the processing area already, out of the hand of its user. */
  readonly laid?: boolean;
  /** At an idle point of the play phase: it counts towards what may be used there (D3). */
  readonly inPlayPhase?: boolean;
}

const AIMING = timings('use.5', 'use.6', 'use.7', 'use.8');

/** Uses a card on those targets, from the first step to the last. */
export function* useAgainst(
  table: SanguoshaTable,
  user: Seat,
  card: CardInUse,
  on: UseOn,
): Flow<boolean> {
  const targets = inOrder(table, on.targets).map((seat) => ({
    ...freshTarget(seat, on.against),
    unanswerable: on.unanswerable ?? false,
  }));
  rule('preUse.5');
  const mode = on.answers === null ? (on.mode ?? 0) : yield* pickAnswer(table, user, card);
  const frame = yield* beginFrame(table, {
    kind: 'use',
    user,
    card,
    targets,
    mode,
    chosen: on.chosen ?? NOBODY,
    current: -1,
    answers: on.answers?.id ?? -1,
    countered: false,
    revealed: [],
    bonus: 0,
    dealer: NOBODY,
    asks: {},
    inPlayPhase: on.inPlayPhase ?? false,
    isLastHand: isLastHand(table, user, card, on.laid ?? false),
    keepsHidden: false,
    invalid: false,
  });
  // What follows the showing waits for the end of the use (reveal.5, use.23).
  yield* showForCard(table, user, card);
  const cause = { kind: 'use', seat: user, card: card.real[0] ?? NO_CARD };
  yield* because(cause, run(table, frame, on.laid ?? false));
  yield* endFrame(table, frame);
  return true;
}

/** Are its real cards, at least one, all the hand that its user had as they were chosen (preUse.4)? */
function isLastHand(
  table: SanguoshaTable,
  user: Seat,
  { real }: CardInUse,
  isLaid: boolean,
): boolean {
  const hand = cardsIn(table, user, 'hand');
  if (isLaid) return hand.length === 0;
  const isAll = real.length === hand.length && real.every((card) => hand.includes(card));
  return isAll && real.length > 0;
}

/** Of several ways to answer with a card its user declares one of those that would do something (preUse.1). */
function* pickAnswer(table: SanguoshaTable, user: Seat, card: CardInUse): Flow<number> {
  const scope = scopeOfCard(user, card);
  const modes = usesOf(table, card, 'answer')
    .map(({ effect }, mode) => ({ effect, mode }))
    .filter(({ effect }) => table.procedures.possible(table, effect, scope))
    .map(({ mode }) => mode);
  if (modes.length < 2) return modes[0] ?? 0;
  const choice = yield* ask({
    seat: user,
    kind: 'use-mode',
    options: modes.map((mode) => option('mode', NO_CARD, user, mode)),
    about: card.real[0] ?? NO_CARD,
    rule: 'preUse.1',
  });
  return choice.amount;
}

/** Targets are dealt with from the current-turn character on (P3, T51). */
function inOrder(table: SanguoshaTable, seats: readonly Seat[]): Seat[] {
  return inTurnOrder(table).filter((seat) => seats.includes(seat));
}

function* run(table: SanguoshaTable, frame: UseFrame, isLaid: boolean): Flow {
  const { card, user } = frame;
  const to = shared('processing');
  if (!isLaid && rule('use.1')) yield* move(table, card.real, { to, reason: 'use', by: user });
  yield* noteHandled(table, user, card.face);
  yield* noteUsed(table, frame);
  yield* countUse(table, frame);
  const isAnswer = frame.answers >= 0;
  if (!isAnswer) {
    yield* timing(table, frame, 'use.2');
    yield* timing(table, frame, 'use.3');
  }
  yield* timing(table, frame, 'use.4');
  if (!isAnswer) {
    for (const [step, at] of AIMING.entries()) yield* forTargets(table, frame, at, step);
  }
  yield* timing(table, frame, 'use.9');
  yield* takeStep(table, frame, 'prepared');
  if (!frame.over) yield* resolve(table, frame);
  if (frame.keepsHidden) yield* change(table, frame, { keepsHidden: false });
  yield* timing(table, frame, 'use.20');
  yield* takeStep(table, frame, 'over');
  yield* timing(table, frame, 'use.21');
  yield* timing(table, frame, 'use.22');
  yield* cleanUp(table, [...card.real, ...frame.revealed]);
}

/** What the card does once for all its targets, before or after it is resolved on each. */
function* takeStep(table: SanguoshaTable, frame: UseFrame, at: CardStep['at']): Flow {
  for (const step of faceOf(table, frame.card.face).abilities) {
    if (step.kind !== 'card-step' || step.at !== at || frame.over) continue;
    const scope = scopeOfCard(frame.user, frame.card);
    yield* table.procedures.run(table, step.effect, { ...scope, frame });
  }
}

/** 杀 and 酒 count towards their limits from here on, and 酒 that waited goes into the 杀. */
function* countUse(table: SanguoshaTable, frame: UseFrame): Flow {
  const { card, user } = frame;
  if (card.face === 'analeptic' && momentOf(frame, table) === 'play-phase' && rule('T22')) {
    yield* happen(table, { type: 'count-use', seat: user, use: DRINKS, by: 1 });
  }
  yield* countConversion(table, user, card);
  if (!isSlash(card)) return;
  if (frame.inPlayPhase) {
    yield* happen(table, { type: 'count-use', seat: user, use: SLASHES, by: 1 });
  }
  const { drunk } = characterOf(table, user);
  if (drunk === 0) return;
  yield* happen(table, { type: 'drunk', seat: user, by: -drunk });
  yield* change(table, frame, { bonus: frame.bonus + drunk });
}

/**
 * Opens a timing once for each target, in order; targets may go and come meanwhile, and one that comes has its turn
 * with those for which the timing has not come yet (T15, T51).
 * @param step how many such timings there were before this one
 */
function* forTargets(table: SanguoshaTable, frame: UseFrame, at: RuleId, step: number): Flow {
  for (;;) {
    const current = frame.targets.findIndex(({ timings }) => timings <= step);
    if (current < 0 || frame.over || table.outcome !== null) break;
    const targets = frame.targets.map((target, place) =>
      place === current ? { ...target, timings: step + 1 } : target,
    );
    yield* change(table, frame, { current, targets });
    if (isAlive(table, targets[current].seat)) yield* timing(table, frame, at);
  }
  if (frame.targets.length > 0) yield* change(table, frame, { current: -1 });
}

function* resolve(table: SanguoshaTable, frame: UseFrame): Flow {
  const { card, user } = frame;
  const { kind } = faceOf(table, card.face);
  if (kind === 'delayed-trick' && rule('use.10')) return yield* layDelayedTrick(table, frame);
  if (isEquipment(kind)) return yield* layEquipment(table, frame);
  const use = usesOf(table, card, momentOf(frame, table))[frame.mode];
  if (use === undefined) return;
  if (frame.targets.length === 0) {
    // 闪 and 无懈可击 that do nothing counter nothing.
    if (frame.invalid && rule('use.12')) return;
    if (!(yield* answered(table, frame))) yield* takeEffect(table, frame, use, user);
    return;
  }
  let current = 0;
  do {
    if (frame.over || table.outcome !== null) return;
    if (!isAlive(table, frame.targets[current].seat) && rule('use.11')) continue;
    yield* change(table, frame, { current, countered: false });
    yield* resolveOn(table, frame, use);
    // The next target follows once one is dealt with (use.19).
  } while (++current < frame.targets.length && rule('use.19'));
  yield* change(table, frame, { current: -1 });
}

/** In answer to a card, for a dying character, or in the play phase: a card can do something else each time. */
function momentOf(frame: UseFrame, table: SanguoshaTable): CardUse['when'] {
  if (frame.answers >= 0) return 'answer';
  if (frame.inPlayPhase) return 'play-phase';
  const { frames } = table.state;
  const below = frames.slice(0, frames.indexOf(frame)).findLast(({ kind }) => kind !== 'skill');
  if (below?.kind !== 'dying' || useOf(table, frame.card, 'dying') === undefined)
    return 'play-phase';
  return frame.targets.some(({ seat }) => seat === below.seat) ? 'dying' : 'play-phase';
}

/** One target: is it valid, is it answered, what does it do (use.12–use.18)? */
function* resolveOn(table: SanguoshaTable, frame: UseFrame, use: CardUse): Flow {
  if (targetOf(frame).invalid && rule('use.12')) return;
  yield* timing(table, frame, 'use.13');
  if (targetOf(frame).invalid && rule('use.14')) return;
  if (yield* answered(table, frame)) {
    yield* timing(table, frame, 'use.16');
    // 贯石斧 and the like have it take effect all the same.
    if (frame.countered) return;
  }
  yield* timing(table, frame, 'use.17');
  if (targetOf(frame).invalid) return;
  yield* takeEffect(table, frame, use, targetOf(frame).seat);
}

/** The target that is being dealt with. */
export function targetOf(frame: UseFrame): Target {
  return frame.targets[frame.current];
}

/** The card does what it says (use.18). */
function* takeEffect(table: SanguoshaTable, frame: UseFrame, use: CardUse, target: Seat): Flow {
  const scope = scopeOfCard(frame.user, frame.card);
  if (rule('use.18'))
    yield* table.procedures.run(table, use.effect, {
      ...scope,
      frame,
      memory: { ...scope.memory, that: [target] },
    });
}
