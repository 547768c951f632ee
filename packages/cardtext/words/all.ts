import type { Word } from '../language/word.ts';
import type { Node } from '../nodes/node.ts';

/** All words of some lists, and of lists by kind, one after the other: the order decides where two could begin alike. */
export function allWords<Rule extends string, Context>(
  ...lists: readonly (readonly object[] | Readonly<Record<string, object>>)[]
): readonly Word<Node, Rule, Context>[] {
  return lists.flatMap((list) => Object.values(list)) as unknown as readonly Word<
    Node,
    Rule,
    Context
  >[];
}
