import ts from 'typescript';
import { isCitation } from './syntax.ts';

/** The rules cited in the innermost function around a node that cites any. */
export function rulesNear(node: ts.Node): string[] {
  for (let around = ts.findAncestor(node, ts.isFunctionLike); around; ) {
    const rules = rulesIn(around);
    if (rules.length > 0) return rules;
    around = ts.findAncestor(around.parent, ts.isFunctionLike);
  }
  return [];
}

function rulesIn(within: ts.Node): string[] {
  const rules = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isCitation(node)) {
      for (const given of node.arguments) if (ts.isStringLiteral(given)) rules.add(given.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(within);
  return [...rules];
}
