import type { LogNode } from '../log/recorder.ts';
import { fingerprint } from '../table/fingerprint.ts';
import type { Table } from '../table/table.ts';

/** An idle point of a match as text: whoever has the set-up, the seed and this plays on from there. */
export interface SavedCheckpoint {
  /** All answers up to there. */
  readonly answers: readonly number[];
  /** JSON of the table without what is printed on its cards. */
  readonly table: string;
  /** Of the table. */
  readonly fingerprint: number;
  /** The log in parts, each saved when the match had come so far. */
  readonly log: readonly SavedLog[];
}

/** A part of the log. */
export interface SavedLog {
  /** How many nodes there are before it; others that an earlier part had were taken back. */
  readonly from: number;
  /** JSON of its nodes. */
  readonly nodes: string;
}

/** What is printed on the cards is not written out: this says where in the library it stands. */
interface LibraryReference {
  readonly $library: readonly string[];
}

/** Writes plain data as text, with references to what is part of the library. */
function saveWith(library: readonly unknown[], data: unknown): string {
  const places = placesIn(library);
  return JSON.stringify(data, (_, value: unknown) => {
    const place = isObject(value) ? places.get(value) : undefined;
    return place === undefined ? value : { $library: place };
  });
}

/** The table as JSON, as {@link SavedCheckpoint} has it. */
export function saveTable({ library, procedures: _, ...data }: Table): string {
  return saveWith(library, data);
}

/**
 * The table that was saved.
 * @param like the table of the same match at any moment, which gives what was not saved
 * @throws Error if it is not as it was saved: the library or the kernel is another.
 */
export function savedTable<T extends Table>(like: T, saved: SavedCheckpoint): T {
  const { library, procedures } = like;
  const data = withReferences(library, JSON.parse(saved.table)) as Omit<
    T,
    'library' | 'procedures'
  >;
  const table = { ...data, library, procedures } as T;
  const now = fingerprint(table);
  if (now !== saved.fingerprint) {
    throw new Error(`the saved table has fingerprint ${now}, not ${saved.fingerprint}`);
  }
  return table;
}

/** Nodes of the log as JSON, as {@link SavedLog} has them: what several readers were told alike is written once. */
export function saveNodes(library: readonly unknown[], nodes: readonly LogNode[]): string {
  const saved = nodes.map(({ id: _, content, ...rest }): SavedNode => {
    if (content.length === 1) return { ...rest, told: content, by: [0] };
    const texts = content.map((told) => JSON.stringify(told));
    const distinct = [...new Set(texts)];
    const told = distinct.map((text) => content[texts.indexOf(text)]);
    return { ...rest, told, by: texts.map((text) => distinct.indexOf(text)) };
  });
  return saveWith(library, saved);
}

/** The log that was saved. */
export function savedLog<Event>(
  library: readonly unknown[],
  parts: readonly SavedLog[],
): LogNode<Event>[] {
  const nodes: LogNode<Event>[] = [];
  for (const { from, nodes: text } of parts) {
    if (from > nodes.length) throw new Error(`of the saved log node ${nodes.length} is missing`);
    nodes.length = from;
    for (const node of JSON.parse(text) as SavedNode<Event>[]) {
      const { told, by, cause, event, lapse, ...rest } = node;
      nodes.push({
        id: nodes.length,
        ...rest,
        cause: withReferences(library, cause) as typeof cause,
        event: withReferences(library, event) as typeof event,
        lapse: withReferences(library, lapse) as typeof lapse,
        content: by.map((which) => told[which]),
      });
    }
  }
  return nodes;
}

/**
 * The beginning of a log of which nothing is read again: a match that is resumed with it tells nobody of what was there, and
 * numbers all that comes later as it would have.
 * @param count of nodes
 * @param lines how many of them are lines
 */
export function leftOutLog(count: number, lines: number): SavedLog {
  if (count === 0) return { from: 0, nodes: '[]' };
  const node = { line: null, parent: -1, answers: 0, rules: [], told: [], by: [] };
  const line = lines === 0 ? null : { number: lines - 1, since: 0 };
  const nodes = [...Array(count - 1).fill(JSON.stringify(node)), JSON.stringify({ ...node, line })];
  return { from: 0, nodes: `[${nodes.join()}]` };
}

type SavedNode<Event = unknown> = Omit<LogNode<Event>, 'id' | 'content'> & {
  /** What there was to be told, and which of it each reader was (see `ContentByReader`). */
  readonly told: LogNode['content'];
  readonly by: readonly number[];
};

const placesByLibrary = new WeakMap<object, ReadonlyMap<object, readonly string[]>>();

/** Where each object stands that is part of the library: the first of its places. */
function placesIn(library: readonly unknown[]): ReadonlyMap<object, readonly string[]> {
  const known = placesByLibrary.get(library);
  if (known) return known;
  const places = new Map<object, readonly string[]>();
  const note = (value: unknown, place: readonly string[]) => {
    if (!isObject(value) || places.has(value)) return;
    places.set(value, place);
    for (const [key, part] of Object.entries(value)) note(part, [...place, key]);
  };
  for (const [at, definition] of library.entries()) note(definition, [`${at}`]);
  placesByLibrary.set(library, places);
  return places;
}

/** Puts what is part of the library in the place of what refers to it. */
function withReferences(library: readonly unknown[], value: unknown): unknown {
  if (!isObject(value)) return value;
  if ('$library' in value) return partOf(library, (value as LibraryReference).$library);
  const parts = value as Record<string, unknown>;
  for (const key in parts) {
    const part = parts[key];
    if (isObject(part)) parts[key] = withReferences(library, part);
  }
  return parts;
}

function partOf(library: readonly unknown[], place: readonly string[]): unknown {
  let part: unknown = library;
  for (const key of place) {
    if (!isObject(part)) break;
    part = (part as Record<string, unknown>)[key];
  }
  if (!isObject(part)) throw new Error(`the library has nothing at ${place.join('/')}`);
  return part;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
