import type { Problem, Result } from '@lianhuan/kernel';

/** Something a person asked for that cannot be done: they are told what and where, in two lines. */
export class Refused extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ text }) => text.en).join('; '));
    this.name = 'Refused';
    this.problems = problems;
  }
}

/** One problem. @param at where: an option, a file, a place in it */
export function refused(zh: string, en: string, at = ''): Refused {
  return new Refused([{ text: { zh, en }, at }]);
}

/** Refuses with one problem, as {@link refused} makes it. */
export function refuse(zh: string, en: string, at = ''): never {
  throw refused(zh, en, at);
}

/** What was read, or it is refused. @param within put before the place of each problem */
export function accept<T>(result: Result<T>, within = ''): T {
  if (result.ok) return result.value;
  throw new Refused(
    result.problems.map((problem) => ({
      ...problem,
      at: [within, problem.at].filter(Boolean).join(': '),
    })),
  );
}

/** `错误 --seed：应当是整数` and the same in English below it. */
export function renderProblem({ text, at, rule }: Problem): string {
  const place = at === '' ? '' : ` ${at}`;
  const cited = rule ? ` 〔${rule}〕` : '';
  return `错误${place}：${text.zh}${cited}\nerror${place}: ${text.en}${cited}`;
}
