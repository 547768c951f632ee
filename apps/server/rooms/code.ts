import { randomInt } from 'node:crypto';

/** Letters that are told apart when they are read aloud or written. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ';

/** Four letters by which friends find a room. */
export function newCode(): string {
  return Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** As somebody types it; null for what is no code. */
export function readCode(text: string): string | null {
  const code = text.trim().toUpperCase();
  return code.length === 4 && [...code].every((letter) => LETTERS.includes(letter)) ? code : null;
}
