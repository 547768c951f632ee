import type { Problem } from '@lianhuan/kernel';
import type { DeckOptions } from '../commands/deck.ts';
import { readDeckFile } from '../decks.ts';
import { readNamed } from '../files.ts';
import { loadGame } from '../games/index.ts';
import type { TerminalGame } from '../games/terminal-game.ts';
import { Refused } from '../problem.ts';
import { print } from '../terminal.ts';
import { readAddedCards } from './added.ts';
import { gameOfDeck, otherGameOfDeck } from './whose-game.ts';

/**
 * Prints for each file whether its deck may be played.
 * @throws Refused with everything that is wrong with any of the decks
 */
export async function checkDecks(files: readonly string[], options: DeckOptions): Promise<void> {
  const terminal = await loadGame(
    options.game ?? (await gameOfDeck(files[0], readNamed(files[0]))),
    '--game',
  );
  const added = await readAddedCards(options.cards, terminal);
  const problems: Problem[] = [];
  for (const file of files) {
    try {
      const { name } = readDeckFile(file, terminal, added);
      print(`${file}：${name} 可以使用\n${file}: ${name} may be played`);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const of = await otherGameOfDeck(readNamed(file), terminal);
      problems.push(...(of === null ? error.problems : [deckOfAnother(file, of, terminal)]));
    }
  }
  if (problems.length > 0) throw new Refused(problems);
}

/** One cause, one problem: nothing of a deck of another game can be right. */
function deckOfAnother(file: string, { game: of }: TerminalGame, { game }: TerminalGame): Problem {
  return {
    at: file,
    text: {
      zh: `这是「${of.name.zh}」的卡组，不是「${game.name.zh}」的；用 --game ${of.id} 检查`,
      en: `This is a deck of ${of.name.en}, not of ${game.name.en}; check it with --game ${of.id}`,
    },
  };
}
