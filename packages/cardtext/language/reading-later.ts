import type { Reading } from './reading.ts';

let known: Reading | null = null;

/** What reads. @throws Error before it was fetched */
export function reading(): Reading {
  if (known === null) throw new Error('what somebody wrote is read after `fetchReading()`');
  return known;
}

/** Fetches what reads: it is larger than an engine, and no game needs it that is played with printed cards alone. */
export async function fetchReading(): Promise<void> {
  known ??= (await import('./reading.ts')).reading();
}
