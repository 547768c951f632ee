/**
 * A seed for the `index`-th of things that all hang from one seed: far apart for neighbours, and
 * the same whoever works it out. Both may be any 32-bit integer.
 */
export function childSeed(seed: number, index: number): number {
  let mixed = (seed ^ Math.imul(index + 1, 0x9e3779b1)) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return (mixed ^ (mixed >>> 15)) | 0;
}
