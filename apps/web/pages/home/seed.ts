/** Any 32-bit number, as a person would write it. */
export function randomSeed(): string {
  const [seed] = crypto.getRandomValues(new Uint32Array(1));
  return String(seed);
}

/** Reads a seed as typed; null if it is none. */
export function parseSeed(text: string): number | null {
  if (!/^\d{1,10}$/.test(text.trim())) return null;
  const seed = Number(text);
  return seed <= 0xffffffff ? seed | 0 : null;
}
