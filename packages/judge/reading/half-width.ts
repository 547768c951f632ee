/** Signs that a Chinese keyboard types in their wide form, which are no letters or digits. */
const SIGNS: Readonly<Record<string, string>> = {
  '＝': '=',
  '＜': '<',
  '＞': '>',
  '．': '.',
  '　': ' ',
};

/** What should be one word: as it is, or as data if it is none. */
export function oneWord(written: unknown): string {
  return typeof written === 'string' ? written : JSON.stringify(written);
}

/** The whole number that is written, of so many digits as any table has; null if there is none. */
export function wholeNumber(text: string): number | null {
  return /^-?\d{1,6}$/.test(text) ? Number(text) : null;
}

/** What is written with wide letters, digits and signs of comparison, in their usual width. */
export function toHalfWidth(text: string): string {
  return text.replaceAll(
    /[０-９Ａ-Ｚａ-ｚ＝＜＞．　]/g,
    (wide) => SIGNS[wide] ?? String.fromCharCode(wide.charCodeAt(0) - 0xfee0),
  );
}
