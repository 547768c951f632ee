import type { Decision, Flow, Option } from '../index.ts';

/** What came of a flow, and what was asked on the way, each as `seat kind: options`. */
export interface Performed<Result> {
  readonly result: Result;
  readonly asked: readonly string[];
}

/** How the answers to a flow are given. */
export interface Answers {
  /** An option as the test writes it. */
  readonly tell: (option: Option) => string;
  /** The options taken, one for each decision. */
  readonly picks: readonly string[];
  /** The kind of decision that is always answered with `pass` and not listed, if there is one. */
  readonly passed?: string;
}

/**
 * Runs a flow to its end with these picks; throws if one of them is no option of its decision, if
 * there are too few, or if one was never asked for.
 */
export function performFlow<Result>(
  flow: Flow<Result>,
  { tell, picks, passed }: Answers,
): Performed<Result> {
  const left = [...picks];
  const asked: string[] = [];
  let step = flow.next(0);
  while (!step.done) {
    const { seat, kind, options } = step.value as Decision;
    const told = options.map(tell);
    if (kind === passed) {
      step = flow.next(told.indexOf('pass'));
      continue;
    }
    asked.push(`${'ABCD'[seat]} ${kind}: ${told.join(' / ')}`);
    const index = told.indexOf(left.shift() ?? '');
    if (index < 0) throw new Error(`no such pick for ${asked.join('\n')}`);
    step = flow.next(index);
  }
  if (left.length > 0) throw new Error(`never asked: ${left.join(', ')}; but ${asked.join('\n')}`);
  return { result: step.value, asked };
}
