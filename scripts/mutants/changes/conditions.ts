import ts from 'typescript';
import {
  decidedBy,
  isBrokenInvariant,
  isCitation,
  isComparison,
  isDenial,
  isNot,
  unwrapped,
} from '../syntax.ts';

/** A condition is always so, never so, and the other way round. */
export function changeCondition(node: ts.Node): readonly string[] {
  if (ts.isParenthesizedExpression(node)) return [];
  const decided = decidedBy(node);
  if (decided === null || isConstant(node)) return [];
  if (isCitation(node)) return ['false'];
  if (isDenial(node)) return ['true'];
  if (ts.isIfStatement(decided)) {
    if (isBrokenInvariant(decided.thenStatement)) return ['true'];
  } else if (!ts.isConditionalExpression(decided)) return ['false'];
  return ['true', 'false', ...opposite(node)];
}

/** A comparison has its own opposite: see `changeComparison`. */
function opposite(node: ts.Node): readonly string[] {
  const bare = unwrapped(node);
  if (isComparison(bare)) return [];
  return isNot(bare) ? [bare.operand.getText()] : [`!(${bare.getText()})`];
}

function isConstant({ kind }: ts.Node): boolean {
  return kind === ts.SyntaxKind.TrueKeyword || kind === ts.SyntaxKind.FalseKeyword;
}
