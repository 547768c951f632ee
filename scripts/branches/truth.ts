import ts from 'typescript';
import type { Sources } from './sources.ts';

/** What an expression is worth whenever every rule is on, and the citations that make it so. */
export interface Truth {
  readonly value: boolean;
  readonly cites: readonly ts.CallExpression[];
}

/** Calls that cite a rule: true, unless it is switched off. */
const CITING = new Set(['rule', 'obeys']);

/** Folds conditions with every citation taken as true. */
export class Truths {
  readonly #sources: Sources;
  readonly #functions = new Map<ts.Node, Truth | null>();

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  /** The constant truth of an expression because of rules; null if play can make it either. */
  of(node: ts.Expression): Truth | null {
    if (ts.isParenthesizedExpression(node)) return this.of(node.expression);
    if (isCitation(node)) return { value: true, cites: [node] };
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      return negated(this.of(node.operand));
    if (ts.isBinaryExpression(node)) return this.#ofBinary(node);
    if (ts.isConditionalExpression(node)) return this.#ofChoice(node);
    if (ts.isYieldExpression(node) && node.asteriskToken && node.expression)
      return this.of(node.expression);
    if (ts.isCallExpression(node)) return this.#ofCall(node);
    return ts.isIdentifier(node) ? this.#ofName(node) : null;
  }

  /** Whether nothing after this statement is reached, as long as every rule is on. */
  leaves(statement: ts.Statement): boolean {
    if (ts.isReturnStatement(statement) || ts.isThrowStatement(statement)) return true;
    if (ts.isBreakOrContinueStatement(statement)) return true;
    if (ts.isBlock(statement)) return statement.statements.some((one) => this.leaves(one));
    if (!ts.isIfStatement(statement)) return false;
    const { thenStatement, elseStatement } = statement;
    const truth = this.of(statement.expression);
    if (truth?.value === true) return this.leaves(thenStatement);
    if (elseStatement === undefined || !this.leaves(elseStatement)) return false;
    return truth?.value === false || this.leaves(thenStatement);
  }

  #ofBinary({ left, right, operatorToken }: ts.BinaryExpression): Truth | null {
    const deciding = DECIDING[operatorToken.kind];
    if (deciding === undefined) return null;
    const both = [this.of(left), this.of(right)];
    const decided = both.find((one) => one?.value === deciding);
    if (decided) return decided;
    const [one, other] = both;
    return one && other ? joined(one, other) : null;
  }

  #ofChoice({ condition, whenTrue, whenFalse }: ts.ConditionalExpression): Truth | null {
    const truth = this.of(condition);
    if (truth !== null) return this.of(truth.value ? whenTrue : whenFalse);
    const one = this.of(whenTrue);
    const other = this.of(whenFalse);
    return one && other && one.value === other.value ? joined(one, other) : null;
  }

  #ofCall({ expression, arguments: given }: ts.CallExpression): Truth | null {
    if (!ts.isIdentifier(expression)) return null;
    // Citing aside, or only where something is found: worth what the function handed over is worth.
    if (given.length === 1 && isThunk(given[0])) return this.#ofFunction(given[0]);
    const meaning = this.#sources.meaning(expression);
    if (meaning === null) return null;
    if (ts.isFunctionDeclaration(meaning)) return this.#ofFunction(meaning);
    return meaning.initializer ? this.#ofFunction(meaning.initializer) : null;
  }

  #ofName(name: ts.Identifier): Truth | null {
    const meaning = this.#sources.meaning(name);
    if (meaning === null || ts.isFunctionDeclaration(meaning) || !meaning.initializer) return null;
    return this.#once(meaning, () => this.of(meaning.initializer!));
  }

  /** What a function always returns, if rules make it always the same. */
  #ofFunction(node: ts.Node): Truth | null {
    if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) {
      const { body } = node;
      return this.#once(node, () => this.of(body as ts.Expression));
    }
    if (!ts.isFunctionDeclaration(node) && !ts.isFunctionExpression(node)) {
      if (!ts.isArrowFunction(node)) return null;
    }
    const { body } = node as ts.FunctionLikeDeclaration;
    if (body === undefined || !ts.isBlock(body)) return null;
    return this.#once(node, () => this.#returned(body));
  }

  #returned(body: ts.Block): Truth | null {
    if (!body.statements.some((statement) => this.leaves(statement))) return null;
    const truths = returnsIn(body).map(({ expression }) => expression && this.of(expression));
    const [first] = truths;
    if (!first || truths.some((one) => one?.value !== first.value)) return null;
    return first;
  }

  /** Works something out once; a function that calls itself is no constant. */
  #once(node: ts.Node, work: () => Truth | null): Truth | null {
    const known = this.#functions.get(node);
    if (known !== undefined) return known;
    this.#functions.set(node, null);
    const truth = work();
    this.#functions.set(node, truth);
    return truth;
  }
}

/** The operand that decides && and ||, whatever the other one is. */
const DECIDING: { readonly [Kind in ts.SyntaxKind]?: boolean } = {
  [ts.SyntaxKind.AmpersandAmpersandToken]: false,
  [ts.SyntaxKind.BarBarToken]: true,
};

/** Whether a node is `rule('…')` or `obeys('…', '…')`. */
export function isCitation(node: ts.Node): node is ts.CallExpression {
  return (
    ts.isCallExpression(node) &&
    ts.isIdentifier(node.expression) &&
    CITING.has(node.expression.text)
  );
}

/** The numbers a citation names, as far as they are written out. */
export function citedBy(citation: ts.CallExpression): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  for (const argument of citation.arguments) visit(argument);
  return found;
}

function isThunk(node: ts.Expression): boolean {
  return ts.isArrowFunction(node) && node.parameters.length === 0;
}

function negated(truth: Truth | null): Truth | null {
  return truth && { ...truth, value: !truth.value };
}

function joined(one: Truth, other: Truth): Truth {
  return { value: one.value, cites: [...one.cites, ...other.cites] };
}

function returnsIn(body: ts.Node): ts.ReturnStatement[] {
  const found: ts.ReturnStatement[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isReturnStatement(node)) found.push(node);
    else if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  visit(body);
  return found;
}
