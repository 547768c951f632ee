/**
 * Characteristics that are asked for while they are derived are as far as they have come. What is worked out of them
 * then holds for that moment only: whoever keeps such things for a version of the table asks here first.
 */

/** How many derivations are under way, one inside another. */
let underWay = 0;
/** How often characteristics were read while they were derived. */
let reads = 0;

/** Runs a derivation. */
export function deriving<T>(derive: () => T): T {
  underWay++;
  try {
    return derive();
  } finally {
    underWay--;
  }
}

/** Characteristics are read that are not derived to their end. */
export function noteHalfDerived(): void {
  reads++;
}

/** To be taken before something is worked out, and given to {@link isHalfDerived} after. */
export function markHalfDerived(): number {
  return reads;
}

/** Does what was worked out since the mark go by characteristics that are still being derived? Then it is not kept. */
export function isHalfDerived(mark: number): boolean {
  return underWay > 0 && reads !== mark;
}
