import { type EffectKind, workingOut } from '@lianhuan/kernel';
import { rule } from './rules.ts';
import { applies, scopeFor, sightOf, standingNow } from './sight.ts';
import { effectiveOf, type Forces, heldEffects, lastingOf, sortForces } from './standing.ts';
import type { EvolveEffect, EvolveTable } from './table.ts';
import type { Lasting } from './text/nodes.ts';
import type { Scope } from './text/scope.ts';

/** What is in force now: prohibitions, replacements, triggers, and standing words that procedures ask for. */

interface Known {
  readonly version: number;
  readonly forces: Forces;
}

const kept = new WeakMap<EvolveTable, Known>();

function forcesOf(table: EvolveTable): Forces {
  const standing = standingNow(table);
  if (standing.plain) return standing.forces;
  const { version } = table.state;
  let known = kept.get(table);
  if (known?.version !== version) {
    // Abilities are granted or lost: what cards hold now is in force.
    const sight = sightOf(table);
    const held = workingOut(() =>
      standing.speakers.flatMap((card) => heldEffects(table, card, effectiveOf(sight.of(card)))),
    );
    known = { version, forces: sortForces(table, held) };
    kept.set(table, known);
  }
  return known.forces;
}

/** The effects of a kind in force: those that cards hold as they lie, then those that were begun. */
export function inForce(table: EvolveTable, kind: EffectKind): readonly EvolveEffect[] {
  return kind === 'modify' ? table.effects.modify : forcesOf(table)[kind];
}

/** Does an effect work now, whoever it is asked for? */
export function isActive(table: EvolveTable, effect: EvolveEffect): boolean {
  const { body } = effect;
  if (body.kind !== 'held' || body.conditions.length === 0) return true;
  return applies(table, effect, effectScope(table, effect));
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

/** Standing words that a procedure asks for, as far as they work now (1.3.1). */
export function askedWords<Kind extends Lasting['kind']>(
  table: EvolveTable,
  kind: Kind,
): readonly Asked<Extract<Lasting, { kind: Kind }>>[] {
  const found = forcesOf(table).asked.get(kind);
  if (found === undefined || !rule('1.3.1')) return NOTHING;
  const words: Asked<Extract<Lasting, { kind: Kind }>>[] = [];
  for (const effect of found) {
    const scope = effectScope(table, effect);
    if (!applies(table, effect, scope)) continue;
    words.push({ word: lastingOf(effect) as Extract<Lasting, { kind: Kind }>, effect, scope });
  }
  return words;
}

const NOTHING: readonly never[] = [];
