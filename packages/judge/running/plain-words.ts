/** Digits that Chinese writes out before a measure word: 两张 is 2张. */
const DIGITS: Readonly<Record<string, string>> = {
  一: '1',
  二: '2',
  两: '2',
  三: '3',
  四: '4',
  五: '5',
  六: '6',
  七: '7',
  八: '8',
  九: '9',
};

/** What is counted with a number: 张, 点, 枚 … */
const MEASURED = /([一二两三四五六七八九])(?=[张点枚项名次分种滴])/g;

/** A line without what two people may write differently: spaces, brackets of names, 两 for 2, 张牌 for 张, 弃 for 弃置, 所有, and 各 before what each does. */
export function plainWords(text: string): string {
  return text
    .replaceAll(MEASURED, (digit) => DIGITS[digit])
    .replaceAll(/张(?:卡牌|卡|牌)/g, '张')
    .replaceAll('弃置', '弃')
    .replaceAll('所有', '')
    .replaceAll(/各自?(?=摸|弃|回复|失去|受到)/g, '')
    .replaceAll('里的', '的')
    .replaceAll(/[\s【】〖〗《》『』「」“”"'：:，,、。]/g, '');
}

/** What is not done is said with 不 or 放弃. */
const NOT_DONE = /^(?:不|放弃)/;

/** Does a saying, in plain words, hold these? */
export function holds(saying: string, words: string): boolean {
  return saying.includes(words) && (NOT_DONE.test(words) || !NOT_DONE.test(saying));
}

/** 不使用 闪, 放弃, 过: a chance is let go. */
export function isRefusal(label: string): boolean {
  return NOT_DONE.test(label) || /^(?:取消|跳过|让过|过|否)$/.test(label.trim());
}
