import type { CardOptions } from '../commands/card.ts';
import { readNamed } from '../files.ts';
import { loadGame } from '../games/index.ts';
import { BAD_INPUT, renderProblems } from '../problem.ts';
import { complain, print } from '../terminal.ts';
import { gameOf, renderProblem } from './source.ts';

/** Says what is wrong with card files; exit code 2 if anything is. */
export async function checkFiles(
  files: readonly string[],
  { game, json }: CardOptions,
): Promise<void> {
  const { checkCards } = await loadGame(game ?? gameOf(files[0]), '--game');
  const sources = files.map((file) => ({ file, text: readNamed(file) }));
  const problems = checkCards(sources);
  if (json) print(JSON.stringify(problems, null, 2));
  else if (problems.length === 0) print('没有问题\nNothing is wrong');
  if (problems.length === 0) return;
  process.exitCode = BAD_INPUT;
  if (json) return;
  const texts = new Map(sources.map(({ file, text }) => [file, text]));
  complain(renderProblems(problems, (one) => renderProblem(one, texts.get(one.file) ?? '')));
}
