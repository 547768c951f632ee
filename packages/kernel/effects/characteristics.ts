import { citedAside, currentRecorder } from '../rules/citation.ts';
import type { CardId } from '../table/ids.ts';
import type { Table } from '../table/table.ts';
import { cachedByVersion } from './cache.ts';
import { firstThatWaitsForNone } from './dependency.ts';
import { areSame } from './effect-index.ts';
import { deriving, isHalfDerived, markHalfDerived, noteHalfDerived } from './half-derived.ts';

/**
 * Characteristics that are not one number: a card's kinds, abilities and values are derived together,
 * layer by layer, so that what an early layer changes decides whom a later one speaks of.
 */

/** A continuous effect as layers see it. */
export interface LayeredEffect {
  readonly id: number;
  readonly timestamp: number;
  /** It defines its own card's characteristics, and so applies before others in its layer. */
  readonly defining: boolean;
  /** It applies after all others in its layer, whatever their time stamps. */
  readonly always: boolean;
  /** The layers in which a part of it applies, ascending. */
  readonly layers: readonly number[];
  /** The layers whose values it looks at, one bit each: only such an effect can depend on another. */
  readonly reads: number;
}

/** Cards as they are at one moment of the derivation, or at its end. */
export interface DerivedCards<Characteristics> {
  /** What a card is: never written to. */
  of(card: CardId): Characteristics;
}

/** How a game derives its characteristics. */
export interface LayerLaws<T extends Table, C, E extends LayeredEffect> {
  /** How many layers there are. */
  readonly layers: number;
  /** What is printed, as the card lies at this version; never written to. */
  initial(table: T, card: CardId): C;
  /** A copy that may be written to. */
  copy(characteristics: C): C;
  /** All effects that may apply, whatever their conditions say. */
  effects(table: T): readonly E[];
  /** Does it apply at all, as things now look? */
  exists(table: T, effect: E, derived: DerivedCards<C>): boolean;
  /** To which cards. */
  subjects(table: T, effect: E, derived: DerivedCards<C>): readonly CardId[];
  /** The numbers or names it would write in that layer; equal texts mean equal changes. */
  content(table: T, effect: E, card: CardId, layer: number, derived: DerivedCards<C>): string;
  /** Writes its part of that layer to `characteristics`. */
  apply(
    table: T,
    effect: E,
    card: CardId,
    layer: number,
    characteristics: C,
    derived: DerivedCards<C>,
  ): void;
  /** Changes whenever anything that these functions read may have changed. */
  version(table: T): number;
  /** Changes whenever `initial` may give another answer; where nothing is said, with each version. */
  initialVersion?(table: T): number;
}

/** One step in how a card came by its characteristics. */
export interface LayerStep<C, E> {
  readonly effect: E;
  readonly layer: number;
  readonly before: C;
  readonly after: C;
}

/** Reads derived characteristics; they are kept until the table's version changes. */
export interface DerivedCharacteristics<T, C, E> {
  /** Every card as it is now; asked by an effect while it is derived, as far as it has come. */
  cards(table: T): DerivedCards<C>;
  /** Every card as it would be without some of the effects; worked out anew at every call. */
  cardsWithout(table: T, isLeftOut: (effect: E) => boolean): DerivedCards<C>;
  /** A card as it is now: never written to. */
  of(table: T, card: CardId): C;
  /** Which effects made a card what it is, in the order in which they applied. */
  steps(table: T, card: CardId): readonly LayerStep<C, E>[];
}

/** Makes the derivation of a game from its laws. */
export function deriveByLayers<T extends Table, C, E extends LayeredEffect>(
  laws: LayerLaws<T, C, E>,
): DerivedCharacteristics<T, C, E> {
  const kept = new WeakMap<object, Kept>();
  const sortings = new WeakMap<object, Sorting<E>>();
  let lastTable: T | null = null;
  let lastVersion = Number.NaN;
  let lastWork: Work;
  /** While a table is derived, what its cards have been made so far; null between derivations. */
  let underWay: { readonly table: T; readonly work: Work } | null = null;

  /** A derivation under way: the cards that differ from what is printed on them. */
  class Work implements DerivedCards<C> {
    readonly table: T;
    readonly changed = new Map<CardId, C>();
    /** Whom each effect that has begun to apply speaks of: it goes on to in later layers. */
    readonly begun: Map<number, readonly CardId[]>;
    /** By card, how it came by its characteristics; null where nobody asks. */
    readonly steps: Map<CardId, LayerStep<C, E>[]> | null;
    /** What is printed on the cards that were looked at. */
    readonly initials: C[];

    constructor(table: T, isWatched: boolean, initials: C[], from?: Work) {
      this.table = table;
      this.steps = isWatched ? new Map() : null;
      this.initials = initials;
      this.begun = new Map(from?.begun);
      if (from) for (const [card, value] of from.changed) this.changed.set(card, laws.copy(value));
    }

    of(card: CardId): C {
      const changed = this.changed.size === 0 ? undefined : this.changed.get(card);
      if (changed !== undefined) return changed;
      // Which rules count as cited must not depend on what happens to be kept.
      if (currentRecorder() !== null) return citedAside(() => laws.initial(this.table, card));
      let initial = this.initials[card];
      if (initial === undefined) {
        initial = laws.initial(this.table, card);
        this.initials[card] = initial;
      }
      return initial;
    }

    subjects(effect: E): readonly CardId[] {
      const begun = this.begun.get(effect.id);
      if (begun !== undefined) return begun;
      if (!laws.exists(this.table, effect, this)) return NO_CARDS;
      return laws.subjects(this.table, effect, this);
    }

    apply(effect: E, layer: number): void {
      const subjects = this.subjects(effect);
      if (subjects.length === 0) return;
      this.begun.set(effect.id, subjects);
      // What it counts is the same for all of them: none is changed before each of them has been counted for.
      const counted =
        subjects.length > 1 && readsLayer(effect, layer) ? new Map<CardId, C>() : null;
      for (const card of subjects) {
        const value = counted === null ? this.#own(card) : this.#copied(card);
        const before = this.steps === null ? null : laws.copy(value);
        laws.apply(this.table, effect, card, layer, value, this);
        if (before !== null) this.#note(card, { effect, layer, before, after: laws.copy(value) });
        counted?.set(card, value);
      }
      if (counted !== null) for (const [card, value] of counted) this.changed.set(card, value);
    }

    #note(card: CardId, step: LayerStep<C, E>): void {
      const steps = this.steps?.get(card);
      if (steps === undefined) this.steps?.set(card, [step]);
      else steps.push(step);
    }

    /** What the effect would do in this layer, as a text to compare. */
    changes(effect: E, layer: number): string {
      const subjects = this.subjects(effect);
      return subjects
        .map((card) => `${card}:${laws.content(this.table, effect, card, layer, this)}`)
        .join();
    }

    #own(card: CardId): C {
      let value = this.changed.get(card);
      if (value === undefined) {
        value = this.#copied(card);
        this.changed.set(card, value);
      }
      return value;
    }

    #copied(card: CardId): C {
      return laws.copy(this.changed.get(card) ?? laws.initial(this.table, card));
    }
  }

  /** A view asks for the steps of one card after the other: they are found together. */
  const stepsNow = cachedByVersion(
    (table: T) => derive(table, true, laws.effects(table), []).steps,
  );

  /** A derivation, and at which versions of the table it was made. */
  interface Kept {
    readonly version: number;
    readonly initialVersion: number;
    /** No effect changes any card. */
    readonly plain: boolean;
    readonly work: Work;
  }

  function derive(table: T, isWatched: boolean, effects: readonly E[], initials: C[]): Work {
    const work = new Work(table, isWatched, initials);
    if (effects.length === 0) return work;
    const outer = underWay;
    underWay = { table, work };
    try {
      deriving(() => {
        for (const { layer, inOrder, independent } of sorted(table, effects)) {
          applyLayer(work, inOrder, layer, independent);
        }
      });
    } finally {
      underWay = outer;
    }
    return work;
  }

  function cardsWithout(table: T, isLeftOut: (effect: E) => boolean): DerivedCards<C> {
    const work = new Work(table, false, []);
    for (const { layer, inOrder, independent } of sorted(table, laws.effects(table))) {
      const others = inOrder.filter((effect) => !isLeftOut(effect));
      applyLayer(work, others, layer, independent);
    }
    return work;
  }

  function applyLayer(work: Work, inOrder: readonly E[], layer: number, independent: boolean) {
    if (independent) for (const effect of inOrder) work.apply(effect, layer);
    else applyDependent(work, inOrder, layer);
  }

  /** By layer and in order: sorted anew only when they are not the same as the last time. */
  function sorted(table: T, effects: readonly E[]): readonly Sorted<E>[] {
    const known = sortings.get(table);
    if (known !== undefined && areSame(known.effects, effects)) return known.sorted;
    const sorting = { effects: [...effects], sorted: sortedByLayer(effects, laws.layers) };
    sortings.set(table, sorting);
    return sorting.sorted;
  }

  function applyDependent(work: Work, effects: readonly E[], layer: number): void {
    const remaining = [...effects];
    while (remaining.length > 0) {
      const next = remaining.length === 1 ? 0 : firstFree(work, remaining, layer);
      const [effect] = remaining.splice(next, 1);
      work.apply(effect, layer);
    }
  }

  return {
    cards,
    cardsWithout,
    of: (table, card) => cards(table).of(card),
    steps: (table, card) => stepsNow(table, laws.version(table))?.get(card) ?? [],
  };

  function cards(table: T): DerivedCards<C> {
    // A number that an effect asks for may ask for cards in turn: they are what they have been made so far.
    if (underWay !== null && underWay.table === table) {
      noteHalfDerived();
      return underWay.work;
    }
    const version = laws.version(table);
    if (table === lastTable && version === lastVersion) return lastWork;
    let known = kept.get(table);
    if (known?.version !== version) {
      const mark = markHalfDerived();
      known = deriveAfter(table, version, known);
      if (isHalfDerived(mark)) return known.work;
      kept.set(table, known);
    }
    lastTable = table;
    lastVersion = version;
    lastWork = known.work;
    return lastWork;
  }

  /** What is printed is kept as long as it is the same, and all of it where no effect changes a card. */
  function deriveAfter(table: T, version: number, before: Kept | undefined): Kept {
    const initialVersion = laws.initialVersion?.(table) ?? version;
    const same = before?.initialVersion === initialVersion;
    const effects = laws.effects(table);
    const plain = effects.length === 0;
    const work =
      same && plain && before.plain
        ? before.work
        : derive(table, false, effects, same ? before.work.initials : []);
    return { version, initialVersion, plain, work };
  }

  /** The first effect in order that waits for no other. */
  function firstFree(work: Work, remaining: readonly E[], layer: number): number {
    if (!remaining.some((effect) => readsLayer(effect, layer))) return 0;
    const waits = remaining.map((one) =>
      remaining.map((other) => one !== other && dependsOn(work, one, other, layer)),
    );
    return firstThatWaitsForNone(waits);
  }

  function dependsOn(work: Work, one: E, other: E, layer: number): boolean {
    if (!readsLayer(one, layer) || one.defining !== other.defining) return false;
    const before = work.changes(one, layer);
    // Where it looks from now on is another place, so that nothing it has found out before still holds.
    const trial = new Work(work.table, false, work.initials, work);
    trial.apply(other, layer);
    return trial.changes(one, layer) !== before;
  }
}

const NO_CARDS: readonly CardId[] = [];

/** The effects that apply in a layer. */
interface Sorted<E> {
  readonly layer: number;
  readonly inOrder: readonly E[];
  /** None of them looks at this layer, so that none depends on another. */
  readonly independent: boolean;
}

/** How a list of effects was sorted. */
interface Sorting<E> {
  readonly effects: readonly E[];
  readonly sorted: readonly Sorted<E>[];
}

/** Only of layers in which any effect applies. */
function sortedByLayer<E extends LayeredEffect>(
  effects: readonly E[],
  layers: number,
): Sorted<E>[] {
  const everywhere = [...effects].sort(inOrder);
  const sorted: Sorted<E>[] = [];
  for (let layer = 0; layer < layers; layer++) {
    const here = everywhere.filter((effect) => effect.layers.includes(layer));
    if (here.length === 0) continue;
    const independent = !here.some((effect) => readsLayer(effect, layer));
    sorted.push({ layer, inOrder: here, independent });
  }
  return sorted;
}

function readsLayer({ reads }: LayeredEffect, layer: number): boolean {
  return (reads & (1 << layer)) !== 0;
}

/** What defines comes first and what is so "always" last; between them, by time stamp. */
function inOrder(a: LayeredEffect, b: LayeredEffect): number {
  return (
    Number(a.always) - Number(b.always) ||
    Number(b.defining) - Number(a.defining) ||
    a.timestamp - b.timestamp ||
    a.id - b.id
  );
}
