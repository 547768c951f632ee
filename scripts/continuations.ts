// Keeps how the scenarios of a game go on when they are played on from their ends.
//   npm run continuations -- GAME...

import { GAMES, scenariosOf } from '@lianhuan/judge';
import { UNRELEASED } from '@lianhuan/kernel';
import {
  continuationsFile,
  continuationsOf,
  readContinuations,
  writeContinuations,
} from '../tests/continuations/continuation.ts';
import { FUZZ_GAMES } from './fuzz-games.ts';
import { knownGame, Refused, runScript } from './release/words.ts';

await runScript(async () => {
  const names = process.argv.slice(2);
  if (names.length === 0) throw new Refused('Usage: npm run continuations -- GAME...');
  for (const name of names) {
    const { version, content } = knownGame(FUZZ_GAMES, name).game;
    const kept = readContinuations(name);
    const now = continuationsOf(scenariosOf(GAMES[name].game.id).scenarios);
    const other = Object.keys(now).filter((key) => key in kept && kept[key] !== now[key]);
    if (content !== UNRELEASED && other.length > 0) {
      throw new Refused(
        `${name} ${version} is released, and these scenarios would go on otherwise. Raise the version: npm run raise -- ${name} patch\n${other.join('\n')}`,
      );
    }
    writeContinuations(name, now);
    const added = Object.keys(now).filter((key) => !(key in kept)).length;
    console.log(`${continuationsFile(name)}: ${added} new, ${other.length} go on otherwise`);
  }
});
