import { readYaml } from '@lianhuan/cardtext';
import type { Text } from '@lianhuan/kernel';
import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type LineCounter,
  type Node,
} from 'yaml';

/** Where something stands in a file. */
export type Path = readonly (string | number)[];

/** What is wrong with a file, and where. */
export interface FileProblem {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  /** E.g. `setup.A.手牌[0]`; empty for the whole. */
  readonly path: string;
  readonly text: Text;
}

/** One YAML document of a file, which can say where each part of it stands. */
export interface Source {
  readonly file: string;
  /** The document itself, without what marks its beginning and its end. */
  readonly text: string;
  /** All of it with every scalar as it was written, so that the rule 2.10 stays 2.10. */
  readonly written: unknown;
  /** A part of it with numbers as numbers. */
  plain(path: Path): unknown;
  /** The nearest line there is for a path. */
  lineOf(path: Path): number;
  problem(path: Path, text: Text): FileProblem;
}

/** Reads the documents of a YAML file; what is no YAML at all is a problem. */
export function readSources(
  text: string,
  file: string,
): { sources: Source[]; problems: FileProblem[] } {
  const { documents, lines, faults } = readYaml(text, true);
  return {
    sources: documents
      .filter(({ contents }) => contents !== null)
      .map((document) => source(document, { text, file, lines })),
    problems: faults.map((fault) => ({ file, path: '', ...fault })),
  };
}

interface SourceFile {
  readonly text: string;
  readonly file: string;
  readonly lines: LineCounter;
}

function source(document: Document.Parsed, { text, file, lines }: SourceFile): Source {
  const position = (path: Path) => lines.linePos(nodeAt(document, path)?.range?.[0] ?? 0);
  return {
    file,
    text: text.slice(...rangeOf(document)),
    written: new Writing(document).of(document.contents),
    plain: (path) => {
      const node = document.getIn(path, true);
      return isNode(node) ? node.toJS(document, { maxAliasCount: -1 }) : node;
    },
    lineOf: (path) => position(path).line,
    problem: (path, text) => {
      const { line, col } = position(path);
      return { file, line, column: col, path: writePath(path), text };
    },
  };
}

/** From the first of its parts to the last, with whole lines. */
function rangeOf({ contents, range }: Document.Parsed): [number, number] {
  return [contents?.range?.[0] ?? range[0], range[1]];
}

/** The node at a path; else the nearest one around it. A key counts as its value's place. */
function nodeAt(document: Document.Parsed, path: Path): Node | null {
  for (let length = path.length; length > 0; length--) {
    const parent = document.getIn(path.slice(0, length - 1), true) ?? document.contents;
    const last = path[length - 1];
    if (isMap(parent)) {
      const pair = parent.items.find(
        ({ key }) => isScalar(key) && String(key.source ?? key.value) === last,
      );
      if (pair && isNode(pair.key)) return pair.key;
    }
    if (isSeq(parent) && isNode(parent.items[Number(last)]))
      return parent.items[Number(last)] as Node;
  }
  return document.contents;
}

/** A document with every scalar as it was written; what several references stand for is made once. */
class Writing {
  readonly #document: Document.Parsed;
  readonly #referredTo = new Map<unknown, unknown>();

  constructor(document: Document.Parsed) {
    this.#document = document;
  }

  of(node: unknown): unknown {
    if (isAlias(node)) return this.#alias(node);
    if (isSeq(node)) return node.items.map((item) => this.of(item));
    if (isMap(node)) {
      const entries = node.items.map(({ key, value }) => [String(this.of(key)), this.of(value)]);
      return Object.fromEntries(entries);
    }
    if (isScalar(node))
      return node.type === 'PLAIN' ? (node.source ?? '') : String(node.value ?? '');
    return '';
  }

  #alias(alias: Alias): unknown {
    if (!this.#referredTo.has(alias)) {
      this.#referredTo.set(alias, this.of(alias.resolve(this.#document)));
    }
    return this.#referredTo.get(alias);
  }
}

function writePath(path: Path): string {
  return path.reduce<string>((before, step) => {
    if (typeof step === 'number') return `${before}[${step}]`;
    return before ? `${before}.${step}` : step;
  }, '');
}

/** Turns a problem's `[0].cost` back into a path. */
export function parsePath(text: string): Path {
  return [...text.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, name]) =>
    index === undefined ? name : Number(index),
  );
}
