import type { Text } from '@lianhuan/kernel';
import type { Node, Span } from '../nodes/node.ts';
import type { AddedTerms, OpenSets, Term } from './vocabulary.ts';

/**
 * How a word is written. In the pattern, `{field}` or `{field:category}` stands for what is read
 * into that field, `{field:category/，}` for two or more with that mark between them, and
 * `{field.0:category}` for one item of a list. `{field:category?}` may be missing (null then), and
 * `{field:category?，}` has a mark behind it if it is there; `{field:category*、：}` is a list of any
 * length with one mark between its items and another behind the last. `[若|如果]` is printed as the
 * first and read as any of them; `[，|]` may be left out. The same pattern reads and prints.
 */
export interface Form {
  /** The category it belongs to: where it may stand. */
  readonly as: string;
  readonly zh: string;
  /** Fields that this form fixes without printing them. */
  readonly with?: Readonly<Record<string, string | number | boolean | null>>;
  /** A further way to write the word: it is read, and never printed. */
  readonly variant?: true;
  /**
   * What a variant means, where its slots are not the fields of the word itself; null for nothing. A
   * `unit` may mean several.
   */
  build?(read: Readonly<Record<string, unknown>>, span: Span): Node | readonly Node[] | null;
}

/** Whom an English sentence speaks to or of: "draw a card", "(you may) draw", "(she) draws", "(she may) draw". */
export type Voice = 'you' | 'you may' | 'they' | 'they may';

/** Gives the English of a node inside another, and of a printed term. */
export interface Speaker {
  (node: Node, voice: Voice): string;
  /** A printed term: of which closed set, and its slug there. */
  term(category: string, slug: string): string;
  /** A single one of what a node counts: "rebel next to this card". */
  one(node: Node, voice: Voice): string;
  /** Is its English a clause of its own, which "and" should not join? */
  isClause(node: Node): boolean;
}

/** "draw" or "draws". */
export function verb(voice: Voice, plain: string, third = `${plain}s`): string {
  return voice === 'they' ? third : plain;
}

/** "1 card", "2 cards", "X cards". */
export function counted(count: number | string, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}

/** Where a node stands, for checks: what contains it, outermost first, and what the caller knows. */
export interface Place<Context = unknown> {
  readonly ancestors: readonly Node[];
  readonly context: Context;
}

/**
 * A word of card text, all in one place: how it is read and printed, its English, what it means and
 * by which rules. A game adds how it runs.
 */
export interface Word<N extends Node = Node, Rule extends string = string, Context = unknown> {
  readonly kind: N['kind'];
  readonly forms: readonly Form[];
  /** Its English; `say` gives that of the nodes inside. */
  english(node: N, say: Speaker, voice: Voice): string;
  /** For what counts: the English of a single one of it. */
  one?(node: N, voice: Voice, say: Speaker): string;
  /** Its English is a clause with a subject of its own. */
  readonly clause?: boolean;
  /** What it means, for whoever asks of a card; null where that is no more than what stands there, as of a number. */
  explain(node: N): Text | null;
  readonly rules: readonly Rule[];
  /** Where the rules differ from node to node. */
  rulesOf?(node: N): readonly Rule[];
  /** What keeps it from being carried out where it stands, if anything does. */
  check?(node: N, place: Place<Context>): Text | null;
  /**
   * For words that stand for others, such as 其: the node that they mean where they stand, or why they
   * mean none.
   */
  meant?(node: N, place: Place<Context>): Node | Unmeant;
}

/** Why a word means nothing where it stands. */
export interface Unmeant {
  readonly why: Text;
}

/** A closed set of printed terms: slug → how it reads. */
export type Vocabulary<Slug extends string = string> = Readonly<Record<Slug, Term>>;

/** The words and terms of a grammar, and what its categories are called in diagnostics. */
export interface Lexicon<Context = unknown> {
  /** An identifier, e.g. `Minxin`. */
  readonly name: string;
  readonly words: readonly Word<Node, string, Context>[];
  readonly vocabularies: Readonly<Record<string, Vocabulary>>;
  /** Categories of names that nobody can list: what they end with, e.g. `指示物`. */
  readonly names?: Readonly<Record<string, readonly string[]>>;
  /** Categories that a category falls back to, in this order, after its own forms. */
  readonly unions: Readonly<Record<string, readonly string[]>>;
  readonly labels: Readonly<Record<string, Text>>;
  /** Each ability is a paragraph, on a line of its own; else they follow each other without a break. */
  readonly inParagraphs?: boolean;
  /** Names that may stand without marks around them, as `bare-name`; null where none are known. */
  bareNames?(context: Context): ReadonlySet<string> | null;
  /** Is this a term of the game, so that marks of names around it (【战力】) say nothing? Names of cards keep theirs. */
  isTerm?(words: string, context: Context): boolean;
  /** X may stay unexplained: whoever uses the card names it. The words say where. */
  readonly namesX?: boolean;
  /** The sets that card files may add terms to, by what they are called. */
  readonly openSets?: OpenSets;
  /** The terms that were added to them for a card and its fellows; null for none. */
  addedTerms?(context: Context): AddedTerms | null;
}

/** The forms of a word that are printed; the others are only read. */
export function printedForms({ forms }: Pick<Word, 'forms'>): readonly Form[] {
  return forms.some((form) => form.variant) ? forms.filter((form) => !form.variant) : forms;
}

/** An explanation that is the same for every node of a kind. */
export function meaning(zh: string, en: string): () => Text {
  const text = { zh, en };
  return () => text;
}
