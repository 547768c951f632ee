import type { Text } from './text.ts';

/** What goes into the places of some words: `{card}` is filled with `card`. */
export type Parts = Readonly<Record<string, Text | string | number>>;

/** Fills the places of words in both languages: `派遣 {card}`. A place nobody fills stays empty. */
export function fill({ zh, en }: Text, parts: Parts): Text {
  return { zh: fillIn(zh, 'zh', parts), en: fillIn(en, 'en', parts) };
}

function fillIn(words: string, language: keyof Text, parts: Parts): string {
  const pieces = piecesOf(words);
  let filled = pieces[0];
  for (let at = 1; at < pieces.length; at += 2) {
    const part = parts[pieces[at]] ?? '';
    filled += (typeof part === 'object' ? partIn(part, language, filled) : part) + pieces[at + 1];
  }
  return (filled.includes('  ') ? filled.replaceAll(/ {2,}/g, ' ') : filled).trim();
}

/** The reader is “you” behind other words. A card may sound so, too: 幽魂 that somebody made up is “You Hun”. */
function partIn(part: Text, language: keyof Text, before: string): string {
  const isReader = language === 'en' && before !== '' && part.zh.startsWith('你');
  return isReader ? midSentence(part.en) : part[language];
}

/** The reader, who begins a sentence as “You”, within one: “you”. */
export function midSentence(words: string): string {
  return /^Your?\b/.test(words) ? `y${words.slice(1)}` : words;
}

const PLACE = /\{(\w+)\}/;
/** The same words are filled for every event and every reader: they are taken apart once. */
const taken = new Map<string, readonly string[]>();
const MOST_TAKEN = 5000;

/** Words in turn with the names of the places between them: at least one piece, and an odd number of them. */
function piecesOf(words: string): readonly string[] {
  const known = taken.get(words);
  if (known !== undefined) return known;
  const pieces = words.split(PLACE);
  if (taken.size === MOST_TAKEN) taken.clear();
  taken.set(words, pieces);
  return pieces;
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
