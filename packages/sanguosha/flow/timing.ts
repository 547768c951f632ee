import {
  ask,
  askOpenly,
  citedAside,
  type Decision,
  type DecisionToAsk,
  type Flow,
  NO_CARD,
  NOBODY,
  type Opportunity,
  openTiming,
  option,
  type Seat,
  type TimingLaws,
} from '@lianhuan/kernel';
import { happen } from '../events/pipeline.ts';
import { type RuleId, rule } from '../rules.ts';
import { type Listener, listenersAt } from '../skills/skill-index.ts';
import { isUsable, seemsUsable } from '../skills/usable.ts';
import type { Frame, Phase } from '../table/frames.ts';
import { DEEPEST, DEEPEST_CHOSEN } from '../table/limits.ts';
import { inTurnOrder, isAlive, type SanguoshaTable } from '../table/table.ts';
import { isDue, isLater, type LaterEffect, runLater } from './later.ts';
import { pass } from './pass.ts';

/** Something that waits for a timing: a part of a skill, or what an effect left to be done later. */
type Waiting = Opportunity & {
  readonly optional: boolean;
  /** Its owner has not the cards for it, which others may not know: it cannot be picked. */
  readonly seeming: boolean;
  /** Which cards its owner holds says whether it can be used. */
  readonly byHand: boolean;
  readonly listener: Listener | null;
  readonly later: LaterEffect | null;
};

const DONE: Flow = {
  next: () => ({ done: true, value: undefined }),
  [Symbol.iterator]: () => DONE,
};

/**
 * Opens a timing of a flow: whoever has something that waits for it gets their chance, in turn order (P3–P7). Most
 * timings have nobody who waits for them; then nothing happens at all.
 * @param seats only these get a chance; null for everybody
 */
export function timing(
  table: SanguoshaTable,
  frame: Frame,
  at: RuleId,
  seats: readonly Seat[] | null = null,
): Flow {
  if (isCut(frame, at) || table.outcome !== null) return DONE;
  const isWaitedFor = listenersAt(table, at).length > 0 || hasLater(table);
  const look = lookOf(table);
  return isWaitedFor && look(() => rule(at))
    ? openTiming(table, lawsOf(frame, at, seats, look))
    : DONE;
}

/** No timing of a flow that is over is left, and of a phase that was ended only that of its end (P12). */
function isCut(frame: Frame, at: RuleId): boolean {
  if (frame.over) return true;
  return frame.kind === 'phase' && frame.ended && at !== ENDS[frame.phase] && rule('P12');
}

/** A damage of which nothing is left is none: what would add to it gets no chance (P7). */
function isEnded(frame: Frame, at: RuleId): boolean {
  return isCut(frame, at) || (frame.kind === 'damage' && frame.value <= 0);
}

/** 结束时 of each phase. */
const ENDS: Readonly<Record<Phase, RuleId>> = {
  prepare: 'phase.prepare.4',
  judge: 'phase.judge.4',
  draw: 'phase.draw.5',
  play: 'phase.play.4',
  discard: 'phase.discard.4',
  finish: 'phase.finish.4',
};

/** Looks at who could do what: what hidden generals could do must not show in the rules that lines cite. */
type Look = typeof citedAside;

function lookOf({ state }: SanguoshaTable): Look {
  return state.mode === 'hegemony' ? citedAside : openly;
}

const openly: Look = (body) => body();

/** Timings of a flow, by their numbers, in their order. */
export function timings<Id extends RuleId>(...at: readonly Id[]): readonly Id[] {
  return at;
}

function hasLater(table: SanguoshaTable): boolean {
  return table.effects.trigger.length > 0;
}

function lawsOf(
  frame: Frame,
  at: RuleId,
  seats: readonly Seat[] | null,
  look: Look,
): TimingLaws<SanguoshaTable, Waiting> {
  return {
    order: (table) => seats ?? look(() => orderAt(table, frame, at)),
    opportunities: (table, seat) => look(() => waitingOf(table, frame, at, seat)),
    choose: chooseWaiting,
    *take(table, seat, { listener, later }) {
      rule('P2');
      if (table.state.frames.length >= DEEPEST) yield* endLoop(table);
      else if (listener !== null) yield* table.procedures.useListener(table, listener, frame);
      else if (later !== null && rule('T14')) yield* runLater(table, later, frame, seat);
    },
    isOver: (table) => (isEnded(frame, at) && rule('P7')) || table.outcome !== null,
  };
}

/** Flows that bring each other about without end, and that nobody can stop: the game is a draw. */
function* endLoop(table: SanguoshaTable): Flow {
  yield* happen(table, { type: 'endless' });
  yield* happen(table, { type: 'finish', winners: [] });
}

/** In turn order (P3, P8); whoever is dying for good is heard at its death, too, where it sits (death.6). */
function orderAt(table: SanguoshaTable, frame: Frame, at: RuleId): readonly Seat[] {
  const order = inTurnOrder(table);
  if (at !== 'death.6' || frame.kind !== 'death' || order.includes(frame.seat)) return order;
  const { active, characters } = table.state;
  const first = active === NOBODY ? 0 : active;
  const rank = (seat: Seat) => (seat - first + characters.length) % characters.length;
  return [...order, frame.seat].sort((one, other) => rank(one) - rank(other));
}

/** What waits for the timing and could work now, or could for all that others know (P5): conditions are looked at when the chance comes. */
function waitingOf(
  table: SanguoshaTable,
  frame: Frame,
  at: RuleId,
  seat: Seat,
): readonly Waiting[] {
  const waiting: Waiting[] = [];
  rule('P5');
  for (const listener of listenersAt(table, at)) {
    const { held, part, place } = listener;
    if (held.seat !== seat) continue;
    // Where the hand says whether it can be used no line cites by what.
    const byHand = citedAside(() => seemsUsable(table, listener, frame));
    const look = byHand ? citedAside : openly;
    const seeming = !look(() => isUsable(table, listener, frame));
    if (seeming && !byHand) continue;
    // What would have to be used need not be while the general is hidden (H9).
    const optional = part.optional || (held.hidden && rule('H9'));
    if (optional && table.state.frames.length >= DEEPEST_CHOSEN) continue;
    waiting.push({
      // Of a 转换技 one part is used at one timing (P6).
      key: `${held.name}#${held.tags.includes('turning') ? 0 : place}@${held.source}`,
      rank: held.rank,
      times: table.procedures.timesOf(table, part.on, frame, seat),
      ...{ optional, seeming, byHand },
      listener,
      later: null,
    });
  }
  for (const effect of table.effects.trigger) {
    if (!isLater(effect) || effect.body.seat !== seat) continue;
    const { body } = effect;
    if (body.flow >= 0 && body.flow !== frame.id) continue;
    if (!isAlive(table, seat) || !table.procedures.timingsOf(body.on).includes(at)) continue;
    if (!isHeard(table, effect, frame, seat) || !isDue(table, effect, frame, seat)) continue;
    const key = `later ${effect.id}`;
    const asked = { optional: false, seeming: false, byHand: false };
    waiting.push({ key, rank: 0, times: 1, ...asked, listener: null, later: effect });
  }
  return waiting;
}

/** 其 in an occasion of what comes later are those who were named as it began. */
function isHeard(table: SanguoshaTable, { body }: LaterEffect, frame: Frame, seat: Seat): boolean {
  const { on, that } = body;
  const { hears } = table.procedures;
  if (!('who' in on) || on.who !== 'that') return hears(table, on, frame, seat);
  return that.some((one) => hears(table, { ...on, who: 'you' }, frame, one));
}

/** Of several of one class their owner picks the order (P4); what is optional may be left (T06). */
function* chooseWaiting(
  table: SanguoshaTable,
  seat: Seat,
  among: readonly Waiting[],
): Flow<Waiting | null> {
  const real = among.filter(({ seeming }) => !seeming);
  const mayPass = real.every(({ optional }) => optional) && rule('T06');
  // Whether its owner holds the cards for one of them is not seen by whether they are asked.
  const isByHand = among.some(({ byHand }) => byHand);
  if (!mayPass && (real.length === 0 || (real.length === 1 && !isByHand))) return real[0] ?? null;
  const options = real.map(({ listener, later }, index) =>
    option('use-skill', listener?.held.source ?? later?.source ?? NO_CARD, seat, index),
  );
  const decision: DecisionToAsk = {
    seat,
    kind: 'timing',
    options: mayPass ? [...options, pass(seat)] : options,
    rule: 'P4',
  };
  rule('P4');
  offered.set(decision.options, real.map(nameOf));
  const choice = yield* isByHand ? askOpenly(decision) : ask(decision);
  if (choice.verb !== 'pass') return real[choice.amount];
  yield* happen(table, { type: 'pass', seat });
  return null;
}

/** By the options of the decision: it is made anew of what is asked. */
const offered = new WeakMap<Decision['options'], readonly string[]>();

/** The names of the skills that a decision at a timing offers, in the order of their amounts. */
export function skillsOffered(decision: Decision): readonly string[] {
  return offered.get(decision.options) ?? [];
}

function nameOf({ listener, later }: Waiting): string {
  if (listener !== null) return listener.held.name;
  return later?.body.skill ?? '';
}
