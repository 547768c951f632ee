import ts from 'typescript';
import { isCitation } from '../syntax.ts';

/** A call, an assignment or a step of a procedure is left out; a mere citation is not. */
export function changeStatement(node: ts.Node): readonly string[] {
  if (!ts.isExpressionStatement(node) || isCitation(node.expression)) return [];
  const { expression } = node;
  const isCalled = ts.isCallExpression(expression);
  if (isCalled && expression.expression.kind === ts.SyntaxKind.SuperKeyword) return [];
  const does =
    isCalled ||
    ts.isYieldExpression(expression) ||
    ts.isAwaitExpression(expression) ||
    ts.isDeleteExpression(expression) ||
    ts.isBinaryExpression(expression);
  return does ? [''] : [];
}
