/** Signs that a Chinese keyboard types in their wide form, which are no letters or digits. */
const SIGNS: Readonly<Record<string, string>> = {
  '＝': '=',
  '＜': '<',
  '＞': '>',
  '．': '.',
  '　': ' ',
};

/** What is written with wide letters, digits and signs of comparison, in their usual width. */
export function narrow(text: string): string {
  return text.replaceAll(
    /[０-９Ａ-Ｚａ-ｚ＝＜＞．　]/g,
    (wide) => SIGNS[wide] ?? String.fromCharCode(wide.charCodeAt(0) - 0xfee0),
  );
}
