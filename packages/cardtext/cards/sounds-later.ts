import type { Sounds } from './sounds.ts';

let known: Sounds | null = null;

/** The dictionary. @throws Error before it was fetched */
export function sounds(): Sounds {
  if (known === null) throw new Error('cards that somebody wrote are read after `fetchSounds()`');
  return known;
}

/** Fetches the dictionary: no game needs it that is played with printed cards alone, and it is larger than an engine. */
export async function fetchSounds(): Promise<void> {
  known ??= (await import('pinyin-pro')).pinyin;
}
