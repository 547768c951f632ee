/** Numbers as they are written in card text: digits, or in words from 一 to 九十九. */

/** A number that stands somewhere, and where it ends. */
interface NumberRead {
  readonly end: number;
  readonly value: number;
}

const DIGITS: Readonly<Record<string, number>> = {
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};

/** The number that begins there, read as far as it goes; none where no number begins. */
export function numbersAt(text: string, at: number): NumberRead[] {
  const digits = /^(?:0|[1-9][0-9]*)/.exec(text.slice(at, at + MOST_DIGITS))?.[0];
  if (digits !== undefined) return [{ end: at + digits.length, value: Number(digits) }];
  const words = /^(?:[一二三四五六七八九]?十[一二三四五六七八九]?|[一二两三四五六七八九])/.exec(
    text.slice(at, at + MOST_DIGITS),
  )?.[0];
  return words === undefined ? [] : [{ end: at + words.length, value: inDigits(words) }];
}

const MOST_DIGITS = 9;

function inDigits(words: string): number {
  const [tens, ones] = words.includes('十') ? words.split('十') : ['0', words];
  return 10 * (tens === '' ? 1 : (DIGITS[tens] ?? 0)) + (DIGITS[ones] ?? 0);
}
