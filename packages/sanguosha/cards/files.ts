import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('./', import.meta.url);
const generals = new URL('./generals/', import.meta.url);

/** The card files of this folder: name → text. */
export function cardFiles(): Readonly<Record<string, string>> {
  return { ...textsOf(folder, ''), ...textsOf(generals, 'generals/') };
}

function textsOf(place: URL, prefix: string): Readonly<Record<string, string>> {
  const names = readdirSync(place).filter((name) => name.endsWith('.yaml'));
  return Object.fromEntries(
    names.sort().map((name) => [`${prefix}${name}`, readFileSync(new URL(name, place), 'utf8')]),
  );
}
