import type { Node, Span } from './node.ts';

/** Is this field of a node a node itself? */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'kind' in value && 'span' in value;
}

/** The nodes right inside a node, in the order of its fields. */
export function childrenOf(node: Node): readonly Node[] {
  const children: Node[] = [];
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) {
      for (const one of value) if (isNode(one)) children.push(one);
    } else if (isNode(value)) children.push(value);
  }
  return children;
}

/** A node's place in the text and what it is. */
export interface Mark {
  readonly kind: string;
  readonly span: Span;
}

/** The marks of all nodes, outer ones first. */
export function marksOf(tree: readonly Node[]): Mark[] {
  return tree.flatMap((node) => [
    { kind: node.kind, span: node.span },
    ...marksOf(childrenOf(node)),
  ]);
}

/** The same nodes in a longer text, in which theirs begins at `from`. */
export function shifted(marks: readonly Mark[], from: number): readonly Mark[] {
  return marks.map(({ kind, span }) => ({ kind, span: [span[0] + from, span[1] + from] }));
}

/** The characters that belong to no node, as spans; none in a tree that was read whole. Breaks are nobody's. */
export function uncovered(text: string, marks: readonly Mark[]): Span[] {
  const gaps: Span[] = [];
  let from = 0;
  for (const [start, end] of marks.map((mark) => mark.span).sort((a, b) => a[0] - b[0])) {
    if (start > from) gaps.push([from, start]);
    from = Math.max(from, end);
  }
  if (from < text.length) gaps.push([from, text.length]);
  return gaps.filter(([start, end]) => text.slice(start, end) !== '\n');
}

/** A tree without its spans: equal for texts that mean the same, wherever the words stand. */
export function withoutSpans(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSpans);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([field]) => field !== 'span')
      .map(([field, inner]) => [field, withoutSpans(inner)]),
  );
}

/** The first node of these trees that is meant, from the outside in and from left to right; null for none. */
export function findNode(nodes: readonly Node[], isMeant: (node: Node) => boolean): Node | null {
  for (const node of nodes) {
    const found = isMeant(node) ? node : findNode(childrenOf(node), isMeant);
    if (found) return found;
  }
  return null;
}
