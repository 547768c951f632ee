import type { CardId, Seat, ZoneId } from '../table/ids.ts';
import type { Table } from '../table/table.ts';
import { TableCache } from './cache.ts';
import type { Effect } from './effect.ts';

// An index of what is in force: which effects the abilities of cards are, sorted by what they do, so that
// an event asks only those that could have to do with it.

/** What an effect does: a place in the pipeline, something a procedure asks for, or nothing of these. */
export type EffectUse = 'forbid' | 'replace' | 'trigger' | { readonly asked: string } | null;

/** The triggers that can hear an event. */
export interface TriggersOnEvent<E> {
  /** Those that look at the table as it was before the event. */
  readonly lookingBack: readonly E[];
  /** The others. */
  readonly hearing: readonly E[];
}

/** Effects of one kind, and what was selected of them for events of a type, found when it is first asked; under null of any type. */
export interface EffectsOfKind<E, Selected> {
  readonly all: readonly E[];
  readonly byType: Map<string | null, Selected>;
}

/** Effects by what they do, in the order in which they were given. */
export interface EffectsByKind<E> {
  readonly forbid: EffectsOfKind<E, readonly E[]>;
  readonly replace: EffectsOfKind<E, readonly E[]>;
  readonly trigger: EffectsOfKind<E, TriggersOnEvent<E>>;
  /** Effects that procedures ask for, by the kind of their words. */
  readonly asked: ReadonlyMap<string, readonly E[]>;
  /** The lists that were sorted. */
  readonly lists: readonly (readonly E[])[];
}

/** The effects in force at one version of a table. */
export interface EffectsInForce<E> {
  readonly version: number;
  readonly effects: EffectsByKind<E>;
}

/** How a game tells which of its effects have to do with an event. */
export interface EffectSelection<E> {
  /** Can the effect forbid, replace or hear events of that type? */
  concerns(effect: E, type: string): boolean;
  /** Does the trigger look at the table as it was before the event? */
  looksBack(effect: E): boolean;
}

/**
 * Sorts effects by what they do.
 * @param before the effects that were sorted before; given back, with all that was found out about them, if
 *   they are the same still
 */
export function sortByKind<E>(
  lists: readonly (readonly E[])[],
  useOf: (effect: E) => EffectUse,
  before?: EffectsByKind<E>,
): EffectsByKind<E> {
  if (before?.lists.every((list, place) => areSame(list, lists[place]))) return before;
  const sorted = { forbid: [] as E[], replace: [] as E[], trigger: [] as E[] };
  const asked = new Map<string, E[]>();
  for (const list of lists) {
    for (const effect of list) {
      const use = useOf(effect);
      if (use === null) continue;
      if (typeof use === 'string') sorted[use].push(effect);
      else {
        const alike = asked.get(use.asked);
        if (alike) alike.push(effect);
        else asked.set(use.asked, [effect]);
      }
    }
  }
  return {
    forbid: { all: sorted.forbid, byType: new Map() },
    replace: { all: sorted.replace, byType: new Map() },
    trigger: { all: sorted.trigger, byType: new Map() },
    asked,
    // Lists that are written to are copied.
    lists: lists.map((list) => [...list]),
  };
}

/** Those of the effects that can have to do with events of a type; with null those of any type. */
export function effectsOnType<E>(
  { all, byType }: EffectsOfKind<E, readonly E[]>,
  type: string | null,
  { concerns }: EffectSelection<E>,
): readonly E[] {
  if (all.length === 0 || type === null) return all;
  let known = byType.get(type);
  if (known === undefined) {
    known = all.filter((effect) => concerns(effect, type));
    byType.set(type, known);
  }
  return known;
}

const NO_TRIGGERS: TriggersOnEvent<never> = { lookingBack: [], hearing: [] };

/** Those of the triggers that can hear events of a type; with null those of any type. */
export function triggersOnType<E>(
  { all, byType }: EffectsOfKind<E, TriggersOnEvent<E>>,
  type: string | null,
  selection: EffectSelection<E>,
): TriggersOnEvent<E> {
  if (all.length === 0) return NO_TRIGGERS;
  let known = byType.get(type);
  if (known === undefined) {
    known = selectTriggers(all, type, selection);
    byType.set(type, known);
  }
  return known;
}

function selectTriggers<E>(
  all: readonly E[],
  type: string | null,
  { concerns, looksBack }: EffectSelection<E>,
): TriggersOnEvent<E> {
  const selected = { lookingBack: [] as E[], hearing: [] as E[] };
  for (const effect of all) {
    if (type !== null && !concerns(effect, type)) continue;
    selected[looksBack(effect) ? 'lookingBack' : 'hearing'].push(effect);
  }
  return selected;
}

/** Are these the same things in the same order? */
export function areSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((one, place) => one === others[place]);
}

/** The effects of a card's abilities, and how the card lay when they were worked out. */
interface CardEffects<Ability, E> {
  readonly zone: ZoneId;
  readonly controller: Seat;
  readonly incarnation: number;
  readonly enteredAt: number;
  readonly isArriving: boolean;
  readonly abilities: readonly Ability[];
  readonly effects: readonly E[];
}

/** Gives the effects of a card's abilities as far as they work where it lies. */
export type EffectsOfCard<T, Ability, E> = (
  table: T,
  card: CardId,
  abilities: readonly Ability[],
) => readonly E[];

/**
 * Keeps the effects of each card's abilities as long as the card is the same object, lies in the same zone
 * under the same controller, and has the same list of abilities.
 * @param isArriving only where fewer abilities work while a card arrives in its zone
 */
export function cachedEffectsOfCards<
  T extends Table<unknown, unknown, Body>,
  Body,
  Ability,
  E extends Effect<Body>,
>(
  workOut: EffectsOfCard<T, Ability, E>,
  isArriving: (table: T, card: CardId) => boolean = () => false,
): EffectsOfCard<T, Ability, E> {
  const all = new TableCache<T, Map<CardId, CardEffects<Ability, E>>>((known) => new Map(known));
  const none: readonly E[] = [];
  return (table, card, abilities) => {
    if (abilities.length === 0) return none;
    let cards = all.get(table);
    if (cards === undefined) {
      cards = new Map();
      all.set(table, cards);
    }
    const { zone, incarnation, controller, enteredAt } = table.cards[card];
    const arriving = isArriving(table, card);
    const known = cards.get(card);
    if (
      known !== undefined &&
      known.abilities === abilities &&
      known.incarnation === incarnation &&
      known.zone === zone &&
      known.controller === controller &&
      known.enteredAt === enteredAt &&
      known.isArriving === arriving
    ) {
      return known.effects;
    }
    const effects = workOut(table, card, abilities);
    cards.set(card, {
      zone,
      controller,
      incarnation,
      enteredAt,
      isArriving: arriving,
      abilities,
      effects,
    });
    return effects;
  };
}
