import { join, resolve, sep } from 'node:path';
import { PROJECT } from '../files.ts';
import { FIRST_GAME, GAME_IDS } from '../games/index.ts';
import type { CardProblem } from '../games/terminal-game.ts';

/** The game in whose folder a file lies; that of files elsewhere is the first. */
export function gameOf(file: string): string {
  const isIn = (id: string) => resolve(file).startsWith(join(PROJECT, 'packages', id) + sep);
  return GAME_IDS.find(isIn) ?? FIRST_GAME;
}

/** The place, what is wrong there in two languages, and the line itself with a mark below it. */
export function renderProblem({ at, text, line, column }: CardProblem, source: string): string {
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
