import { partsOf } from '../grammar/pattern.ts';
import type { AddedTerms } from './vocabulary.ts';
import type { Lexicon, Vocabulary } from './word.ts';

/** A lexicon whose sets hold further terms; those of free names, which hold any, stay as they are. */
export function extended<Context>(lexicon: Lexicon<Context>, added: AddedTerms): Lexicon<Context> {
  const { addedTerms: _, ...rest } = lexicon;
  const vocabularies = Object.entries(lexicon.vocabularies).map(([category, terms]) => {
    const more = Object.entries(added[category] ?? {}).map(([zh, en]) => [zh, { zh, en }] as const);
    const all: Vocabulary = { ...Object.fromEntries(more), ...terms };
    return [category, all] as const;
  });
  return { ...rest, vocabularies: Object.fromEntries(vocabularies) };
}

/** All words that stand in the forms of some lexicons, and all their terms. */
export function printedWords(lexicons: readonly Lexicon[]): ReadonlySet<string> {
  const words = lexicons.flatMap(({ words, vocabularies }) => [
    ...words.flatMap(({ forms }) =>
      forms.flatMap(({ zh }) =>
        partsOf(zh).flatMap((part) => (part.kind === 'literal' ? [part.text, ...part.also] : [])),
      ),
    ),
    ...Object.values(vocabularies).flatMap((terms) =>
      Object.values(terms).flatMap(({ zh, also = [] }) => [zh, ...also]),
    ),
  ]);
  return new Set([...words, ...NUMERALS]);
}

/** Numbers as they may be written in words. */
const NUMERALS = '一二三四五六七八九十百两X';

/** The shortest of the words that holds these letters, or those that they are made of; none otherwise. */
export function likeWords(letters: string, words: ReadonlySet<string>): readonly string[] {
  const around = [...words].filter((word) => word.includes(letters));
  if (around.length > 0)
    return [around.reduce((one, word) => (word.length < one.length ? word : one))];
  return piecesOf(letters, words) ?? [];
}

/** A text taken apart into words; null where that cannot be done. */
function piecesOf(text: string, words: ReadonlySet<string>): readonly string[] | null {
  const pieces: (readonly string[] | null)[] = [[]];
  for (let end = 1; end <= text.length; end++) {
    const starts = Array.from({ length: end }, (_, start) => start);
    const last = starts.find((at) => pieces[at] !== null && words.has(text.slice(at, end)));
    pieces.push(last === undefined ? null : [...(pieces[last] ?? []), text.slice(last, end)]);
  }
  return pieces[text.length];
}
