import {
  cachedByObject,
  citedAside,
  currentRecorder,
  type EffectSelection,
  type EffectsByKind,
  type EffectsInForce,
  effectsOnType,
  isHalfDerived,
  markCitations,
  markHalfDerived,
  NO_CARD,
  type TriggersOnEvent,
  triggersOnType,
  withdrawCitations,
} from '@lianhuan/kernel';
import type { EvolveEvent } from '../events/events.ts';
import { rule } from '../rules.ts';
import type { EvolveEffect, EvolveTable } from '../table/table.ts';
import { wordOf } from '../text/meaning/lasting-words.ts';
import type { Scope } from '../text/meaning/scope.ts';
import type { Entry, Lasting, Occasion } from '../text/nodes/index.ts';
import type { OccasionWord } from '../text/reading/word.ts';
import { OCCASIONS } from '../text/words/occasions/index.ts';
import { cardsNow, conditionsHold, currentEffectIndex, scopeOfEffect } from './derivation.ts';
import {
  type EffectIndex,
  effectsNow,
  lastingOf,
  sortEffects,
  unsilencedOf,
} from './effect-index.ts';

/** The effects in force now: prohibitions, replacements, triggers, and those that procedures ask for. */

/** Of tables on which abilities are granted or lost. */
const active = new WeakMap<EvolveTable, EffectsInForce<EvolveEffect>>();
let lastTable: EvolveTable | null = null;
let lastKnown: EffectsInForce<EvolveEffect>;

function activeEffectsOf(table: EvolveTable): EffectsByKind<EvolveEffect> {
  const index = currentEffectIndex(table);
  if (index.plain) return index.active;
  const { version } = table.state;
  if (table === lastTable && lastKnown.version === version) return lastKnown.effects;
  let known = active.get(table);
  if (known?.version !== version) {
    const mark = markHalfDerived();
    const held = heldNow(table, index);
    known = { version, effects: sortEffects(table, held, known?.effects) };
    if (isHalfDerived(mark)) return known.effects;
    active.set(table, known);
  }
  lastTable = table;
  lastKnown = known;
  return known.effects;
}

/** The effects of the abilities that cards have now. */
function heldNow(table: EvolveTable, { activeCards }: EffectIndex): readonly EvolveEffect[] {
  const cards = cardsNow(table);
  return citedAside(() => effectsNow(table, activeCards, (card) => unsilencedOf(cards.of(card))));
}

// The effects in force that can have to do with an event: of abilities that cards have, then those that were begun.

/** The prohibitions in force that can have to do with an event. */
export function prohibitionsOn(table: EvolveTable, event: EvolveEvent): readonly EvolveEffect[] {
  return effectsOnType(activeEffectsOf(table).forbid, selectedType(event), selection);
}

/** The replacements in force that can have to do with an event; without one, all. */
export function replacementsOn(table: EvolveTable, event?: EvolveEvent): readonly EvolveEffect[] {
  const { replace } = activeEffectsOf(table);
  return event === undefined ? replace.all : effectsOnType(replace, selectedType(event), selection);
}

/** The triggers in force that can hear an event. */
export function triggersOn(table: EvolveTable, event: EvolveEvent): TriggersOnEvent<EvolveEffect> {
  return triggersOnType(activeEffectsOf(table).trigger, selectedType(event), selection);
}

/** Recorded matches cite the rules of every effect that is looked at, also of those that have nothing to do with an event. */
function selectedType({ type }: EvolveEvent): string | null {
  return currentRecorder() === null ? type : null;
}

const selection: EffectSelection<EvolveEffect> = {
  concerns(effect, type) {
    const word = lastingOf(effect);
    if (word === null) return occasionOf(effect)?.events.has(type as EvolveEvent['type']) ?? false;
    const by = wordOf(word);
    return !('events' in by) || by.events(word).includes(type as EvolveEvent['type']);
  },
  // The table before the event counts if its card or another left the field (10.7.4.1.2).
  looksBack(effect) {
    const on = awaited(effect);
    return on !== null && citedAside(() => occasionOf(effect)?.looksBack(on) ?? false);
  },
};

/** The words that say when a trigger fires; null for effects that are no triggers. */
export function awaited({ body }: EvolveEffect): Occasion | Entry | null {
  if (body.kind === 'trigger') return body.on;
  return body.kind === 'awaiting' ? body.on[body.at] : null;
}

/** The triggers in force that wait for a state, not for an event (10.7.6). */
export function stateTriggers(table: EvolveTable): readonly EvolveEffect[] {
  return stateTriggersAmong(activeEffectsOf(table).trigger.all);
}

const stateTriggersAmong = cachedByObject((triggers: readonly EvolveEffect[]) =>
  triggers.filter(({ body }) => body.kind === 'trigger' && body.on.kind === 'state-is'),
);

const occasions = OCCASIONS as Readonly<Record<string, OccasionWord>>;

/** What a trigger waits for; null for any other effect. */
export function occasionOf(effect: EvolveEffect): OccasionWord | null {
  const on = awaited(effect);
  return on === null ? null : occasions[on.kind];
}

/** Does an effect work now: do its conditions hold? */
export function isActive(table: EvolveTable, effect: EvolveEffect, scope: Scope): boolean {
  const { body } = effect;
  if (body.kind === 'begun') return body.period === null || conditionsHold(table, effect, scope);
  return (
    body.kind !== 'held' || body.conditions.length === 0 || conditionsHold(table, effect, scope)
  );
}

/** The scope of an effect in force. */
export function effectScope(table: EvolveTable, effect: EvolveEffect): Scope {
  return scopeOfEffect(table, effect, cardsNow(table));
}

/** An effect that a procedure asked for, with its words. */
export interface Asked<Word extends Lasting> {
  readonly word: Word;
  readonly effect: EvolveEffect;
  readonly scope: Scope;
}

type AskedOf<Kind extends Lasting['kind']> = Asked<Extract<Lasting, { kind: Kind }>>;

/**
 * The effects of a kind that a procedure asks for, as far as they work now (1.3.1).
 * @param isMeant those that have to do with what is asked; the rules of the others, some of them on hidden cards, are
 *   not cited
 * @param using the card as whose use this is asked; `NO_CARD` for none
 */
export function askedWords<Kind extends Lasting['kind']>(
  table: EvolveTable,
  kind: Kind,
  isMeant: (asked: AskedOf<Kind>) => boolean,
  using = NO_CARD,
): readonly AskedOf<Kind>[] {
  const found = activeEffectsOf(table).asked.get(kind);
  if (found === undefined) return NOTHING;
  const words: AskedOf<Kind>[] = [];
  for (const effect of found) {
    const scope = effectScope(table, effect);
    scope.using = using;
    const asked = { word: lastingOf(effect), effect, scope } as AskedOf<Kind>;
    const consulted = markCitations();
    if (conditionsHold(table, effect, scope) && isMeant(asked)) words.push(asked);
    else withdrawCitations(consulted);
  }
  return words.length > 0 && rule('1.3.1') ? words : NOTHING;
}

const NOTHING: readonly never[] = [];
