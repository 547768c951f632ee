import ts from 'typescript';
import {
  decidedBy,
  isBinary,
  isCitation,
  isComparison,
  isDenial,
  isJoined,
  isNot,
  place,
  unwrapped,
} from '../syntax.ts';

const { SyntaxKind } = ts;

/** `&&` ↔ `||`; each part of it is left out; as a value, it is true and false. */
export function changeLogic(node: ts.Node): readonly string[] {
  if (!isJoined(node)) return [];
  const { kind } = node.operatorToken;
  const { above } = place(node);
  if (isBinary(above, [kind])) return [];
  const parts = partsOf(node, kind);
  const plain = parts.filter((part) => !isCitation(part) && !isDenial(part));
  const isCited = plain.length < parts.length;
  const sign = kind === SyntaxKind.BarBarToken ? ' || ' : ' && ';
  const swapped = joined(parts, sign === ' || ' ? ' && ' : ' || ');
  const without = plain.map((part) =>
    joined(
      parts.filter((other) => other !== part),
      sign,
    ),
  );
  const decides = decidedBy(node) !== null;
  const constant = decides || isJoined(above) || isNot(above) ? [] : ['true', 'false'];
  // Without its one plain part a cited condition is what the condition always or never is.
  if (isCited && plain.length <= 1) return constant;
  return [...(isCited ? [] : [swapped]), ...without, ...constant];
}

function partsOf(node: ts.Node, kind: ts.SyntaxKind): ts.Node[] {
  const bare = unwrapped(node);
  return isBinary(bare, [kind])
    ? [...partsOf(bare.left, kind), ...partsOf(bare.right, kind)]
    : [node];
}

function joined(parts: readonly ts.Node[], sign: string): string {
  return parts.map((part) => (isJoined(part) ? `(${part.getText()})` : part.getText())).join(sign);
}

const COMPARISONS: Readonly<Partial<Record<ts.SyntaxKind, readonly string[]>>> = {
  [SyntaxKind.LessThanToken]: ['<=', '>='],
  [SyntaxKind.LessThanEqualsToken]: ['<', '>'],
  [SyntaxKind.GreaterThanToken]: ['>=', '<='],
  [SyntaxKind.GreaterThanEqualsToken]: ['>', '<'],
  [SyntaxKind.EqualsEqualsEqualsToken]: ['!=='],
  [SyntaxKind.ExclamationEqualsEqualsToken]: ['==='],
};

/** `<` is `<=` or `>=`, `===` is `!==`. */
export function changeComparison(node: ts.Node): readonly string[] {
  if (!isComparison(node)) return [];
  return (COMPARISONS[node.operatorToken.kind] ?? []).map((sign) => withSign(node, sign));
}

/** `!x` is `x`, where it is no condition of its own. */
export function changeNegation(node: ts.Node): readonly string[] {
  if (!isNot(node) || isCitation(node.operand) || decidedBy(node) !== null) return [];
  return [node.operand.getText()];
}

const SUMS: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [SyntaxKind.PlusToken]: '-',
  [SyntaxKind.MinusToken]: '+',
  [SyntaxKind.PlusEqualsToken]: '-=',
  [SyntaxKind.MinusEqualsToken]: '+=',
};

/** `+` ↔ `-`, `++` ↔ `--`, and `-x` is `x`. Words are put together with `+`, too: they are left alone. */
export function changeArithmetic(node: ts.Node): readonly string[] {
  if (ts.isBinaryExpression(node)) {
    const sign = SUMS[node.operatorToken.kind];
    return sign === undefined || isOfWords(node) ? [] : [withSign(node, sign)];
  }
  if (ts.isPrefixUnaryExpression(node)) return changePrefix(node);
  if (!ts.isPostfixUnaryExpression(node) || ts.isForStatement(node.parent)) return [];
  const sign = node.operator === SyntaxKind.PlusPlusToken ? '--' : '++';
  return [`${node.operand.getText()}${sign}`];
}

function changePrefix({ operator, operand, parent }: ts.PrefixUnaryExpression): readonly string[] {
  if (operator === SyntaxKind.MinusToken) {
    return ts.isNumericLiteral(operand) ? [] : [operand.getText()];
  }
  if (ts.isForStatement(parent)) return [];
  if (operator === SyntaxKind.PlusPlusToken) return [`--${operand.getText()}`];
  return operator === SyntaxKind.MinusMinusToken ? [`++${operand.getText()}`] : [];
}

function isOfWords(node: ts.Node): boolean {
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) return true;
  return ts.isBinaryExpression(node) && (isOfWords(node.left) || isOfWords(node.right));
}

function withSign({ left, right }: ts.BinaryExpression, sign: string): string {
  return `${left.getText()} ${sign} ${right.getText()}`;
}
