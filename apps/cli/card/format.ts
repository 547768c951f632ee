import { writeFileSync } from 'node:fs';
import { withPrintedText } from '@lianhuan/cardtext';
import { readNamed } from '../files.ts';
import { loadGame } from '../games/index.ts';
import { BAD_INPUT, renderProblems } from '../problem.ts';
import { complain, print } from '../terminal.ts';
import { renderProblem } from './source.ts';
import { gameOfCards } from './whose-game.ts';

/** What `card format` takes beside files. */
export interface FormatOptions {
  readonly game?: string;
}

/**
 * Writes all card text of files as it is printed; all else in them stays as it is. What cannot be read
 * is told, with exit code 2, and left alone.
 */
export async function formatFiles(
  files: readonly string[],
  { game }: FormatOptions,
): Promise<void> {
  const { cards } = await loadGame(
    game ?? (await gameOfCards(files[0], readNamed(files[0]))),
    '--game',
  );
  for (const file of files) {
    const text = readNamed(file);
    const source = [{ file, text }];
    const rewordings = cards.rewordingsOf(source);
    if (rewordings.length > 0) writeFileSync(file, withPrintedText(text, rewordings));
    const { length } = rewordings;
    const problems = cards.checkCards(source);
    if (length > 0 || problems.length === 0) {
      print(`${file}：改写了 ${length} 处\n${file}: ${length} texts written as they are printed`);
    }
    if (problems.length === 0) continue;
    process.exitCode = BAD_INPUT;
    complain(renderProblems(problems, (one) => renderProblem(one, text)));
  }
}
