import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the whole project. */
export const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

/** What of a `package.json` is read when packing. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  /** Paths of its entries, by what follows the name of the package. */
  readonly exports?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

/** A folder of the project that is packed. */
export interface Package {
  /** The name of the folder, which is the name of the package after `@lianhuan/`. */
  readonly name: string;
  /** From the folder of the project, with slashes. */
  readonly folder: string;
  readonly manifest: Manifest;
}

/** Every library, and the command line; the table in the browser is an app and nothing to install. */
export function packages(): Package[] {
  const libraries = readdirSync(join(PROJECT, 'packages')).map((name) => `packages/${name}`);
  return [...libraries, 'apps/cli']
    .filter((folder) => existsSync(join(PROJECT, folder, 'package.json')))
    .map((folder) => ({
      name: folder.slice(folder.indexOf('/') + 1),
      folder,
      manifest: readManifest(folder),
    }));
}

/** The `package.json` of a folder of the project; of the project itself for `.`. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(PROJECT, folder, 'package.json'), 'utf8'));
}
