import type { Text } from '@lianhuan/kernel';
import type { Grammar, Semantics } from 'ohm-js';
import { complainOfBrackets } from '../diagnostics/brackets.ts';
import {
  type Complaint,
  complainOf,
  complainOfLength,
  type Diagnostic,
  diagnostic,
} from '../diagnostics/diagnostic.ts';
import { expectation } from '../diagnostics/expectation.ts';
import { withNewTerm } from '../diagnostics/new-term.ts';
import { likelyRepair } from '../diagnostics/repair.ts';
import { baseGrammar, makeBuilder, makeGrammar, wordRules } from '../grammar/grammar.ts';
import { type DepthFailure, type MatchFailure, matchText } from '../grammar/matching.ts';
import { limitNesting } from '../grammar/nesting.ts';
import { normaliseText, withoutMarks } from '../grammar/normalise.ts';
import { Work } from '../grammar/work.ts';
import MESSAGES from '../messages.json' with { type: 'json' };
import type { Amount, Node } from '../nodes/node.ts';
import { childrenOf, type Mark, marksOf, shifted, uncovered } from '../nodes/tree.ts';
import { lazily } from './lazily.ts';
import { lineAround, outermost, placeOf, sentenceAround } from './places.ts';
import type { Printer } from './print.ts';
import { type AllRead, AnyReader, type Reading, type ToRead } from './readings.ts';
import type { OpenSets } from './vocabulary.ts';
import type { Lexicon, Place, Word } from './word.ts';

/** A text that was read. The tree is empty where anything is wrong. */
export interface Parsed<N extends Node> {
  /** The text as it is printed: the spans of the tree are places in it. Where it cannot be read, as it was written. */
  readonly text: string;
  readonly tree: readonly N[];
  /** Every node with its place in `text`. */
  readonly spans: readonly Mark[];
  /** The text as it was written, with printed marks and without spaces, and every node with its place there. */
  readonly asWritten: { readonly text: string; readonly spans: readonly Mark[] };
  /** With places in the text as it was written. */
  readonly diagnostics: readonly Diagnostic[];
  /** How many steps looking for its readings took; 0 for a text that is written as it is printed. */
  readonly steps: number;
}

/** What a reader of card text knows of its language. */
export interface LanguageToRead<Context> {
  readonly words: ReadonlyMap<string, Word<Node, string, Context>>;
  readonly lexicons: readonly Lexicon[];
  readonly openSets: OpenSets;
  readonly printer: Printer;
  print(tree: readonly Node[]): string;
  /** All words that are printed, those of numbers included. */
  allPrinted(): ReadonlySet<string>;
  /** Does a card's text stand in paragraphs? */
  readonly inParagraphs: boolean;
  /** Do the words of the language say for themselves what X may be? */
  readonly namesX: boolean;
  readonly isTerm: Lexicon<Context>['isTerm'];
}

/** Reads a text; see `parse` of a language. */
export type TextReader<N extends Node, Context> = (
  written: string,
  context: Context,
  category?: string,
) => Parsed<N>;

/** Makes what reads the texts of a language. */
export function createTextReader<N extends Node, Context>(
  language: LanguageToRead<Context>,
): TextReader<N, Context> {
  const { words, lexicons, openSets, printer, print, allPrinted } = language;
  const { inParagraphs, namesX, isTerm } = language;
  const whole = inParagraphs ? 'page' : 'card';
  const between = inParagraphs ? '\n' : '';
  const grammar = lazily(() => makeGrammarPair(lexicons));
  const anyReader = lazily(() => new AnyReader(words, lexicons, printer, between));

  function parse(written: string, context: Context, category = whole): Parsed<N> {
    const all = normaliseText(written, inParagraphs);
    const normalised =
      isTerm === undefined ? all : withoutMarks(all, (words) => isTerm(words, context));
    const tooLong = complainOfLength(normalised.text);
    const work = new Work();
    const {
      text,
      tree,
      asWritten,
      spans = marksOf(tree),
      complaints,
    } = tooLong === null
      ? read({ ...normalised, context, category, work })
      : failed(normalised.text, [tooLong]);
    return {
      text,
      tree: tree as readonly N[],
      spans,
      asWritten: { text: normalised.text, spans: asWritten ?? spans },
      diagnostics: complaints.map((complaint) => diagnostic(written, normalised, complaint)),
      steps: work.done,
    };
  }

  /** Reads a text as it is printed, or as it might be written besides. */
  function read(written: ToRead<Context>, complaints = 0): ReadText {
    const { text, context, category } = written;
    const matched = matchText({ ...grammar(), lexicons }, text, category);
    const faults = matched.ok ? faultsOf(text, matched.tree, context) : [];
    if (matched.ok && faults.length === 0) return { text, tree: matched.tree, complaints: [] };
    // What cannot be carried out as it is printed may be another way to write something that can.
    const anyhow = readAnyhow(written);
    if (anyhow.ok) return anyhow.read;
    const failure = matched.ok ? null : furthest(matched.failure, anyhow, lexicons);
    const brackets = bracketsOf(written, failure, anyhow);
    if (matched.ok && brackets === null) {
      return { ...failed(text, faults), spans: marksOf(matched.tree) };
    }
    const found = brackets === null ? complaintsOf(written, failure, anyhow) : [brackets];
    const gaveUp = anyhow.failure?.kind === 'given-up';
    const readsOn = category === whole && complaints < MOST_COMPLAINTS && !gaveUp;
    const others = readsOn ? readOn(written, found[0].span[0], complaints + 1) : [];
    return failed(text, [...found, ...others]);
  }

  function complaintsOf(written: ToRead<Context>, failure: Failure | null, anyhow: Unread) {
    if (failure === null || anyhow.complaints !== null) return anyhow.complaints ?? [];
    const { text } = written;
    const complaint = complainOf(text, failure, (expected) =>
      repairOf(written, failure.at, expected),
    );
    return [withNewTerm(complaint, text, openSets)];
  }

  /** What is wrong with the brackets of a paragraph that cannot be read, or null. */
  function bracketsOf(
    { text, category, context, work }: ToRead<Context>,
    failure: Failure | null,
    anyhow: Unread,
  ): Complaint | null {
    const said = anyhow.complaints?.[0];
    if (category !== whole || failure?.kind === 'too-deep' || said?.kind === 'ambiguous')
      return null;
    const at = failure?.at ?? said?.span[0] ?? 0;
    const [start, end] = inParagraphs ? lineAround(text, at) : ([0, text.length] as const);
    const read = (tried: string): ToRead<Context> => {
      return { text: tried, category, context, breaks: new Set(), work };
    };
    const complaint = complainOfBrackets({
      text: text.slice(start, end),
      at: at - start,
      isRead: failure === null || anyhow.complaints !== null,
      expected: () => failure?.expects().candidates ?? [],
      isPrinted: (open) => [...allPrinted()].some((word) => word.includes(open)),
      reaches: (tried) => reachOf(tried, read(tried)),
      reads: (tried) => !work.isSpent && readAnyhow(read(tried)).ok,
    });
    return complaint && shiftedBy(complaint, start);
  }

  /** How far a text can be read as it is printed; `Infinity` where nothing is wrong with it. */
  function reachOf(text: string, { category, context }: ToRead<Context>): number {
    const matched = matchText({ ...grammar(), lexicons }, text, category);
    if (!matched.ok) return matched.failure.at;
    return faultsOf(text, matched.tree, context).length === 0 ? Number.POSITIVE_INFINITY : 0;
  }

  /** The one change that makes the sentence around a place readable, as its author most likely meant it. */
  function repairOf(written: ToRead<Context>, at: number, expected: readonly string[]) {
    const { text, category, context, work } = written;
    if (category !== whole) return null;
    const [start, end] = sentenceAround(text, at, inParagraphs);
    return likelyRepair({
      text: text.slice(start, end),
      at: at - start,
      words: allPrinted(),
      expected,
      inParagraphs,
      reads(tried, how) {
        if (work.isSpent) return false;
        if (how === 'printed') {
          const matched = matchText({ ...grammar(), lexicons }, tried, category);
          return matched.ok && faultsOf(tried, matched.tree, context).length === 0;
        }
        return readAnyhow({ text: tried, category, context, breaks: new Set(), work }).ok;
      },
    });
  }

  function faultsOf(text: string, tree: readonly Node[], context: Context): Complaint[] {
    const found = notExecutable(tree, context);
    return found.length > 0 ? found : lost(text, tree);
  }

  /** Reads a text by all forms there are; what it is taken for is read again as it is printed. */
  function readAnyhow(written: ToRead<Context>, lines = MOST_APART): Anyhow {
    const all = anyReader().read(written);
    const apart = all.kind === 'given-up' && lines > 0 ? lastApart(written, lines - 1) : null;
    if (apart !== null) return { ok: true, read: apart };
    if (all.kind !== 'read') return { ok: false, complaints: null, failure: all };
    const outcomes = all.readings.map((reading) => outcomeOf(reading, written));
    const good = plainest(outcomes.filter(({ complaints }) => complaints.length === 0));
    if (good.length === 1) return { ok: true, read: good[0] };
    const complaints = good.length === 0 ? outcomes[0].complaints : [ambiguous(good)];
    return { ok: false, complaints, failure: null };
  }

  /**
   * Of a text that takes too long to be read whole, the last line as a paragraph of its own; null where it is none.
   * @param lines so many more may be taken apart before it
   */
  function lastApart(written: ToRead<Context>, lines: number): ReadText | null {
    const { text, category, context } = written;
    const from = text.lastIndexOf('\n') + 1;
    if (category !== whole || !inParagraphs || from === 0) return null;
    const breaks = new Set([...written.breaks].map((place) => place - from));
    const last = readQuietly({ ...written, text: text.slice(from), breaks }, 0);
    const front = last && readQuietly({ ...written, text: text.slice(0, from - 1) }, lines);
    if (!last || !front) return null;
    const both = `${front.text}${between}${last.text}`;
    const matched = matchText({ ...grammar(), lexicons }, both, category);
    if (!matched.ok || faultsOf(both, matched.tree, context).length > 0) return null;
    const [before, behind] = [front, last].map((read) => read.asWritten ?? marksOf(read.tree));
    const asWritten = [...before, ...shifted(behind, from)];
    return { text: both, tree: matched.tree, asWritten, complaints: [] };
  }

  /** A text that can be read, as it is printed or anyhow; null for any other. */
  function readQuietly(written: ToRead<Context>, lines: number): ReadText | null {
    const { text, category, context } = written;
    const matched = matchText({ ...grammar(), lexicons }, text, category);
    if (matched.ok && faultsOf(text, matched.tree, context).length === 0)
      return { text, tree: matched.tree, complaints: [] };
    const anyhow = readAnyhow(written, lines);
    return anyhow.ok ? anyhow.read : null;
  }

  function outcomeOf(
    { pieces, printed, bareNames, unmeant }: Reading,
    { category, context }: ToRead<Context>,
  ): Outcome {
    const text = pieces.join(between);
    const complain = (complaints: readonly Complaint[]): Outcome => ({
      pieces,
      bareNames,
      ...failed(text, complaints),
    });
    if (unmeant.length > 0) {
      return complain(
        unmeant.map(({ span, why }) => ({ kind: 'not-executable', span, text: why })),
      );
    }
    const asWritten = printed.map(({ node }) => ({ kind: node.kind, span: node.span }));
    const matched = matchText({ ...grammar(), lexicons }, text, category);
    const whole = outermost(asWritten);
    if (!matched.ok) return complain([{ kind: 'lost', span: whole, text: LOST }]);
    const faults = faultsOf(text, matched.tree, context).map((fault) => ({
      ...fault,
      span: placeOf(fault.span, printed) ?? whole,
    }));
    if (faults.length > 0) return complain(faults);
    return { text, tree: matched.tree, asWritten, complaints: [], pieces, bareNames };
  }

  /** After words that cannot be read, what follows the next full stop (or break) may have its own faults. */
  function readOn(written: ToRead<Context>, at: number, complaints: number): Complaint[] {
    const { text } = written;
    const stop = text.indexOf(inParagraphs ? '\n' : '。', at);
    if (stop < 0) return [];
    const from = stop + 1;
    const breaks = new Set([...written.breaks].map((place) => place - from));
    const behind = { ...written, text: text.slice(from), breaks };
    const { complaints: found } = read(behind, complaints);
    return found.map((complaint) => shiftedBy(complaint, from));
  }

  function lost(text: string, tree: readonly Node[]): Complaint[] {
    const gaps = uncovered(text, marksOf(tree));
    if (gaps.length === 0 && print(tree) === text) return [];
    return [{ kind: 'lost', span: gaps[0] ?? [0, text.length], text: LOST }];
  }

  function notExecutable(tree: readonly Node[], context: Context): Complaint[] {
    const found: Complaint[] = [];
    const visit = (node: Node, ancestors: readonly Node[]): void => {
      const place: Place<Context> = { ancestors, context };
      const unbound = namesX ? null : unboundX(node, ancestors);
      const why = unbound ?? tooHigh(node) ?? words.get(node.kind)?.check?.(node, place) ?? null;
      if (why !== null) found.push({ kind: 'not-executable', span: node.span, text: why });
      for (const child of childrenOf(node)) visit(child, [...ancestors, node]);
    };
    for (const node of tree) visit(node, []);
    return found;
  }

  return parse;
}

function shiftedBy(complaint: Complaint, by: number): Complaint {
  return { ...complaint, span: [complaint.span[0] + by, complaint.span[1] + by] };
}

/** A text that was read, or what is wrong with it, in places of the text as it was written. */
interface ReadText {
  /** As it is printed. */
  readonly text: string;
  readonly tree: readonly Node[];
  /** The nodes as they were written; none where the text was written as it is printed. */
  readonly asWritten?: readonly Mark[];
  /** The nodes of a text that was read and cannot be carried out; else those of the tree. */
  readonly spans?: readonly Mark[];
  readonly complaints: readonly Complaint[];
}

/** Each line that is taken apart may take as long as the whole text did. */
const MOST_APART = 4;

function failed(text: string, complaints: readonly Complaint[]): ReadText {
  return { text, tree: [], complaints };
}

/** What becomes of one way to read a text. */
interface Outcome extends ReadText {
  readonly pieces: readonly string[];
  readonly bareNames: number;
}

/**
 * The ways to read a text that are left: it is as few abilities as it can be, so that ； joins the
 * sentences of one where it can, and words are a name only where they can be nothing else.
 */
function plainest(outcomes: readonly Outcome[]): readonly Outcome[] {
  const fewest = Math.min(...outcomes.map(({ pieces }) => pieces.length));
  const short = outcomes.filter(({ pieces }) => pieces.length === fewest);
  const least = Math.min(...short.map(({ bareNames }) => bareNames));
  return short.filter(({ bareNames }) => bareNames === least);
}

/** A text read by all forms there are: as the one thing it can mean, or why not. */
type Anyhow =
  | { readonly ok: true; readonly read: ReadText }
  | {
      readonly ok: false;
      /** Null where it cannot be read at all. */
      readonly complaints: readonly Complaint[] | null;
      readonly failure: Exclude<AllRead, { kind: 'read' }> | null;
    };

type Unread = Anyhow & { readonly ok: false };
type Failure = MatchFailure | DepthFailure;

/** Of two readers that could not read on, the one that came further. */
function furthest(
  failure: Failure,
  { failure: other }: Unread,
  lexicons: readonly Lexicon[],
): Failure {
  if (failure.kind === 'too-deep' || other?.kind !== 'failed') return failure;
  const { at, tokens } = other.failure;
  if (at <= failure.at) return failure;
  return { kind: 'unread', at, expects: () => expectation(lexicons, tokens) };
}

/** Two meanings of one text: the first piece in which they differ. */
function ambiguous([one, other]: readonly Outcome[]): Complaint {
  const differs = one.pieces.findIndex((piece, index) => piece !== other.pieces[index]);
  const [first, second] = [one.pieces[differs] ?? one.text, other.pieces[differs] ?? other.text];
  return {
    kind: 'ambiguous',
    span: outermost(one.asWritten ?? []),
    text: {
      zh: `这句话有两种读法：「${first}」或「${second}」；照其中一种写`,
      en: `This can be read in two ways: “${first}” or “${second}”; write one of them`,
    },
  };
}

/** In one text, of words that cannot be read: an author mends these before reading on. */
const MOST_COMPLAINTS = 10;

const { lost: LOST, unboundX: UNBOUND_X, tooHigh: TOO_HIGH } = MESSAGES;

/** No card says a higher number, and whoever carries out a text counts up to it. */
const MOST_SAID = 999;

function tooHigh(node: Node): Text | null {
  const isHigh = (value: unknown) => typeof value === 'number' && Math.abs(value) > MOST_SAID;
  return Object.values(node).some(isHigh) ? TOO_HIGH : null;
}

function unboundX(node: Node, ancestors: readonly Node[]): Text | null {
  const usesX = Object.values(node).includes('X' satisfies Amount);
  return usesX && !ancestors.some(saysX) ? UNBOUND_X : null;
}

/** X为…, or a word that has that in itself as its `x`. */
function saysX(node: Node): boolean {
  return node.kind === 'where' || ('x' in node && node.x !== null);
}

interface GrammarPair {
  readonly made: Grammar;
  readonly semantics: Semantics;
}

function makeGrammarPair(lexicons: readonly Lexicon[]): GrammarPair {
  const made = lexicons.reduce((base, lexicon) => makeGrammar(lexicon, base), baseGrammar());
  limitNesting(made, lexicons.flatMap(wordRules));
  return { made, semantics: makeBuilder(made, lexicons) };
}
