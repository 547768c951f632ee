import type { Outcome, Seat } from '@lianhuan/kernel';

/** What the row of a match has in place of an outcome where it was called off: nobody has won, and nothing counts. */
export const CALLED_OFF = { calledOff: true } as const;

/** How a match ended, as its row has it. */
export type Ending = Outcome | typeof CALLED_OFF;

/** Who won, by what stands in the row; none is a draw. Null for a match that is not over, or was called off. */
export function winnersOf(ending: unknown): readonly Seat[] | null {
  return (ending as Partial<Outcome> | null)?.winners ?? null;
}

export function isCalledOff(ending: unknown): boolean {
  return (ending as Partial<typeof CALLED_OFF> | null)?.calledOff === true;
}
