import { createHash, randomBytes } from 'node:crypto';
import { makeSeed, type Seed } from '@lianhuan/kernel';

/** A seed that nobody can guess. */
export function newSeed(): string {
  return makeSeed(randomBytes(32));
}

/**
 * What everybody is shown of the seed when the match begins. Once it has ended the seed is shown too, and
 * anybody can see that it is the one that was sealed: SHA-256 of its letters, in hexadecimal digits.
 */
export function sealOf(seed: Seed): string {
  return createHash('sha256').update(String(seed)).digest('hex');
}
