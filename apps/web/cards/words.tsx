import './words.css';
import type { Language } from '@lianhuan/kernel';
import { Fragment, type ReactNode } from 'react';

export interface CardWordsProps {
  readonly text: string;
  readonly language: Language;
  /** The words to print bold, in one group. */
  readonly terms: Readonly<Record<Language, RegExp>>;
  /** Characters to mark: [start, end). */
  readonly span?: readonly [number, number] | null;
  /** How words are shown, where they are more than words. */
  readonly show?: (words: string) => ReactNode;
}

const asWords = (words: string): ReactNode => words;

/** A card's text with its terms bold, one ability a line, and perhaps some words marked. */
export function CardWords(props: CardWordsProps) {
  const { text, language, terms, span = null, show = asWords } = props;
  return abilities(text, language).map(({ text: line, start }) => (
    <span className="words-line" key={start} lang={language}>
      {cutTerms(line, terms[language]).map((word) => (
        <Fragment key={word.start}>
          {marked({ ...word, start: word.start + start }, span, show)}
        </Fragment>
      ))}
    </span>
  ));
}

interface Word {
  readonly text: string;
  readonly term: boolean;
  /** The place of its first character in the text. */
  readonly start: number;
}

/** A card's text cut into terms, to print bold, and what stands between them. */
function cutTerms(text: string, terms: RegExp): Word[] {
  const words: Word[] = [];
  let start = 0;
  for (const [index, piece] of text.split(terms).entries()) {
    if (piece !== '') words.push({ text: piece, term: index % 2 === 1, start });
    start += piece.length;
  }
  return words;
}

/** Each ability ends with a full stop. */
function abilities(text: string, language: Language): { text: string; start: number }[] {
  const stop = language === 'zh' ? /(?<=。)/ : /(?<=\.)\s+(?=[A-Z])|\n/;
  const lines: { text: string; start: number }[] = [];
  let from = 0;
  for (const line of text.split(stop)) {
    const start = text.indexOf(line, from);
    from = start + line.length;
    if (line.trim() !== '') lines.push({ text: line, start });
  }
  return lines;
}

function marked(
  word: Word,
  span: readonly [number, number] | null,
  show: (words: string) => ReactNode,
) {
  const wrap = (text: string) => (word.term ? <b>{show(text)}</b> : show(text));
  if (!span) return wrap(word.text);
  const from = Math.max(0, span[0] - word.start);
  const to = Math.min(word.text.length, span[1] - word.start);
  if (from >= to) return wrap(word.text);
  return (
    <>
      {from > 0 && wrap(word.text.slice(0, from))}
      <mark>{wrap(word.text.slice(from, to))}</mark>
      {to < word.text.length && wrap(word.text.slice(to))}
    </>
  );
}
