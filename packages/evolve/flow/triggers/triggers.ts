import { childrenOf, type Node } from '@lianhuan/cardtext';
import {
  ask,
  because,
  cachedByObject,
  type Flow,
  type Heard,
  nothing,
  option,
  orLapse,
} from '@lianhuan/kernel';
import { awaited, effectScope, stateTriggers } from '../../effects/active-effects.ts';
import { scopeOf } from '../../effects/derivation.ts';
import type { Awaiting, Body, HeldTrigger } from '../../effects/effect-body.ts';
import type { EvolveEvent } from '../../events/events.ts';
import { happen } from '../../events/pipeline.ts';
import { obeys, rule } from '../../rules.ts';
import type { CardRef, Waiting } from '../../table/state.ts';
import { type EvolveEffect, type EvolveTable, seatsInTurn, zoneOf } from '../../table/table.ts';
import { isHidden } from '../../table/zones.ts';
import { holds } from '../../text/meaning/evaluate.ts';
import type { Rounds, Scope } from '../../text/meaning/scope.ts';
import { boundBy } from '../../text/meaning/trigger-referents.ts';
import type { Ability, Deed } from '../../text/nodes/index.ts';
import { asksYes } from '../ask.ts';
import { showAsUsed } from '../moving/send.ts';
import { priceOf } from '../using/additional-costs.ts';
import { canPay, pay } from '../using/costs.ts';
import { declare } from '../using/declare.ts';
import { noteUse, payDeclared, resolve } from '../using/use.ts';

/** 自动能力 (10.7): automatic abilities wait until the next check timing, and are used there one by one. */

/** The automatic abilities that an event has fired wait from now on, once for each time (10.7.2, 10.7.2.1). */
export function* schedule(
  table: EvolveTable,
  heard: readonly Heard<EvolveEvent, Body>[],
): Flow<void> {
  const found: Omit<Waiting, 'id'>[] = [];
  const seen = new Set<number>();
  for (const { effect, event: cause } of heard) {
    if (seen.has(effect.id)) rule('10.7.2.1');
    if (!(yield* mayWait(table, effect, seen))) continue;
    seen.add(effect.id);
    const event = isStateTrigger(effect) ? NO_EVENT : cause;
    found.push({ effect, event, that: meantBy(table, effect, event) });
  }
  if (found.length === 0 || !obeys('10.7.1', '10.7.2', '10.1.1.2')) return;
  const { lastNumber: numbered } = table.state;
  const waiting = found.map((one, place): Waiting => ({ id: numbered + 1 + place, ...one }));
  yield* happen(table, { type: 'wait', waiting });
}

/** What fires a state trigger (10.7.6): no event that its words could speak of. */
const NO_EVENT: EvolveEvent = { type: 'idle', idle: false };

function isStateTrigger({ body }: EvolveEffect): boolean {
  return body.kind === 'trigger' && body.on.kind === 'state-is';
}

/** The cards that 其 means in a fired ability, wherever they go until it is used (4.1.4). */
function meantBy(table: EvolveTable, effect: EvolveEffect, event: EvolveEvent): readonly CardRef[] {
  const on = awaited(effect);
  return on === null ? [] : boundBy(table, on, event);
}

/** May the fired ability wait once more? If so, its use is counted, and a delayed trigger that fires once ends. */
function* mayWait(
  table: EvolveTable,
  effect: EvolveEffect,
  seen: ReadonlySet<number>,
): Flow<boolean> {
  const { body } = effect;
  if (body.kind === 'awaiting') {
    // A delayed trigger fires once, unless it says 每次 (10.7.5.1).
    if (body.every || !rule('10.7.5.1')) return true;
    if (seen.has(effect.id)) return false;
    yield* happen(table, { type: 'end-effect', effect });
    return true;
  }
  if (body.kind !== 'trigger') return false;
  const { limit } = body.ability;
  const key = limitKey(effect, body);
  if (limit > 0 && (table.state.uses[key] ?? 0) >= limit && rule('10.7.2.2')) return false;
  if (isStateTrigger(effect) && rule('10.7.6.1') && !(yield* fireStateTrigger(table, effect)))
    return false;
  if (limit > 0) yield* happen(table, { type: 'used', key });
  return true;
}

/** The key under which uses of a limited ability are counted: a granted one apart for each effect that granted it. */
function limitKey(
  { source, incarnation, timestamp }: EvolveEffect,
  { ref, granted }: HeldTrigger,
): string {
  const own = `${source}/${incarnation}/${ref.definition}/${ref.index}`;
  return granted < 0 ? own : `${own}/${granted}/${timestamp}`;
}

/** A state trigger waits once, and again only after it has been carried out (10.7.6.1). */
function* fireStateTrigger(table: EvolveTable, { id }: EvolveEffect): Flow<boolean> {
  if (table.state.firedStates.includes(id)) return false;
  yield* happen(table, { type: 'state-trigger', effect: id, done: false });
  return true;
}

/**
 * Lets the state triggers wait whose state holds now (10.7.6); null if there is none. Most wait already, as the event
 * that brought the state about fired them: here those are found whose state still holds after they were carried
 * out (10.7.6.1).
 */
export function waitForStates(table: EvolveTable): Flow | null {
  const heard: Heard<EvolveEvent, Body>[] = [];
  for (const effect of stateTriggers(table)) {
    const { body, id } = effect;
    if (body.kind !== 'trigger' || body.on.kind !== 'state-is') continue;
    if (table.state.firedStates.includes(id)) continue;
    const scope = effectScope(table, effect);
    if (holds(table, body.on.condition, scope) && rule('10.7.6')) {
      heard.push({ effect, event: NO_EVENT });
    }
  }
  return heard.length === 0 ? null : schedule(table, heard);
}

/** The waiting abilities of which one is used next: the turn player's come before the other player's (10.5.2.2, 10.5.2.3). */
export function nextToUse(table: EvolveTable): readonly Waiting[] {
  for (const seat of seatsInTurn(table)) {
    const own = table.state.waiting.filter(({ effect }) => effect.controller === seat);
    if (own.length === 0) continue;
    if (rule(seat === table.state.active ? '10.5.2.2' : '10.5.2.3')) return own;
  }
  return [];
}

/** Asks the player of these abilities which one is used next (10.7.3.1); not asked if all are one ability fired alike. */
export function* chooseNext(own: readonly Waiting[]): Flow<Waiting> {
  const [first] = own;
  const seat = first.effect.controller;
  const written = JSON.stringify(first.event);
  const alike = own.every(
    ({ effect, event }) =>
      effect.id === first.effect.id && (event === first.event || JSON.stringify(event) === written),
  );
  if (own.length === 1 || alike || !obeys('10.7.3', '10.7.3.1')) return first;
  const options = own.map(({ effect }) => {
    const { body, source } = effect;
    const place = body.kind === 'trigger' ? body.ref.index : -1;
    return option('ability', source, seat, place);
  });
  const choice = yield* ask({
    seat,
    kind: 'order-waiting',
    options,
    amount: own.length,
    rule: '10.7.3.1',
  });
  return own[options.indexOf(choice)];
}

/** May the player decline what the ability does: has it a cost, or 可以? */
export function mayDecline({ effect: { body } }: Waiting): boolean {
  if (body.kind !== 'trigger') return false;
  return body.word.cost !== null || holdsChoice(body.word.effect);
}

function holdsChoice(node: Node): boolean {
  return node.kind === 'may' || node.kind === 'paying' || childrenOf(node).some(holdsChoice);
}

/** The ability waits no longer and is not used: in an endless loop its player declines it (15.2.1.2). */
export function* decline(table: EvolveTable, { id, effect }: Waiting): Flow {
  yield* happen(table, { type: 'stop-waiting', id });
  yield* happen(table, { type: 'loop', seat: effect.controller, card: effect.source });
}

/**
 * Uses a waiting ability and carries it out (10.7.3), wherever its card is by now (10.7.7).
 * @param rounds of the abilities used in this check timing
 */
export function* useWaiting(
  table: EvolveTable,
  { id, effect, event, that }: Waiting,
  rounds: Rounds,
): Flow {
  yield* happen(table, { type: 'stop-waiting', id });
  if (effect.body.kind === 'trigger') {
    yield* useTrigger(table, effect, effect.body, { event, that, rounds });
    if (isStateTrigger(effect)) {
      yield* happen(table, { type: 'state-trigger', effect: effect.id, done: true });
    }
  } else if (effect.body.kind === 'awaiting') {
    yield* useDelayedTrigger(table, effect, effect.body, { event, that, rounds });
  }
}

function isGone(table: EvolveTable, { source, incarnation }: EvolveEffect): boolean {
  return table.cards[source].incarnation !== incarnation;
}

/** What fired an ability, what 其 means in it, and the rounds that it goes on counting. */
interface Fired extends Pick<Waiting, 'event' | 'that'> {
  readonly rounds: Rounds;
}

function* useTrigger(
  table: EvolveTable,
  effect: EvolveEffect,
  { ability, ref, word }: HeldTrigger,
  { event, that, rounds }: Fired,
): Flow {
  const { source, controller: seat, incarnation } = effect;
  if (isGone(table, effect)) rule('10.7.7');
  const known: Partial<Scope> = { root: ability, heard: event, that, rounds };
  const scope: Scope = { ...scopeOf(table, source, seat, known), incarnation };
  const price = priceOf(word.cost);
  const declared = yield* declare(table, ability, scope, price, false);
  // An ability that cannot be used waits no longer (10.7.3.2).
  const cause = { kind: 'ability', seat, card: source, span: ability.span } as const;
  if (declared === null && rule('10.7.3.2')) {
    return yield* because(cause, orLapse(event, effect, nothing()));
  }
  const inner: Scope = { ...scope, declared, x: declared?.x ?? -1 };
  yield* because(cause, carryOutTrigger(table, effect, { ability, ref, word }, inner));
}

function* carryOutTrigger(
  table: EvolveTable,
  effect: EvolveEffect,
  { ability, ref, word }: Pick<HeldTrigger, 'ability' | 'ref' | 'word'>,
  scope: Scope,
): Flow {
  const { source, controller: seat } = effect;
  // A card in a hidden zone is shown as its ability is used (10.6.2.1.1).
  if (isHidden(zoneOf(table, source)) && rule('10.6.2.1.1')) yield* showAsUsed(table, seat, source);
  yield* noteUse(table, seat, source, ref, 'automatic');
  yield* orLapse(scope.heard ?? NO_EVENT, effect, payAndResolve(table, ability, word, scope));
}

function* payAndResolve(
  table: EvolveTable,
  ability: Ability,
  word: HeldTrigger['word'],
  scope: Scope,
): Flow {
  const confirmed = yield* payAndFix(table, ability, scope);
  if (word.cost !== null && !(yield* paysFor(table, word.cost, confirmed))) return;
  yield* resolve(table, word.effect, confirmed);
}

function* payAndFix(table: EvolveTable, ability: Ability, scope: Scope): Flow<Scope> {
  const { declared } = scope;
  if (declared === null) return scope;
  return { ...scope, declared: yield* payDeclared(table, ability, declared, scope) };
}

/** 当…时，可以{cost}：…: asks the ability's player whether to pay; gives whether the cost was paid (10.1.1.2.2, 10.4.7.3). */
function* paysFor(
  table: EvolveTable,
  cost: NonNullable<HeldTrigger['word']['cost']>,
  scope: Scope,
): Flow<boolean> {
  if (!canPay(table, cost, scope)) return false;
  const { seat, source: about } = scope;
  if (!(yield* asksYes({ seat, kind: 'may', rule: '10.4.7.3', about }))) return false;
  return obeys('10.1.1.2.2', '10.4.7.3') && (yield* pay(table, cost, scope));
}

/** The deed of a delayed trigger as an ability of its own, in which its 选择 have their places. */
const delayedAbility = cachedByObject((effect: Deed): Ability => {
  const { span } = effect;
  return { kind: 'ability', span, limit: 0, body: { kind: 'spell', span, effect } };
});

/** Uses a delayed trigger, 时限诱发 (10.7.5), as any automatic ability: what it selects is fixed first (10.6.2). */
function* useDelayedTrigger(
  table: EvolveTable,
  effect: EvolveEffect,
  { deed, fixed }: Awaiting,
  { event, that: heard, rounds }: Fired,
): Flow {
  const { source, controller: seat, incarnation } = effect;
  const that = fixed.that.length > 0 ? fixed.that : heard;
  const root = delayedAbility(deed);
  const { x, mentions: before } = fixed;
  const mentions = before.length > 0 ? { mentions: before } : {};
  const known: Partial<Scope> = { root, heard: event, that, x, rounds, ...mentions };
  const scope: Scope = { ...scopeOf(table, source, seat, known), incarnation };
  const price = priceOf(null);
  const declared = yield* declare(table, root, scope, price, false);
  // An ability that cannot be used waits no longer (10.7.3.2).
  const cause = { kind: 'ability', seat, card: source, span: deed.span } as const;
  if (declared === null && rule('10.7.3.2')) {
    return yield* because(cause, orLapse(event, effect, nothing()));
  }
  const used: Scope = { ...scope, declared, x: declared?.x ?? fixed.x };
  if (rule('10.7.5'))
    yield* because(cause, orLapse(event, effect, carryOutDelayed(table, root, deed, used)));
}

function* carryOutDelayed(table: EvolveTable, root: Ability, deed: Deed, scope: Scope): Flow {
  yield* resolve(table, deed, yield* payAndFix(table, root, scope));
}
