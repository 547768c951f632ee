/**
 * Characteristics that are asked for while they are derived are as far as they have come, and words that are asked for
 * while they themselves are worked out are left out. What is worked out of either holds for that moment only: whoever
 * keeps such things for a version of the table asks here first.
 */

/** Words that are worked out, at which table. */
interface Asked {
  readonly table: object;
  /** The id of the effect that says them. */
  readonly effect: number;
}

/** How many derivations are under way, one inside another. */
let underWay = 0;
/** Which words are worked out, one inside another, since the innermost derivation began. */
let asked: Asked[] = [];
/** How often something was read that had not come to its end. */
let reads = 0;
/** The last of these reads at which words were left out. */
let lastLeftOut = 0;

/** Runs a derivation. It goes by all words: those that are worked out meanwhile do not count for it as under way. */
export function deriving<T>(derive: () => T): T {
  const outer = asked;
  asked = [];
  underWay++;
  try {
    return derive();
  } finally {
    underWay--;
    asked = outer;
  }
}

/** Characteristics are read that are not derived to their end. */
export function noteHalfDerived(): void {
  reads++;
}

/**
 * Works out what the words of an effect say of a number, or whether they hold. Asked for them again meanwhile, as for
 * words that count the number that they change, or two that count each other's, it answers without them.
 * @param instead the answer without these words
 */
export function onceAtATime<Result>(
  table: object,
  effect: number,
  instead: Result,
  workOut: () => Result,
): Result {
  if (asked.some((one) => one.effect === effect && one.table === table)) {
    reads++;
    lastLeftOut = reads;
    return instead;
  }
  asked.push({ table, effect });
  try {
    return workOut();
  } finally {
    asked.pop();
  }
}

/** To be taken before something is worked out, and given to {@link isHalfDerived} after. */
export function markHalfDerived(): number {
  return reads;
}

/** Does what was worked out since the mark go by what had not come to its end? Then it is not kept. */
export function isHalfDerived(mark: number): boolean {
  return (underWay > 0 && reads !== mark) || (asked.length > 0 && lastLeftOut > mark);
}
