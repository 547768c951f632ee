import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Where released engines stand, a folder a game. */
export const FROZEN = join(import.meta.dirname, 'frozen');

/** The address of each file of a folder of released engines, by its path in that folder. */
export function frozenIn(folder: string): Readonly<Record<string, string>> {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return Object.fromEntries(
    files
      .filter((file) => file.endsWith('.js'))
      .map((file) => [file.replaceAll('\\', '/'), pathToFileURL(join(folder, file)).href]),
  );
}

/** The address of each released engine, by its file. */
export function frozenModules(): Readonly<Record<string, string>> {
  return frozenIn(FROZEN);
}
