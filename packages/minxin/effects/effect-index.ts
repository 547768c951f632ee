import {
  cachedByVersion,
  currentRecorder,
  type EffectSelection,
  type EffectsByKind,
  effectsOnType,
  sortByKind,
  type TriggersOnEvent,
  triggersOnType,
} from '@lianhuan/kernel';
import type { MinxinEvent } from '../events/events.ts';
import type { MinxinEffect, MinxinTable } from '../table/table.ts';
import type { Modifier, Occasion, Prohibition, Replacement } from '../text/nodes/nodes.ts';
import type {
  ForbidWord,
  ModifyWord,
  NumberKey,
  OccasionWord,
  ReplaceWord,
} from '../text/reading/word.ts';
import { MODIFIERS } from '../text/words/modifiers.ts';
import { OCCASIONS } from '../text/words/occasions.ts';
import { PROHIBITIONS } from '../text/words/prohibitions.ts';
import { REPLACEMENTS } from '../text/words/replacements.ts';
import { MOST_EFFECTS, occasionOf, plainWordOf, versionOf } from './in-force.ts';

/** The effects on a table, sorted so that a number or an event asks only those that can have to do with it. */

const prohibitions = PROHIBITIONS as Readonly<Record<string, ForbidWord>>;
const replacements = REPLACEMENTS as Readonly<Record<string, ReplaceWord>>;
const occasions = OCCASIONS as Readonly<Record<string, OccasionWord>>;
const modifiers = MODIFIERS as Readonly<Record<string, ModifyWord>>;

/** Another number whenever effects that forbid, replace or hear events are others. */
function versionOfListeners({ begun, effects: { forbid, replace, trigger } }: MinxinTable): number {
  return begun * MOST_EFFECTS + forbid.length + replace.length + trigger.length;
}

interface Listeners {
  readonly types: ReadonlySet<string>;
  readonly sorted: EffectsByKind<MinxinEffect>;
}

const listenersOf = cachedByVersion(({ effects }: MinxinTable): Listeners => {
  const listeners = [effects.forbid, effects.replace, effects.trigger];
  return {
    types: new Set(listeners.flat().flatMap(eventsOf)),
    sorted: sortByKind(listeners, ({ kind }) => (kind === 'modify' ? null : kind)),
  };
});

/** Is there an effect on the table that can forbid, replace or hear events of that type? */
export function isConcerned(table: MinxinTable, type: MinxinEvent['type']): boolean {
  return listenersOf(table, versionOfListeners(table)).types.has(type);
}

/** The prohibitions in force that can have to do with an event. */
export function prohibitionsOn(table: MinxinTable, event: MinxinEvent): readonly MinxinEffect[] {
  return effectsOnType(sortedListeners(table).forbid, selectedType(event), selection);
}

/** The replacements in force that can have to do with an event. */
export function replacementsOn(table: MinxinTable, event: MinxinEvent): readonly MinxinEffect[] {
  return effectsOnType(sortedListeners(table).replace, selectedType(event), selection);
}

/** The triggers in force that can hear an event. */
export function triggersOn(table: MinxinTable, event: MinxinEvent): TriggersOnEvent<MinxinEffect> {
  return triggersOnType(sortedListeners(table).trigger, selectedType(event), selection);
}

function sortedListeners(table: MinxinTable): EffectsByKind<MinxinEffect> {
  return listenersOf(table, versionOfListeners(table)).sorted;
}

/** Recorded matches cite the rules of every effect that is looked at, also of those that have nothing to do with an event. */
function selectedType({ type }: MinxinEvent): string | null {
  return currentRecorder() === null ? type : null;
}

const selection: EffectSelection<MinxinEffect> = {
  concerns: (effect, type) => eventsOf(effect).some((one) => one === type),
  looksBack: ({ body }) => occasions[occasionOf(body).kind].looksBack,
};

/** The types of event that a prohibition, a replacement or a trigger can have to do with. */
function eventsOf({ kind, body }: MinxinEffect): readonly MinxinEvent['type'][] {
  if (kind === 'trigger') {
    const occasion: Occasion = occasionOf(body);
    return occasions[occasion.kind].events(occasion);
  }
  const word = plainWordOf(body) as Prohibition | Replacement;
  if (kind === 'forbid') return prohibitions[word.kind].events(word as Prohibition);
  return replacements[word.kind].events(word as Replacement);
}

/** The words that change numbers, by the number they change. */
const byNumber = cachedByVersion(({ effects }: MinxinTable) => {
  const sorted = new Map<NumberKey, MinxinEffect[]>();
  for (const effect of effects.modify) {
    const word = plainWordOf(effect.body) as Modifier;
    const number = modifiers[word.kind].keyOf(word);
    if (number === null) continue;
    const alike = sorted.get(number);
    if (alike) alike.push(effect);
    else sorted.set(number, [effect]);
  }
  return sorted;
});

const NONE: readonly MinxinEffect[] = [];

/** The effects in force that change a number, in time-stamp order. */
export function modifiersOf(table: MinxinTable, number: NumberKey): readonly MinxinEffect[] {
  if (table.effects.modify.length === 0) return NONE;
  return byNumber(table, versionOf(table, 'modify')).get(number) ?? NONE;
}
