import { relative } from 'node:path';
import ts from 'typescript';
import { Sources } from './sources.ts';
import { citedBy, isCitation, type Truth, Truths } from './truth.ts';

/** Code that runs, or whose outcome counts, only when a rule is switched off. */
export interface Unreachable {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** The numbers whose being on keeps play from it. */
  readonly rules: readonly string[];
  readonly what: 'branch' | 'rest' | 'operand' | 'outcome' | 'value';
  /** The first line of it. */
  readonly text: string;
}

/**
 * Finds what cannot be reached while every rule is on, taking each citation (`rule`, `obeys`) for true:
 *
 * - `branch`: an arm of `if` or `? :`, or the body of a loop, whose condition is constant;
 * - `rest`: statements after one that always leaves;
 * - `operand`: what stands behind `rule('…') ||` or `!rule('…') &&`;
 * - `outcome`: what stands before `|| rule('…')` or `&& !rule('…')` and is worked out for nothing;
 * - `value`: a citation handed on as an argument, a property, an element or by assignment: whoever
 *   gets it has the other value only when the rule is off.
 *
 * `x && rule('…')` and its denial `!x || !rule('…')` are neither: play reaches both sides by `x`.
 */
export function unreachableIn(file: ts.SourceFile, sources: Sources): Unreachable[] {
  const truths = new Truths(sources);
  const found: Unreachable[] = [];
  const add = (what: Unreachable['what'], node: ts.Node, truth: Truth | null): void => {
    found.push({
      file: relative('.', file.fileName).replaceAll('\\', '/'),
      line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1,
      rules: [...new Set((truth?.cites ?? []).flatMap(citedBy))],
      what,
      text: node.getText().split('\n')[0],
    });
  };
  const visit = (node: ts.Node): void => {
    for (const { what, part, truth } of partsOf(node, truths)) add(what, part, truth);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found.sort((one, other) => one.line - other.line);
}

/** The same for a source that stands in no file; `others` are files that it imports, by path. */
export function unreachableInText(
  text: string,
  others: Readonly<Record<string, string>> = {},
): Unreachable[] {
  const sources = new Sources();
  for (const [file, other] of Object.entries(others)) sources.put(file, other);
  sources.put('source.ts', text);
  return unreachableIn(sources.get('source.ts')!, sources);
}

interface Part {
  readonly what: Unreachable['what'];
  readonly part: ts.Node;
  readonly truth: Truth | null;
}

/** What of one node, itself not looked into, cannot be reached. */
function partsOf(node: ts.Node, truths: Truths): Part[] {
  if (ts.isIfStatement(node))
    return arms(truths.of(node.expression), node.thenStatement, node.elseStatement);
  if (ts.isConditionalExpression(node))
    return arms(truths.of(node.condition), node.whenTrue, node.whenFalse);
  if (ts.isWhileStatement(node)) return arms(truths.of(node.expression), node.statement);
  if (ts.isForStatement(node) && node.condition)
    return arms(truths.of(node.condition), node.statement);
  if (ts.isBinaryExpression(node)) return operands(node, truths);
  if (ts.isBlock(node) || ts.isSourceFile(node) || ts.isCaseOrDefaultClause(node))
    return rest(node.statements, truths);
  return isCitation(node) && isHandedOn(node)
    ? [{ what: 'value', part: node, truth: truths.of(node) }]
    : [];
}

function arms(truth: Truth | null, whenTrue: ts.Node, whenFalse?: ts.Node): Part[] {
  const part = truth?.value === false ? whenTrue : whenFalse;
  return truth === null || part === undefined ? [] : [{ what: 'branch', part, truth }];
}

function operands(node: ts.BinaryExpression, truths: Truths): Part[] {
  const { left, right, operatorToken } = node;
  const and = operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
  if (!and && operatorToken.kind !== ts.SyntaxKind.BarBarToken) return [];
  const before = truths.of(left);
  if (before !== null)
    return before.value === and ? [] : [{ what: 'operand', part: right, truth: before }];
  const after = truths.of(right);
  if (after === null || after.value === and || decidesArms(node)) return [];
  return [{ what: 'outcome', part: left, truth: after }];
}

/** Whether it is a whole condition: then the arm that is never taken is named, and not its condition too. */
function decidesArms(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isParenthesizedExpression(parent)) return decidesArms(parent);
  if (ts.isConditionalExpression(parent)) return parent.condition === node;
  if (ts.isIfStatement(parent)) return parent.elseStatement !== undefined || isDenied(node);
  return false;
}

/** Whether an operand is a citation denied, so that the whole condition is never met. */
function isDenied(node: ts.Node): boolean {
  return (
    ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken
  );
}

/** The statements that follow one which only leaves because a rule is on. */
function rest(statements: readonly ts.Statement[], truths: Truths): Part[] {
  const at = statements.findIndex((statement) => truths.leaves(statement));
  const after = statements.slice(at + 1).find((one) => !ts.isFunctionDeclaration(one));
  if (at < 0 || after === undefined) return [];
  const leaver = statements[at];
  const truth = ts.isIfStatement(leaver) ? truths.of(leaver.expression) : null;
  return [{ what: 'rest', part: after, truth }];
}

/** Whether somebody gets the truth of a citation as a value, rather than it deciding what is done here. */
function isHandedOn(citation: ts.CallExpression): boolean {
  let node: ts.Node = citation;
  while (ts.isParenthesizedExpression(node.parent) || ts.isPrefixUnaryExpression(node.parent))
    node = node.parent;
  const { parent } = node;
  if (ts.isCallExpression(parent)) return parent.arguments.some((one) => one === node);
  if (ts.isBinaryExpression(parent))
    return parent.operatorToken.kind === ts.SyntaxKind.EqualsToken && parent.right === node;
  return ts.isPropertyAssignment(parent) || ts.isArrayLiteralExpression(parent);
}
