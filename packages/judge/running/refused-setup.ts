import { type Problem, Recorder, type Text, withRuleContext } from '@lianhuan/kernel';
import { isReason } from '../claims/finding.ts';
import type { Check } from '../scenario/claim.ts';
import type { JudgedGame } from '../scenario/judged-game.ts';
import type { Scenario } from '../scenario/scenario.ts';

/** What came of beginning a match that should not begin. */
export interface Refusal {
  /** All rules that were cited while the set-up was read. */
  readonly cited: ReadonlySet<string>;
  /** The first claim that does not hold, and what was found instead; null if all hold. */
  readonly failed: { readonly check: Check; readonly found: Text } | null;
  /** Of claims that name a neighbour of the rule, which it was. */
  readonly notes: readonly { readonly line: number; readonly text: Text }[];
}

/** Reads a set-up that is to be refused. @param off rules that are switched off */
export function refuse(
  { judged: { game }, expect }: Scenario,
  setup: unknown,
  off: readonly string[],
): Refusal {
  const recorder = new Recorder();
  const read = withRuleContext({ recorder, off: new Set(off) }, () => game.readSetup(setup));
  const reasons = read.ok ? [] : read.problems.flatMap(({ rule }) => rule ?? []);
  const holds = ({ claim }: Check) => {
    if (claim.kind !== 'refused') return false;
    // With a rule switched off, another rule may refuse the set-up: it is still refused, and no match begins.
    return off.length > 0 ? !read.ok : isReason(claim.because, reasons).holds;
  };
  const notes = expect.flatMap(({ claim, line }) => {
    const { note } = claim.kind === 'refused' ? isReason(claim.because, reasons) : {};
    return note === undefined ? [] : [{ line, text: note }];
  });
  const check = expect.find((one) => !holds(one));
  return {
    cited: recorder.cited,
    failed: check
      ? {
          check,
          found:
            reasons.length > 0 || read.ok ? describeReasons(reasons) : malformed(read.problems),
        }
      : null,
    notes: off.length > 0 ? [] : notes,
  };
}

/** Reads a set-up that was read before: what was cited, and what is wrong with it now, if anything. */
export function readAgain(
  { game }: JudgedGame,
  setup: unknown,
  off: readonly string[],
): { readonly cited: ReadonlySet<string>; readonly problem: Text | null } {
  const recorder = new Recorder();
  const read = withRuleContext({ recorder, off: new Set(off) }, () => game.readSetup(setup));
  return { cited: recorder.cited, problem: read.ok ? null : read.problems[0].text };
}

/** What is wrong with a set-up that no rule is against. */
function malformed([{ text, at }]: readonly Problem[]): Text {
  const where = at === '' ? '' : `${at}: `;
  return {
    zh: `没有规则不许，是写法不对：${where}${text.zh}`,
    en: `no rule is against it, but it is not written as it should be: ${where}${text.en}`,
  };
}

function describeReasons(reasons: readonly string[]): Text {
  const rules = [...new Set(reasons)].join('、');
  if (rules === '') return { zh: '没有规则不许', en: 'no rule is against it' };
  return { zh: `不能的依据是 ${rules}`, en: `the rules against it are ${rules}` };
}
