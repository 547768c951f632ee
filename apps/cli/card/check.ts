import type { CardOptions } from '../commands/card.ts';
import { readNamed } from '../files.ts';
import { loadGame } from '../games/index.ts';
import { gameOf, renderProblem } from './source.ts';

/** Says what is wrong with card files; exit code 2 if anything is. */
export async function checkFiles(
  files: readonly string[],
  { game, json }: CardOptions,
): Promise<void> {
  const { checkCards } = await loadGame(game ?? gameOf(files[0]), '--game');
  const sources = files.map((file) => ({ file, text: readNamed(file) }));
  const problems = checkCards(sources);
  if (json) console.log(JSON.stringify(problems, null, 2));
  else if (problems.length === 0) console.log('没有问题\nNothing is wrong');
  for (const problem of json ? [] : problems) {
    const source = sources.find(({ file }) => file === problem.file);
    console.error(renderProblem(problem, source?.text ?? ''));
  }
  if (problems.length > 0) process.exitCode = 2;
}
