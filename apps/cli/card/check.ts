import type { CardProblem, Rewording } from '@lianhuan/cardtext';
import type { CardOptions } from '../commands/card.ts';
import { readNamed } from '../files.ts';
import { loadGame } from '../games/index.ts';
import { BAD_INPUT, renderProblems, WARNING } from '../problem.ts';
import { complain, print } from '../terminal.ts';
import { withOtherGames } from './other-games.ts';
import { renderProblem } from './source.ts';
import { gameOfCards } from './whose-game.ts';

/** Says what is wrong with card files, with exit code 2 if anything is, and what is worth a second look. */
export async function checkFiles(
  files: readonly string[],
  { game, json }: CardOptions,
): Promise<void> {
  const sources = files.map((file) => ({ file, text: readNamed(file) }));
  const id = game ?? (await gameOfCards(sources[0].file, sources[0].text));
  const { cards } = await loadGame(id, '--game');
  const problems = await withOtherGames(cards.checkCards(sources), sources, id);
  const warnings = cards.warnOfCards(sources);
  if (problems.length > 0) process.exitCode = BAD_INPUT;
  const reworded = cards.rewordingsOf(sources).filter(({ inOtherWords }) => inOtherWords);
  if (json) return print(JSON.stringify(graded(problems, warnings, reworded), null, 2));
  for (const one of reworded) print(renderReadAs(one));
  if (problems.length === 0) print('没有问题\nNothing is wrong');
  const texts = new Map(sources.map(({ file, text }) => [file, text]));
  const textOf = ({ file }: CardProblem) => texts.get(file) ?? '';
  if (problems.length > 0) {
    complain(renderProblems(problems, (one) => renderProblem(one, textOf(one))));
  }
  if (warnings.length > 0) {
    complain(renderProblems(warnings, (one) => renderProblem(one, textOf(one), WARNING)));
  }
}

/** What a text was taken for that is written otherwise. */
function renderReadAs({ file, line, column, printed }: Rewording): string {
  const at = `${file}:${line}:${column}`;
  return `${at}：读作「${printed}」\n${at}: read as “${printed}”`;
}

/** Errors, warnings and what texts are read as in one list, each told by its `severity`. */
function graded(
  problems: readonly CardProblem[],
  warnings: readonly CardProblem[],
  reworded: readonly Rewording[],
): object[] {
  return [
    ...problems.map((problem) => ({ severity: 'error', ...problem })),
    ...warnings.map((warning) => ({ severity: 'warning', ...warning })),
    ...reworded.map(({ file, line, column, field, written, printed }) => ({
      severity: 'read-as',
      file,
      line,
      column,
      field,
      written,
      printed,
    })),
  ];
}
