import type { CardId, Seat, ZoneId } from '../table/ids.ts';
import type { Table } from '../table/table.ts';
import type { Effect } from './effect.ts';

// An index of what is in force: which effects the abilities of cards are, sorted by what they do, so that
// an event asks only those that could have to do with it.

/** What an effect does: a place in the pipeline, something a procedure asks for, or nothing of these. */
export type EffectUse = 'forbid' | 'replace' | 'trigger' | { readonly asked: string } | null;

/** The effects of one kind, and those among them that can have to do with events of a type, found once. */
export interface EffectsOfKind<E> {
  readonly all: readonly E[];
  readonly byType: Map<string, readonly E[]>;
}

/** Effects by what they do, in the order in which they were given. */
export interface EffectsByKind<E> {
  readonly forbid: EffectsOfKind<E>;
  readonly replace: EffectsOfKind<E>;
  readonly trigger: EffectsOfKind<E>;
  /** Effects that procedures ask for, by the kind of their words. */
  readonly asked: ReadonlyMap<string, readonly E[]>;
}

/** Sorts effects by what they do. */
export function sortByKind<E>(
  lists: readonly (readonly E[])[],
  useOf: (effect: E) => EffectUse,
): EffectsByKind<E> {
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
  const ofKind = (all: readonly E[]): EffectsOfKind<E> => ({ all, byType: new Map() });
  return {
    forbid: ofKind(sorted.forbid),
    replace: ofKind(sorted.replace),
    trigger: ofKind(sorted.trigger),
    asked,
  };
}

/** Those of the effects that can have to do with events of a type; worked out when it is first asked. */
export function concerning<E>(
  { all, byType }: EffectsOfKind<E>,
  type: string,
  concerns: (effect: E) => boolean,
): readonly E[] {
  if (all.length === 0) return all;
  let known = byType.get(type);
  if (known === undefined) {
    known = all.filter(concerns);
    byType.set(type, known);
  }
  return known;
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
  const all = new WeakMap<T, Map<CardId, CardEffects<Ability, E>>>();
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
