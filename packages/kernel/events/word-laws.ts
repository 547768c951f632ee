import type { Effect } from '../effects/effect.ts';
import type { Flow } from '../match/decision.ts';
import type { Table } from '../table/table.ts';
import type { Laws } from './pipeline.ts';

/** How a lasting word keeps events from happening. */
interface ForbidMeaning<T, Word, Event, Body, Scope> {
  forbids(table: T, word: Word, effect: Effect<Body>, event: Event, scope: Scope): boolean;
}

/** How a lasting word puts something in the place of events. */
interface ReplaceMeaning<T, Word, Event, Body, Scope> {
  replaces(table: T, word: Word, effect: Effect<Body>, event: Event, scope: Scope): boolean;
  /** Gives what happens instead, or null for nothing. */
  replace(
    table: T,
    word: Word,
    effect: Effect<Body>,
    event: Event,
    scope: Scope,
  ): Flow<Event | null>;
  /** Words with the same text here make no difference by their order; null if the order matters. */
  alike?(word: Word): string | null;
}

/** How a game reads the effects that lasting words are. */
export interface LastingWords<T, Event, Body, Word, Scope> {
  /** The lasting word that an effect is; null for a trigger. */
  lastingOf(effect: Effect<Body>): Word | null;
  /** What a word forbids or replaces, as its game has it. */
  meaningOf(word: Word): unknown;
  /** What the words of an effect are read against. */
  scopeOf(table: T, effect: Effect<Body>): Scope;
  /** Does the effect work now: do its conditions hold? */
  isActive(table: T, effect: Effect<Body>, scope: Scope): boolean;
  /** The rule by which what is forbidden does not happen, whatever asks for it. */
  forbidding(): boolean;
  /** The rules by which an event is replaced. */
  replacing(): boolean;
  /** Only where an effect may not replace some events, whatever its word says. */
  mayReplace?(table: T, effect: Effect<Body>, event: Event): boolean;
  /** Only where the order of effects of some kind matters, whatever their words say. */
  isInOrder?(effect: Effect<Body>): boolean;
}

/** The part of a game's laws that its lasting words are: what they forbid, and what they replace. */
export function wordLaws<T extends Table<unknown, unknown, Body>, Event, Body, Word, Scope>(
  words: LastingWords<T, Event, Body, Word, Scope>,
): Pick<Laws<T, Event, Body>, 'forbids' | 'replaces' | 'replace' | 'commute'> {
  type Forbids = ForbidMeaning<T, Word, Event, Body, Scope>;
  type Replaces = ReplaceMeaning<T, Word, Event, Body, Scope>;

  function forbids(table: T, effect: Effect<Body>, event: Event): boolean {
    const word = words.lastingOf(effect);
    if (word === null) return false;
    const scope = words.scopeOf(table, effect);
    if (!words.isActive(table, effect, scope)) return false;
    const meaning = words.meaningOf(word) as Forbids;
    return meaning.forbids(table, word, effect, event, scope) && words.forbidding();
  }

  function replaces(table: T, effect: Effect<Body>, event: Event): boolean {
    const word = words.lastingOf(effect);
    if (word === null || words.mayReplace?.(table, effect, event) === false) return false;
    const scope = words.scopeOf(table, effect);
    if (!words.isActive(table, effect, scope)) return false;
    return (words.meaningOf(word) as Replaces).replaces(table, word, effect, event, scope);
  }

  function* replace(table: T, effect: Effect<Body>, event: Event): Flow<Event | null> {
    const word = words.lastingOf(effect);
    if (word === null || !words.replacing()) return event;
    const scope = words.scopeOf(table, effect);
    return yield* (words.meaningOf(word) as Replaces).replace(table, word, effect, event, scope);
  }

  /** Does it make no difference which of them comes first, so that nobody needs to be asked? */
  function commute(_: T, choices: readonly Effect<Body>[]): boolean {
    const [first, ...rest] = choices.map(wayOf);
    return first !== null && rest.every((way) => way === first);
  }

  function wayOf(effect: Effect<Body>): string | null {
    const word = words.lastingOf(effect);
    if (word === null || words.isInOrder?.(effect) === true) return null;
    return (words.meaningOf(word) as Replaces).alike?.(word) ?? null;
  }

  return { forbids, replaces, replace, commute };
}
