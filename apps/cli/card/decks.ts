import { readDeckFile } from '../decks.ts';
import { loadGame } from '../games/index.ts';
import { Refused } from '../problem.ts';
import { print } from '../terminal.ts';
import { gameOf } from './source.ts';

/** Says of each file whether its deck may be played, and refuses with all that is wrong with any. */
export async function checkDecks(files: readonly string[], game?: string): Promise<void> {
  const terminal = await loadGame(game ?? gameOf(files[0]), '--game');
  const problems = files.flatMap((file) => {
    try {
      const { name } = readDeckFile(file, terminal);
      print(`${file}：${name} 可以使用\n${file}: ${name} may be played`);
      return [];
    } catch (error) {
      if (error instanceof Refused) return error.problems;
      throw error;
    }
  });
  if (problems.length > 0) throw new Refused(problems);
}
