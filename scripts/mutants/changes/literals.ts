import ts from 'typescript';
import { decidedBy } from '../syntax.ts';

/** A number is one more and one less, true is false. */
export function changeLiteral(node: ts.Node): readonly string[] {
  if (ts.isNumericLiteral(node)) return isIndex(node) ? [] : nextTo(Number(node.text));
  if (decidedBy(node) !== null || isMember(node)) return [];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return ['false'];
  return node.kind === ts.SyntaxKind.FalseKeyword ? ['true'] : [];
}

function nextTo(value: number): readonly string[] {
  if (!Number.isSafeInteger(value)) return [];
  return value === 0 ? ['1'] : [String(value + 1), String(value - 1)];
}

/** Is it in a table of which every entry is `true`, a set of names? Its type lets it be nothing else. */
function isMember(node: ts.Node): boolean {
  const type = ts.findAncestor(node, ts.isVariableDeclaration)?.type?.getText() ?? '';
  return ts.isPropertyAssignment(node.parent) && /,\s*true>+$/.test(type);
}

/** The number of `[0]`, `.at(-1)`: first and last are exchanged by `changeCall`. Names are no numbers. */
function isIndex(node: ts.NumericLiteral): boolean {
  const { parent } = node;
  if (ts.isElementAccessExpression(parent)) return node.text === '0';
  if (ts.isPropertyAssignment(parent)) return parent.name === node;
  const call = ts.isPrefixUnaryExpression(parent) ? parent.parent : parent;
  return (
    ts.isCallExpression(call) &&
    ts.isPropertyAccessExpression(call.expression) &&
    call.expression.name.text === 'at'
  );
}
