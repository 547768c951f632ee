import type { Effect } from '../effects/effect.ts';
import type { TriggersOnEvent } from '../effects/effect-index.ts';
import type { Flow } from '../match/decision.ts';
import { currentRecorder, markCitations, withdrawCitations } from '../rules/citation.ts';
import type { CardId, Seat } from '../table/ids.ts';
import type { Table } from '../table/table.ts';
import { writable } from '../table/table.ts';
import { EventFlow } from './event-flow.ts';
import { type LapseReason, lapseBy } from './lapse.ts';

/** A trigger that heard its event, with what it heard. */
export interface Heard<Event, Body> {
  readonly effect: Effect<Body>;
  readonly event: Event;
}

/** What a game says about its events: the five stations every event passes, in order. */
export interface Laws<T extends Table<unknown, unknown, Body>, Event, Body> {
  /**
   * The `forbid` effects now in force, those that were begun and those that cards hold as they lie. It may
   * leave out those that never have to do with an event like this, as may the next two.
   */
  prohibitionsOn(table: T, event: Event): readonly Effect<Body>[];
  /** The `replace` effects now in force. */
  replacementsOn(table: T, event: Event): readonly Effect<Body>[];
  /** The `trigger` effects now in force. */
  triggersOn(table: T, event: Event): TriggersOnEvent<Effect<Body>>;
  /**
   * Could an effect, one in force or one that the event begins, forbid, replace or hear an event like this?
   * Most could not: they are quick.
   */
  mayConcernEffects(table: T, event: Event): boolean;
  /** Does this `forbid` effect forbid the event? */
  forbids(table: T, effect: Effect<Body>, event: Event): boolean;
  /** Does this `replace` effect apply to the event? */
  replaces(table: T, effect: Effect<Body>, event: Event): boolean;
  /** Who is affected, and so chooses which of several replacements comes first. */
  affected(table: T, event: Event): Seat;
  /** Does their order not matter, so that nobody needs to be asked? */
  commute(table: T, choices: readonly Effect<Body>[], event: Event): boolean;
  /** Asks that seat to choose; gives an index into `choices`. */
  choose(table: T, seat: Seat, choices: readonly Effect<Body>[], event: Event): Flow<number>;
  /** Carries out a replacement: gives the event that happens instead, or null if none does. */
  replace(table: T, effect: Effect<Body>, event: Event): Flow<Event | null>;
  /** Does this `replace` effect keep the event from happening, rather than put something in its place? */
  prevents?(effect: Effect<Body>): boolean;
  /** Is nothing left of it, as of damage of 0? Such an event does not happen, and the log says why. */
  isNothing?(event: Event): boolean;
  /** Writes the event to the table: the only place where anything changes. */
  apply(table: T, event: Event): void;
  /** Does this `trigger` effect hear the event? */
  hears(table: T, effect: Effect<Body>, event: Event): boolean;
  /** When, and in which order, triggers are carried out. */
  schedule(table: T, heard: readonly Heard<Event, Body>[]): Flow<void>;
}

/** The one way in which things happen. */
export interface Pipeline<T, Event, Body> {
  /** The effect that forbids the event, if any: so that no option offers what cannot happen. */
  forbidden(table: T, event: Event): Effect<Body> | null;
  /** Is this forbidden, which is what should happen now? Else as `forbidden`, but the log tells of it. */
  barred(table: T, event: Event): boolean;
  /**
   * What would happen in its place, after all that forbids or replaces it; it does not happen yet.
   * @param former `replace` effects that applied to it at its moment, and are in force no more
   */
  decided(table: T, event: Event, former?: readonly Effect<Body>[]): Flow<Event | null>;
  /** The `replace` effects that could be applied to the event as it is. */
  replacementsOf(table: T, event: Event): readonly Effect<Body>[];
  /** Gives the event as it happened in the end, or null if it did not. */
  happen(table: T, event: Event): Flow<Event | null>;
  /** Several at once: all are forbidden or replaced, then all applied, then all triggers heard. */
  happenTogether(table: T, events: readonly Event[]): Flow<readonly Event[]>;
  /** Will the event happen just as it is: does nothing forbid or replace it? */
  stands(table: T, event: Event): boolean;
  /** The triggers looking back that would hear the event on the table as it is now; it does not happen. */
  foreheard(table: T, event: Event): readonly Heard<Event, Body>[];
  /** Several at once that were `decided` before: nothing forbids or replaces them any more. */
  carryOut(table: T, events: readonly Event[]): Flow<readonly Event[]>;
  /**
   * One that was `decided` before, with what comes of it: triggers hear of it, and are carried out, once all
   * that is done. Those that look back see the table as it was before the event.
   */
  carryOutWith(table: T, event: Event, outcome: Flow<unknown>): Flow;
}

/** Makes the pipeline of a game from its laws; it keeps no state of its own. */
export function pipeline<T extends Table<unknown, unknown, Body>, Event, Body>(
  laws: Laws<T, Event, Body>,
): Pipeline<T, Event, Body> {
  function forbidden(table: T, event: Event): Effect<Body> | null {
    for (const effect of laws.prohibitionsOn(table, event)) {
      const consulted = markCitations();
      if (laws.forbids(table, effect, event)) return effect;
      withdrawCitations(consulted);
    }
    return null;
  }

  function barred(table: T, event: Event): boolean {
    const by = forbidden(table, event);
    if (by === null) return false;
    currentRecorder()?.lapsed(lapseBy('forbidden', asWished(table, event), by));
    return true;
  }

  function replaces(table: T, effect: Effect<Body>, event: Event): boolean {
    const consulted = markCitations();
    if (laws.replaces(table, effect, event)) return true;
    withdrawCitations(consulted);
    return false;
  }

  function hears(table: T, effect: Effect<Body>, event: Event): boolean {
    const consulted = markCitations();
    if (laws.hears(table, effect, event)) return true;
    withdrawCitations(consulted);
    return false;
  }

  function replacementsOf(table: T, event: Event): readonly Effect<Body>[] {
    return laws.replacementsOn(table, event).filter((effect) => replaces(table, effect, event));
  }

  /** Gathers what applies, lets the affected player choose, applies each once, and looks again. */
  function* replaced(table: T, event: Event, former: readonly Effect<Body>[]): Flow<Event | null> {
    const used = new Set<number>();
    let current: Event | null = event;
    while (current !== null) {
      const now: Event = current;
      const inForce = laws
        .replacementsOn(table, now)
        .filter((effect) => !used.has(effect.id) && replaces(table, effect, now));
      const past = now === event ? former.filter(({ id }) => !used.has(id)) : NONE;
      const choices = past.length === 0 ? inForce : [...inForce, ...past];
      if (choices.length === 0) return now;
      const chosen: Effect<Body> =
        choices.length === 1 || laws.commute(table, choices, now)
          ? choices[0]
          : choices[yield* laws.choose(table, laws.affected(table, now), choices, now)];
      used.add(chosen.id);
      const recorder = currentRecorder();
      const wished = recorder === null ? now : asWished(table, now);
      current = yield* laws.replace(table, chosen, now);
      const reason = recorder === null ? null : reasonOf(chosen, now, current);
      if (reason !== null) recorder?.lapsed(lapseBy(reason, wished, chosen));
    }
    return null;
  }

  /** Why the event came to nothing by that effect; null if something is left of it. */
  function reasonOf(by: Effect<Body>, event: Event, left: Event | null): LapseReason | null {
    if (left === null) return laws.prevents?.(by) ? 'prevented' : 'replaced';
    return laws.isNothing?.(left) && !laws.isNothing(event) ? 'prevented' : null;
  }

  function apply(table: T, event: Event): void {
    laws.apply(table, event);
    writable<unknown, unknown, Body>(table).clock += 1;
  }

  /** Most events are replaced by nothing: to find that out needs no flow of its own. */
  function replaceable(table: T, event: Event): boolean {
    for (const effect of laws.replacementsOn(table, event)) {
      if (replaces(table, effect, event)) return true;
    }
    return false;
  }

  function hear(table: T, event: Event, back: boolean): readonly Heard<Event, Body>[] {
    if (!laws.mayConcernEffects(table, event)) return NONE;
    let heard: Heard<Event, Body>[] = NONE;
    const { lookingBack, hearing } = laws.triggersOn(table, event);
    for (const effect of back ? lookingBack : hearing) {
      if (!hears(table, effect, event)) continue;
      if (heard === NONE) heard = [];
      heard.push({ effect, event });
    }
    return heard;
  }

  function stands(table: T, event: Event): boolean {
    if (!laws.mayConcernEffects(table, event)) return true;
    return forbidden(table, event) === null && !replaceable(table, event);
  }

  /** What happens in place of an event that does not stand; null for nothing. */
  function* instead(
    table: T,
    event: Event,
    former: readonly Effect<Body>[] = NONE,
  ): Flow<Event | null> {
    return barred(table, event) ? null : yield* replaced(table, event, former);
  }

  function* decided(
    table: T,
    event: Event,
    former: readonly Effect<Body>[] = NONE,
  ): Flow<Event | null> {
    if (former.length === 0 && stands(table, event)) return event;
    return yield* instead(table, event, former);
  }

  /** Applies an event, and gives the triggers that look back at how things were before it. */
  function written(table: T, event: Event): readonly Heard<Event, Body>[] {
    const consulted = markCitations();
    const before = hear(table, event, true);
    const recorder = currentRecorder();
    // Why it was heard is no reason why it happens.
    const why = consulted < 0 || recorder === null ? NONE : recorder.takeBack(consulted);
    apply(table, event);
    if (recorder !== null) {
      recorder.happened(event);
      for (const rule of why) recorder.cite(rule);
    }
    return before;
  }

  /** Applies an event. If that is all, the answer is null; else the flow of what comes of it. */
  function applied(table: T, event: Event): Flow<Event> | null {
    const before = written(table, event);
    // Asked again: what has just begun may hear what began it.
    const after = hear(table, event, false);
    if (before.length + after.length === 0) return null;
    return scheduled(table, before.length === 0 ? after : [...before, ...after], event);
  }

  function* carryOutWith(table: T, event: Event, outcome: Flow<unknown>): Flow {
    const before = written(table, event);
    yield* outcome;
    const heard = [...before, ...hear(table, event, false)];
    if (heard.length > 0) yield* laws.schedule(table, heard);
  }

  function appliedTogether(table: T, events: readonly Event[]): Flow<readonly Event[]> | null {
    const consulted = markCitations();
    const before = hearAll(table, events, true);
    const recorder = currentRecorder();
    const why = consulted < 0 || recorder === null ? NONE : recorder.takeBack(consulted);
    for (const event of events) apply(table, event);
    if (recorder !== null) {
      recorder.happenedTogether(events);
      for (const rule of why) recorder.cite(rule);
    }
    const after = hearAll(table, events, false);
    if (before.length + after.length === 0) return null;
    return scheduled(table, before.length === 0 ? after : [...before, ...after], events);
  }

  function hearAll(
    table: T,
    events: readonly Event[],
    back: boolean,
  ): readonly Heard<Event, Body>[] {
    let heard: readonly Heard<Event, Body>[] = NONE;
    for (const event of events) {
      const more = hear(table, event, back);
      if (more.length > 0) heard = heard.length === 0 ? more : [...heard, ...more];
    }
    return heard;
  }

  function* scheduled<Result>(
    table: T,
    heard: readonly Heard<Event, Body>[],
    result: Result,
  ): Flow<Result> {
    yield* laws.schedule(table, heard);
    return result;
  }

  function begin(table: T, event: Event): Flow<Event | null> | null {
    if (!laws.mayConcernEffects(table, event)) {
      apply(table, event);
      currentRecorder()?.happened(event);
      return null;
    }
    return stands(table, event) ? applied(table, event) : begunInstead(table, event);
  }

  function* begunInstead(table: T, event: Event): Flow<Event | null> {
    const final = yield* instead(table, event);
    const rest = final === null ? null : applied(table, final);
    if (rest !== null) yield* rest;
    return final;
  }

  function beginTogether(table: T, events: readonly Event[]): Flow<readonly Event[]> | null {
    for (const event of events) {
      if (!stands(table, event)) return begunTogetherInstead(table, events);
    }
    return appliedTogether(table, events);
  }

  function* begunTogetherInstead(table: T, events: readonly Event[]): Flow<readonly Event[]> {
    const finals: Event[] = [];
    for (const event of events) {
      const final = stands(table, event) ? event : yield* instead(table, event);
      if (final !== null) finals.push(final);
    }
    const rest = appliedTogether(table, finals);
    if (rest !== null) yield* rest;
    return finals;
  }

  return {
    forbidden,
    barred,
    decided,
    replacementsOf,
    stands,
    foreheard: (table, event) => hear(table, event, true),
    happen: (table, event) => new EventFlow<T, Event, Event | null>(table, event, begin),
    happenTogether: (table, events) => new EventFlow(table, events, beginTogether),
    carryOut: (table, events) => new EventFlow(table, events, appliedTogether),
    carryOutWith,
  };
}

/** A move is told where it begins as it happens; one that does not happen begins where the card lies. */
function asWished<Event>(table: Table, event: Event): Event {
  const { type, card } = event as { readonly type?: unknown; readonly card?: CardId };
  if ((type !== 'move' && type !== 'shift') || card === undefined) return event;
  return { ...event, from: table.cards[card].zone };
}

const NONE: never[] = [];
