// Raises the version of a game, because its rules or cards shall play otherwise than the released ones.
//   npm run raise -- GAME major|minor|patch

import { readFileSync, writeFileSync } from 'node:fs';
import { UNRELEASED } from '@lianhuan/kernel';
import { FUZZ_GAMES } from './fuzz-games.ts';
import { withNewVersion } from './release/changelog.ts';
import { goldenFile, playGolden, writeGolden } from './release/golden.ts';
import { HERE } from './release/places.ts';
import { nextVersion, versionFile, writeVersion } from './release/version-file.ts';
import { knownGame, Refused, runScript } from './release/words.ts';

await runScript(async () => {
  const [name = '', step = ''] = process.argv.slice(2);
  const { version, content } = knownGame(FUZZ_GAMES, name).game;
  const next = nextVersion(version, step);
  if (next === null) throw new Refused('Usage: npm run raise -- GAME major|minor|patch');
  if (content === UNRELEASED) {
    throw new Refused(
      `${name} ${version} is not released yet, so it may change. Play its golden games anew: npm run golden -- ${name}`,
    );
  }
  writeGolden(await playGolden(name, next));
  writeVersion(name, next, UNRELEASED);
  const changelog = readFileSync(HERE.changelog, 'utf8');
  writeFileSync(HERE.changelog, withNewVersion(changelog, name, next));
  console.log(`${name} is ${next} now, not released yet. Written:`);
  for (const file of [versionFile(name), goldenFile(name, next), HERE.changelog]) {
    console.log(file);
  }
  console.log(`Say in CHANGELOG.md what changes. Then: npm run puzzles -- ${name} --again`);
});
