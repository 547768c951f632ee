import { rule } from '../rules.ts';
import type { SanguoshaTable } from '../table/table.ts';
import type { StatusInForce } from '../text/meaning/procedures.ts';
import { scopeOfWords } from '../text/meaning/scope.ts';
import type { Status } from '../text/nodes/nodes.ts';
import { begunStatuses, skillIndex } from './skill-index.ts';

/** Lasting words (P10): those of skills, and those that effects began. */

type OfKind<K extends Status['kind']> = StatusInForce<Extract<Status, { kind: K }>>;

const NOTHING: readonly never[] = [];

/** Lasting words of a kind that hold now. */
export function statusesInForce<K extends Status['kind']>(
  table: SanguoshaTable,
  kind: K,
): readonly OfKind<K>[] {
  const all = statusesOf(table, kind);
  if (all.length === 0) return all;
  if (all.every(({ condition }) => condition === null) && rule('P10')) return all;
  const held = applyInOrder<readonly OfKind<K>[], OfKind<K>>(table, kind, all, NOTHING, {
    looksAround: ({ condition }) => condition !== null,
    apply: (before, status) => (isInForce(table, status) ? [...before, status] : before),
  });
  return all.filter((status) => held.includes(status));
}

/** Lasting words of a kind, also those that wait for something to be so (see `isInForce`). */
export function statusesOf<K extends Status['kind']>(
  table: SanguoshaTable,
  kind: K,
): readonly OfKind<K>[] {
  const printed = skillIndex(table).statuses.get(kind) ?? NOTHING;
  const begun = begunStatuses(table, kind);
  return (begun.length === 0 ? printed : [...printed, ...begun]) as readonly OfKind<K>[];
}

/** Does that hold on which the words depend (P10)? */
export function isInForce(table: SanguoshaTable, status: StatusInForce): boolean {
  const { condition, seat, skill } = status;
  const holds =
    condition === null || table.procedures.holds(table, condition, scopeOfWords(seat, skill));
  return holds && rule('P10');
}

/** Something that lasting words make, as far as it has been worked out. */
interface Unfinished {
  readonly what: string;
  value: unknown;
}

/** What is being worked out at a table, one for the sake of another. */
interface WorkingOut {
  readonly unfinished: Unfinished[];
  /** What was worked out for the sake of the first of them, so that each is no more than twice. */
  readonly finished: Map<string, Finished>;
  /** How often something unfinished was looked at. */
  looks: number;
}

interface Finished {
  readonly value: unknown;
  /** Was something looked at for it that was unfinished then? */
  readonly looked: boolean;
}

const WORKING_OUT = new WeakMap<SanguoshaTable, WorkingOut>();

/**
 * What lasting words make of something, in their order. Words that look at what they change, as two numbers do that count
 * each other, come after all others, and see what those before them have made of it.
 * @param what a name for that which they make, alike whenever it is worked out
 * @param looksAround could the words look at something that lasting words make?
 */
export function applyInOrder<Value, Word>(
  table: SanguoshaTable,
  what: string,
  words: readonly Word[],
  before: Value,
  {
    looksAround,
    apply,
  }: { looksAround(word: Word): boolean; apply(value: Value, word: Word): Value },
): Value {
  const looking = words.filter(looksAround);
  if (looking.length === 0) return words.reduce(apply, before);
  const work = workAt(table);
  const known = knownOf(work, what);
  if (known !== undefined) {
    if (known.looked) work.looks += 1;
    return known.value as Value;
  }
  const { unfinished, finished } = work;
  const plain = words.filter((word) => !looking.includes(word));
  const own = { what, value: plain.reduce(apply, before) };
  const looks = work.looks;
  unfinished.push(own);
  try {
    const late = looking.length === 1 ? looking : looking.filter((word) => !isApplied(word));
    // What was worked out before all others were applied is worked out anew.
    if (unfinished.length === 1) finished.clear();
    for (const word of late) own.value = apply(own.value, word);
  } finally {
    unfinished.pop();
    if (unfinished.length === 0) finished.clear();
  }
  if (unfinished.length > 0) {
    finished.set(what, { value: own.value, looked: work.looks > looks });
  }
  return own.value;

  /** Applies words, unless they looked at something unfinished. */
  function isApplied(word: Word): boolean {
    const looksBefore = work.looks;
    const value = apply(own.value, word);
    if (work.looks > looksBefore) return false;
    own.value = value;
    return true;
  }
}

function workAt(table: SanguoshaTable): WorkingOut {
  let work = WORKING_OUT.get(table);
  if (work === undefined) {
    work = { unfinished: [], finished: new Map(), looks: 0 };
    WORKING_OUT.set(table, work);
  }
  return work;
}

function knownOf({ unfinished, finished }: WorkingOut, what: string): Finished | undefined {
  const begun = unfinished.find((one) => one.what === what);
  return begun === undefined ? finished.get(what) : { value: begun.value, looked: true };
}
