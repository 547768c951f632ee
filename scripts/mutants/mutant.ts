import type ts from 'typescript';
import type { Change, ChangeKind } from './change.ts';
import { findChanges, parse } from './find.ts';
import { rulesNear } from './rules-near.ts';

/** A change as it is told to people and sent to the threads that try it. */
export interface Mutant {
  /** From the project's folder, with `/`. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** The whole line, without what it is indented by: by it and the change a mutant is known again. */
  readonly code: string;
  readonly kind: ChangeKind;
  readonly before: string;
  /** Empty where a statement is dropped. */
  readonly after: string;
  /** Rules cited in the function it is in. */
  readonly rules: readonly string[];
}

/** A file with the changes that can be made in it. */
export interface MutableFile {
  readonly file: string;
  readonly source: string;
  readonly tree: ts.SourceFile;
  readonly changes: readonly Change[];
}

export function readMutable(file: string, source: string): MutableFile {
  const tree = parse(file, source);
  return { file, source, tree, changes: findChanges(tree) };
}

export function mutantOf({ file, source, tree }: MutableFile, change: Change): Mutant {
  const { node, kind, after } = change;
  const start = node.getStart();
  const { line } = tree.getLineAndCharacterOfPosition(start);
  return {
    file,
    line: line + 1,
    code: source.split('\n')[line].trim(),
    kind,
    before: node.getText(),
    after,
    rules: rulesNear(node),
  };
}
