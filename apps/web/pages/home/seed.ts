import { isSeed, makeSeed, SEED_BYTES, type Seed } from '@lianhuan/kernel';

/** A seed that nobody can guess. */
export function randomSeed(): string {
  return makeSeed(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));
}

/** Reads a seed as typed: a number of 32 bits, or 43 letters; null if it is none. */
export function parseSeed(text: string): Seed | null {
  const written = text.trim();
  if (isSeed(written)) return written;
  if (!/^\d{1,10}$/.test(written)) return null;
  const seed = Number(written);
  return seed <= 0xffffffff ? seed | 0 : null;
}
