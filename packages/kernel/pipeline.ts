import { currentRecorder } from './citation.ts';
import type { Flow } from './decision.ts';
import type { Effect } from './effect.ts';
import type { Seat } from './ids.ts';
import type { Table } from './table.ts';
import { writable } from './table.ts';

/** A trigger that heard its event, with what it heard. */
export interface Heard<Event, Body> {
  readonly effect: Effect<Body>;
  readonly event: Event;
}

/** What a game says about its events: the five stations every event passes, in order. */
export interface Laws<T extends Table<unknown, unknown, Body>, Event, Body> {
  /** Could any effect forbid, replace or hear an event like this? Most could not: they are quick. */
  isSpokenOf(event: Event): boolean;
  /** Does this `forbid` effect forbid the event? */
  forbids(table: T, effect: Effect<Body>, event: Event): boolean;
  /** Does this `replace` effect apply to the event? */
  replaces(table: T, effect: Effect<Body>, event: Event): boolean;
  /** Who is affected, and so chooses which of several replacements comes first. */
  affected(table: T, event: Event): Seat;
  /** Asks that seat to choose; gives an index into `choices`. */
  choose(table: T, seat: Seat, choices: readonly Effect<Body>[], event: Event): Flow<number>;
  /** Carries out a replacement: gives the event that happens instead, or null if none does. */
  replace(table: T, effect: Effect<Body>, event: Event): Flow<Event | null>;
  /** Writes the event to the table: the only place where anything changes. */
  apply(table: T, event: Event): void;
  /** Does this `trigger` effect look back, at the table as it was before the event? */
  looksBack(effect: Effect<Body>): boolean;
  /** Does this `trigger` effect hear the event? */
  hears(table: T, effect: Effect<Body>, event: Event): boolean;
  /** When, and in which order, triggers are carried out. */
  schedule(table: T, heard: readonly Heard<Event, Body>[]): Flow<void>;
}

/** The one way in which things happen. */
export interface Pipeline<T, Event, Body> {
  /** The effect that forbids the event, if any: so that no option offers what cannot happen. */
  forbidden(table: T, event: Event): Effect<Body> | null;
  /** Gives the event as it happened in the end, or null if it did not. */
  happen(table: T, event: Event): Flow<Event | null>;
  /** Several at once: all are forbidden or replaced, then all applied, then all triggers heard. */
  happenTogether(table: T, events: readonly Event[]): Flow<readonly Event[]>;
}

export function pipeline<T extends Table<unknown, unknown, Body>, Event, Body>(
  laws: Laws<T, Event, Body>,
): Pipeline<T, Event, Body> {
  function forbidden(table: T, event: Event): Effect<Body> | null {
    for (const effect of table.effects.forbid) {
      if (laws.forbids(table, effect, event)) return effect;
    }
    return null;
  }

  /** Gathers what applies, lets the affected player choose, applies each once, and looks again. */
  function* replaced(table: T, event: Event): Flow<Event | null> {
    const used = new Set<number>();
    let current: Event | null = event;
    while (current !== null) {
      const now: Event = current;
      const choices = table.effects.replace.filter(
        (effect) => !used.has(effect.id) && laws.replaces(table, effect, now),
      );
      if (choices.length === 0) return now;
      const chosen: Effect<Body> =
        choices.length === 1
          ? choices[0]
          : choices[yield* laws.choose(table, laws.affected(table, now), choices, now)];
      used.add(chosen.id);
      current = yield* laws.replace(table, chosen, now);
    }
    return null;
  }

  function apply(table: T, event: Event): void {
    laws.apply(table, event);
    writable<unknown, unknown, Body>(table).clock += 1;
  }

  /** Most events are replaced by nothing: to find that out needs no flow of its own. */
  function replaceable(table: T, event: Event): boolean {
    for (const effect of table.effects.replace) {
      if (laws.replaces(table, effect, event)) return true;
    }
    return false;
  }

  function hear(table: T, event: Event, back: boolean): readonly Heard<Event, Body>[] {
    let heard: Heard<Event, Body>[] = NONE;
    for (const effect of table.effects.trigger) {
      if (laws.looksBack(effect) !== back || !laws.hears(table, effect, event)) continue;
      if (heard === NONE) heard = [];
      heard.push({ effect, event });
    }
    return heard;
  }

  function* happen(table: T, event: Event): Flow<Event | null> {
    const { effects } = table;
    if (!laws.isSpokenOf(event)) {
      apply(table, event);
      currentRecorder()?.happened(event);
      return event;
    }
    let final: Event | null = event;
    if (effects.forbid.length > 0 && forbidden(table, event) !== null) return null;
    if (effects.replace.length > 0 && replaceable(table, event)) {
      final = yield* replaced(table, event);
      if (final === null) return null;
    }
    const before = effects.trigger.length === 0 ? NONE : hear(table, final, true);
    apply(table, final);
    currentRecorder()?.happened(final);
    // Asked again: what has just begun may hear what began it.
    const after = effects.trigger.length === 0 ? NONE : hear(table, final, false);
    if (before.length + after.length > 0) yield* laws.schedule(table, [...before, ...after]);
    return final;
  }

  function* happenTogether(table: T, events: readonly Event[]): Flow<readonly Event[]> {
    const finals: Event[] = [];
    for (const event of events) {
      if (!laws.isSpokenOf(event)) {
        finals.push(event);
        continue;
      }
      if (forbidden(table, event) !== null) continue;
      const final = replaceable(table, event) ? yield* replaced(table, event) : event;
      if (final !== null) finals.push(final);
    }
    const spoken = finals.filter(laws.isSpokenOf);
    const heard = spoken.flatMap((final) => hear(table, final, true));
    for (const final of finals) apply(table, final);
    currentRecorder()?.happenedTogether(finals);
    heard.push(...spoken.flatMap((final) => hear(table, final, false)));
    if (heard.length > 0) yield* laws.schedule(table, heard);
    return finals;
  }

  return { forbidden, happen, happenTogether };
}

const NONE: never[] = [];
