/**
 * What a seat does from one moment of rest to the next: what it picks, in the words of the labels. Cards of one name
 * count as one.
 */
export type Deed = string;

/** Deeds that win, in any order that wins, and the picks that end the deed one is in. */
export interface Line {
  readonly head: readonly string[];
  /** Sorted; a deed that is done twice stands there twice. */
  readonly deeds: readonly Deed[];
}

/** So many lines of which none holds another are kept; where there are more there is no puzzle by far. */
const MOST_LINES = 24;

/** There are more lines than are kept. */
export class TooManyLines extends Error {}

/** What a pick is in a line: part of the deed one is in, a deed of its own, or nothing that tells lines apart. */
export type PickKind = 'part' | 'deed' | 'routine';

/** The line that begins with a pick. */
export function after(pick: string, kind: PickKind, { head, deeds }: Line): Line {
  switch (kind) {
    case 'part':
      return { head: [pick, ...head], deeds };
    case 'deed':
      return { head, deeds: [...deeds, pick].toSorted() };
    case 'routine':
      return { head, deeds };
  }
}

/** The line at rest: the deed that one was in, if it was one, is one of its deeds. */
export function atRest({ head, deeds }: Line): Line {
  if (head.length === 0) return { head, deeds };
  const [verb, ...picks] = head;
  return { head: [], deeds: [...deeds, [verb, ...picks.toSorted()].join(' → ')].toSorted() };
}

/**
 * Only the lines that hold no other: whatever one does besides makes no other solution.
 * @throws TooManyLines
 */
export function shortest(lines: readonly Line[]): readonly Line[] {
  const kept: Line[] = [];
  for (const one of lines.toSorted((a, b) => lengthOf(a) - lengthOf(b))) {
    if (!kept.some((other) => isWithin(other, one))) kept.push(one);
  }
  if (kept.length > MOST_LINES) throw new TooManyLines('more lines than are kept');
  return kept;
}

/** How many picks and deeds it has. */
export function lengthOf({ head, deeds }: Line): number {
  return head.length + deeds.length;
}

function isWithin(one: Line, other: Line): boolean {
  if (one.head.length !== other.head.length) return false;
  const [head, otherHead] = [one.head.toSorted(), other.head.toSorted()];
  if (head.some((pick, at) => pick !== otherHead[at])) return false;
  let at = 0;
  for (const deed of other.deeds) if (deed === one.deeds[at]) at += 1;
  return at === one.deeds.length;
}
