// Freezes the engine of a game with its cards as one module, which from then on opens its records.
//   npm run release -- GAME... [VERSION] [--again] [--dirty]
// VERSION is only asked back: it must be the one that the game has.
// --again  freezes a version anew and plays its golden games anew: only while nobody else has it
// --dirty  also with changes that are not committed

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { FUZZ_GAMES } from './fuzz-games.ts';
import { asReleased, CHANGELOG, changesOf } from './release/changelog.ts';
import { freeze } from './release/freeze.ts';
import { keepFrozen, releasedAs, removeFrozen } from './release/frozen-store.ts';
import {
  departures,
  type Golden,
  playGolden,
  printsAsBefore,
  readGolden,
  writeGolden,
} from './release/golden.ts';
import { todaysEngine } from './release/todays-engine.ts';
import { writeVersion } from './release/version-file.ts';
import { knownGame, Refused, runScript } from './release/words.ts';

interface Wanted {
  readonly games: readonly string[];
  readonly version: string | undefined;
  readonly again: boolean;
  readonly dirty: boolean;
}

await runScript(async () => {
  const wanted = readWanted(process.argv.slice(2));
  if (!wanted.dirty) refuseChanges();
  for (const game of wanted.games) await release(game, wanted);
});

function readWanted(words: readonly string[]): Wanted {
  const usage = 'Usage: npm run release -- GAME... [VERSION] [--again] [--dirty]';
  const flags = words.filter((word) => word.startsWith('--'));
  const names = words.filter((word) => !flags.includes(word));
  const version = names.find((word) => /^\d/.test(word));
  const games = names.filter((word) => word !== version);
  const stray = flags.find((flag) => !['--again', '--dirty'].includes(flag));
  if (games.length === 0 || stray !== undefined) throw new Refused(usage);
  for (const game of games) knownGame(FUZZ_GAMES, game);
  return { games, version, again: flags.includes('--again'), dirty: flags.includes('--dirty') };
}

function refuseChanges(): void {
  const changes = execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' }).trim();
  if (changes === '') return;
  throw new Refused(`Commit first, so that what is released can be found again:\n${changes}`);
}

async function release(game: string, { version: asked, again }: Wanted): Promise<void> {
  const { version } = knownGame(FUZZ_GAMES, game).game;
  if (asked !== undefined && asked !== version) {
    throw new Refused(`${game} is ${version}, not ${asked}: see npm run raise`);
  }
  const changelog = readFileSync(CHANGELOG, 'utf8');
  if (changesOf(changelog, game, version) === '') {
    throw new Refused(`CHANGELOG.md says nothing of [${game} ${version}]`);
  }
  const golden = await goldenOf(game, version, again);
  const frozen = await freeze(game, version);
  const before = releasedAs(game, version);
  if (before !== null && before.content !== frozen.content) {
    if (!again) {
      throw new Refused(
        `${game} ${version} was released with other content (${before.content}, now ${frozen.content}). Raise the version: npm run raise -- ${game} patch`,
      );
    }
    removeFrozen(before);
  }
  const { file, bytes, gzip } = await keepFrozen(frozen, (engine) => departures(golden, engine));
  writeVersion(game, version, frozen.content);
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(CHANGELOG, asReleased(changelog, frozen, day));
  console.log(
    `${file}: ${Math.round(bytes / 1000)} kB, ${Math.round(gzip / 1000)} kB gzipped; ${golden.games.length} golden games play the same`,
  );
}

/** The golden games of the version, played by today's rules as they were when they were made. */
async function goldenOf(game: string, version: string, again: boolean): Promise<Golden> {
  if (again) writeGolden(await playGolden(game, version));
  const golden = readGolden(game, version);
  if (golden === null) throw new Refused(`No golden games yet: npm run golden -- ${game}`);
  const otherwise = departures(golden, todaysEngine(game));
  if (otherwise.length === 0 && (await printsAsBefore(golden))) return golden;
  throw new Refused(
    [`The rules or cards are not those of the golden games of ${version}`, ...otherwise].join('\n'),
  );
}
