import './words.css';
import type { Language } from '@lianhuan/kernel';
import { Fragment } from 'react';
import { cutTerms, type Word } from './terms.ts';

export interface CardWordsProps {
  readonly text: string;
  readonly language: Language;
  /** Characters to mark: [start, end). */
  readonly span?: readonly [number, number] | null;
}

/** A card's text with its terms bold, one ability a line, and perhaps some words marked. */
export function CardWords({ text, language, span = null }: CardWordsProps) {
  return abilities(text, language).map(({ text: line, start }) => (
    <span className="words-line" key={start} lang={language}>
      {cutTerms(line, language).map((word) => (
        <Fragment key={word.start}>{marked({ ...word, start: word.start + start }, span)}</Fragment>
      ))}
    </span>
  ));
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

function marked(word: Word, span: readonly [number, number] | null) {
  const wrap = (text: string) => (word.term ? <b>{text}</b> : text);
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
