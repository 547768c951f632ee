import { join } from 'node:path';
import ts from 'typescript';
import type { Change } from './change.ts';
import type { MutableFile } from './mutant.ts';

/**
 * Asks the compiler about changes: one that it refuses is noticed by `npm run check`, and could not even be written.
 * Such are most conditions that tell one sort of thing from another before something is asked that only this sort has.
 */
export class TypeCheck {
  readonly #root: string;
  readonly #options: ts.CompilerOptions;
  readonly #host: ts.CompilerHost;
  /** Files that no change is made in, or not now: they are read once. */
  readonly #known = new Map<string, ts.SourceFile | undefined>();
  #changed: ts.SourceFile | null = null;
  #before: ts.Program | undefined;

  /** @param root the folder of the project, with its `tsconfig.json` */
  constructor(root: string) {
    this.#root = root;
    const read = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
    this.#options = ts.parseJsonConfigFileContent(
      { ...read.config, include: [], files: [] },
      ts.sys,
      root,
    ).options;
    const host = ts.createCompilerHost(this.#options, true);
    this.#host = {
      ...host,
      getSourceFile: (name, version) => {
        if (name === this.#changed?.fileName) return this.#changed;
        if (!this.#known.has(name)) this.#known.set(name, host.getSourceFile(name, version));
        return this.#known.get(name);
      },
    };
  }

  /** What the compiler says against a change; null if it takes the change, or the file as it is has errors. */
  refusalOf({ file, source }: MutableFile, change: Change): string | null {
    const path = join(this.#root, file);
    if (this.#errorIn(path, source) !== null) return null;
    return this.#errorIn(path, withChange(source, change));
  }

  #errorIn(path: string, source: string): string | null {
    this.#changed = ts.createSourceFile(path, source, ts.ScriptTarget.ESNext, true);
    this.#changed.impliedNodeFormat = ts.ModuleKind.ESNext;
    const program = ts.createProgram([path], this.#options, this.#host, this.#before);
    this.#before = program;
    const [error] = program.getSemanticDiagnostics(program.getSourceFile(path));
    return error === undefined ? null : ts.flattenDiagnosticMessageText(error.messageText, ' ');
  }
}

/** The whole file with one change in it. */
function withChange(source: string, { node, kind, after }: Change): string {
  const written = kind === 'condition' ? decided(node.getText(), after) : after;
  const piece = written === '' ? ';' : `(${written})`;
  return source.slice(0, node.getStart()) + piece + source.slice(node.getEnd());
}

/**
 * A condition that is always so is one that other things come through as well: what stands behind it is asked about
 * all of them, what stands elsewhere about no more than before.
 */
function decided(before: string, after: string): string {
  if (after === 'true') return `(${before}) || (true as boolean)`;
  return after === 'false' ? `(${before}) && (false as boolean)` : after;
}
