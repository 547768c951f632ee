import type { Deed } from '@lianhuan/minxin';

type TreeNode = { readonly kind: string; readonly span: readonly [start: number, end: number] };

/** The node of one of these kinds that begins at a place in a card's text. */
export function nodeAt<Kind extends string>(
  tree: unknown,
  kinds: readonly Kind[],
  start: number,
): Extract<Deed | Rescue, { kind: Kind }> | null {
  if (typeof tree !== 'object' || tree === null) return null;
  const node = tree as Partial<TreeNode>;
  if (node.span?.[0] === start && (kinds as readonly unknown[]).includes(node.kind)) {
    return node as Extract<Deed | Rescue, { kind: Kind }>;
  }
  for (const branch of Object.values(tree)) {
    const found = nodeAt(branch, kinds, start);
    if (found) return found;
  }
  return null;
}

/** Words that save a card: no deed, but asked like one. */
interface Rescue {
  readonly kind: 'rescue';
}
