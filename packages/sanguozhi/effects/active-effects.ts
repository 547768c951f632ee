import {
  citedAside,
  currentRecorder,
  type EffectSelection,
  type EffectsByKind,
  type EffectsInForce,
  effectsOnType,
  isHalfDerived,
  markCitations,
  markHalfDerived,
  type TriggersOnEvent,
  triggersOnType,
  withdrawCitations,
} from '@lianhuan/kernel';
import type { SanguozhiEvent } from '../events/events.ts';
import { rule } from '../rules.ts';
import type { SanguozhiEffect, SanguozhiTable } from '../table/table.ts';
import { wordOf } from '../text/meaning/lasting-words.ts';
import type { Scope } from '../text/meaning/scope.ts';
import type { Lasting, Occasion } from '../text/nodes/index.ts';
import type { Asked, OccasionWord } from '../text/reading/word.ts';
import { OCCASIONS } from '../text/words/occasions/index.ts';
import { applies, derivedCards, scopeOfEffect } from './derivation.ts';
import { effectIndexOf, lastingOf, presentEffects, sortEffects } from './effect-index.ts';

/** What is in force now: prohibitions, replacements, triggers, and lasting words that procedures ask for. */

const knownEffects = new WeakMap<SanguozhiTable, EffectsInForce<SanguozhiEffect>>();

function effectsByKind(table: SanguozhiTable): EffectsByKind<SanguozhiEffect> {
  const index = effectIndexOf(table);
  if (index.plain) return index.effects;
  const { version } = table.state;
  let known = knownEffects.get(table);
  if (known?.version !== version) {
    // Effects grant or take abilities: those that cards have now are in force, not the printed ones.
    const mark = markHalfDerived();
    const derived = derivedCards(table);
    const held = citedAside(() =>
      index.activeSources.flatMap((card) =>
        presentEffects(table, card, derived.of(card).abilities),
      ),
    );
    known = { version, effects: sortEffects(table, held, known?.effects) };
    if (isHalfDerived(mark)) return known.effects;
    knownEffects.set(table, known);
  }
  return known.effects;
}

// The effects in force that could concern events of a type: those of cards' abilities, then those that
// effects began. A recorded match asks all prohibitions and replacements, as the log cites the rules by
// which an effect works even if it concerns other events.

/** The prohibitions in force that could concern events of a type. */
export function prohibitionsOn(
  table: SanguozhiTable,
  type: SanguozhiEvent['type'],
): readonly SanguozhiEffect[] {
  const selected = currentRecorder() === null ? type : null;
  return effectsOnType(effectsByKind(table).forbid, selected, selection);
}

/** The replacements in force that could concern events of a type; without one, all. */
export function replacementsOn(
  table: SanguozhiTable,
  type?: SanguozhiEvent['type'],
): readonly SanguozhiEffect[] {
  const { replace } = effectsByKind(table);
  if (type === undefined || currentRecorder() !== null) return replace.all;
  return effectsOnType(replace, type, selection);
}

/** The triggers in force that could hear events of a type. */
export function triggersOn(
  table: SanguozhiTable,
  type: SanguozhiEvent['type'],
): TriggersOnEvent<SanguozhiEffect> {
  return triggersOnType(effectsByKind(table).trigger, type, selection);
}

const selection: EffectSelection<SanguozhiEffect> = {
  concerns(effect, type) {
    const word = lastingOf(effect);
    if (word === null) {
      return occasionOf(effect)?.events.has(type as SanguozhiEvent['type']) ?? false;
    }
    const by = wordOf(word);
    return !('events' in by) || by.events(word).includes(type as SanguozhiEvent['type']);
  },
  // Asked of triggers before anything has happened, so the rules it goes by are not cited.
  looksBack(effect) {
    const { body } = effect;
    if (body.kind !== 'trigger' && body.kind !== 'awaiting') return false;
    const on = body.kind === 'trigger' ? body.word.on : body.on;
    return citedAside(() => occasionOf(effect)?.looksBack(on as Occasion) ?? false);
  },
};

const occasions = OCCASIONS as Readonly<Record<string, OccasionWord>>;

/** What a trigger waits for; null for any other effect. */
export function occasionOf({ body }: SanguozhiEffect): OccasionWord | null {
  if (body.kind !== 'trigger' && body.kind !== 'awaiting') return null;
  return occasions[body.kind === 'trigger' ? body.word.on.kind : body.on.kind];
}

/** Does an effect work now: one that was begun does, one of a card under its role and conditions? */
export function isActive(table: SanguozhiTable, effect: SanguozhiEffect, scope: Scope): boolean {
  const { body } = effect;
  if (body.kind === 'begun' || body.kind === 'awaiting') return true;
  return applies(table, effect, scope);
}

/** The scope of an effect in force. */
export function effectScope(table: SanguozhiTable, effect: SanguozhiEffect): Scope {
  return scopeOfEffect(table, effect, derivedCards(table));
}

type LastingOf<Kind extends Lasting['kind']> = Extract<Lasting, { kind: Kind }>;

/** The effects in force with lasting words of a kind, whether they work now or not. */
export function lastingWords(
  table: SanguozhiTable,
  kind: Lasting['kind'],
): readonly SanguozhiEffect[] {
  return effectsByKind(table).asked.get(kind) ?? NOTHING;
}

/** What the lasting words of an effect come to; null where they do not work now, or are not meant. */
export function askedWord<Word extends Lasting>(
  table: SanguozhiTable,
  effect: SanguozhiEffect,
  isMeant: (asked: Asked<Word>) => boolean,
): Asked<Word> | null {
  const consulted = markCitations();
  const scope = effectScope(table, effect);
  const word = lastingOf(effect) as Word;
  const asked = { word, effect, scope, seat: effect.controller };
  if (applies(table, effect, scope) && isMeant(asked)) return asked;
  withdrawCitations(consulted);
  return null;
}

/**
 * Lasting words that a procedure asks for, as far as they work now.
 * @param says which of them, by what is written
 * @param isMeant which of those have to do with it; the others decide nothing
 */
export function askedWords<Kind extends Lasting['kind']>(
  table: SanguozhiTable,
  kind: Kind,
  says: (word: LastingOf<Kind>) => boolean,
  isMeant: (asked: Asked<LastingOf<Kind>>) => boolean,
): readonly Asked<LastingOf<Kind>>[] {
  const found = effectsByKind(table).asked.get(kind);
  if (found === undefined) return NOTHING;
  const words: Asked<LastingOf<Kind>>[] = [];
  for (const effect of found) {
    if (!says(lastingOf(effect) as LastingOf<Kind>)) continue;
    const asked = askedWord(table, effect, isMeant);
    if (asked !== null) words.push(asked);
  }
  // The words of cards stand above the rules of the game (101.1).
  return words.length > 0 && rule('101.1') ? words : NOTHING;
}

const NOTHING: readonly never[] = [];
