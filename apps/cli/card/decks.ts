import type { DeckOptions } from '../commands/deck.ts';
import { readDeckFile } from '../decks.ts';
import { readNamed } from '../files.ts';
import { loadGame } from '../games/index.ts';
import { Refused } from '../problem.ts';
import { print } from '../terminal.ts';
import { readAddedCards } from './added.ts';
import { gameOfDeck } from './whose-game.ts';

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
  const problems = files.flatMap((file) => {
    try {
      const { name } = readDeckFile(file, terminal, added);
      print(`${file}：${name} 可以使用\n${file}: ${name} may be played`);
      return [];
    } catch (error) {
      if (error instanceof Refused) return error.problems;
      throw error;
    }
  });
  if (problems.length > 0) throw new Refused(problems);
}
