import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type Engine, fileOf, RELEASED, type Release, shelfOf } from '@lianhuan/releases';
import type { Frozen } from './freeze.ts';
import { Refused } from './words.ts';

const FOLDER = fileURLToPath(new URL('../../packages/releases/frozen', import.meta.url));

/** The release of a game that has this version, if there is one. */
export function releasedAs(game: string, version: string): Release | null {
  const ours = (one: Release) => one.game === game && one.version === version;
  return RELEASED.releases.find(ours) ?? null;
}

export function removeFrozen(release: Release): void {
  rmSync(join(FOLDER, fileOf(release)));
}

/**
 * Keeps a frozen engine in its folder, if what is read back from there stands a test.
 * @param fails gives a line for each thing that the engine does otherwise than it should
 * @param folder where engines are kept, a folder a game
 */
export async function keepFrozen(
  frozen: Frozen,
  fails: (engine: Engine) => readonly string[],
  folder = FOLDER,
): Promise<{ readonly file: string; readonly bytes: number; readonly gzip: number }> {
  const path = join(folder, fileOf(frozen));
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
