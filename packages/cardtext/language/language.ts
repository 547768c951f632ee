import type { Text } from '@lianhuan/kernel';
import { reading } from '#reading';
import type { Node } from '../nodes/node.ts';
import { CORE } from '../words/core.ts';
import { extended, likeWords, printedWords } from './added-terms.ts';
import { type ExplainedLine, explained, sentence } from './explain.ts';
import { lazily } from './lazily.ts';
import { Printer } from './print.ts';
import type { Parsed, TextReader } from './text-reader.ts';
import type { AddedTerms, OpenSets } from './vocabulary.ts';
import type { Lexicon, Speaker, Voice, Word } from './word.ts';

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
  /** A line for each node of which there is something to say, as deep as it stands among them. */
  explain(tree: readonly Node[]): ExplainedLine[];
  readonly words: ReadonlyMap<string, Word<Node, string, Context>>;
  /** The sets that card files may add terms to. */
  readonly openSets: OpenSets;
  /**
   * The shortest word of the language that holds these letters, or the words that they are made of; none
   * where they could not be taken for others.
   */
  likeWords(letters: string): readonly string[];
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

  const { inParagraphs = false, namesX = core === null, openSets = {}, isTerm } = dialect;
  const between = inParagraphs ? '\n' : '';

  const print = (tree: readonly Node[]) => tree.map((node) => printer.print(node)).join(between);
  const allPrinted = lazily(() => printedWords(lexicons));
  const reader: () => TextReader<N, Context> = lazily(() =>
    reading().createTextReader({
      words,
      lexicons,
      openSets,
      printer,
      print,
      allPrinted,
      inParagraphs,
      namesX,
      isTerm,
    }),
  );

  const withAdded = new Map<string, Language<N, Context>>();
  /** The language with further terms; those made last are kept, for making one takes a while. */
  function withTerms(added: AddedTerms): Language<N, Context> {
    const key = JSON.stringify(added);
    const known = withAdded.get(key);
    if (known !== undefined) return known;
    if (withAdded.size >= MOST_KEPT) withAdded.clear();
    const made = createLanguage<N, Context>(extended(dialect, added), core);
    withAdded.set(key, made);
    return made;
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

  return {
    words,
    openSets,
    likeWords: (letters) => likeWords(letters, allPrinted()),
    parse(written, context, category) {
      const added = dialect.addedTerms?.(context) ?? null;
      if (added !== null) return withTerms(added).parse(written, context, category);
      return reader()(written, context, category);
    },
    print,
    explain: (tree) => explained(tree, print(tree), wordOf, say),
    english: (tree) => tree.map((node) => sentence(say(node, 'you'))).join(' '),
  };
}

/** So many languages with further terms are kept. */
const MOST_KEPT = 8;

function termOf(lexicons: readonly Lexicon[], category: string, slug: string): Text {
  for (const { vocabularies } of lexicons) {
    const term = vocabularies[category]?.[slug];
    if (term) return term;
  }
  throw new Error(`no such ${category}: ${slug}`);
}
