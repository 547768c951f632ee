import type { Text } from '@lianhuan/kernel';
import type { Node, Span } from '../nodes/node.ts';
import { childrenOf } from '../nodes/tree.ts';
import { capitalised } from '../words/core.ts';
import type { Speaker, Word } from './word.ts';

/** One line of an explained text: a node, in words. Nodes of which there is nothing to say have none. */
export interface ExplainedLine {
  /** How deep it stands in the tree, from 0. */
  readonly depth: number;
  readonly kind: string;
  readonly span: Span;
  /** Its own words on the card. */
  readonly words: string;
  /** The same in English, without a full stop; names of cards as of `Language.english`. */
  readonly english: string;
  /** What they mean. */
  readonly text: Text;
  readonly rules: readonly string[];
}

/**
 * The lines of an explained text.
 * @param text the tree as it is printed
 */
export function explained<Context>(
  tree: readonly Node[],
  text: string,
  wordOf: (node: Node) => Word<Node, string, Context>,
  say: Speaker,
): ExplainedLine[] {
  const lines: ExplainedLine[] = [];
  const visit = (node: Node, depth: number): void => {
    const word = wordOf(node);
    const { kind, span } = node;
    const meant = word.explain(node);
    if (meant !== null) {
      const words = text.slice(span[0], span[1]);
      const english = sentence(say(node, 'you')).replace(/\.$/, '');
      const rules = word.rulesOf?.(node) ?? word.rules;
      lines.push({ depth, kind, span, words, english, text: meant, rules });
    }
    for (const child of childrenOf(node)) visit(child, meant === null ? depth : depth + 1);
  };
  for (const node of tree) visit(node, 0);
  return lines;
}

/** English words as a sentence: with a capital, and a full stop where none stands. */
export function sentence(words: string): string {
  const capital = capitalised(words);
  return /[.!?]$/.test(capital) ? capital : `${capital}.`;
}
