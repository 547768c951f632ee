import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('./', import.meta.url);

/** The deck files beside this one: name → text. */
export function deckFiles(): Readonly<Record<string, string>> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return Object.fromEntries(
    names.sort().map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]),
  );
}
