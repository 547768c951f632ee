import { pinyin } from 'pinyin-pro';

/** How characters sound: a dictionary. */
export type Sounds = typeof pinyin;

/** The dictionary. */
export function sounds(): Sounds {
  return pinyin;
}

/** Has the dictionary at hand before card text is read: here it always is, in a browser it is fetched (`sounds-later.ts`). */
export async function fetchSounds(): Promise<void> {}
