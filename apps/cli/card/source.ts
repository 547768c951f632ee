import type { CardProblem } from '@lianhuan/cardtext';
import { ERROR, renderGraded } from '../problem.ts';

/** The place, what is wrong there in two languages, and the line itself with a mark below it. */
export function renderProblem(problem: CardProblem, source: string, grade = ERROR): string {
  const { line, column } = problem;
  // A long line is shown from some words before the place on.
  const from = Math.max(0, column - 1 - BEFORE_PLACE);
  const written = lineOf(source, line).slice(from, from + MOST_OF_LINE);
  // Wide characters above, wide spaces below: the mark stands right in any terminal.
  const space = written
    .slice(0, column - 1 - from)
    .replaceAll(/[^\t]/g, (one) => (isWide(one) ? '　' : ' '));
  return [renderGraded(problem, grade), `  ${written}`, `  ${space}^`].join('\n');
}

const BEFORE_PLACE = 80;
const MOST_OF_LINE = 160;

function lineOf(source: string, line: number): string {
  return (source.split('\n', line)[line - 1] ?? '').replace(/\r$/, '');
}

function isWide(letter: string): boolean {
  return letter.charCodeAt(0) >= 0x2e80;
}
