import type { View } from '@lianhuan/kernel';

/** A player who is no person. It gets what its seat may see, and nothing else. */
export interface Bot {
  /** By which name it is made, e.g. `greedy`. */
  readonly name: string;
  /**
   * Picks one of the options it is asked to pick from: an index into `seen.decision.options`.
   * Pass a `glance`, as a bot reads little of what it could see.
   * @throws RangeError if this seat is asked nothing.
   */
  choose(seen: View): number;
}

/** What a seat is asked. @throws RangeError if it is asked nothing. */
export function askedOf(seen: View): NonNullable<View['decision']> {
  if (seen.decision === null) throw new RangeError(`seat ${seen.seat} is asked nothing`);
  return seen.decision;
}
