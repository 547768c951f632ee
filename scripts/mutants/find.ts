import ts from 'typescript';
import type { Change, ChangeKind, Changer } from './change.ts';
import { changeCall } from './changes/calls.ts';
import { changeCondition } from './changes/conditions.ts';
import { changeLiteral } from './changes/literals.ts';
import {
  changeArithmetic,
  changeComparison,
  changeLogic,
  changeNegation,
} from './changes/operators.ts';
import { changeReturn } from './changes/returns.ts';
import { changeStatement } from './changes/statements.ts';
import { isReplaceable } from './syntax.ts';

const CHANGERS: Readonly<Record<ChangeKind, Changer>> = {
  condition: changeCondition,
  logic: changeLogic,
  comparison: changeComparison,
  negation: changeNegation,
  arithmetic: changeArithmetic,
  call: changeCall,
  statement: changeStatement,
  literal: changeLiteral,
  return: changeReturn,
};

export function parse(file: string, source: string): ts.SourceFile {
  return ts.createSourceFile(file, source, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TS);
}

/** All changes of a file, one by one in the order of the code; no two at one place come to the same. */
export function findChanges(file: ts.SourceFile): Change[] {
  const found: Change[] = [];
  const visit = (node: ts.Node): void => {
    if (isNoCode(node)) return;
    found.push(...changesAt(node));
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return found;
}

function changesAt(node: ts.Node): Change[] {
  if (!ts.isExpressionStatement(node) && !isReplaceable(node)) return [];
  const known = new Set<string>();
  return (Object.keys(CHANGERS) as ChangeKind[]).flatMap((kind) =>
    CHANGERS[kind](node).flatMap((after) => {
      if (known.has(after)) return [];
      known.add(after);
      return [{ kind, node, after }];
    }),
  );
}

/** Types, what is imported, what is thrown, and words for people. */
function isNoCode(node: ts.Node): boolean {
  return (
    ts.isTypeNode(node) ||
    ts.isTypeParameterDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isThrowStatement(node) ||
    ts.isTemplateExpression(node) ||
    isForPeople(node)
  );
}

/** Parts of a thing that say it to people. */
const WORDS = new Set(['zh', 'en', 'english', 'explain']);

function isForPeople(node: ts.Node): boolean {
  if (ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node)) {
    return WORDS.has(node.name.getText());
  }
  return ts.isFunctionLike(node) && node.type !== undefined && isText(node.type);
}

function isText(type: ts.TypeNode): boolean {
  if (ts.isUnionTypeNode(type)) return type.types.some(isText);
  return ts.isTypeReferenceNode(type) && type.typeName.getText() === 'Text';
}
