import { join, resolve, sep } from 'node:path';
import type { CardOptions } from '../commands/card.ts';
import { PROJECT, readNamed } from '../files.ts';
import { FIRST_GAME, GAME_IDS, loadGame } from '../games/index.ts';
import type { CardProblem } from '../games/terminal-game.ts';

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

/** The game in whose folder a file lies; that of files elsewhere is the first. */
function gameOf(file: string): string {
  const isIn = (id: string) => resolve(file).startsWith(join(PROJECT, 'packages', id) + sep);
  return GAME_IDS.find(isIn) ?? FIRST_GAME;
}

/** The place, what is wrong there in two languages, and the line itself with a mark below it. */
function renderProblem({ at, text, line, column }: CardProblem, source: string): string {
  const written = source.split('\n')[line - 1] ?? '';
  // Wide characters above, wide spaces below: the mark stands right in any terminal.
  const space = written
    .slice(0, column - 1)
    .replaceAll(/[^\t]/g, (one) => (isWide(one) ? '　' : ' '));
  return [`错误 ${at}：${text.zh}`, `error ${at}: ${text.en}`, `  ${written}`, `  ${space}^`].join(
    '\n',
  );
}

function isWide(letter: string): boolean {
  return letter.charCodeAt(0) >= 0x2e80;
}
