import { expand, extract } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { fromBase64Url, toBase64Url } from './base64url.ts';

/**
 * What all chance of a match follows from. Either 256 bits, as 43 letters of base64url: what a game
 * among players starts from. Or any 32-bit integer, which a hash expands: short enough to type and to
 * count through, for simulation and tests, and short enough to be guessed.
 */
export type Seed = number | string;

/** How many bytes a long seed holds. */
export const SEED_BYTES = 32;

/** 42 letters of 6 bits and one of the remaining 4: each seed is written in one way only. */
const LONG_SEED = /^[\w-]{42}[AEIMQUYcgkosw048]$/;

/** Is this a seed as records hold it: 43 letters, or a number that fits 32 bits? */
export function isSeed(value: unknown): value is Seed {
  if (typeof value === 'string') return LONG_SEED.test(value);
  return typeof value === 'number' && (value === (value | 0) || value === value >>> 0);
}

/**
 * A seed from bytes that nobody can guess.
 * @param bytes 32 of them, from the platform's cryptographic generator
 * @throws RangeError if there are not 32
 */
export function makeSeed(bytes: Uint8Array): string {
  if (bytes.length !== SEED_BYTES) throw new RangeError(`a seed has ${SEED_BYTES} bytes`);
  return toBase64Url(bytes);
}

/**
 * A seed for something else that hangs from this one, e.g. for what a bot leaves to chance. Who
 * knows it, or any others made like it, learns nothing of the first.
 * @param purpose what it is for; other words give an unrelated seed
 */
export function derivedSeed(seed: Seed, purpose: string): string {
  return toBase64Url(derivedKeys(seed, [purpose])[0]);
}

/** Keys of 32 bytes, one for each purpose, by HKDF (RFC 5869) with SHA-256. @throws RangeError if it is no seed. */
export function derivedKeys(seed: Seed, purposes: readonly string[]): Uint8Array[] {
  const secret = extract(sha256, seedBytes(seed), SALT);
  return purposes.map((purpose) => expand(sha256, secret, utf8ToBytes(purpose), SEED_BYTES));
}

const SALT = utf8ToBytes('lianhuan');

function seedBytes(seed: Seed): Uint8Array {
  if (!isSeed(seed)) throw new RangeError(`not a seed: ${seed}`);
  if (typeof seed === 'string') return fromBase64Url(seed);
  // A number and the same bits without a sign are one seed.
  return sha256(utf8ToBytes(`lianhuan short seed ${seed | 0}`));
}
