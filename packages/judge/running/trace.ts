import { type LogLine, type Match, NOBODY, type Text, viewLog } from '@lianhuan/kernel';

/** A node of the record in words, with everything that happened because of it. */
export interface Trace {
  readonly kind: LogLine['kind'];
  readonly text: Text;
  readonly rules: readonly string[];
  /** How many answers had been given when it happened. */
  readonly answers: number;
  readonly because: readonly Trace[];
}

/**
 * What happened and why, as trees whose roots stand in the order of time: all of it of a match that
 * records for a judge, else what a spectator reads.
 */
export function traceOf(match: Match): Trace[] {
  const traces = new Map<number, Trace & { because: Trace[] }>();
  const roots: Trace[] = [];
  for (const { id, parent, kind, text, rules, answers } of viewLog(match, NOBODY)) {
    const trace = { kind, text, rules, answers, because: [] };
    (traces.get(parent)?.because ?? roots).push(trace);
    traces.set(id, trace);
  }
  return roots.filter(isWorthShowing);
}

/** All lines of the log, without causes that had no consequence. */
export function logText(match: Match): Text[] {
  return viewLog(match, NOBODY)
    .filter(({ kind }) => kind !== 'cause')
    .map(({ text }) => text);
}

/** Is a node worth showing? It has words of its own, or something happened because of it. */
function isWorthShowing(trace: Trace): boolean {
  return trace.kind !== 'cause' || trace.because.some(isWorthShowing);
}
