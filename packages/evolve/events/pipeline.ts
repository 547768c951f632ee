import { ask, citedAside, type Flow, NOBODY, option, pipeline, type Seat } from '@lianhuan/kernel';
import { effectScope, inForce, isActive, occasionOf } from '../effects/active-effects.ts';
import type { Body } from '../effects/effect-body.ts';
import { lastingOf } from '../effects/effect-index.ts';
import { obeys, rule } from '../rules.ts';
import type { EvolveEffect, EvolveTable } from '../table/table.ts';
import { wordOf } from '../text/meaning/lasting-words.ts';
import type { Entry, Occasion } from '../text/nodes/index.ts';
import type { ForbidWordOf, ReplaceWordOf } from '../text/reading/word.ts';
import { apply } from './apply.ts';
import type { EvolveEvent } from './events.ts';

/** The one way in which things happen in EVOLVE. */
export const { forbidden, barred, decided, happen, happenTogether, carryOut } = pipeline<
  EvolveTable,
  EvolveEvent,
  Body
>({
  inForce,
  mayConcernEffects: isSpokenOf,
  forbids,
  replaces,
  affected,
  commute: (_, choices) => areAlike(choices),
  choose,
  replace,
  // Nothing happens no times (1.3.2.2).
  isNothing: (event) => event.type === 'damage' && event.amount <= 0,
  apply,
  looksBack,
  hears,
  schedule: (table, heard) => table.procedures.schedule(table, heard),
});

/** Of which events words can speak; the others are how those come about. */
function isSpokenOf({ type }: EvolveEvent): boolean {
  switch (type) {
    case 'open':
    case 'wait':
    case 'waited':
    case 'arouse':
    case 'used':
    case 'evolve-used':
    case 'seen':
    case 'loop':
    case 'turns-left':
    case 'remember':
    case 'doom':
    case 'unshow':
    case 'turns':
    case 'first':
    case 'chance':
    case 'attack':
    case 'attach':
    case 'drawn-out':
    case 'resolved':
    case 'pass':
    case 'pick':
    case 'look':
      return false;
    default:
      return true;
  }
}

/** The words of a trigger that say what it waits for; null for other effects. */
function awaited({ body }: EvolveEffect): Occasion | Entry | null {
  if (body.kind === 'trigger') return body.word.on;
  return body.kind === 'awaiting' ? body.on : null;
}

/** Cards that leave the field are judged as they were there (10.7.4.1.2). */
function looksBack(effect: EvolveEffect): boolean {
  const on = awaited(effect);
  return on !== null && citedAside(() => occasionOf(effect)?.looksBack(on) ?? false);
}

function hears(table: EvolveTable, effect: EvolveEffect, event: EvolveEvent): boolean {
  const on = awaited(effect);
  const occasion = occasionOf(effect);
  if (on === null || !occasion?.events.has(event.type)) return false;
  return occasion.hears(table, on, event, effectScope(table, effect));
}

function forbids(table: EvolveTable, effect: EvolveEffect, event: EvolveEvent): boolean {
  const word = lastingOf(effect);
  if (word === null) return false;
  const scope = effectScope(table, effect);
  if (!isActive(table, effect, scope)) return false;
  const by = wordOf(word) as ForbidWordOf;
  // "Cannot" stands above whatever asks for it (1.3.3).
  return by.forbids(table, word, effect, event, scope) && rule('1.3.3');
}

function replaces(table: EvolveTable, effect: EvolveEffect, event: EvolveEvent): boolean {
  const word = lastingOf(effect);
  if (word === null) return false;
  const scope = effectScope(table, effect);
  if (!isActive(table, effect, scope)) return false;
  const by = wordOf(word) as ReplaceWordOf;
  return by.replaces(table, word, effect, event, scope);
}

function* replace(
  table: EvolveTable,
  effect: EvolveEffect,
  event: EvolveEvent,
): Flow<EvolveEvent | null> {
  const word = lastingOf(effect);
  if (word === null) return event;
  // The first event does not happen at all; each replaces it once (10.10.2.3).
  if (!obeys('10.10.1', '10.10.1.1', '10.2.1.3')) return event;
  rule('10.10.2.3');
  const by = wordOf(word) as ReplaceWordOf;
  return yield* by.replace(table, word, effect, event, effectScope(table, effect));
}

/** Does it make no difference which comes first, so that nobody needs to be asked? */
function areAlike(choices: readonly EvolveEffect[]): boolean {
  const [first, ...rest] = choices.map(wayOf);
  return first !== null && rest.every((way) => way === first);
}

function wayOf(effect: EvolveEffect): string | null {
  const word = lastingOf(effect);
  return word === null ? null : ((wordOf(word) as ReplaceWordOf).alike?.(word) ?? null);
}

/** The player it happens to, or the controller of the card (10.10.2.1, 10.10.2.2). */
function affected(table: EvolveTable, event: EvolveEvent): Seat {
  if (event.type === 'damage') return table.cards[event.to].controller;
  if ('card' in event && event.card >= 0) {
    const { controller, owner } = table.cards[event.card];
    return rule('10.10.2.1') ? (controller === NOBODY ? owner : controller) : table.state.active;
  }
  return 'seat' in event && rule('10.10.2.2') ? event.seat : table.state.active;
}

function* choose(_: EvolveTable, seat: Seat, choices: readonly EvolveEffect[]): Flow<number> {
  if (seat === NOBODY || !rule('10.10.2')) return 0;
  const choice = yield* ask({
    seat,
    kind: 'order-replacements',
    options: choices.map((effect, index) => option('replacement', effect.source, seat, index)),
    about: choices[0].source,
    amount: choices.length,
    rule: '10.10.2',
    idle: false,
  });
  return choice.amount;
}
