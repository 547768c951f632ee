/** Signs that a Chinese keyboard types in their wide form, which are no letters or digits. */
const SIGNS: Readonly<Record<string, string>> = {
  '＝': '=',
  '＜': '<',
  '＞': '>',
  '．': '.',
  '　': ' ',
};

/** What stands where one word should: the word as it is written, or as JSON what is no word. */
export function oneWord(written: unknown): string {
  return typeof written === 'string' ? written : JSON.stringify(written);
}

/** The whole number that a text writes, of no more digits than numbers of a table have; null if it writes none. */
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
