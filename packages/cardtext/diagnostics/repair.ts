import type { Span } from '../nodes/node.ts';
import { distance } from './nearest.ts';

/** One change after which a text can be read: what its author most likely meant. */
export interface Repair {
  /** The clause with the change, from mark to mark. */
  readonly clause: string;
  /** The word that was put there; null where words were only dropped or turned round. */
  readonly word: string | null;
}

/** A text that could be read up to a place. */
export interface Broken {
  readonly text: string;
  readonly at: number;
  /** The words of the language, and what it expected at that place. */
  readonly words: ReadonlySet<string>;
  readonly expected: readonly string[];
  /** Each ability stands on a line of its own. */
  readonly inParagraphs: boolean;
  /** Whether a text can be read as it is printed, or, which takes longer, as it may be written. */
  reads(text: string, how: 'printed' | 'anyhow'): boolean;
}

/** A change that is tried: these characters become those. */
interface Change {
  readonly span: Span;
  readonly by: string;
  readonly word: string | null;
}

/** Longer texts are not tried: each trial reads the whole of them. */
const MOST_LETTERS = 120;
/** So many changes of each sort are tried by the reader of printed texts, and by the slower one. */
const MOST_TRIED = { printed: 20, anyhow: 5 } as const;

/**
 * Looks for the one small change after which a text can be read: a word that is nearly there, one that is
 * missing, two that are turned round, some too many. The nearest comes first; null where none helps.
 */
export function likelyRepair(broken: Broken): Repair | null {
  const { text, reads } = broken;
  if (text.length > MOST_LETTERS) return null;
  const sorts = [replaced(broken), inserted(broken), turned(broken), dropped(broken)];
  for (const how of ['printed', 'anyhow'] as const) {
    const found = sorts
      .flatMap((changes) => changes.slice(0, MOST_TRIED[how]))
      .find((change) => reads(changed(text, change), how));
    if (found !== undefined) return { clause: clauseOf(text, found), word: found.word };
  }
  return null;
}

/** How far before the place where reading stopped a wrong word may begin, and how far behind it may end. */
const REACH = 4;

/** Words of the language that are nearly what stands there, the nearest first, then what was expected there. */
function replaced({ text, at, words, expected }: Broken): Change[] {
  const near: (Change & { readonly share: number })[] = [];
  for (let start = Math.max(0, at - REACH); start <= at; start++) {
    for (let end = at + 1; end <= Math.min(text.length, at + REACH); end++) {
      const there = text.slice(start, end);
      if (MARK.test(there)) break;
      for (const word of words) {
        if (word === there || Math.abs(word.length - there.length) > 1) continue;
        const share = nearness(word, there);
        if (share <= 0.5) near.push({ span: [start, end], by: word, word, share });
      }
    }
  }
  const nearest = near.toSorted((one, other) => one.share - other.share);
  const wanted = shortWords(expected).flatMap((word) =>
    Array.from({ length: word.length }, (_, more): Change => {
      return { span: [at, Math.min(text.length, at + more + 1)], by: word, word };
    }),
  );
  return expected.length <= MOST_WANTED ? [...wanted, ...nearest] : nearest;
}

/** So few expected words may stand for any others. */
const MOST_WANTED = 2;

/** The share of the word that is not as it stands there; of two that are alike, one that begins alike is nearer. */
function nearness(word: string, there: string): number {
  const letters = new Set(there);
  if (![...word].some((letter) => letters.has(letter))) return 1;
  return distance(word, there) / word.length - (word[0] === there[0] ? 0.01 : 0);
}

/** What is easily left out. */
const SMALL = [
  '的',
  '，',
  '：',
  '。',
  '张',
  '名',
  '个',
  '点',
  '+',
  '时，',
  '】',
  '』',
  '你的',
  '/+0',
];

function inserted({ at, expected, inParagraphs }: Broken): Change[] {
  const short = shortWords(expected);
  const marks = inParagraphs ? ['\n'] : [];
  const likely = [...marks, ...SMALL.filter((word) => short.includes(word)), ...SMALL, ...short];
  return [...new Set(likely)].map((word) => ({ span: [at, at], by: word, word }));
}

/** Those without gaps: the others are sentences. */
function shortWords(expected: readonly string[]): string[] {
  return expected.filter((word) => word.length <= 3 && !word.includes('…'));
}

/** Two characters, or a character and the two behind it, in the other order. */
function turned({ text, at }: Broken): Change[] {
  return [at - 2, at - 1, at]
    .filter((start) => start >= 0 && start + 1 < text.length)
    .filter((start) => !MARK.test(text.slice(start, start + 2)))
    .map((start) => ({
      span: [start, start + 2],
      by: text[start + 1] + text[start],
      word: null,
    }));
}

function dropped({ text, at }: Broken): Change[] {
  const spans: Span[] = [
    [at, at + 1],
    [at, at + 2],
    [at - 1, at],
    [at, at + 3],
  ];
  return spans
    .filter(
      ([start, end]) => start >= 0 && end <= text.length && !MARK.test(text.slice(start, end)),
    )
    .map((span) => ({ span, by: '', word: null }));
}

function changed(text: string, { span: [start, end], by }: Change): string {
  return text.slice(0, start) + by + text.slice(end);
}

const MARK = /[，。；：]/;

/** The clause in which the change was made, from mark to mark. */
function clauseOf(text: string, change: Change): string {
  const now = changed(text, change);
  const [from] = change.span;
  let start = from;
  while (start > 0 && !MARK.test(now[start - 1])) start -= 1;
  if (change.by === '\n') start = from + 1;
  const { length } = change.by;
  let end = MARK.test(change.by.charAt(0)) ? from + length : Math.max(start, from + length - 1);
  while (end < now.length && !MARK.test(now[end])) end += 1;
  const head = now[end] === '：' ? '：' : '';
  return now.slice(start, end) + head;
}
