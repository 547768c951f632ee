import type { Text } from '@lianhuan/kernel';
import type { Grammar, Semantics } from 'ohm-js';
import {
  type Complaint,
  complainOf,
  complainOfLength,
  type Diagnostic,
  diagnostic,
} from '../diagnostics/diagnostic.ts';
import { baseGrammar, makeBuilder, makeGrammar, wordRules } from '../grammar/grammar.ts';
import { matchText } from '../grammar/matching.ts';
import { limitNesting } from '../grammar/nesting.ts';
import { normaliseText } from '../grammar/normalise.ts';
import MESSAGES from '../messages.json' with { type: 'json' };
import type { Amount, Node, Span } from '../nodes/node.ts';
import { childrenOf, type Mark, marksOf, uncovered } from '../nodes/tree.ts';
import { CORE, capitalised } from '../words/core.ts';
import { Printer } from './print.ts';
import type { Lexicon, Place, Speaker, Voice, Word } from './word.ts';

/** A text that was read. The tree is empty where anything is wrong. */
export interface Parsed<N extends Node> {
  /** The normalised text: the spans of the tree are places in it. */
  readonly text: string;
  readonly tree: readonly N[];
  /** Every node with its place. */
  readonly spans: readonly Mark[];
  /** With places in the text as it was written. */
  readonly diagnostics: readonly Diagnostic[];
}

/** One line of an explained text: a node, in words. */
export interface ExplainedLine {
  /** How deep it stands in the tree, from 0. */
  readonly depth: number;
  readonly kind: string;
  readonly span: Span;
  /** Its own words on the card. */
  readonly words: string;
  readonly text: Text;
  readonly rules: readonly string[];
}

/** A dialect of card text: reads, prints, translates and explains. */
export interface Language<N extends Node, Context> {
  /**
   * Reads a text to its last character; what is not understood is a diagnostic, and then there is no tree.
   * @param category what the text is to be, e.g. a condition; a whole card's text if not said.
   */
  parse(written: string, context: Context, category?: string): Parsed<N>;
  /** The text of a tree as it is printed on a card; what is read from it is the same tree. */
  print(tree: readonly Node[]): string;
  /** The English of a tree, with the names of cards as they are printed. */
  english(tree: readonly Node[]): string;
  /** A line for each node, as deep as it stands in the tree. */
  explain(tree: readonly Node[]): ExplainedLine[];
  readonly words: ReadonlyMap<string, Word<Node, string, Context>>;
}

/**
 * Makes the language of a dialect on top of the shared core. A dialect's own word stands in the
 * place of a core word of the same kind, to say more of it; the core keeps its forms.
 * @param core null for a dialect whose sentences are built in another way: it shares only numbers
 * and names, and says for itself what X may be.
 */
export function createLanguage<N extends Node, Context>(
  dialect: Lexicon<Context>,
  core: Lexicon | null = CORE,
): Language<N, Context> {
  const sharedWords = core?.words ?? [];
  const shared = new Set(sharedWords.map((word) => word.kind));
  const own = { ...dialect, words: dialect.words.filter((word) => !shared.has(word.kind)) };
  const lexicons: readonly Lexicon[] = core === null ? [own] : [core, own];
  const words = new Map<string, Word<Node, string, Context>>();
  for (const word of [...sharedWords, ...dialect.words]) words.set(word.kind, word);
  const printer = new Printer(words, lexicons);
  const grammar = lazily(() => makeGrammarPair(lexicons));

  const { inParagraphs = false, namesX = core === null } = dialect;
  const whole = inParagraphs ? 'page' : 'card';

  const print = (tree: readonly Node[]) =>
    tree.map((node) => printer.print(node)).join(inParagraphs ? '\n' : '');

  function parse(written: string, context: Context, category = whole): Parsed<N> {
    const normalised = normaliseText(written, inParagraphs);
    const { text } = normalised;
    const tooLong = complainOfLength(text);
    if (tooLong !== null) {
      const diagnostics = [diagnostic(written, normalised, tooLong)];
      return { text, tree: [], spans: [], diagnostics };
    }
    const tell = (complaint: Complaint) => diagnostic(written, normalised, complaint);
    const { tree, complaints } = read(text, context, category);
    const spans = marksOf(tree);
    return {
      text,
      tree: complaints.length > 0 ? [] : (tree as readonly N[]),
      spans,
      diagnostics: complaints.map(tell),
    };
  }

  function read(
    text: string,
    context: Context,
    category: string,
    complaints = 0,
  ): { tree: readonly Node[]; complaints: Complaint[] } {
    const matched = matchText({ ...grammar(), lexicons }, text, category);
    if (!matched.ok) {
      const complaint = complainOf(text, matched.failure);
      const readsOn = category === whole && complaints < MOST_COMPLAINTS;
      const others = readsOn ? readOn(text, complaint.span[0], context, complaints + 1) : [];
      return { tree: [], complaints: [complaint, ...others] };
    }
    const { tree } = matched;
    return { tree, complaints: [...lost(text, tree), ...notExecutable(tree, context)] };
  }

  /** After words that cannot be read, what follows the next full stop (or break) may have its own faults. */
  function readOn(text: string, at: number, context: Context, complaints: number): Complaint[] {
    const stop = text.indexOf(inParagraphs ? '\n' : '。', at);
    if (stop < 0 || stop === text.length - 1) return [];
    const from = stop + 1;
    return read(text.slice(from), context, whole, complaints).complaints.map((complaint) => ({
      ...complaint,
      span: [complaint.span[0] + from, complaint.span[1] + from],
    }));
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
      const why = unbound ?? words.get(node.kind)?.check?.(node, place) ?? null;
      if (why !== null) found.push({ kind: 'not-executable', span: node.span, text: why });
      for (const child of childrenOf(node)) visit(child, [...ancestors, node]);
    };
    for (const node of tree) visit(node, []);
    return found;
  }

  const wordOf = (node: Node): Word<Node, string, Context> => {
    const word = words.get(node.kind);
    if (!word) throw new Error(`no such word: ${node.kind}`);
    return word;
  };

  const say: Speaker = Object.assign(
    (node: Node, voice: Voice): string => wordOf(node).english(node, say, voice),
    {
      term: (category: string, slug: string) => termOf(lexicons, category, slug).en,
      one: (node: Node, voice: Voice) => wordOf(node).one?.(node, voice, say) ?? say(node, voice),
      isClause: (node: Node) => wordOf(node).clause ?? false,
    },
  );

  function explain(tree: readonly Node[]): ExplainedLine[] {
    const text = print(tree);
    const lines: ExplainedLine[] = [];
    const visit = (node: Node, depth: number): void => {
      const word = wordOf(node);
      const { kind, span } = node;
      const own = text.slice(span[0], span[1]);
      const rules = word.rulesOf?.(node) ?? word.rules;
      lines.push({ depth, kind, span, words: own, text: word.explain(node), rules });
      for (const child of childrenOf(node)) visit(child, depth + 1);
    };
    for (const node of tree) visit(node, 0);
    return lines;
  }

  return {
    words,
    parse,
    print,
    explain,
    english: (tree) => tree.map((node) => sentence(say(node, 'you'))).join(' '),
  };
}

/** In one text, of words that cannot be read: an author mends these before reading on. */
const MOST_COMPLAINTS = 10;

const { lost: LOST, unboundX: UNBOUND_X } = MESSAGES;

function unboundX(node: Node, ancestors: readonly Node[]): Text | null {
  const usesX = Object.values(node).includes('X' satisfies Amount);
  return usesX && !ancestors.some((one) => one.kind === 'where') ? UNBOUND_X : null;
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

/** Building a grammar takes some milliseconds: only who reads text pays for it. */
function lazily<T extends object>(make: () => T): () => T {
  let made: T | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

function termOf(lexicons: readonly Lexicon[], category: string, slug: string): Text {
  for (const { vocabularies } of lexicons) {
    const term = vocabularies[category]?.[slug];
    if (term) return term;
  }
  throw new Error(`no such ${category}: ${slug}`);
}

function sentence(words: string): string {
  const capital = capitalised(words);
  return /[.!?]$/.test(capital) ? capital : `${capital}.`;
}
