import {
  citedAside,
  currentRecorder,
  type EffectKind,
  markCitations,
  NO_CARD,
  withdrawCitations,
} from '@lianhuan/kernel';
import type { EvolveEvent } from '../events/events.ts';
import { rule } from '../rules.ts';
import type { EvolveEffect, EvolveTable } from '../table/table.ts';
import { wordOf } from '../text/meaning/lasting-words.ts';
import type { Scope } from '../text/meaning/scope.ts';
import type { Lasting } from '../text/nodes/index.ts';
import type { OccasionWord } from '../text/reading/word.ts';
import { OCCASIONS } from '../text/words/occasions/index.ts';
import { applies, scopeFor, sightOf, standingNow } from './derivation.ts';
import {
  type EventForces,
  effectiveOf,
  effectsNow,
  type Forces,
  lastingOf,
  type Standing,
  sortForces,
} from './effect-index.ts';

/** What is in force now: prohibitions, replacements, triggers, and standing words that procedures ask for. */

interface Known {
  readonly version: number;
  readonly standing: Standing;
  readonly held: readonly EvolveEffect[];
  readonly forces: Forces;
}

const kept = new WeakMap<EvolveTable, Known>();
let lastTable: EvolveTable | null = null;
let lastKnown: Known;

function forcesOf(table: EvolveTable): Forces {
  const standing = standingNow(table);
  if (standing.plain) return standing.forces;
  const { version } = table.state;
  if (table === lastTable && lastKnown.version === version) return lastKnown.forces;
  let known = kept.get(table);
  if (known?.version !== version) {
    known = forcesNow(table, standing, known);
    kept.set(table, known);
  }
  lastTable = table;
  lastKnown = known;
  return known.forces;
}

/** Abilities are granted or lost: what cards hold now is in force. Most often it is what they held before. */
function forcesNow(table: EvolveTable, standing: Standing, before: Known | undefined): Known {
  const { version } = table.state;
  const sight = sightOf(table);
  const held = citedAside(() =>
    effectsNow(table, standing.speakers, (card) => effectiveOf(sight.of(card))),
  );
  // While the standing is the same, so are the effects that were begun.
  const same =
    before?.standing === standing &&
    before.held.length === held.length &&
    held.every((effect, place) => effect === before.held[place]);
  return { version, standing, held, forces: same ? before.forces : sortForces(table, held) };
}

/**
 * The effects of a kind in force: those that cards hold as they lie, then those that were begun. If an
 * event is named, those that can have to do with its like.
 */
export function inForce(
  table: EvolveTable,
  kind: EffectKind,
  event?: EvolveEvent,
): readonly EvolveEffect[] {
  if (kind === 'modify') return table.effects.modify;
  const forces = forcesOf(table);
  const all = forces[kind];
  if (event === undefined || all.length === 0) return all;
  // The log names the rules by which one works, or listens, even where it is about something else.
  if (currentRecorder() !== null) return all;
  return forcesOn(forces, event.type)[kind];
}

/** Which they are stays the same as long as the same effects are in force. */
function forcesOn(forces: Forces, type: EvolveEvent['type']): EventForces {
  let known = forces.byEvent.get(type);
  if (known === undefined) {
    const isOn = (effect: EvolveEffect) => concerns(effect, type);
    known = {
      forbid: forces.forbid.filter(isOn),
      replace: forces.replace.filter(isOn),
      trigger: forces.trigger.filter(isOn),
    };
    forces.byEvent.set(type, known);
  }
  return known;
}

/** Can it forbid, replace or hear events of that type? */
function concerns(effect: EvolveEffect, type: EvolveEvent['type']): boolean {
  const word = lastingOf(effect);
  if (word === null) return occasionOf(effect)?.events.has(type) ?? false;
  const by = wordOf(word);
  return !('events' in by) || by.events(word).includes(type);
}

/** The triggers in force that wait for a state, not for an event (10.7.6). */
export function statesAwaited(table: EvolveTable): readonly EvolveEffect[] {
  return forcesOf(table).states;
}

const occasions = OCCASIONS as Readonly<Record<string, OccasionWord>>;

/** What a trigger waits for; null for any other effect. */
export function occasionOf({ body }: EvolveEffect): OccasionWord | null {
  if (body.kind !== 'trigger' && body.kind !== 'awaiting') return null;
  return occasions[body.kind === 'trigger' ? body.word.on.kind : body.on.kind];
}

/** Does an effect work now, whoever it is asked for? */
export function isActive(table: EvolveTable, effect: EvolveEffect, scope: Scope): boolean {
  const { body } = effect;
  return body.kind !== 'held' || body.conditions.length === 0 || applies(table, effect, scope);
}

/** The scope of an effect in force. */
export function effectScope(table: EvolveTable, effect: EvolveEffect): Scope {
  return scopeFor(table, effect, sightOf(table));
}

/** A standing word that a procedure asked for. */
export interface Asked<Word extends Lasting> {
  readonly word: Word;
  readonly effect: EvolveEffect;
  readonly scope: Scope;
}

type AskedOf<Kind extends Lasting['kind']> = Asked<Extract<Lasting, { kind: Kind }>>;

/**
 * Standing words that a procedure asks for, as far as they work now (1.3.1).
 * @param isMeant which of them have to do with it; the others, some of them on hidden cards, decide nothing
 * @param using asked as that card is used
 */
export function askedWords<Kind extends Lasting['kind']>(
  table: EvolveTable,
  kind: Kind,
  isMeant: (asked: AskedOf<Kind>) => boolean,
  using = NO_CARD,
): readonly AskedOf<Kind>[] {
  const found = forcesOf(table).asked.get(kind);
  if (found === undefined) return NOTHING;
  const words: AskedOf<Kind>[] = [];
  for (const effect of found) {
    const scope = effectScope(table, effect);
    scope.using = using;
    const asked = { word: lastingOf(effect), effect, scope } as AskedOf<Kind>;
    const consulted = markCitations();
    if (applies(table, effect, scope) && isMeant(asked)) words.push(asked);
    else withdrawCitations(consulted);
  }
  return words.length > 0 && rule('1.3.1') ? words : NOTHING;
}

const NOTHING: readonly never[] = [];
