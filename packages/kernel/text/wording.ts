import type { LapseReason } from '../events/lapse.ts';
import type { Text } from './text.ts';

/** What goes into the places of some words: `{card}` is filled with `card`. */
export type Parts = Readonly<Record<string, Text | string | number>>;

/** Fills the places of words in both languages: `派遣 {card}`. A place nobody fills stays empty. */
export function fill({ zh, en }: Text, parts: Parts): Text {
  return { zh: fillIn(zh, 'zh', parts), en: fillIn(en, 'en', parts) };
}

function fillIn(words: string, language: keyof Text, parts: Parts): string {
  const filled = words.replaceAll(/\{(\w+)\}/g, (_, place: string) => {
    const part = parts[place] ?? '';
    return String(typeof part === 'object' ? part[language] : part);
  });
  return filled.replaceAll(/ {2,}/g, ' ').trim();
}

/** The same words in both languages, filled. */
export function line(zh: string, en: string, parts: Parts = {}): Text {
  return fill({ zh, en }, parts);
}

/** Several names, one after the other. */
export function listed(names: readonly Text[]): Text {
  return {
    zh: names.map(({ zh }) => zh).join('、'),
    en: names.map(({ en }) => en).join(', '),
  };
}

const UNDONE: Readonly<Record<Exclude<LapseReason, 'no-choice'>, Text>> = {
  forbidden: {
    zh: '没有发生：{what}（{by} 不允许）',
    en: 'Did not happen: {what} (forbidden by {by})',
  },
  replaced: {
    zh: '没有发生：{what}（由 {by} 代替）',
    en: 'Did not happen: {what} (replaced by {by})',
  },
  prevented: {
    zh: '没有发生：{what}（被 {by} 防止）',
    en: 'Did not happen: {what} (prevented by {by})',
  },
};
const SOMETHING: Text = { zh: '有件事', en: 'something' };

/**
 * What came to nothing, in words.
 * @param what what would have happened; null where it may not be named
 * @param by what decided: a card, its words, or the rules
 */
export function lapseLine(reason: LapseReason, what: Text | null, by: Text): Text {
  return reason === 'no-choice'
    ? line('{by} 的效果没有可以选择或执行的', '{by}: nothing to choose or to do', { by })
    : fill(UNDONE[reason], { what: what ?? SOMETHING, by });
}
