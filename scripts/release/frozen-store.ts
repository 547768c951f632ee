import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type Engine, fileOf, type Release, releaseOf, shelfOf } from '@lianhuan/releases';
import type { Frozen } from './freeze.ts';
import { HERE, type Places } from './places.ts';
import { Refused } from './words.ts';

/** The release of a game that has this version, if there is one. */
export function releasedAs(
  game: string,
  version: string,
  { frozen }: Places = HERE,
): Release | null {
  const folder = join(frozen, game);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const releases = files.flatMap((file) => releaseOf(`${game}/${file}`) ?? []);
  return releases.find((one) => one.version === version) ?? null;
}

export function removeFrozen(release: Release, { frozen }: Places = HERE): void {
  rmSync(join(frozen, fileOf(release)));
}

/**
 * Keeps a frozen engine in its folder, if what is read back from there stands a test.
 * @param fails gives a line for each thing that the engine does otherwise than it should
 */
export async function keepFrozen(
  frozen: Frozen,
  fails: (engine: Engine) => readonly string[],
  places: Places = HERE,
): Promise<{ readonly file: string; readonly bytes: number; readonly gzip: number }> {
  const path = join(places.frozen, fileOf(frozen));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, frozen.code);
  const shelf = shelfOf({ [fileOf(frozen)]: pathToFileURL(path).href });
  const failures = fails(await shelf.load(frozen));
  if (failures.length > 0) {
    rmSync(path);
    throw new Refused(['The frozen engine plays otherwise:', ...failures].join('\n'));
  }
  const bytes = Buffer.byteLength(frozen.code);
  return { file: path, bytes, gzip: gzipSync(frozen.code).length };
}
