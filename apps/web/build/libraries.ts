import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '../games/ids.ts';

/** A library the app is made with, to be named on the credits page. */
export interface Library {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const APP = fileURLToPath(new URL('..', import.meta.url));
const PACKAGES = ['kernel', 'cardtext', ...GAME_IDS, 'bots'].map((name) =>
  join(APP, '..', '..', 'packages', name),
);

/** What the app and the packages it runs depend on, by name. */
export function libraries(): Library[] {
  const folders = [APP, ...PACKAGES];
  const found = folders.flatMap((folder) =>
    Object.keys(readManifest(folder).dependencies ?? {})
      .filter((name) => !name.startsWith('@lianhuan/'))
      .map((name) => describe(name, folder)),
  );
  const byName = new Map(found.map((library) => [library.name, library]));
  return [...byName.values()].sort((a, b) => a.name.localeCompare(b.name));
}

function describe(name: string, from: string): Library {
  const { version, license = '' } = readManifest(findPackage(name, from));
  return { name, version, licence: license };
}

function findPackage(name: string, from: string): string {
  const folder = join(from, 'node_modules', name);
  if (existsSync(folder)) return folder;
  const above = dirname(from);
  if (above === from) throw new Error(`${name} is not installed`);
  return findPackage(name, above);
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}
