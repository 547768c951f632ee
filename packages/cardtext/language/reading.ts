import { pinyin } from 'pinyin-pro';
import { createTextReader } from './text-reader.ts';

/** What it takes to read what somebody wrote; to play with cards that a build has read takes none of it. */
export interface Reading {
  readonly createTextReader: typeof createTextReader;
  /** How characters sound: a dictionary. */
  readonly pinyin: typeof pinyin;
}

const READING: Reading = { createTextReader, pinyin };

/** What reads: here it always is at hand, in a browser it is fetched (`reading-later.ts`). */
export function reading(): Reading {
  return READING;
}

/** Has it at hand before cards or decks are read that somebody wrote. */
export async function fetchReading(): Promise<void> {}
