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
