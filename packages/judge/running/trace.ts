import {
  contentFor,
  type IdleCause,
  type LogLine,
  type Match,
  NOBODY,
  type Text,
  viewLog,
} from '@lianhuan/kernel';

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
 * records for a judge, with the abilities that had nothing to do; else what a spectator reads.
 */
export function traceOf(match: Match): Trace[] {
  const roots: Branch = { line: -1, inner: [] };
  const branches = new Map<number, Branch>();
  for (const { id, parent, kind, text, rules, answers } of viewLog(match, NOBODY)) {
    const branch = { line: id, inner: [], told: { kind, text, rules, answers } };
    (branches.get(parent) ?? roots).inner.push(branch);
    branches.set(id, branch);
  }
  for (const idle of match.recorder?.idle ?? []) {
    const told = idleAbility(idle);
    if (told === null) continue;
    const { inner } = branches.get(lineAround(match, idle.parent)) ?? roots;
    const later = inner.findIndex(({ line }) => line >= idle.since);
    inner.splice(later < 0 ? inner.length : later, 0, { line: -1, inner: [], told });
  }
  return tracesOf(roots).filter(isWorthShowing);
}

/** A line while the tree grows: what hangs from it stands in the order of time. */
interface Branch {
  /** Its number; −1 for what is no line of the log. */
  readonly line: number;
  readonly inner: Branch[];
  readonly told?: Omit<Trace, 'because'>;
}

function tracesOf({ inner }: Branch): Trace[] {
  return inner.flatMap((branch) =>
    branch.told === undefined ? [] : [{ ...branch.told, because: tracesOf(branch) }],
  );
}

/** The line of the innermost cause around a node of which anything came. */
function lineAround({ log }: Match, node: number): number {
  for (let at = node; at >= 0; at = log[at].parent) {
    const { line } = log[at];
    if (line !== null) return line.number;
  }
  return -1;
}

/** An ability that was carried out and brought nothing about; null for any other cause. */
function idleAbility({ content, rules, answers }: IdleCause): Omit<Trace, 'because'> | null {
  const words = contentFor(content, NOBODY);
  if (words === null || words.span === null) return null;
  const { zh, en } = words.text;
  const text = { zh: `${zh}：没有结果`, en: `${en}: nothing came of it` };
  return { kind: 'lapse', text, rules, answers };
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
