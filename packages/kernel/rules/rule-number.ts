import type { Text } from '../text/text.ts';

/** 一 to 九, as Chinese books count what bears one number. */
const DIGITS = [...'〇一二三四五六七八九'];

/**
 * A number of a rulebook as people read it: `802.17b#2`, the second item that bears the number 802.17b, is 802.17b（二）
 * in Chinese and 802.17b (2) in English. Any other number is written as it is.
 */
export function ruleNumber(id: string): Text {
  const [number, again] = id.split('#');
  if (again === undefined) return { zh: id, en: id };
  return { zh: `${number}（${DIGITS[Number(again)] ?? again}）`, en: `${number} (${again})` };
}
