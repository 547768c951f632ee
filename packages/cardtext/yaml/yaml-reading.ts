import type { Text } from '@lianhuan/kernel';
import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseAllDocuments,
  parseDocument,
  type Scalar,
  type YAMLMap,
} from 'yaml';
import { yamlFault } from './yaml-fault.ts';

/** More characters than this in one file, and it is not read: some thousand cards are far below. */
const MOST_CHARACTERS = 250_000;
/** So deep may lists and maps stand in each other. */
const MOST_LEVELS = 40;
/** More characters than this in one name or one text. */
const MOST_IN_A_TEXT = 5000;
/** References (`*name`) in one document, and all there is once each stands for what it refers to. */
const MOST_ALIASES = 100;
const MOST_NODES = 200_000;

/** What is wrong with a text as YAML, and where: lines and columns count from 1. */
export interface YamlFault {
  readonly line: number;
  readonly column: number;
  readonly text: Text;
}

/** The documents of a YAML text that may be read on, and what is wrong with it otherwise. */
export interface YamlRead {
  readonly documents: readonly Document.Parsed[];
  readonly lines: LineCounter;
  readonly faults: readonly YamlFault[];
}

/**
 * Reads YAML that a stranger may have written: every reader of cards, decks and scenarios goes
 * through here. Its length, its depth, its references and its texts have limits, no reference holds
 * itself, no name stands twice in a map, no text holds control characters.
 * @param several whether there may be more than one document, with --- between them
 */
export function readYaml(source: string, several = false): YamlRead {
  const lines = new LineCounter();
  const at = (pos: number, text: Text): YamlFault => {
    const { line, col } = lines.linePos(pos);
    return { line, column: col, text };
  };
  if (source.length > MOST_CHARACTERS) {
    return { documents: [], lines, faults: [{ line: 1, column: 1, text: tooLong(source) }] };
  }
  const documents = documentsOf(source, lines, several);
  const faults: YamlFault[] = [];
  const good = documents.filter((document) => {
    // What is wrong behind the first fault most often only follows from it.
    const [error] = document.errors;
    const found = error
      ? { pos: error.pos[0], text: yamlFault(error, source) }
      : new DocumentCheck(document).fault();
    if (found !== null) faults.push(at(found.pos, found.text));
    return found === null;
  });
  return { documents: good, lines, faults };
}

/** The documents; where they are so deep that the reader runs out of stack, one that says so. */
function documentsOf(
  source: string,
  lineCounter: LineCounter,
  several: boolean,
): readonly Document.Parsed[] {
  // Names that stand twice are looked for here: the library takes a square of their number.
  const options = {
    lineCounter,
    prettyErrors: false,
    uniqueKeys: false,
    resolveKnownTags: false,
  } as const;
  return several ? [...parseAllDocuments(source, options)] : [parseDocument(source, options)];
}

interface Fault {
  readonly pos: number;
  readonly text: Text;
}

/** Goes once through a document, and stops at the first fault. */
class DocumentCheck {
  readonly #document: Document.Parsed;
  /** What each anchor stands for by now; null while it is still being read. */
  readonly #anchors = new Map<string, Measure | null>();
  #aliases = 0;

  constructor(document: Document.Parsed) {
    this.#document = document;
  }

  fault(): Fault | null {
    try {
      this.#measure(this.#document.contents, 1);
      return null;
    } catch (error) {
      if (error instanceof Stop) return error.fault;
      throw error;
    }
  }

  /** How much a node is, with all its references. */
  #measure(node: unknown, level: number): Measure {
    if (isAlias(node)) return this.#alias(node, level);
    if (isScalar(node)) {
      checkText(node);
      return this.#keep(node, LEAF);
    }
    const inside = isMap(node) ? pairsOf(node) : isSeq(node) ? node.items : null;
    if (inside === null) return LEAF;
    const anchored = node as Node & { readonly anchor?: string };
    if (level > MOST_LEVELS) throw new Stop(anchored, TOO_DEEP);
    if (anchored.anchor) this.#anchors.set(anchored.anchor, null);
    let nodes = 1;
    let levels = 1;
    for (const one of inside) {
      const measure = this.#measure(one, level + 1);
      nodes += measure.nodes;
      levels = Math.max(levels, measure.levels + 1);
      if (nodes > MOST_NODES) throw new Stop(one, TOO_MANY_REFERENCES);
    }
    return this.#keep(anchored, { nodes, levels });
  }

  #keep({ anchor }: { readonly anchor?: string }, measure: Measure): Measure {
    if (anchor) this.#anchors.set(anchor, measure);
    return measure;
  }

  #alias(alias: Node & { readonly source: string }, level: number): Measure {
    this.#aliases += 1;
    if (this.#aliases > MOST_ALIASES) throw new Stop(alias, TOO_MANY_REFERENCES);
    const measure = this.#anchors.get(alias.source);
    if (measure === null) throw new Stop(alias, HOLDS_ITSELF);
    if (measure === undefined) throw new Stop(alias, NO_REFERENCE);
    if (level + measure.levels > MOST_LEVELS) throw new Stop(alias, TOO_DEEP);
    return measure;
  }
}

interface Measure {
  /** How many nodes it is, and how many levels deep. */
  readonly nodes: number;
  readonly levels: number;
}

const LEAF: Measure = { nodes: 1, levels: 1 };

/** Ends the check of a document. */
class Stop extends Error {
  readonly fault: Fault;

  constructor(node: unknown, text: Text) {
    super(text.en);
    const range = (node as Partial<Node> | null)?.range;
    this.fault = { pos: range?.[0] ?? 0, text };
  }
}

/** Names and values of a map in turn. */
function pairsOf(map: YAMLMap): unknown[] {
  const names = new Set<unknown>();
  return map.items.flatMap((pair) => {
    const { key, value } = pair;
    if (isScalar(key)) {
      if (names.has(key.value)) throw new Stop(key, TWICE);
      names.add(key.value);
    }
    return [key, value];
  });
}

/** Control characters but tab and line breaks; halves of characters. */
const UNPRINTABLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/u;

function checkText(node: Scalar): void {
  if (typeof node.value !== 'string') return;
  if (node.value.length > MOST_IN_A_TEXT) throw new Stop(node, TOO_LONG_A_TEXT);
  const found = UNPRINTABLE.exec(node.value)?.[0];
  if (found !== undefined) throw new Stop(node, unprintable(found));
}

function unprintable(found: string): Text {
  const code = `U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
  return {
    zh: `文字里有不能显示的字符 ${code}`,
    en: `The text holds a character that cannot be shown, ${code}`,
  };
}

function tooLong({ length }: string): Text {
  return {
    zh: `文件太长：至多 ${MOST_CHARACTERS} 个字，这里有 ${length} 个`,
    en: `The file is too long: ${MOST_CHARACTERS} characters at most, here are ${length}`,
  };
}

const TOO_DEEP: Text = {
  zh: `一层套一层，层数太多：至多 ${MOST_LEVELS} 层`,
  en: `Nested too deep: ${MOST_LEVELS} levels at most`,
};
const TOO_MANY_REFERENCES: Text = {
  zh: `引用（*名）太多：至多 ${MOST_ALIASES} 处，展开之后至多 ${MOST_NODES} 项`,
  en: `Too many references (*name): ${MOST_ALIASES} at most, and ${MOST_NODES} items once they are resolved`,
};
const NO_REFERENCE: Text = {
  zh: '没有这样的引用（*名）',
  en: 'There is nothing that this reference (*name) refers to',
};
const HOLDS_ITSELF: Text = {
  zh: '这个引用（*名）包含它自己',
  en: 'This reference (*name) holds itself',
};
const TWICE: Text = {
  zh: '不是有效的 YAML：同一个名称写了两次',
  en: 'This is not valid YAML: Map keys must be unique',
};
const TOO_LONG_A_TEXT: Text = {
  zh: `一段文字太长：至多 ${MOST_IN_A_TEXT} 个字`,
  en: `A text is too long: ${MOST_IN_A_TEXT} characters at most`,
};
