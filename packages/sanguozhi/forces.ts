import { type EffectKind, workingOut } from '@lianhuan/kernel';
import { rule } from './rules.ts';
import { applies, scopeFor, sightOf } from './sight.ts';
import { type Forces, heldEffects, lastingOf, sortForces, standingOf } from './standing.ts';
import type { SanguozhiEffect, SanguozhiTable } from './table.ts';
import type { Lasting } from './text/nodes.ts';
import type { Scope } from './text/scope.ts';
import type { Asked } from './text/word.ts';

/** What is in force now: prohibitions, replacements, triggers, and standing words that procedures ask for. */

interface Known {
  readonly version: number;
  readonly forces: Forces;
}

const kept = new WeakMap<SanguozhiTable, Known>();

function forcesOf(table: SanguozhiTable): Forces {
  const standing = standingOf(table);
  if (standing.plain) return standing.forces;
  const { version } = table.state;
  let known = kept.get(table);
  if (known?.version !== version) {
    // Abilities are granted or lost: what cards hold now is in force.
    const sight = sightOf(table);
    const held = workingOut(() =>
      standing.speakers.flatMap((card) => heldEffects(table, card, sight.of(card).abilities)),
    );
    known = { version, forces: sortForces(table, held) };
    kept.set(table, known);
  }
  return known.forces;
}

/** The effects of a kind in force: those that cards hold as they lie, then those that were begun. */
export function inForce(table: SanguozhiTable, kind: EffectKind): readonly SanguozhiEffect[] {
  return kind === 'modify' ? table.effects.modify : forcesOf(table)[kind];
}

/** Does an effect work now, whoever it is asked for? */
export function isActive(table: SanguozhiTable, effect: SanguozhiEffect): boolean {
  const { body } = effect;
  if (body.kind === 'begun' || body.kind === 'awaiting') return true;
  return applies(table, effect, effectScope(table, effect));
}

/** The scope of an effect in force. */
export function effectScope(table: SanguozhiTable, effect: SanguozhiEffect): Scope {
  return scopeFor(table, effect, sightOf(table));
}

/** Standing words that a procedure asks for, as far as they work now. */
export function askedWords<Kind extends Lasting['kind']>(
  table: SanguozhiTable,
  kind: Kind,
): readonly Asked<Extract<Lasting, { kind: Kind }>>[] {
  const found = forcesOf(table).asked.get(kind);
  // What cards say of how the game goes stands above its rules.
  if (found === undefined || !rule('101.1')) return NOTHING;
  const words: Asked<Extract<Lasting, { kind: Kind }>>[] = [];
  for (const effect of found) {
    const scope = effectScope(table, effect);
    if (!applies(table, effect, scope)) continue;
    const word = lastingOf(effect) as Extract<Lasting, { kind: Kind }>;
    words.push({ word, effect, scope, seat: effect.controller });
  }
  return words;
}

const NOTHING: readonly never[] = [];
