import type { Text } from '@lianhuan/kernel';
import type { DepthFailure, MatchFailure } from '../grammar/matching.ts';
import { MOST_LEVELS } from '../grammar/nesting.ts';
import type { Normalised } from '../grammar/normalise.ts';
import type { Span } from '../nodes/node.ts';
import { nearestWord } from './nearest.ts';
import type { Repair } from './repair.ts';
import { quoted } from './shortened.ts';

/**
 * What can be wrong with a text: words that are not known there, an end too early, words that are
 * known but cannot be carried out where they stand, words that would be lost in print, words that can
 * mean two things; more letters than a card holds, words that stand in each other too deep.
 */
export const DIAGNOSTIC_KINDS = [
  'unexpected',
  'incomplete',
  'not-executable',
  'lost',
  'ambiguous',
  'too-long',
  'too-deep',
] as const;
/** What sort of thing is wrong with a text. */
export type DiagnosticKind = (typeof DIAGNOSTIC_KINDS)[number];

/** What is wrong with a text, and where, as an editor would show it. */
export interface Diagnostic {
  readonly kind: DiagnosticKind;
  /** In the text as it was written. */
  readonly span: Span;
  /** Counted from 1. */
  readonly line: number;
  readonly column: number;
  readonly text: Text;
  /** What could stand there instead. */
  readonly expected: readonly Text[];
  /** The nearest known word, or null when none is near. */
  readonly nearest: string | null;
}

/** Where in a written text something stands; `at` counts from 0. */
export function positionOf(written: string, at: number): { line: number; column: number } {
  const before = written.slice(0, at).split('\n');
  return { line: before.length, column: before[before.length - 1].length + 1 };
}

/** What is wrong with a normalised text. */
export interface Complaint {
  readonly kind: DiagnosticKind;
  /** In the normalised text. */
  readonly span: Span;
  readonly text: Text;
  readonly expected?: readonly Text[];
  readonly nearest?: string | null;
}

/** Puts a complaint where the author sees it. */
export function diagnostic(
  written: string,
  { origin }: Normalised,
  complaint: Complaint,
): Diagnostic {
  const start = origin[complaint.span[0]];
  const end = Math.max(start, origin[Math.max(complaint.span[0], complaint.span[1] - 1)] + 1);
  return {
    kind: complaint.kind,
    span: [start, Math.min(end, written.length)],
    ...positionOf(written, start),
    text: complaint.text,
    expected: complaint.expected ?? [],
    nearest: complaint.nearest ?? null,
  };
}

/**
 * What it says about words that could not be read.
 * @param repairOf looks for the one change that makes the text readable, with what was expected
 */
export function complainOf(
  text: string,
  failure: MatchFailure | DepthFailure,
  repairOf: (candidates: readonly string[]) => Repair | null,
): Complaint {
  if (failure.kind === 'too-deep') return complainOfDepth(text, failure.at);
  const { at } = failure;
  const { expected, candidates } = failure.expects();
  const fragment = clauseAt(text, at);
  const repair = at < text.length ? repairOf(candidates) : null;
  if (repair !== null) return complainOfRepair(text, at, expected, repair);
  // The head of an ability is told by its colon: 近场： is meant to be 进场：.
  const head = text[at + fragment.length] === '：' ? '：' : '';
  const nearest = fragment === '' ? null : nearestWord(fragment + head, candidates);
  const { zh, en } = listed(expected, fragment);
  const hint = {
    zh: nearest ? `；是不是「${nearest}」？` : '',
    en: nearest ? `; did you mean “${nearest}”?` : '',
  };
  if (at >= text.length) {
    return {
      kind: 'incomplete',
      span: [at, at],
      text: { zh: `文字没有写完，这里应当是${zh}`, en: `The text ends too early; expected ${en}` },
      expected,
    };
  }
  const shown = fragment === '' ? text[at] : fragment;
  const quote = quoted(shown);
  return {
    kind: 'unexpected',
    span: [at, at + shown.length],
    text: {
      zh: `读不懂「${quote}」，这里应当是${zh}${hint.zh}`,
      en: `Cannot read “${quote}”; expected ${en}${hint.en}`,
    },
    expected,
    nearest,
  };
}

/** What it says where one change makes the text readable: that change, and nothing else. */
function complainOfRepair(
  text: string,
  at: number,
  expected: readonly Text[],
  { clause, word }: Repair,
): Complaint {
  const behind = clauseAt(text, at) || text.charAt(at);
  // Where it is words before this place that are too many, those are shown, too.
  const before = behind === clause ? clauseBefore(text, at) : '';
  const shown = before + behind;
  const quote = quoted(shown);
  const isBreak = word === '\n';
  return {
    kind: 'unexpected',
    span: [at - before.length, at + behind.length],
    text: {
      zh: `读不懂「${quote}」；是不是${isBreak ? '要另起一段' : ''}「${clause}」？`,
      en: `Cannot read “${quote}”; did you mean “${clause}”${isBreak ? ' on a line of its own' : ''}?`,
    },
    expected,
    nearest: isBreak ? null : word,
  };
}

/** More letters than this, and it is no card's text. The longest of the games' own has 93. */
const MOST_LETTERS = 2000;

/** What it says about a text that is not read at all because of its length, or null. */
export function complainOfLength(text: string): Complaint | null {
  if (text.length <= MOST_LETTERS) return null;
  return {
    kind: 'too-long',
    span: [MOST_LETTERS, text.length],
    text: {
      zh: `文字太长：至多 ${MOST_LETTERS} 个字，这里有 ${text.length} 个`,
      en: `The text is too long: ${MOST_LETTERS} characters at most, here are ${text.length}`,
    },
  };
}

/** What it says about words that stand in each other too deep. @param at where the first too many begins */
function complainOfDepth(text: string, at: number): Complaint {
  const shown = clauseAt(text, at);
  return {
    kind: 'too-deep',
    span: [at, Math.min(text.length, at + Math.max(1, shown.length))],
    text: {
      zh: `一句套一句，层数太多：至多 ${MOST_LEVELS} 层，到这里要断开`,
      en: `Too many clauses inside each other: ${MOST_LEVELS} levels at most; break it up before here`,
    },
  };
}

/** As many things as somebody reads through who has just written something else. */
const MOST_EXPECTED = 4;

/** What was expected, in a row: those first that have letters of the fragment in common, and no more than a few. */
function listed(expected: readonly Text[], fragment: string): Text {
  const letters = new Set(fragment);
  const alike = ({ zh }: Text) => [...zh].filter((letter) => letters.has(letter)).length;
  const told = expected.filter((one) => !expected.some((other) => isPlainer(one, other)));
  const shown = told.toSorted((a, b) => alike(b) - alike(a)).slice(0, MOST_EXPECTED);
  const isAll = shown.length === told.length;
  return {
    zh: shown.map((one) => one.zh).join('、') + (isAll ? '' : '等'),
    en: shown.map((one) => one.en).join(', ') + (isAll ? '' : ' and the like'),
  };
}

/** Does one name the same thing as the other, and say less of it? 要做的事, 要做的事（如 抽1张卡牌）. */
function isPlainer({ zh }: Text, other: Text): boolean {
  return other.zh.startsWith(`${zh}（`);
}

/** The words of a clause that stand before a place in it. */
function clauseBefore(text: string, at: number): string {
  return /[^，。；：【】①②③\n]*$/.exec(text.slice(0, at))?.[0] ?? '';
}

/** From here to the next mark. */
function clauseAt(text: string, at: number): string {
  return /^[^，。；：【】①②③\n]*/.exec(text.slice(at))?.[0] ?? '';
}
