import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

/** Source files as trees, each read once, by absolute path. */
export class Sources {
  readonly #files = new Map<string, ts.SourceFile | null>();

  /** Takes `text` for what stands in `file`, instead of reading it. */
  put(file: string, text: string): void {
    const path = resolve(file);
    this.#files.set(path, ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  }

  /** The tree of a file; null if there is no such file. */
  get(file: string): ts.SourceFile | null {
    const path = resolve(file);
    if (!this.#files.has(path)) {
      this.#files.set(path, null);
      const text = textOf(path);
      if (text !== null) this.put(path, text);
    }
    return this.#files.get(path) ?? null;
  }

  /**
   * What an identifier stands for where it is used: a `const`, a function, or null for all else
   * (parameters, what can change, what comes from a package). Follows imports of relative paths.
   */
  meaning(name: ts.Identifier): ts.VariableDeclaration | ts.FunctionDeclaration | null {
    for (let scope: ts.Node = name.parent; scope; scope = scope.parent) {
      if (ts.isFunctionLike(scope) && declares(scope.parameters, name.text)) return null;
      const statements = statementsOf(scope);
      if (statements === null) continue;
      const found = declaredBy(statements, name.text);
      if (found === 'other') return null;
      if (found !== null) return found;
      if (ts.isSourceFile(scope)) return this.#imported(scope, name.text);
    }
    return null;
  }

  #imported(file: ts.SourceFile, name: string): ReturnType<Sources['meaning']> {
    for (const statement of file.statements) {
      if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
        continue;
      const names = statement.importClause?.namedBindings;
      if (names === undefined || !ts.isNamedImports(names)) continue;
      const one = names.elements.find((element) => element.name.text === name);
      if (one === undefined) continue;
      if (!statement.moduleSpecifier.text.startsWith('.')) return null;
      const from = this.get(resolve(dirname(file.fileName), statement.moduleSpecifier.text));
      const found = from && declaredBy(from.statements, (one.propertyName ?? one.name).text);
      return found === 'other' ? null : found;
    }
    return null;
  }
}

function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function statementsOf(scope: ts.Node): readonly ts.Statement[] | null {
  if (ts.isBlock(scope) || ts.isSourceFile(scope) || ts.isCaseOrDefaultClause(scope))
    return scope.statements;
  if (!ts.isForStatement(scope) && !ts.isForOfStatement(scope)) return null;
  // What a loop declares in its head changes from round to round.
  const head = scope.initializer;
  if (head === undefined || !ts.isVariableDeclarationList(head)) return null;
  return [ts.factory.createVariableStatement(undefined, head)];
}

/** The declaration of a name among statements; 'other' for one that may stand for several values. */
function declaredBy(
  statements: readonly ts.Statement[],
  name: string,
): ts.VariableDeclaration | ts.FunctionDeclaration | 'other' | null {
  for (const statement of statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) return statement;
    if (!ts.isVariableStatement(statement)) continue;
    const { declarations, flags } = statement.declarationList;
    const one = declarations.find((declaration) => declares([declaration], name));
    if (one === undefined) continue;
    return (flags & ts.NodeFlags.Const) !== 0 && ts.isIdentifier(one.name) ? one : 'other';
  }
  return null;
}

function declares(
  declarations: readonly { readonly name: ts.DeclarationName }[],
  name: string,
): boolean {
  return declarations.some(({ name: bound }) => {
    if (ts.isIdentifier(bound)) return bound.text === name;
    if (!ts.isObjectBindingPattern(bound) && !ts.isArrayBindingPattern(bound)) return false;
    return declares([...bound.elements].filter(ts.isBindingElement), name);
  });
}
