// Freezes the engine of a game with its cards as one module, which from then on opens its records.
//   npm run release -- GAME... [VERSION] [--again] [--dirty]
// VERSION is only asked back: it must be the one that the game has.
// --again  freezes a version anew and plays its golden games anew: only while nobody else has it
// --dirty  also with changes that are not committed

import { execFileSync } from 'node:child_process';
import { FUZZ_GAMES } from './fuzz-games.ts';
import { releaseGame } from './release/release-game.ts';
import { knownGame, Refused, runScript } from './release/words.ts';

interface Wanted {
  readonly games: readonly string[];
  readonly again: boolean;
  readonly dirty: boolean;
}

await runScript(async () => {
  const wanted = readWanted(process.argv.slice(2));
  if (!wanted.dirty) refuseChanges();
  for (const game of wanted.games) console.log(await releaseGame(game, wanted.again));
});

function readWanted(words: readonly string[]): Wanted {
  const usage = 'Usage: npm run release -- GAME... [VERSION] [--again] [--dirty]';
  const flags = words.filter((word) => word.startsWith('--'));
  const names = words.filter((word) => !flags.includes(word));
  const version = names.find((word) => /^\d/.test(word));
  const games = names.filter((word) => word !== version);
  const stray = flags.find((flag) => !['--again', '--dirty'].includes(flag));
  if (games.length === 0 || stray !== undefined) throw new Refused(usage);
  for (const game of games) {
    const { version: has } = knownGame(FUZZ_GAMES, game).game;
    if (version !== undefined && version !== has) {
      throw new Refused(`${game} is ${has}, not ${version}: see npm run raise`);
    }
  }
  return { games, again: flags.includes('--again'), dirty: flags.includes('--dirty') };
}

function refuseChanges(): void {
  const changes = execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' }).trim();
  if (changes === '') return;
  throw new Refused(`Commit first, so that what is released can be found again:\n${changes}`);
}
