import type { Language } from '@lianhuan/kernel';
import type { TermMeaning } from './rule-info.ts';

/** A piece of a text: the words of a term, or those between them. */
export interface TermPiece {
  readonly text: string;
  readonly term: TermMeaning | null;
}

/** What an English word may end with besides. */
const ENDINGS = ['', 's', 'es', 'ed', 'ing'];

/** What finds terms in a text, of one glossary in one language. */
interface Finder {
  readonly pattern: RegExp;
  readonly byName: ReadonlyMap<string, TermMeaning>;
}

const finders = new WeakMap<readonly TermMeaning[], Partial<Record<Language, Finder>>>();

/** Names of cards and skills as texts write them; what stands in them is no term. */
const NAMES = '『[^』]*』|〖[^〗]*〗|“[^”]*”';

/**
 * Cuts a text at the terms of a glossary: of two that begin at one place the longer is meant, in English whole words
 * with their common endings. A name of one character is no term here: it stands within too many words.
 */
export function cutTerms(
  text: string,
  terms: readonly TermMeaning[],
  language: Language,
): TermPiece[] {
  const { pattern, byName } = finderOf(terms, language);
  const pieces: TermPiece[] = [];
  let end = 0;
  for (const { 0: words, 1: name, index } of text.matchAll(pattern)) {
    if (name === undefined) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), term: null });
    pieces.push({ text: words, term: called(nameIn(name, language), byName) });
    end = index + words.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), term: null });
  return pieces;
}

/** The terms among the words that a text prints bold, each once, in the order in which they stand there. */
export function boldTerms(
  text: string,
  bold: RegExp,
  terms: readonly TermMeaning[],
  language: Language,
): TermMeaning[] {
  const words = text.split(bold).filter((_, place) => place % 2 === 1);
  const found = words
    .flatMap((word) => cutTerms(word, terms, language))
    .flatMap(({ term }) => (term === null ? [] : [term]));
  return [...new Set(found)];
}

function finderOf(terms: readonly TermMeaning[], language: Language): Finder {
  const known = finders.get(terms) ?? {};
  finders.set(terms, known);
  known[language] ??= makeFinder(terms, language);
  return known[language];
}

function makeFinder(terms: readonly TermMeaning[], language: Language): Finder {
  const byName = new Map<string, TermMeaning>();
  for (const term of terms) {
    const name = nameIn(term.name[language], language);
    if (name.length > 1 && !byName.has(name)) byName.set(name, term);
  }
  const names = [...byName.keys()]
    .sort((one, other) => other.length - one.length)
    .map((name) => name.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&').replaceAll('’', "['’]"));
  const all = names.join('|') || '(?!)';
  const pattern =
    language === 'zh'
      ? new RegExp(`${NAMES}|(${all})`, 'g')
      : new RegExp(`${NAMES}|(?<!\\p{L})((?:${all})(?:${ENDINGS.join('|')}))(?!\\p{L})`, 'giu');
  return { pattern, byName };
}

/** The term of that name, perhaps with an ending. */
function called(words: string, byName: Finder['byName']): TermMeaning | null {
  const names = ENDINGS.filter((ending) => words.endsWith(ending)).map((ending) =>
    words.slice(0, words.length - ending.length),
  );
  return names.map((name) => byName.get(name)).find((term) => term !== undefined) ?? null;
}

/** A name as it is looked up: in English without its “to”, endings and capitals. */
function nameIn(words: string, language: Language): string {
  if (language === 'zh') return words;
  return words.toLowerCase().replaceAll("'", '’').replace(/^to /, '');
}
