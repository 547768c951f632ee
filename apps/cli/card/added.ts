import type { AddedCard } from '@lianhuan/cardtext';
import { Option } from 'commander';
import { readNamed } from '../files.ts';
import type { TerminalGame } from '../games/terminal-game.ts';
import { Refused } from '../problem.ts';
import { withOtherGames } from './other-games.ts';

/** `--cards FILE`: cards that are played beside the game's own. */
export function cardsOption(): Option {
  return new Option(
    '--cards <file>',
    '加入这个牌文件里的卡牌  play the cards of this file beside the game’s own',
  );
}

/**
 * The cards of a file that somebody adds to those of a game, as a set-up takes them; none without a file.
 * @throws Refused with everything that is wrong with any of them
 */
export async function readAddedCards(
  file: string | undefined,
  { game, readCards }: TerminalGame,
): Promise<readonly AddedCard[]> {
  if (file === undefined) return [];
  const source = { file, text: readNamed(file) };
  const { problems: found, written } = readCards(source);
  const problems = await withOtherGames(found, [source], game.id);
  if (problems.length > 0) throw new Refused(problems);
  return written;
}
