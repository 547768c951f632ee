import type { Secrets, Table, View } from '@lianhuan/kernel';
import type { Imagination } from '../search/search.ts';

/** A player who is no person. It gets what its seat may see, and nothing else. */
export interface Bot {
  /** By which name it is made, e.g. `greedy`. */
  readonly name: string;
  /**
   * Picks one of the options it is asked to pick from: an index into `seen.decision.options`.
   * Pass a `glance`, as a bot reads little of what it could see.
   * @param imagine gives the seat's door to matches that could be the real one; only who thinks ahead asks for it
   * @throws RangeError if this seat is asked nothing; if it thinks ahead and nothing can be imagined.
   */
  choose(seen: View, imagine?: Imagine): number;
}

/** Gives a seat's door to matches that could be the real one. @param secrets which cards nobody can tell apart */
export type Imagine = (secrets: Secrets<Table, unknown>) => Imagination;

/** What a seat is asked. @throws RangeError if it is asked nothing. */
export function askedOf(seen: View): NonNullable<View['decision']> {
  if (seen.decision === null) throw new RangeError(`seat ${seen.seat} is asked nothing`);
  return seen.decision;
}
