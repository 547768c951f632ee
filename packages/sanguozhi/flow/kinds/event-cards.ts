import {
  because,
  type CardId,
  type Flow,
  moveTo,
  type Option,
  option,
  type Seat,
} from '@lianhuan/kernel';
import type { EventDefinition } from '../../cards/definition.ts';
import type { HeldAbility } from '../../effects/characteristics.ts';
import { abilitiesOf, scopeOf } from '../../effects/derivation.ts';
import type { SanguozhiEvent } from '../../events/events.ts';
import { happen, happenTogether } from '../../events/pipeline.ts';
import { useKey } from '../../events/use-limits.ts';
import { obeys, rule } from '../../rules.ts';
import type { CardRef, Declared } from '../../table/state.ts';
import {
  cardsIn,
  isSame,
  printed,
  refOf,
  type SanguozhiTable,
  seatsFrom,
} from '../../table/table.ts';
import { of } from '../../table/zones.ts';
import { holds } from '../../text/meaning/evaluate.ts';
import { run } from '../../text/meaning/run.ts';
import { targetNodes } from '../../text/meaning/targets.ts';
import type { Ability, Condition } from '../../text/nodes/index.ts';
import type { Due } from '../state-checks/check.ts';
import { announceAimed } from '../using/announce.ts';
import { costToPay } from '../using/costs.ts';
import { canDeclare, declareTargets } from '../using/declare.ts';
import { isMainTime, refuseAbility } from '../using/legal.ts';

/** 事件 (505): launched out of their slot, used without the chain, completed, and gone. */

const VERBS: ReadonlySet<string> = new Set(['launch', 'use-event']);

/** Is that something {@link launchEvent} does? */
export function isEventVerb(verb: string): boolean {
  return VERBS.has(verb);
}

/** 发动 of events (505.2, 114.2j), at the time for it. */
export function eventOptions(table: SanguozhiTable, seat: Seat): Option[] {
  // A player may look at their own 事件 lying face down.
  rule('207.2c');
  return cardsIn(table, seat, 'events')
    .filter((card) => canLaunch(table, seat, card) && obeys('505.2', '114.2j', '113.1g'))
    .map((card) => option('launch', card, seat));
}

/** Effects of launched events that a seat with 行动权 can use now (505.5d#2, 114.2k). */
export function eventUses(table: SanguozhiTable, seat: Seat): Option[] {
  const options: Option[] = [];
  for (const card of cardsIn(table, seat, 'events')) {
    if (!table.cards[card].faceDown && obeys('505.5d#2', '114.2k'))
      addUses(table, seat, card, options);
  }
  return options;
}

function addUses(table: SanguozhiTable, seat: Seat, card: CardId, options: Option[]): void {
  abilitiesOf(table, card).forEach((held, place) => {
    if (held.ability.body.kind !== 'activated') return;
    if (refuseAbility(table, seat, card, held) !== null) return;
    options.push(option('use-event', card, seat, place));
  });
}

function eventOn(table: SanguozhiTable, card: CardId): EventDefinition {
  const definition = printed(table, card);
  if (definition.kind !== 'event') throw new Error(`${definition.id} is no event`);
  return definition;
}

function canLaunch(table: SanguozhiTable, seat: Seat, card: CardId): boolean {
  if (!table.cards[card].faceDown || !isMainTime(table, seat)) return false;
  const { condition } = eventOn(table, card);
  if (!isMet(table, seat, card, condition) && rule('505.4a')) return false;
  return spells(table, card).every((ability) => canDeclare(table, ability, card, seat));
}

function isMet(
  table: SanguozhiTable,
  seat: Seat,
  card: CardId,
  condition: Condition | null,
): boolean {
  return condition === null || holds(table, condition, scopeOf(table, card, seat));
}

/** What a 瞬时事件 does. */
function spells(table: SanguozhiTable, card: CardId): readonly Ability[] {
  return eventOn(table, card).abilities.filter(({ body }) => body.kind === 'spell');
}

/** Carries out an option of {@link eventOptions} or {@link eventUses}; false if it was taken back. */
export function* launchEvent(table: SanguozhiTable, seat: Seat, choice: Option): Flow<boolean> {
  const { card, amount, verb } = choice;
  if (verb === 'use-event')
    return yield* useEvent(table, seat, card, abilitiesOf(table, card)[amount]);
  return yield* launch(table, seat, card);
}

/** 发动: face up, without the chain (505.2); a 瞬时事件 is done at once and then gone (505.5d). */
function* launch(table: SanguozhiTable, seat: Seat, card: CardId): Flow<boolean> {
  rule('505.5');
  const declared: (readonly [Ability, Declared])[] = [];
  for (const ability of spells(table, card)) {
    const given = yield* declareTargets(table, ability, card, seat, { free: true });
    if (given === null) return false;
    declared.push([ability, given]);
  }
  const { condition, duration } = eventOn(table, card);
  const ref = refOf(table, card);
  const events: SanguozhiEvent[] = [{ type: 'face', card, down: false }];
  // Triggers of 发动 hear this event (505.5c).
  if (rule('505.5c')) events.push({ type: 'launch', seat, card });
  yield* happenTogether(table, events);
  if (!isSame(table, ref)) return true;
  if (isMet(table, seat, card, condition) || !rule('505.5a')) {
    for (const [ability, given] of declared) {
      yield* runEffect(table, seat, ref, ability, given);
    }
  }
  if (duration === 'instant' && isSame(table, ref) && obeys('505.5d', '207.2a')) {
    yield* remove(table, card);
  }
  return true;
}

function* runEffect(
  table: SanguozhiTable,
  seat: Seat,
  { card }: CardRef,
  ability: Ability,
  declared: Declared,
): Flow {
  const { body } = ability;
  if (body.kind !== 'spell' && body.kind !== 'activated') return;
  yield* announceAimed(table, seat, card, declared);
  const instances = targetNodes(ability);
  const scope = scopeOf(table, card, seat, { declared, instances, x: declared.x });
  const cause = { kind: 'ability', seat, card, span: ability.span } as const;
  yield* because(cause, run(table, body.effect, scope));
}

/** A launched event's effect, as a special action without the chain (505.5d#2). */
function* useEvent(
  table: SanguozhiTable,
  seat: Seat,
  card: CardId,
  { ability, ref }: HeldAbility,
): Flow<boolean> {
  const { body, limit } = ability;
  if (body.kind !== 'activated') return false;
  const declared = yield* declareTargets(table, ability, card, seat, { free: true });
  if (declared === null) return false;
  if (limit > 0) {
    yield* happen(table, { type: 'used', key: useKey(card, ref) });
  }
  if (body.cost !== null) {
    const instances = targetNodes(ability);
    const scope = scopeOf(table, card, seat, { declared, instances, x: declared.x });
    const paid = yield* because(
      { kind: 'cost', seat, card, span: body.cost.span },
      run(table, costToPay(table, seat, card, body.cost), scope),
    );
    if (!paid) return true;
  }
  yield* runEffect(table, seat, refOf(table, card), ability, declared);
  return true;
}

/** Is that the 完成项 of the card? */
export function completes(table: SanguozhiTable, card: CardId, ability: Ability): boolean {
  const definition = printed(table, card);
  return definition.kind === 'event' && definition.completion === ability;
}

/** The 完成项 was carried out: the event is tapped, and does nothing more (505.4b). */
export function* completeEvent(table: SanguozhiTable, card: CardId): Flow {
  if (!table.cards[card].tapped && rule('505.4b')) {
    yield* happen(table, { type: 'tap', card, tapped: true });
  }
}

/**
 * Launched events that are over leave the game: their 条件项 holds no more (505.5a), or their 说明项
 * does (505.4c).
 */
export function eventChecks(table: SanguozhiTable): Due | null {
  for (const seat of seatsFrom(table, table.state.active)) {
    for (const card of cardsIn(table, seat, 'events')) {
      if (table.cards[card].faceDown || !isOver(table, seat, card)) continue;
      return { leaving: [], deeds: removeOne(table, card) };
    }
  }
  return null;
}

function* removeOne(table: SanguozhiTable, card: CardId): Flow<boolean> {
  yield* remove(table, card);
  return true;
}

function isOver(table: SanguozhiTable, seat: Seat, card: CardId): boolean {
  const { condition, leaving } = eventOn(table, card);
  if (!isMet(table, seat, card, condition) && rule('505.5a')) return true;
  return leaving !== null && isMet(table, seat, card, leaving) && rule('505.4c');
}

function* remove(table: SanguozhiTable, card: CardId): Flow {
  yield* happen(table, moveTo(table, card, of(table.cards[card].owner, 'removed')));
}
