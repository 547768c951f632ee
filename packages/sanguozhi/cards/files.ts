import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

const folder = new URL('./', import.meta.url);

/** The card files beside this one, and those in the folders here: name without the folder → text. */
export function cardFiles(): Readonly<Record<string, string>> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .map((path) => path.replaceAll('\\', '/'));
  return Object.fromEntries(
    paths.sort().map((path) => [basename(path), readFileSync(new URL(path, folder), 'utf8')]),
  );
}
