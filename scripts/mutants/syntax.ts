import ts from 'typescript';

// What the changers ask of a piece of code.

/** The functions that cite rules: they are true while every rule is on. */
const CITES = new Set(['rule', 'obeys']);

/** Is it `rule('…')`? A citation that is dropped is missed by the rule coverage. */
export function isCitation(node: ts.Node): boolean {
  const bare = unwrapped(node);
  return (
    ts.isCallExpression(bare) && ts.isIdentifier(bare.expression) && CITES.has(bare.expression.text)
  );
}

/** Is it `!rule('…')`? */
export function isDenial(node: ts.Node): boolean {
  const bare = unwrapped(node);
  return isNot(bare) && isCitation(bare.operand);
}

export function isNot(node: ts.Node): node is ts.PrefixUnaryExpression {
  return ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken;
}

export function isBinary(
  node: ts.Node,
  operators: readonly ts.SyntaxKind[],
): node is ts.BinaryExpression {
  return ts.isBinaryExpression(node) && operators.includes(node.operatorToken.kind);
}

const COMPARES = [
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
];

export function isComparison(node: ts.Node): node is ts.BinaryExpression {
  return isBinary(node, COMPARES);
}

const JOINS = [ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.BarBarToken];

/** Is it joined by `&&` or `||`? */
export function isJoined(node: ts.Node): node is ts.BinaryExpression {
  return isBinary(node, JOINS);
}

/** What stands within parentheses. */
export function unwrapped(node: ts.Node): ts.Node {
  return ts.isParenthesizedExpression(node) ? unwrapped(node.expression) : node;
}

/** The node above, parentheses aside, and what of it this node is. */
export function place(node: ts.Node): { readonly above: ts.Node; readonly child: ts.Node } {
  let child = node;
  while (ts.isParenthesizedExpression(child.parent)) child = child.parent;
  return { above: child.parent, child };
}

/** The statement or expression whose condition this is, or null. */
export function decidedBy(
  node: ts.Node,
):
  | ts.IfStatement
  | ts.ConditionalExpression
  | ts.WhileStatement
  | ts.DoStatement
  | ts.ForStatement
  | null {
  const { above, child } = place(node);
  if (ts.isForStatement(above) || ts.isConditionalExpression(above)) {
    return above.condition === child ? above : null;
  }
  if (ts.isIfStatement(above) || ts.isWhileStatement(above) || ts.isDoStatement(above)) {
    return above.expression === child ? above : null;
  }
  return null;
}

/** Can another expression stand here? Not where something is written to, nor amid `a?.b.c`. */
export function isReplaceable(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isOptionalChain(parent) && parent.expression === node && ts.isOptionalChain(node)) {
    return false;
  }
  if (ts.isBinaryExpression(parent) && parent.left === node) {
    const { kind } = parent.operatorToken;
    return kind < ts.SyntaxKind.FirstAssignment || kind > ts.SyntaxKind.LastAssignment;
  }
  if (ts.isPostfixUnaryExpression(parent) || ts.isDeleteExpression(parent)) return false;
  return !(
    ts.isPrefixUnaryExpression(parent) &&
    (parent.operator === ts.SyntaxKind.PlusPlusToken ||
      parent.operator === ts.SyntaxKind.MinusMinusToken)
  );
}

/** Does it do nothing but throw an `Error` of no kind? That is how a broken invariant is told. */
export function isBrokenInvariant(statement: ts.Statement): boolean {
  if (ts.isBlock(statement)) {
    return statement.statements.length === 1 && isBrokenInvariant(statement.statements[0]);
  }
  return (
    ts.isThrowStatement(statement) &&
    ts.isNewExpression(statement.expression) &&
    statement.expression.expression.getText() === 'Error'
  );
}
