import type { Node, Span } from './node.ts';

/** The same tree with all of it in one place: words that stand on a card where one keyword stands for them. */
export function placedAt<Tree extends Node>(tree: Tree, span: Span): Tree {
  return placed(tree, span) as Tree;
}

function placed(value: unknown, span: Span): unknown {
  if (Array.isArray(value)) return value.map((one) => placed(one, span));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([field, inner]) => [
    field,
    field === 'span' ? span : placed(inner, span),
  ]);
  return Object.fromEntries(entries);
}
