// Plays the golden games of today's rules anew: for rules that are not released yet.
//   npm run golden -- GAME...

import { UNRELEASED } from '@lianhuan/kernel';
import { FUZZ_GAMES } from './fuzz-games.ts';
import { goldenFile, playGolden, writeGolden } from './release/golden.ts';
import { knownGame, Refused, runScript } from './release/words.ts';

await runScript(async () => {
  const names = process.argv.slice(2);
  if (names.length === 0) throw new Refused('Usage: npm run golden -- GAME...');
  for (const name of names) {
    const { version, content } = knownGame(FUZZ_GAMES, name).game;
    if (content !== UNRELEASED) {
      throw new Refused(
        `${name} ${version} is released: its golden games stay. Raise the version: npm run raise -- ${name} minor for new cards or words, patch for what was put right`,
      );
    }
    writeGolden(await playGolden(name, version));
    console.log(goldenFile(name, version));
  }
});
