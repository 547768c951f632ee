import {
  ask,
  because,
  type CardId,
  type Flow,
  type Heard,
  NOBODY,
  nothing,
  option,
  orLapse,
  type Seat,
} from '@lianhuan/kernel';
import { scopeOf } from '../../effects/derivation.ts';
import type { Awaiting, Body, HeldTrigger } from '../../effects/effect-body.ts';
import { isArrivalOf } from '../../events/arrival.ts';
import type { SanguozhiEvent } from '../../events/events.ts';
import { happen, printedPlaceOf } from '../../events/pipeline.ts';
import { limitKey, timesLeft } from '../../events/use-limits.ts';
import { obeys, rule } from '../../rules.ts';
import type { Declared } from '../../table/state.ts';
import { type SanguozhiEffect, type SanguozhiTable, seatsFrom } from '../../table/table.ts';
import { keywordStands } from '../../text/meaning/keywords.ts';
import { run } from '../../text/meaning/run.ts';
import type { Scope } from '../../text/meaning/scope.ts';
import { targetNodes } from '../../text/meaning/targets.ts';
import { boundBy, objectsOf } from '../../text/meaning/trigger-referents.ts';
import type { Ability, Deed } from '../../text/nodes/index.ts';
import { breakLoop, hasEndedLoop, isEndless } from '../game/loops.ts';
import { completeEvent, completes } from '../kinds/event-cards.ts';
import { announceAimed } from '../using/announce.ts';
import { declareTargets, hasTargets, NOTHING_DECLARED } from '../using/declare.ts';
import { asOneMoment, endArrival, heldBack } from './one-moment.ts';

/** 触发式效果 (703): carried out at once, in the middle of whatever goes on. */

type HeardTrigger = Heard<SanguozhiEvent, Body>;
type Waiting = { readonly effect: SanguozhiEffect; readonly event: SanguozhiEvent };

/** Triggers that heard the same batch: ordered by their players, the active one first (703.3c). */
export function* schedule(table: SanguozhiTable, heard: readonly HeardTrigger[]): Flow<void> {
  // Triggers are carried out here, in the middle of what fired them; each waits for the triggers that it
  // fires.
  obeys('703.3', '703.3d', '703.3e', '305.7b');
  // Rule effects wait until all triggers have been dealt with.
  obeys('703.3f', '804.3');
  if (heldBack(table, heard)) return;
  const waiting = onceForAll(heard);
  if (waitsForDamage(table, waiting)) {
    const { deferredTriggers: deferred } = table.state;
    yield* happen(table, { type: 'defer', deferred: [...deferred, ...waiting] });
    return;
  }
  if (obeys('703.2', '115.2a')) yield* outsideReplacement(table, carryOutTogether(table, waiting));
}

/** What triggers do is no part of what was put in the place of an event (710.4). */
function* outsideReplacement(table: SanguozhiTable, deeds: Flow): Flow {
  const { replacing, replacedInFull: done } = table.state;
  if (replacing.length === 0) return yield* deeds;
  yield* happen(table, { type: 'replacing', effects: [], done });
  yield* deeds;
  yield* happen(table, { type: 'replacing', effects: replacing, done });
}

/** What heard damage in the extra phase of 先发 fires with the common one (610.1c). */
function waitsForDamage(table: SanguozhiTable, waiting: readonly Waiting[]): boolean {
  if (table.state.phase !== 'first-strike') return false;
  return waiting.every(({ event }) => event.type === 'damage') && rule('610.1c');
}

/** Fires what has waited since the extra phase of 先发. */
export function* releaseDeferred(table: SanguozhiTable): Flow {
  const { deferredTriggers: deferred } = table.state;
  if (deferred.length === 0) return;
  yield* happen(table, { type: 'defer', deferred: [] });
  yield* carryOutTogether(table, deferred);
}

/**
 * However many objects fit, an effect is applied once, unless it says 每有 (703.2c): to all that was heard, so that
 * 该伤害 is that of all of them.
 */
function onceForAll(heard: readonly HeardTrigger[]): Waiting[] {
  const waiting = new Map<string, Waiting>();
  for (const [place, { effect, event }] of heard.entries()) {
    const { id, body } = effect;
    const each = body.kind === 'trigger' && body.word.times === 'each';
    const objects = each ? objectsOf(body.word, event, place) : [''];
    for (const object of objects) {
      const key = `${id}:${object}`;
      const before = waiting.get(key);
      const once = before !== undefined && rule('703.2c');
      waiting.set(key, { effect, event: once ? together(before.event, event) : event });
    }
  }
  return [...waiting.values()];
}

/** What two events at one moment come to, as far as it can be counted (610.5). */
function together(one: SanguozhiEvent, other: SanguozhiEvent): SanguozhiEvent {
  if (one.type === 'damage' && other.type === 'damage') {
    return { ...one, amount: one.amount + other.amount };
  }
  if (one.type === 'grain' && other.type === 'grain') return { ...one, by: one.by + other.by };
  if (one.type === 'draw' && other.type === 'draw') {
    return { ...one, count: one.count + other.count };
  }
  return one;
}

/** A trigger whose targets have been declared, about to be carried out. */
interface Ready {
  readonly waiting: Waiting;
  readonly deeds: Flow;
}

/**
 * Triggers that fired at one moment: all players put theirs in order, then all declare their targets,
 * then they are carried out in that order, and what they do counts as one moment (703.3b, 703.3c).
 */
function* carryOutTogether(table: SanguozhiTable, waiting: readonly Waiting[]): Flow {
  const arrivals = arrivalsAmong(table, waiting);
  yield* endArrivals(table, arrivals, waiting);
  const ready: Ready[] = [];
  for (const one of yield* inOrder(table, waiting)) {
    const deeds = yield* prepared(table, one);
    if (deeds !== null) ready.push({ waiting: one, deeds });
  }
  yield* endArrivals(
    table,
    arrivals,
    ready.map((one) => one.waiting),
  );
  const firing = fireAll(table, ready, arrivals);
  if (ready.length > 1 && rule('703.3c')) yield* asOneMoment(table, firing);
  else yield* firing;
  for (const { waiting: one } of ready) {
    yield* happen(table, { type: 'firing', card: one.effect.source, done: true });
  }
}

function* fireAll(
  table: SanguozhiTable,
  ready: readonly Ready[],
  arrivals: readonly CardId[],
): Flow {
  const waiting = ready.map((one) => one.waiting);
  for (const [place, { waiting: one, deeds }] of ready.entries()) {
    yield* happen(table, { type: 'firing', card: one.effect.source, done: false });
    if (!hasEndedLoop(table, one.effect.source)) yield* deeds;
    yield* endArrivals(table, arrivals, waiting.slice(place + 1));
  }
}

/** Each player orders their own, the active player first (703.3c). */
function* inOrder(table: SanguozhiTable, waiting: readonly Waiting[]): Flow<readonly Waiting[]> {
  // The active player is asked first again, whichever player's choice fired these triggers.
  rule('101.4d');
  const { active } = table.state;
  const start = active === NOBODY ? (0 as Seat) : active;
  rule('703.3c');
  const ordered: Waiting[] = [];
  for (const seat of seatsFrom(table, start)) {
    const own = waiting.filter(({ effect }) => effect.controller === seat);
    while (own.length > 0) {
      const next = own.length === 1 ? 0 : yield* chooseNext(table, seat, own);
      ordered.push(...own.splice(next, 1));
    }
  }
  return ordered;
}

/** The cards whose arrival these triggers heard and whose other abilities still wait. */
function arrivalsAmong({ state }: SanguozhiTable, waiting: readonly Waiting[]): readonly CardId[] {
  return state.arriving.filter((card) => waiting.some(({ event }) => isArrivalOf(card, event)));
}

/**
 * As soon as a card has carried out its own triggers of arriving, all its abilities work, even if other
 * cards' triggers are left (703.5d).
 */
function* endArrivals(
  table: SanguozhiTable,
  arrivals: readonly CardId[],
  left: readonly Waiting[],
): Flow {
  for (const card of arrivals) {
    if (!left.some(({ effect }) => effect.source === card)) yield* endArrival(table, card);
  }
}

function* chooseNext(table: SanguozhiTable, seat: Seat, own: readonly Waiting[]): Flow<number> {
  const first = own[0].effect;
  const same = own.every(({ effect }) => effect.id === first.id);
  if (same || !obeys('703.3c', '101.4c')) return 0;
  const options = own.map(({ effect }) =>
    option('trigger', effect.source, seat, printedPlaceOf(table, effect)),
  );
  const choice = yield* ask({
    seat,
    kind: 'order-triggers',
    options,
    amount: own.length,
    rule: '703.3c',
  });
  return options.indexOf(choice);
}

/** What a trigger is about to do, once its targets are declared; null where it does nothing. */
function* prepared(table: SanguozhiTable, { effect, event }: Waiting): Flow<Flow | null> {
  const { body, source } = effect;
  if (hasEndedLoop(table, source)) return null;
  if (isEndless(table)) {
    yield* breakLoop(table);
    return null;
  }
  return body.kind === 'trigger'
    ? yield* preparedHeld(table, effect, body, event)
    : yield* preparedAwaiting(table, effect, body as Awaiting, event);
}

function* preparedHeld(
  table: SanguozhiTable,
  effect: SanguozhiEffect,
  body: HeldTrigger,
  event: SanguozhiEvent,
): Flow<Flow | null> {
  // A trigger of the same batch may just have used up the last time that this one had.
  if (!timesLeft(table, effect) || !keywordStands(body.ability)) return null;
  const { controller, source } = effect;
  const { ability, word } = body;
  const key = limitKey(effect);
  if (key !== null) yield* happen(table, { type: 'used', key });
  const scope = scopeOf(table, source, controller, {
    incarnation: effect.incarnation,
    heard: event,
    that: boundBy(table, word.on, event),
    instances: targetNodes(ability),
  });
  const declared = isDeclaredOnUse(table, effect, body, event)
    ? declaredBefore(table, effect, body)
    : yield* declareNow(table, effect, body, event);
  if (declared === null) return nothingOf(effect, ability, event);
  return fireHeld(table, effect, body, event, { ...scope, declared });
}

/** The log says of a trigger without legal targets that nothing comes of it (703.3b). */
function* nothingOf(effect: SanguozhiEffect, { span }: Ability, event: SanguozhiEvent): Flow {
  const cause = { kind: 'ability', seat: effect.controller, card: effect.source, span } as const;
  yield* because(cause, orLapse(event, effect, nothing()));
}

function* fireHeld(
  table: SanguozhiTable,
  effect: SanguozhiEffect,
  { ability, word }: HeldTrigger,
  event: SanguozhiEvent,
  scope: Scope,
): Flow {
  const { controller, source } = effect;
  const cause = { kind: 'ability', seat: controller, card: source, span: ability.span } as const;
  const { version } = table.state;
  yield* because(cause, orLapse(event, effect, run(table, word.effect, scope)));
  // A 完成项 that changed nothing on the table does not complete its 事件.
  const cameToPass = table.state.version !== version;
  if (cameToPass && completes(table, source, ability)) yield* completeEvent(table, source);
}

/**
 * Were the trigger's targets picked when its card was used (110.1d)? Not those of a granted ability,
 * nor of a card that an effect placed or flipped.
 */
function isDeclaredOnUse(
  table: SanguozhiTable,
  { source }: SanguozhiEffect,
  { ability, ref, word }: HeldTrigger,
  event: SanguozhiEvent,
): boolean {
  if (word.on.kind !== 'entry' || event.type !== 'enter' || event.card !== source) return false;
  const { definition, incarnation } = table.cards[source];
  if (event.how === 'placed' || ref.definition !== definition || !hasTargets(ability)) return false;
  return table.state.declarations[source]?.incarnation === incarnation && rule('110.1d');
}

/**
 * What was declared as the card was used; null, and so nothing is done now, where there was no legal
 * target then.
 */
function declaredBefore(
  { state }: SanguozhiTable,
  { source }: SanguozhiEffect,
  { ref }: HeldTrigger,
): Declared | null {
  return state.declarations[source].declared.find(({ index }) => index === ref.index) ?? null;
}

/**
 * All other triggers have their targets picked as they fire (703.3b); null, and so nothing is done,
 * where that is impossible.
 */
function* declareNow(
  table: SanguozhiTable,
  { source, controller }: SanguozhiEffect,
  { ability, word }: HeldTrigger,
  event: SanguozhiEvent,
): Flow<Declared | null> {
  if (!hasTargets(ability)) return NOTHING_DECLARED;
  const chosen = word.on.kind !== 'entry' && rule('110.1e');
  const declared = yield* declareTargets(table, ability, source, controller, {
    heard: event,
    that: boundBy(table, word.on, event),
    free: false,
    chosen,
  });
  if (declared !== null && !chosen) yield* announceAimed(table, controller, source, declared);
  if (declared === null) rule('703.3b');
  return declared;
}

/** A delayed trigger (703.7): once, unless it says 每当. */
function* preparedAwaiting(
  table: SanguozhiTable,
  effect: SanguozhiEffect,
  body: Awaiting,
  event: SanguozhiEvent,
): Flow<Flow> {
  if (!body.every) yield* happen(table, { type: 'end-effect', effect });
  const { controller, source, incarnation } = effect;
  const { fixed, deed } = body;
  const heardOf = boundBy(table, body.on, event);
  const scope = scopeOf(table, source, controller, {
    incarnation,
    heard: event,
    that: fixed.that.length > 0 ? fixed.that : heardOf,
    x: fixed.x,
    declared: fixed.declared,
  });
  return fireAwaiting(table, effect, deed, event, scope);
}

function* fireAwaiting(
  table: SanguozhiTable,
  effect: SanguozhiEffect,
  deed: Deed,
  event: SanguozhiEvent,
  scope: Scope,
): Flow {
  const { controller, source } = effect;
  yield* because(
    { kind: 'ability', seat: controller, card: source, span: deed.span },
    orLapse(event, effect, run(table, deed, scope)),
  );
}
