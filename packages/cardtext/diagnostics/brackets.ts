import type { Text } from '@lianhuan/kernel';
import type { Span } from '../nodes/node.ts';
import type { Complaint } from './diagnostic.ts';

/** Brackets that are not closed, not opened, of two kinds, of the wrong kind, or missing: one complaint that says which. */

/** What opens, and what closes it: those of card texts, and those that are typed for them. */
const PAIRS: ReadonlyMap<string, string> = new Map([
  ['【', '】'],
  ['『', '』'],
  ['“', '”'],
  ['（', '）'],
  ['《', '》'],
  ['〈', '〉'],
  ['〔', '〕'],
  ['〖', '〗'],
  ['{', '}'],
]);
/** Comparison signs that are brackets too where both stand around words. */
const SIGNS: readonly [string, string] = ['<', '>'];
const OPENERS: ReadonlyMap<string, string> = new Map(
  [...PAIRS].map(([open, close]) => [close, open]),
);

/** A text that cannot be read, and how to see how far another would be. */
export interface Bracketed {
  readonly text: string;
  /** As far as it could be read. */
  readonly at: number;
  /** Were the words read, and cannot be carried out? `at` is the place of the first such words then. */
  readonly isRead: boolean;
  /** What was expected there. */
  expected(): readonly string[];
  /** Does the language print what begins with this? */
  isPrinted(open: string): boolean;
  /** How far a text can be read as it is printed; `Infinity` where nothing is wrong with it. */
  reaches(tried: string): number;
  /** Can it be read as it may be written? This takes longer. */
  reads(tried: string): boolean;
}

/** So many texts are tried by the slower reader. */
const MOST_TRIED = 10;

/** How far texts can be read, those that are tried first by either reader. */
function reachIn({ reaches, reads }: Bracketed): (tried: string) => number {
  let tries = 0;
  return (tried) => {
    const reached = reaches(tried);
    if (reached === WHOLE || tries >= MOST_TRIED) return reached;
    tries += 1;
    return reads(tried) ? WHOLE : reached;
  };
}

const WHOLE = Number.POSITIVE_INFINITY;
type Reach = (tried: string) => number;

/** What is wrong with the brackets of a text, or null: words between brackets that pair are as right as any. */
export function complainOfBrackets(broken: Bracketed): Complaint | null {
  const { text } = broken;
  const odd = unpaired(text);
  const reach = reachIn(broken);
  if (odd !== null) return complaint(odd.span, closed(text, odd, reach));
  const other =
    ofAnotherKind(broken, reach) ??
    note(broken, reach) ??
    (broken.isRead ? null : bare(broken, reach));
  return other === null ? null : complaint(other.span, other.why);
}

function complaint(span: Span, text: Text): Complaint {
  return { kind: 'unexpected', span, text };
}

/** A bracket without its fellow, or a pair of two kinds. */
interface Odd {
  readonly how: 'unclosed' | 'unopened' | 'mixed';
  readonly span: Span;
}

/** The first bracket without its fellow; of those that are never closed the innermost. */
function unpaired(text: string): Odd | null {
  const open: number[] = [];
  for (let at = 0; at < text.length; at++) {
    if (PAIRS.has(text[at])) open.push(at);
    const opener = OPENERS.get(text[at]);
    if (opener === undefined) continue;
    const start = open.pop();
    if (start === undefined) return { how: 'unopened', span: [at, at + 1] };
    if (text[start] !== opener) return mixed(text, [start, at + 1], open);
  }
  const last = open.at(-1);
  return last === undefined ? null : { how: 'unclosed', span: [last, last + 1] };
}

/** “【守护”: the closing one belongs to one that was opened before, so that the inner one is not closed. */
function mixed(text: string, span: Span, before: readonly number[]): Odd {
  const [start, end] = span;
  const isOuter = before.some((at) => PAIRS.get(text[at]) === text[end - 1]);
  return isOuter ? { how: 'unclosed', span: [start, start + 1] } : { how: 'mixed', span };
}

/** As many letters stand between two brackets at most where one of them is put in. */
const MOST_BETWEEN = 30;

/** Says what is missing, and shows it where the text can be read with it. */
function closed(text: string, { how, span: [start, end] }: Odd, reach: Reach): Text {
  const mark = text.slice(start, end);
  const reads = (tried: string) => reach(tried) === WHOLE;
  if (how === 'mixed') {
    const words = text.slice(start + 1, end - 1);
    const [first, last] = [mark[0], mark.slice(-1)];
    const both = [first, OPENERS.get(last) ?? first].map(
      (one) => `${one}${words}${PAIRS.get(one)}`,
    );
    const right = both.find((pair) => reads(text.slice(0, start) + pair + text.slice(end)));
    const hint = meant(right ?? both[0]);
    return {
      zh: `「${first}」和「${last}」不是一对括号${hint.zh}`,
      en: `“${first}” and “${last}” are no pair of brackets${hint.en}`,
    };
  }
  if (how === 'unclosed') {
    const close = PAIRS.get(mark) ?? '';
    const hint = meant(
      placesFrom(end, text)
        .filter((at) => reads(text.slice(0, at) + close + text.slice(at)))
        .map((at) => text.slice(start, at) + close)[0],
    );
    return {
      zh: `「${mark}」后面少了「${close}」${hint.zh}`,
      en: `“${mark}” is not closed by “${close}”${hint.en}`,
    };
  }
  const open = OPENERS.get(mark) ?? '';
  const hint = meant(
    placesBefore(start)
      .filter((at) => reads(text.slice(0, at) + open + text.slice(at)))
      .map((at) => open + text.slice(at, end))[0],
  );
  return {
    zh: `「${mark}」前面少了「${open}」${hint.zh}`,
    en: `“${mark}” is not opened by “${open}”${hint.en}`,
  };
}

function meant(words: string | undefined): Text {
  return words === undefined
    ? { zh: '', en: '' }
    : { zh: `；是不是「${words}」？`, en: `; did you mean “${words}”?` };
}

function placesFrom(start: number, text: string): number[] {
  const most = Math.min(text.length, start + MOST_BETWEEN) - start;
  return Array.from({ length: Math.max(0, most) }, (_, more) => start + more + 1);
}

function placesBefore(end: number): number[] {
  return Array.from({ length: Math.min(end, MOST_BETWEEN) }, (_, less) => end - less - 1);
}

interface Wrong {
  readonly span: Span;
  readonly why: Text;
}

/** So many pairs are tried in other brackets. */
const MOST_PAIRS = 8;

/** A pair that would have to be of another kind, or none: 《守护》, （费用1）：…. */
function ofAnotherKind({ text, at, isRead, isPrinted }: Bracketed, reach: Reach): Wrong | null {
  const kinds = [...PAIRS].filter(([open]) => isPrinted(open));
  // Words that were read have the right brackets, but for a quotation that is all there is: “守护”.
  const pairs = pairsIn(text).filter(([start]) => !isRead || (start === at && text[start] === '“'));
  for (const [start, end] of pairs.slice(0, MOST_PAIRS)) {
    const words = text.slice(start + 1, end - 1);
    const others = kinds
      .filter(([open]) => open !== text[start])
      .map(([open, close]) => ({ shown: `${open}${words}${close}`, mark: open + close }));
    const none = { shown: words, mark: '' };
    // （费用1）：…: what stands in round brackets needs none.
    for (const { shown, mark } of text[start] === '（' ? [none, ...others] : [...others, none]) {
      const reached = reach(likewise(text, [start, end], shown, mark));
      const isBeyond = at <= start + 1 && at >= start && reached >= start + shown.length;
      if (reached === WHOLE || isBeyond) {
        return { span: [start, end], why: mark === '' ? without(shown) : inMarks(mark, shown) };
      }
    }
  }
  return null;
}

/** The text with one pair in other brackets, and all behind it that are of its kind: a hand writes them alike. */
function likewise(text: string, [start, end]: Span, shown: string, mark: string): string {
  const behind = mark === '' ? text.slice(end) : remarked(text.slice(end), text[start], mark);
  return text.slice(0, start) + shown + behind;
}

function remarked(text: string, open: string, [first, last]: string): string {
  const close = open === SIGNS[0] ? SIGNS[1] : PAIRS.get(open);
  return [...text]
    .map((letter) => (letter === open ? first : letter === close ? last : letter))
    .join('');
}

function without(words: string): Text {
  return {
    zh: `这里不用括号：写「${words}」`,
    en: `No brackets belong here: write “${words}”`,
  };
}

function inMarks(mark: string, shown: string): Text {
  return {
    zh: `括号用错了：这里用${mark}，写「${shown}」`,
    en: `Wrong brackets: here ${mark} are used, so write “${shown}”`,
  };
}

/** The innermost pairs of a text, the first first. */
function pairsIn(text: string): Span[] {
  const found: Span[] = [];
  let start = -1;
  for (let at = 0; at < text.length; at++) {
    if (PAIRS.has(text[at]) || text[at] === SIGNS[0]) start = at;
    const close = text[start] === SIGNS[0] ? SIGNS[1] : PAIRS.get(text[start]);
    if (start < 0 || text[at] !== close) continue;
    found.push([start, at + 1]);
    start = -1;
  }
  return found;
}

/** Words in round brackets that only explain what stands before them: 【守护】（…）. */
function note({ text, isRead }: Bracketed, reach: Reach): Wrong | null {
  const notes = isRead ? [] : pairsIn(text).filter(([start]) => text[start] === '（');
  const found = notes.find(
    ([start, end]) => reach(text.slice(0, start) + text.slice(end)) === WHOLE,
  );
  if (found === undefined) return null;
  const shown = text.slice(...found);
  return {
    span: found,
    why: {
      zh: `括号里的话只是注释，不算卡牌的文字：去掉「${shown}」`,
      en: `Words in brackets that only explain are no card text: leave out “${shown}”`,
    },
  };
}

/** As long as words are at most that miss their brackets. */
const MOST_BARE = 12;

/** Words that stand where only brackets could: 召唤1个骑士, 连击3抽1张卡牌. */
function bare({ text, at, expected }: Bracketed, reach: Reach): Wrong | null {
  const words = expected();
  const opens = [...PAIRS.keys()].filter((open) => words.some((word) => word.startsWith(open)));
  if (opens.length === 0) return null;
  for (let end = at + 1; end <= Math.min(text.length, at + MOST_BARE); end++) {
    if (MARK.test(text[end - 1])) return null;
    // 土之秘术：…: what has brackets has no colon.
    const behind = text[end] === '：' ? [text.slice(end), text.slice(end + 1)] : [text.slice(end)];
    for (const open of opens) {
      const shown = `${open}${text.slice(at, end)}${PAIRS.get(open)}`;
      const isRight = behind.some((rest) => reach(text.slice(0, at) + shown + rest) === WHOLE);
      if (isRight) return { span: [at, end], why: missing(shown) };
    }
  }
  return null;
}

const MARK = /[，。；：\n【】『』“”（）《》〈〉〔〕〖〗{}]/;

function missing(shown: string): Text {
  const mark = `${shown[0]}${shown.slice(-1)}`;
  return {
    zh: `这里少了括号${mark}：写「${shown}」`,
    en: `The brackets ${mark} are missing: write “${shown}”`,
  };
}
