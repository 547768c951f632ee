import { type Document, isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap } from 'yaml';
import { positionOf } from '../diagnostics/diagnostic.ts';
import type { Span } from '../nodes/node.ts';
import { readYaml } from '../yaml/yaml-reading.ts';
import { type CardProblem, cardProblem } from './card-problem.ts';

/** A field as somebody wrote it, and where. */
export interface Given {
  readonly value: unknown;
  readonly place: Place;
  /** Where each item of a list stands. */
  readonly items?: readonly Place[];
}

/** Where something stands in a file; lines and columns from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The place of a character of its text. @param at its index, from 0 */
  within(at: number): { readonly line: number; readonly column: number };
  /** From its first character to behind its last, counted in the file from 0; none outside of files. */
  readonly range?: Span;
}

/** A card as its author wrote it: its fields by name, and the place of the card and of each field in the file. */
export interface WrittenCard {
  readonly place: Place;
  readonly fields: ReadonlyMap<string, Given & { readonly nameAt: Place }>;
}

const NO_LIST = {
  zh: '文件应当是一列卡牌，每张以「- id:」开头',
  en: 'A card file is a list of cards, each beginning with “- id:”',
};
const NO_CARD_HERE = { zh: '这里应当是一张卡牌', en: 'A card is expected here' };

/** Reads the cards of a YAML file as their fields are written; what the fields mean is read later. Throws nothing: what is no card is a problem. */
export function writtenCards(
  source: string,
  file: string,
): { readonly cards: readonly WrittenCard[]; readonly problems: readonly CardProblem[] } {
  const { documents, lines, faults } = readYaml(source);
  const placeAt = (start: number, text = start, end = start): Place => {
    const { line, col } = lines.linePos(start);
    return {
      file,
      line,
      column: col,
      range: [start, end],
      within: (at) => positionOf(source, nthInk(source, text, at)),
    };
  };
  const placeOf = (node: Node | null | undefined): Place =>
    node?.range ? placeAt(node.range[0], textStart(source, node), node.range[1]) : placeAt(0);
  const problems = faults.map(({ text, ...position }) => cardProblem({ file, ...position }, text));
  const [document] = documents;
  const contents = document?.contents ?? null;
  if (contents === null) return { cards: [], problems };
  if (!isSeq(contents)) {
    return { cards: [], problems: [cardProblem(placeOf(contents), NO_LIST)] };
  }
  const cards: WrittenCard[] = [];
  for (const item of contents.items) {
    if (isMap(item))
      cards.push({ place: placeOf(item), fields: fieldsOf(item, document, placeOf) });
    else problems.push(cardProblem(placeOf(item as Node), NO_CARD_HERE));
  }
  return { cards, problems };
}

function fieldsOf(
  item: YAMLMap,
  document: Document.Parsed,
  placeOf: (node: Node | null) => Place,
): WrittenCard['fields'] {
  return new Map(
    (item.items as Pair<Node, Node | null>[]).map(({ key, value }) => [
      isScalar(key) ? String(key.value) : '',
      {
        value: value === null ? null : value.toJS(document, { maxAliasCount: -1 }),
        place: placeOf(value ?? key),
        nameAt: placeOf(key),
        ...(isSeq(value) ? { items: value.items.map((one) => placeOf(one as Node)) } : {}),
      },
    ]),
  );
}

/** Where a scalar's own characters begin: after a quote, or after the header of a block. */
function textStart(source: string, node: Node): number {
  const start = node.range?.[0] ?? 0;
  if (!isScalar(node)) return start;
  if (node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE') return start + 1;
  if (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED') {
    return source.indexOf('\n', start) + 1;
  }
  return start;
}

/** The place in the source of the character before which `ink` printed characters stand. */
function nthInk(source: string, from: number, ink: number): number {
  let at = from;
  for (let seen = 0; at < source.length; at++) {
    if (/\s/.test(source[at])) continue;
    if (seen === ink) return at;
    seen += 1;
  }
  return at;
}
