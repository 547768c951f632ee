import { type Chart, type ChartToken, makeChart, readChart } from '../grammar/chart.ts';
import { NestedTooDeep } from '../grammar/nesting.ts';
import { partsOf } from '../grammar/pattern.ts';
import { TooManyReadings, type Work } from '../grammar/work.ts';
import type { Node, Span } from '../nodes/node.ts';
import { isNode, withoutSpans } from '../nodes/tree.ts';
import { type Printed, type Printer, Unprintable } from './print.ts';
import type { Lexicon, Place, Unmeant, Word } from './word.ts';

/** One way in which a written text can be read. */
export interface Reading {
  /** The text as it is printed, one piece for each node of the tree. */
  readonly pieces: readonly string[];
  /** Where each node stands as it is printed; its own span is its place as it was written. */
  readonly printed: readonly Printed[];
  /** How many letters of it belong to names that no marks set apart from other words. */
  readonly bareNames: number;
  /** Words that refer to nothing. */
  readonly unmeant: readonly (Unmeant & { readonly span: Span })[];
}

/** What there is to read, and what is known of the card it stands on. */
export interface ToRead<Context> {
  readonly text: string;
  readonly category: string;
  readonly context: Context;
  /** The places before which a line ended as it was written. */
  readonly breaks: ReadonlySet<number>;
  /** What reading it, and whatever else is tried for it, may still take. */
  readonly work: Work;
}

/** All readings of a text that differ as they are printed, or how far it could be read. */
export type AllRead =
  | { readonly kind: 'read'; readonly readings: readonly Reading[] }
  | { readonly kind: 'failed'; readonly failure: ReadNoFurther }
  | { readonly kind: 'given-up' };

/** How far a text could be read, and what could have stood there. */
interface ReadNoFurther {
  readonly at: number;
  readonly tokens: ReadonlySet<ChartToken>;
}

/** Reads texts by all forms of a language, those that are never printed included. */
export class AnyReader<Context> {
  readonly #words: ReadonlyMap<string, Word<Node, string, Context>>;
  readonly #lexicons: readonly Lexicon<Context>[];
  readonly #printer: Printer;
  readonly #between: string;
  #chart: Chart | null = null;

  /** @param between what is printed between the nodes of a tree */
  constructor(
    words: ReadonlyMap<string, Word<Node, string, Context>>,
    lexicons: readonly Lexicon<Context>[],
    printer: Printer,
    between: string,
  ) {
    this.#words = words;
    this.#lexicons = lexicons;
    this.#printer = printer;
    this.#between = between;
  }

  read({ text, category, context, breaks, work }: ToRead<Context>): AllRead {
    this.#chart ??= makeChart(this.#lexicons as readonly Lexicon[]);
    const keys = new WeakMap<object, string>();
    const keyOf = (value: unknown): string => {
      if (typeof value !== 'object' || value === null) return String(value);
      const known = keys.get(value);
      if (known !== undefined) return known;
      const key = Array.isArray(value) ? value.map(keyOf).join('\n') : this.#keyOf(value);
      keys.set(value, key);
      return key;
    };
    const task = { text, breaks, work, chart: this.#chart, names: this.#namesIn(context), keyOf };
    try {
      const read = readChart(task, category);
      if (!read.ok) return { kind: 'failed', failure: read };
      const readings = this.#distinct(read.trees, text, context, work);
      if (readings.length > 0) return { kind: 'read', readings };
      return { kind: 'failed', failure: { at: 0, tokens: new Set() } };
    } catch (error) {
      if (error instanceof NestedTooDeep || error instanceof TooManyReadings) {
        return { kind: 'given-up' };
      }
      throw error;
    }
  }

  #namesIn(context: Context): ReadonlySet<string> {
    return new Set(this.#lexicons.flatMap(({ bareNames }) => [...(bareNames?.(context) ?? [])]));
  }

  /** Readings that are printed alike mean the same: what is printed means one thing alone. */
  #keyOf(value: object): string {
    if (!isNode(value)) return JSON.stringify(value);
    const printed = this.#print(value);
    return printed ?? JSON.stringify(withoutSpans(value));
  }

  #print(node: Node): string | null {
    try {
      return this.#printer.print(node);
    } catch {
      return null;
    }
  }

  /** @throws TooManyReadings where there is more to print than reading a text may take */
  #distinct(
    trees: readonly (readonly Node[])[],
    text: string,
    context: Context,
    work: Work,
  ): Reading[] {
    const found = new Map<string, Reading>();
    for (const tree of trees) {
      const reading = this.#printable(tree, text, context);
      work.spend(reading?.printed.length ?? tree.length);
      if (reading === null) continue;
      const key = reading.pieces.join(this.#between);
      // What refers to nothing may be printed as something that does.
      const known = found.get(key);
      const isBetter = known !== undefined && known.unmeant.length > reading.unmeant.length;
      if (known === undefined || isBetter) found.set(key, reading);
    }
    return [...found.values()];
  }

  /** Null for what could not be printed: nobody could write it so, and no part of it is dropped. */
  #printable(tree: readonly Node[], text: string, context: Context): Reading | null {
    try {
      return this.#reading(tree, text, context);
    } catch (error) {
      if (error instanceof Unprintable) return null;
      throw error;
    }
  }

  #reading(tree: readonly Node[], text: string, context: Context): Reading {
    const unmeant: (Unmeant & { span: Span })[] = [];
    const meant = tree.map((node) => this.#meant(node, { ancestors: [], context }, unmeant));
    const printed: Printed[] = [];
    const pieces: string[] = [];
    let at = 0;
    for (const node of meant) {
      const piece = this.#printer.print(node, '', at, printed);
      pieces.push(piece);
      at += piece.length + this.#between.length;
    }
    const whole = pieces.join(this.#between);
    const bareNames = printed
      .flatMap(({ node, span }) => {
        const isMarked = text[node.span[0]] === whole[span[0]];
        return this.#namesOf(node, isMarked);
      })
      .reduce((letters, name) => letters + name.length, 0);
    return { pieces, printed, bareNames, unmeant };
  }

  /** The names in a word that could be other words: those without marks, and those that nobody can list. */
  #namesOf(node: Node, isMarked: boolean): string[] {
    const slots = (this.#words.get(node.kind)?.forms ?? []).flatMap(({ zh }) => partsOf(zh));
    const fields = new Set(
      slots.flatMap((part) => {
        if (part.kind === 'literal') return [];
        const isFree = part.category === 'bare-name' ? !isMarked : this.#isOfNames(part.category);
        return isFree ? part.field : [];
      }),
    );
    return Object.entries(node).flatMap(([field, value]) =>
      fields.has(field) && typeof value === 'string' ? value : [],
    );
  }

  #isOfNames(category: string): boolean {
    return this.#lexicons.some(({ names = {} }) => category in names);
  }

  /** The node with all words in it that stand for others replaced by what they mean. */
  #meant(node: Node, place: Place<Context>, unmeant: (Unmeant & { span: Span })[]): Node {
    const found = this.#words.get(node.kind)?.meant?.(node, place) ?? node;
    if ('why' in found) {
      unmeant.push({ why: found.why, span: node.span });
      return node;
    }
    const inner: Place<Context> = { ...place, ancestors: [...place.ancestors, found] };
    const entries = Object.entries(found).map(([field, value]) => {
      if (Array.isArray(value)) {
        return [field, value.map((one) => (isNode(one) ? this.#meant(one, inner, unmeant) : one))];
      }
      return [field, isNode(value) ? this.#meant(value, inner, unmeant) : value];
    });
    return Object.fromEntries(entries) as Node;
  }
}
