import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { END, type Part, partsOf } from '../grammar/pattern.ts';
import type { Language } from '../language/language.ts';
import { Printer } from '../language/print.ts';
import type { Term } from '../language/vocabulary.ts';
import type { Lexicon, Word } from '../language/word.ts';
import type { Node } from '../nodes/node.ts';
import { isNode, uncovered } from '../nodes/tree.ts';

/** Picks one of several ways to write something. */
type Pick = <T>(several: readonly T[]) => T;

/** Writes trees in any of the ways in which they can be read. */
class Writer {
  readonly #printer: Printer;
  readonly #lexicons: readonly Lexicon[];
  readonly #pick: Pick;

  constructor(lexicons: readonly Lexicon[], pick: Pick) {
    const words = new Map(lexicons.flatMap((one) => one.words.map((word) => [word.kind, word])));
    this.#printer = new Printer(words as ReadonlyMap<string, Word>, lexicons);
    this.#lexicons = lexicons;
    this.#pick = pick;
  }

  write(node: Node, category = ''): string {
    const forms = this.#printer.formsFor(node, category);
    const sayable = forms.filter((form) => partsOf(form.zh).every((part) => canBeSaid(node, part)));
    const form = this.#pick(sayable.length > 0 ? sayable : forms);
    return partsOf(form.zh)
      .map((part) => (part.kind === 'literal' ? this.#literal(part) : this.#slot(node, part)))
      .join('');
  }

  #literal({ text, also }: Part & { kind: 'literal' }): string {
    // What may end an ability at the end of a text ends it elsewhere with its full stop.
    return also.includes(END) ? text : this.#pick([text, ...also]);
  }

  #slot(
    node: Node,
    { field, index, category, times, separator, closing }: Part & { kind: 'slot' },
  ) {
    const whole = (node as unknown as Record<string, unknown>)[field];
    const value = index < 0 ? whole : (whole as unknown[])[index];
    if (times === 'one') return this.#value(value, category);
    const values = Array.isArray(value) ? value : value === null ? [] : [value];
    const words = values.map((one) => this.#value(one, category)).join(separator);
    return values.length === 0 ? '' : words + closing;
  }

  #value(value: unknown, category: string): string {
    if (isNode(value)) return this.write(value, category);
    if (category === 'signed') return (value as number) < 0 ? String(value) : `+${value}`;
    for (const { vocabularies } of this.#lexicons) {
      const term: Term | undefined = vocabularies[category]?.[value as string];
      if (term) return this.#pick([term.zh, ...(term.also ?? [])]);
    }
    const isNumber = typeof value === 'number' && value > 0 && value < NUMERALS.length;
    return isNumber ? this.#pick([String(value), NUMERALS[value]]) : String(value);
  }
}

/** Can what stands in the slot be written there? Nobody writes 0次, all张, or = for a sign. */
function canBeSaid(node: Node, part: Part): boolean {
  if (part.kind === 'literal' || part.times !== 'one') return true;
  const value = (node as unknown as Record<string, unknown>)[part.field];
  if (part.category === 'sign') return value === '+' || value === '-';
  return value !== 'all' && !(value === 0 && part.category === 'number');
}

const NUMERALS = '零一二三四五六七八九十';

/** Marks in another width, and with spaces around them. */
function loosely(text: string, pick: Pick): string {
  return text.replaceAll(/[，：；≥≤+-]/g, (mark) =>
    pick([mark, OTHER_WIDTH[mark] ?? mark, ` ${mark} `]),
  );
}

const OTHER_WIDTH: Readonly<Record<string, string>> = {
  '，': ',',
  '：': ':',
  '；': ';',
  '≥': '>=',
  '≤': '<=',
  '+': '＋',
  '-': '－',
};

export interface WrittenText<N extends Node, Context> {
  readonly language: Language<N, Context>;
  readonly lexicons: readonly Lexicon[];
  /** Texts as they are printed, and what is known of the card each stands on. */
  readonly texts: readonly (readonly [text: string, context: Context])[];
  /** The share of written texts that can mean two things, which is told; say which. */
  readonly mostUnclear: number;
}

const RUNS = 150;

/** However the text of a card is written, it is read as the card prints it, or told to be unclear. */
export function describeWrittenText<N extends Node, Context>({
  language,
  lexicons,
  texts,
  mostUnclear,
}: WrittenText<N, Context>): void {
  describe('the text of a card, written in other ways', () => {
    it('is read as it is printed', () => {
      const unclear: string[] = [];
      const between = lexicons.some(({ inParagraphs }) => inParagraphs) ? '\n' : '';
      const drawn = fc.tuple(fc.constantFrom(...texts), fc.infiniteStream(fc.nat(10_000)));
      fc.assert(
        fc.property(drawn, ([[printed, context], numbers]) => {
          const pick: Pick = (several) => several[numbers.next().value % several.length];
          const { tree } = language.parse(printed, context);
          const writer = new Writer(lexicons, pick);
          const paragraphs = tree.map((node) => writer.write(node));
          const written = loosely(paragraphs.join(between), pick);
          const { text, diagnostics, asWritten, tree: again } = language.parse(written, context);
          if (diagnostics.length > 0) {
            unclear.push(`${written} ${diagnostics[0].text.zh}`);
            return;
          }
          expect(text).toBe(printed);
          expect(again).toEqual(tree);
          expect(uncovered(asWritten.text, asWritten.spans)).toEqual([]);
        }),
        { numRuns: RUNS },
      );
      const most = Math.floor(RUNS * mostUnclear);
      expect(unclear.length <= most ? [] : unclear).toEqual([]);
    });
  });
}
