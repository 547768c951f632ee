import type { Recorder } from '../log/recorder.ts';
import type { Flow } from '../match/decision.ts';
import type { CardId, Seat } from '../table/ids.ts';

/**
 * What the running match listens to. A match without a recorder and with every rule on has none,
 * and a citation then costs one comparison.
 */
export interface RuleContext {
  readonly recorder: Recorder | null;
  readonly off: ReadonlySet<string>;
}

let hearing: RuleContext | null = null;
/** Something is worked out that has nothing to do with what happens next. */
let aside = false;

/**
 * How many citations may be heard between two answers while a rule is switched off: more than any play goes through, so
 * that without that rule the game has no end.
 */
const MOST_CITATIONS = 500_000;

/** How many have been heard since the last answer while a rule is switched off. */
let heardWithout = 0;

/**
 * Runs `body` while `heard` listens. Flows are synchronous, so nothing else runs meanwhile.
 * @throws Error if a rule is switched off without which `body` comes to no end, as it goes through rules again and again
 */
export function withRuleContext<T>(heard: RuleContext | null, body: () => T): T {
  const before = hearing;
  const heardBefore = heardWithout;
  hearing = heard;
  heardWithout = 0;
  try {
    return body();
  } finally {
    hearing = before;
    heardWithout = heardBefore;
  }
}

/**
 * Tries something out on copies of the table, as `body` does: nobody writes down what happens there or which rules it
 * obeys, and a rule that is off stays off.
 */
export function unrecorded<Result>(body: () => Result): Result {
  if (hearing === null || hearing.recorder === null) return body();
  return withRuleContext({ recorder: null, off: hearing.off }, body);
}

/** Who writes down what happens just now; null when nobody does. */
export function currentRecorder(): Recorder | null {
  return hearing === null ? null : hearing.recorder;
}

/**
 * Makes a game's `rule`: it cites a number where the code obeys it. It is true, except when that
 * rule is switched off, so it can stand as a guard: `if (tapped && rule('2.3.2'))`.
 */
export function citing<Id extends string>(): (id: Id) => boolean {
  return (id) => hearing === null || heardCitation(hearing, id);
}

/** Makes a game's `obeys`: cites several numbers that say the same; true if none of them is off. */
export function citingAll<Id extends string>(): (...ids: readonly Id[]) => boolean {
  return (...ids) => hearing === null || heardAll(hearing, ids);
}

function heardAll(listening: RuleContext, ids: readonly string[]): boolean {
  let obeyed = true;
  for (const id of ids) obeyed = heardCitation(listening, id) && obeyed;
  return obeyed;
}

function heardCitation(listening: RuleContext, id: string): boolean {
  if (listening.off.size > 0 && ++heardWithout > MOST_CITATIONS)
    throw new Error(`without ${[...listening.off].join(', ')} the game comes to no end`);
  if (listening.off.has(id)) return false;
  listening.recorder?.cite(id, !aside);
  return true;
}

/**
 * Works out what is kept for later, or what nothing that happens next rests on. The rules it obeys
 * count as cited, and stand on no line: what happens next only happened to be when somebody looked.
 */
export function citedAside<Result>(body: () => Result): Result {
  if (hearing === null || aside) return body();
  aside = true;
  try {
    return body();
  } finally {
    aside = false;
  }
}

/**
 * Marks how many cited rules wait for the next node of the log. Call it before code that only asks whether
 * something is so: if it is not, {@link withdrawCitations} takes the rules that were gone through off the line
 * of that node, which names only what decided it. They still count as cited. −1 where nothing is recorded.
 */
export function markCitations(): number {
  if (hearing === null || aside) return -1;
  return hearing.recorder === null ? -1 : hearing.recorder.waiting;
}

/** Takes the rules cited since a mark off the line of the next node: they decided nothing that happens. */
export function withdrawCitations(mark: number): void {
  if (mark >= 0) hearing?.recorder?.takeBack(mark);
}

/** Withdraws all citations that wait: a procedure begins a new step, which does not rest on what it looked at before. */
export function beginStep(): void {
  withdrawCitations(0);
}

/**
 * Runs code that asks whether something is so, or looks for something. If it gives false, null or an empty
 * list, the rules that it cited stand on no line. See {@link markCitations}.
 */
export function citedIfFound<Result>(body: () => Result): Result {
  const mark = markCitations();
  const result = body();
  if (mark >= 0 && isNothing(result)) withdrawCitations(mark);
  return result;
}

function isNothing(result: unknown): boolean {
  return result === false || result === null || (Array.isArray(result) && result.length === 0);
}

/** Why something happens: a procedure, a card's words, a player's play. */
export interface Cause {
  readonly kind: string;
  readonly seat?: Seat;
  readonly card?: CardId;
  /** The words of the card that are being carried out: [start, end) in its text. */
  readonly span?: readonly [start: number, end: number];
  readonly amount?: number;
}

/** Everything that happens in `flow` happens because of `cause`. */
export function because<Result>(cause: Cause, flow: Flow<Result>): Flow<Result> {
  const recorder = currentRecorder();
  return recorder === null ? flow : framed(recorder, cause, flow);
}

function* framed<Result>(recorder: Recorder, cause: Cause, flow: Flow<Result>): Flow<Result> {
  const frame = recorder.enter(cause);
  const result = yield* flow;
  recorder.leave(frame);
  return result;
}
