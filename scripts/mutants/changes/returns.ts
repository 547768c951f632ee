import ts from 'typescript';
import { isComparison, isJoined, isNot, unwrapped } from '../syntax.ts';

/** What is returned: the other truth, nothing of a list, no words. */
export function changeReturn(node: ts.Node): readonly string[] {
  const { parent } = node;
  const isReturned =
    (ts.isReturnStatement(parent) && parent.expression === node) ||
    (ts.isArrowFunction(parent) && parent.body === node);
  if (!isReturned || ts.isBlock(node)) return [];
  const bare = unwrapped(node);
  if (ts.isArrayLiteralExpression(bare)) return bare.elements.length > 0 ? ['[]'] : [];
  if (isPlain(bare)) return [];
  switch (sortOf(returnTypeOf(node))) {
    case 'boolean':
      return isComparison(bare) || isJoined(bare) || isNot(bare) ? [] : [`!(${bare.getText()})`];
    case 'list':
      return ['[]'];
    case 'words':
      return ["''"];
    case 'other':
      return [];
  }
}

/** Is it as empty as can be already, by what it is or what it is called? */
function isPlain(node: ts.Node): boolean {
  const { TrueKeyword, FalseKeyword, NullKeyword } = ts.SyntaxKind;
  return (
    [TrueKeyword, FalseKeyword, NullKeyword].includes(node.kind) ||
    (ts.isStringLiteralLike(node) && node.text === '') ||
    (ts.isIdentifier(node) && /^(NO|NONE|NOTHING|EMPTY)(_|$)/.test(node.text))
  );
}

function returnTypeOf(node: ts.Node): ts.TypeNode | undefined {
  const within = ts.findAncestor(node.parent, ts.isFunctionLike);
  return within?.type;
}

function sortOf(type: ts.TypeNode | undefined): 'boolean' | 'list' | 'words' | 'other' {
  if (type === undefined) return 'other';
  if (ts.isTypePredicateNode(type)) return type.assertsModifier ? 'other' : 'boolean';
  if (ts.isTypeOperatorNode(type)) return sortOf(type.type);
  if (ts.isArrayTypeNode(type)) return 'list';
  if (type.kind === ts.SyntaxKind.BooleanKeyword) return 'boolean';
  if (type.kind === ts.SyntaxKind.StringKeyword) return 'words';
  if (!ts.isTypeReferenceNode(type)) return 'other';
  switch (type.typeName.getText()) {
    case 'Flow':
      return sortOf(type.typeArguments?.[0]);
    case 'Array':
    case 'ReadonlyArray':
      return 'list';
    default:
      return 'other';
  }
}
