import { readFileSync, writeFileSync } from 'node:fs';
import type { Engine } from '@lianhuan/releases';
import { FUZZ_GAMES } from '../fuzz-games.ts';
import { asReleased, changesOf } from './changelog.ts';
import { freeze } from './freeze.ts';
import { keepFrozen, releasedAs, removeFrozen } from './frozen-store.ts';
import {
  departures,
  type Golden,
  playGolden,
  printsAsBefore,
  readGolden,
  writeGolden,
} from './golden.ts';
import { HERE, type Places } from './places.ts';
import { todaysEngine } from './todays-engine.ts';
import { writeVersion } from './version-file.ts';
import { knownGame, Refused } from './words.ts';

/**
 * Freezes a game as it stands, and writes down that it is released.
 * @param again plays new golden games, and takes the place of a release of the same version
 * @returns what to tell whoever asked for it
 * @throws Refused if it may not be released; nothing but new golden games has been written then
 */
export async function releaseGame(
  game: string,
  again: boolean,
  places: Places = HERE,
): Promise<string> {
  const { version } = knownGame(FUZZ_GAMES, game).game;
  const changelog = readFileSync(places.changelog, 'utf8');
  if (changesOf(changelog, game, version) === '') {
    throw new Refused(`CHANGELOG.md says nothing of [${game} ${version}]`);
  }
  const golden = await goldenOf(game, version, again, places);
  const frozen = await freeze(game, version);
  const before = releasedAs(game, version, places);
  const other = before !== null && before.content !== frozen.content ? before : null;
  if (other !== null && !again) {
    throw new Refused(
      `${game} ${version} was released with other content (${other.content}, now ${frozen.content}). Raise the version: npm run raise -- ${game} patch`,
    );
  }
  const tried = (engine: Engine) => departures(golden, engine);
  const { file, bytes, gzip } = await keepFrozen(frozen, tried, places);
  if (other !== null) removeFrozen(other, places);
  writeVersion(game, version, frozen.content, places);
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(places.changelog, asReleased(changelog, frozen, day));
  return `${file}: ${Math.round(bytes / 1000)} kB, ${Math.round(gzip / 1000)} kB gzipped; ${golden.games.length} golden games play the same`;
}

/** The golden games of the version, played by today's rules as they were when they were made. */
async function goldenOf(
  game: string,
  version: string,
  again: boolean,
  places: Places,
): Promise<Golden> {
  if (again) writeGolden(await playGolden(game, version), places);
  const golden = readGolden(game, version, places);
  if (golden === null) throw new Refused(`No golden games yet: npm run golden -- ${game}`);
  const otherwise = departures(golden, todaysEngine(game));
  if (otherwise.length === 0 && (await printsAsBefore(golden))) return golden;
  throw new Refused(
    [`The rules or cards are not those of the golden games of ${version}`, ...otherwise].join('\n'),
  );
}
