/**
 * Characteristics that are asked for while they are derived are as far as they have come, and words that are asked for
 * while they themselves are worked out are left out. What is worked out of either holds for that moment only: whoever
 * keeps such things for a version of the table asks here first.
 */

/** How many derivations are under way, one inside another. */
let underWay = 0;
/** The tables and effects whose words are being worked out, one inside another. */
const tables: object[] = [];
const effects: number[] = [];
/** Where those begin that the innermost derivation goes by. */
let innermost = 0;
/** How often something was read that had not come to its end. */
let reads = 0;
/** The last of these reads at which words were left out. */
let lastLeftOut = 0;

/** Runs a derivation. It goes by all words: those that are worked out meanwhile do not count for it as under way. */
export function deriving<T>(derive: () => T): T {
  const outer = innermost;
  innermost = effects.length;
  underWay++;
  try {
    return derive();
  } finally {
    underWay--;
    innermost = outer;
  }
}

/** Characteristics are read that are not derived to their end. */
export function noteHalfDerived(): void {
  reads++;
}

/**
 * Begins to work out what the words of an effect say of a number, or whether they hold; to be ended by {@link endWords},
 * whatever comes of it. False, and nothing to be ended, if that is being done already, as for words that count the number
 * that they change: then the answer is to be given without them.
 */
export function beginWords(table: object, effect: number): boolean {
  for (let at = innermost; at < effects.length; at++) {
    if (effects[at] !== effect || tables[at] !== table) continue;
    reads++;
    lastLeftOut = reads;
    return false;
  }
  tables.push(table);
  effects.push(effect);
  return true;
}

/** The words that were begun last have been worked out. */
export function endWords(): void {
  tables.pop();
  effects.pop();
}

/**
 * Works out what the words of an effect say. Asked for them again meanwhile it answers without them.
 * @param instead the answer without these words
 */
export function onceAtATime<Result>(
  table: object,
  effect: number,
  instead: Result,
  workOut: () => Result,
): Result {
  if (!beginWords(table, effect)) return instead;
  try {
    return workOut();
  } finally {
    endWords();
  }
}

/** To be taken before something is worked out, and given to {@link isHalfDerived} after. */
export function markHalfDerived(): number {
  return reads;
}

/** Does what was worked out since the mark go by what had not come to its end? Then it is not kept. */
export function isHalfDerived(mark: number): boolean {
  return (underWay > 0 && reads !== mark) || (effects.length > innermost && lastLeftOut > mark);
}
