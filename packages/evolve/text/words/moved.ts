import type { Form, Node, Sequence, Span } from '@lianhuan/cardtext';
import type { CardRef } from '../../table/state.ts';
import { type EvolveTable, isSame } from '../../table/table.ts';
import type { Scope } from '../meaning/scope.ts';
import type { Deed, Selection, Send } from '../nodes/index.ts';

/** How many cards a deed has moved, and what is done once for each of them: 每消失1张，…. */

/** Deeds that note how many cards they have moved. */
export const MOVING: ReadonlySet<string> = new Set<Deed['kind']>([
  'destroy',
  'banish',
  'send',
  'discard',
  'discard-those',
]);

/** Notes how many of these objects are where they were no more. */
export function noteMoved(table: EvolveTable, refs: readonly CardRef[], scope: Scope): void {
  scope.moved = refs.filter((ref) => !isSame(table, ref)).length;
}

/** The deed with X in the place of each 1; null where it has another number. */
function withX(value: unknown): unknown {
  if (Array.isArray(value)) {
    const all = value.map(withX);
    return all.includes(null) ? null : all;
  }
  if (typeof value !== 'object' || value === null) return value;
  const { kind, amount } = value as Node & { readonly amount?: unknown };
  if (kind === 'number') {
    if (amount === 0) return value;
    return amount === 1 ? { ...value, amount: 'X' } : null;
  }
  const inner = Object.entries(value).map(
    ([field, one]) => [field, one === null ? one : withX(one), one] as const,
  );
  return inner.some(([, now, before]) => now === null && before !== null)
    ? null
    : Object.fromEntries(inner);
}

/** Has anything changed, so that it is done X times or X much? */
function countsWithX(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, amount } = value as Node & { readonly amount?: unknown };
  return (kind === 'number' && amount === 'X') || Object.values(value).some(countsWithX);
}

const EACH =
  '[每消失|每破坏|每返回|每返回手牌|每丢弃|每舍弃|每放置|每移动|因此每消失|因此每破坏|因此每返回|因此每丢弃|因此每舍弃]1[张|个][|卡牌|随从]，';

/** 使所有对手墓场的卡牌消失。每消失1张，主战者生命值+1: X, which is how many were moved. */
export const FOR_EACH_MOVED: readonly Form[] = ['。', '，'].map((mark) => ({
  as: 'whole',
  zh: `{before:effect}${mark}${EACH}{so:effect}`,
  variant: true,
  build: ({ before, so }, span) => {
    const last = lastOf(before as Node);
    if (!MOVING.has(last.kind)) return null;
    const deed = withX(so) as Node | null;
    if (deed === null || !countsWithX(deed)) return null;
    const where = { kind: 'where', span: (so as Node).span, deed, count: movedCount(span) };
    return { kind: 'sentences', span, steps: [before, where] } as unknown as Node;
  },
}));

function lastOf(node: Node): Node {
  if (node.kind !== 'sequence') return node;
  return lastOf((node as Sequence<Node>).steps.at(-1) as Node);
}

/** How many were moved, as it stands in no text. */
export function movedCount([, end]: Span): Node {
  return { kind: 'moved-count', span: [end, end] };
}

/** Are the cards of the deed all there are, so that no word speaks of them later? */
export function movesAll(deed: Deed): boolean {
  if (deed.kind === 'discard') return true;
  if (!MOVING.has(deed.kind)) return false;
  const { what } = deed as Send;
  return what.kind === 'selection' && (what as Selection).how === 'all';
}
