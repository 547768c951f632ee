import { shortened } from '@lianhuan/cardtext';
import { type Language, type Problem, type Result, ruleNumber, type Text } from '@lianhuan/kernel';

/** The exit code: what was asked for cannot be understood or done. */
export const BAD_INPUT = 2;

/** Something a person asked for that cannot be done: they are told what and where, in two lines. */
export class Refused extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ text }) => text.en).join('; '));
    this.name = 'Refused';
    this.problems = problems;
  }
}

/** Makes the error for one problem. @param at where the problem is: an option, a file, a place in a file */
export function refused(zh: string, en: string, at = ''): Refused {
  return new Refused([{ text: { zh, en }, at }]);
}

/** @throws Refused with one problem, as {@link refused} makes it */
export function refuse(zh: string, en: string, at = ''): never {
  throw refused(zh, en, at);
}

/**
 * The value that was read.
 * @param within put before the place of each problem
 * @throws Refused with the problems, where nothing was read
 */
export function accept<T>(result: Result<T>, within = ''): T {
  if (result.ok) return result.value;
  throw new Refused(
    result.problems.map((problem) => ({
      ...problem,
      at: [within, problem.at].filter(Boolean).join(': '),
    })),
  );
}

/** `错误 --seed：应当是整数` and the same in English below it; what is quoted at length is cut. */
export function renderProblem(problem: Problem): string {
  return renderGraded(problem, ERROR);
}

/** How grave a problem is: by which word it begins. */
export const ERROR: Text = { zh: '错误', en: 'error' };
export const WARNING: Text = { zh: '提醒', en: 'warning' };

/** Formats a problem and begins with the word for how grave it is: error or warning. */
export function renderGraded({ text, at, rule }: Problem, grade: Text): string {
  const place = at === '' ? '' : ` ${shortened(at, MOST_IN_PLACE).replaceAll('\n', '\\n')}`;
  const cited = (language: Language) => (rule ? ` 〔${ruleNumber(rule)[language]}〕` : '');
  const zh = shortened(text.zh, MOST_IN_TEXT) + cited('zh');
  const en = shortened(text.en, MOST_IN_TEXT) + cited('en');
  return `${grade.zh}${place}：${zh}\n${grade.en}${place}: ${en}`;
}

/** All problems, or as many as are read at a time and how many more there are. */
export function renderProblems<P>(problems: readonly P[], render: (problem: P) => string): string {
  const shown = problems.slice(0, MOST_SHOWN).map(render);
  const more = problems.length - shown.length;
  if (more > 0) shown.push(`……另有 ${more} 处问题\n… and ${more} more`);
  return shown.join('\n');
}

const MOST_SHOWN = 50;
const MOST_IN_PLACE = 200;
const MOST_IN_TEXT = 1000;
