import { stripTypeScriptTypes } from 'node:module';
import ts from 'typescript';
import type { Change } from './change.ts';
import type { MutableFile } from './mutant.ts';

/** A piece of text that is put in; where several are, the deeper one stands nearer to its node. */
interface Insertion {
  readonly at: number;
  readonly opens: boolean;
  readonly depth: number;
  readonly text: string;
}

/**
 * The file as JavaScript with these changes in it, each under its number: it runs as it did while the
 * switchboard chooses none of them. Loops count their turns, so that an endless one is noticed.
 */
export function instrument(file: MutableFile, numbers: ReadonlyMap<Change, number>): string {
  const insertions: Insertion[] = [];
  const chosen = byNode(numbers.keys());
  const visit = (node: ts.Node, depth: number): void => {
    const { parent } = node;
    if (parent && ts.isIterationStatement(parent, false) && parent.statement === node) {
      insertions.push(...around(node, depth * 2, '{$mutants.turn();', '}'));
    }
    const changes = chosen.get(node);
    if (changes) insertions.push(...switched(node, depth * 2 + 1, changes, numbers));
    ts.forEachChild(node, (child) => visit(child, depth + 1));
  };
  visit(file.tree, 0);
  const text = `const $mutants = globalThis.$mutants; ${insert(file.source, insertions)}`;
  return stripTypeScriptTypes(text);
}

function byNode(changes: Iterable<Change>): Map<ts.Node, Change[]> {
  const found = new Map<ts.Node, Change[]>();
  for (const change of changes) {
    const known = found.get(change.node);
    if (known) known.push(change);
    else found.set(change.node, [change]);
  }
  return found;
}

function switched(
  node: ts.Node,
  depth: number,
  changes: readonly Change[],
  numbers: ReadonlyMap<Change, number>,
): Insertion[] {
  if (ts.isExpressionStatement(node)) {
    const off = changes.map((change) => `$mutants.is(${numbers.get(change)})`).join('||');
    return around(node, depth, `{if(!(${off})){`, '}}');
  }
  const others = changes
    .map((change) => `$mutants.is(${numbers.get(change)})?(${change.after}):`)
    .join('');
  return around(node, depth, `(${others}(`, '))');
}

function around(node: ts.Node, depth: number, before: string, after: string): Insertion[] {
  return [
    { at: node.getStart(), opens: true, depth, text: before },
    { at: node.getEnd(), opens: false, depth, text: after },
  ];
}

function insert(source: string, insertions: readonly Insertion[]): string {
  const sorted = insertions.toSorted(
    (one, other) =>
      one.at - other.at ||
      Number(one.opens) - Number(other.opens) ||
      (one.opens ? one.depth - other.depth : other.depth - one.depth),
  );
  let text = '';
  let from = 0;
  for (const insertion of sorted) {
    text += source.slice(from, insertion.at) + insertion.text;
    from = insertion.at;
  }
  return text + source.slice(from);
}
