import type { Form, Lexicon, Word } from '../language/word.ts';
import type { Node } from '../nodes/node.ts';
import { MARKS } from './grammar.ts';
import { MOST_LEVELS, NestedTooDeep } from './nesting.ts';
import { numbersAt } from './numerals.ts';
import { END, type Part, partsOf } from './pattern.ts';
import { TooManyReadings, type Work } from './work.ts';

/**
 * Reads a text in every way in which it can be read, by the forms that are printed and by those that
 * are only read. It is slower than the grammar, which knows the printed forms alone and takes the
 * first that fits, and is asked where that one fails.
 */

/** What was read of some category from a place on: where it ends, and the node or value. */
interface Reading {
  readonly end: number;
  readonly value: unknown;
}

/** One way to write something of a category. */
type Rule =
  | { readonly kind: 'form'; readonly word: Word; readonly form: Form; readonly parts: Parts }
  | {
      readonly kind: 'terms';
      readonly terms: readonly (readonly [written: string, slug: string])[];
    }
  | { readonly kind: 'other'; readonly category: string }
  | { readonly kind: 'named'; readonly endings: readonly string[] };

type Parts = readonly Part[];
type Slot = Part & { readonly kind: 'slot' };

/** How a language may be written, ready to read by; made once. */
export interface Chart {
  readonly rules: ReadonlyMap<string, readonly Rule[]>;
}

/** All readings of a text, or how far the longest of them comes. */
export type ChartRead =
  | { readonly ok: true; readonly trees: readonly (readonly Node[])[] }
  | { readonly ok: false; readonly at: number; readonly tokens: ReadonlySet<ChartToken> };

/** What could have stood there: a literal in quotes, or the category of a single term. */
export type ChartToken = `「${string}」` | `:${string}`;

/** Gathers all forms, terms and unions of some lexicons by category. */
export function makeChart(lexicons: readonly Lexicon[]): Chart {
  const rules = new Map<string, Rule[]>();
  const add = (category: string, rule: Rule) => {
    const known = rules.get(category);
    if (known === undefined) rules.set(category, [rule]);
    else known.push(rule);
  };
  for (const { words, vocabularies, names } of lexicons) {
    for (const word of words) {
      for (const form of word.forms) {
        add(form.as, { kind: 'form', word, form, parts: partsOf(form.zh) });
      }
    }
    for (const [category, terms] of Object.entries(vocabularies)) {
      const written = Object.entries(terms).flatMap(([slug, { zh, also = [] }]) =>
        [zh, ...also].map((one) => [one, slug] as const),
      );
      add(category, { kind: 'terms', terms: written });
    }
    for (const [category, endings] of Object.entries(names ?? {})) {
      add(category, { kind: 'named', endings });
    }
  }
  for (const { unions } of lexicons) {
    for (const [category, others] of Object.entries(unions)) {
      for (const other of others) add(category, { kind: 'other', category: other });
    }
  }
  return { rules };
}

/** What one reading of a text needs to know. */
export interface ChartTask {
  readonly text: string;
  readonly chart: Chart;
  /** The places before which a line ended as it was written. */
  readonly breaks: ReadonlySet<number>;
  /** Names that may stand without marks around them. */
  readonly names: ReadonlySet<string>;
  /** What the readings of the whole card's text may still take; nothing where they are not counted together. */
  readonly work?: Work;
  /** Tells readings apart: those alike mean the same. */
  readonly keyOf: (value: unknown) => string;
}

/**
 * Reads the whole of a text as something of a category; `card` and `page` are lists of units.
 * @throws NestedTooDeep
 * @throws TooManyReadings
 */
export function readChart(task: ChartTask, category: string): ChartRead {
  return new ChartReader(task).whole(category);
}

/**
 * Steps that looking for readings may take. The longest of the games' own cards takes some thousands; three sentences
 * with 若, each of them written in another way than it is printed, take 36,000,
 * and a list of what comes of a die 66,000.
 */
const MOST_STEPS = 80_000;

class ChartReader {
  readonly #task: ChartTask;
  readonly #known = new Map<string, readonly Reading[]>();
  readonly #names: ReadonlyMap<string, readonly string[]>;
  #furthest = 0;
  #missed = new Set<ChartToken>();
  /** What is missed by variants alone is told only where nothing else is. */
  #missedByVariants = new Set<ChartToken>();
  #inVariant = 0;
  #levels = 0;
  #steps = 0;

  constructor(task: ChartTask) {
    this.#task = task;
    this.#names = byFirstLetter(task.names);
  }

  whole(category: string): ChartRead {
    const { length } = this.#task.text;
    const readings =
      category === 'card' || category === 'page'
        ? this.#units(category === 'page')
        : this.#read(category, 0);
    const whole = readings.filter(({ end }) => end === length);
    if (whole.length === 0) {
      for (const { end } of readings) this.#miss(end, ':end');
      const tokens = this.#missed.size > 0 ? this.#missed : this.#missedByVariants;
      return { ok: false, at: this.#furthest, tokens };
    }
    const trees = whole.map(({ value }) => (Array.isArray(value) ? value : [value as Node]));
    return { ok: true, trees };
  }

  /** One ability after the other, with a break between them where they are paragraphs. */
  #units(inParagraphs: boolean): Reading[] {
    const { text } = this.#task;
    let readings: Reading[] = [{ end: 0, value: [] }];
    const whole: Reading[] = text === '' ? readings : [];
    while (readings.length > 0) {
      readings = this.#distinct(
        readings.flatMap(({ end, value }) => {
          const start = inParagraphs && end > 0 ? this.#behindBreak(end) : end;
          const units = start === null ? [] : this.#read('unit', start);
          return units
            .filter((unit) => unit.end > end)
            .map((unit) => ({ end: unit.end, value: [...(value as Node[]), unit.value].flat() }));
        }),
      );
      // Where each sentence may go on with the ability before it, they double with each.
      this.#step(readings.length);
      whole.push(...readings.filter(({ end }) => end === text.length));
    }
    return whole;
  }

  /** Paragraphs stand on lines of their own, or on one with ； between them. */
  #behindBreak(at: number): number | null {
    const { text } = this.#task;
    if (text[at] === '\n' || text[at] === '；') return at + 1;
    this.#miss(at, ':paragraph');
    return null;
  }

  #read(category: string, at: number): readonly Reading[] {
    const key = `${category} ${at}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    // A category that would begin with itself begins with nothing.
    this.#known.set(key, []);
    const readings = this.#distinct(this.#readNew(category, at));
    this.#known.set(key, readings);
    return readings;
  }

  #readNew(category: string, at: number): Reading[] {
    switch (category) {
      case 'number':
        return this.#numbers(at);
      case 'amount':
        return [
          ...this.#numbers(at),
          ...this.#literal('X', at).map((end) => ({ end, value: 'X' })),
        ];
      case 'sign':
        return this.#sign(at);
      case 'signed':
        return this.#signed(at);
      case 'name':
        return this.#upTo(['】', '』', '〗', '”'], at);
      case 'bare-name':
        return this.#bareNames(at);
    }
    return (this.#task.chart.rules.get(category) ?? []).flatMap((rule) =>
      this.#byRule(rule, category, at),
    );
  }

  #byRule(rule: Rule, category: string, at: number): readonly Reading[] {
    switch (rule.kind) {
      case 'other':
        return this.#read(rule.category, at);
      case 'terms':
        return this.#terms(rule.terms, category, at);
      case 'named':
        return this.#named(rule.endings, category, at);
      case 'form':
        return this.#form(rule, at);
    }
  }

  #form({ word, form, parts }: Rule & { kind: 'form' }, at: number): readonly Reading[] {
    if (this.#levels === MOST_LEVELS) throw new NestedTooDeep(at);
    this.#step(1);
    this.#levels += 1;
    if (form.variant) this.#inVariant += 1;
    try {
      let states: Reading[] = [{ end: at, value: form.with ?? {} }];
      for (const part of parts) {
        states = states.flatMap((state) => {
          const behind = this.#part(part, state);
          this.#step(behind.length);
          return behind;
        });
      }
      return states.flatMap(({ end, value }) => nodeOf(word, form, value as object, [at, end]));
    } finally {
      if (form.variant) this.#inVariant -= 1;
      this.#levels -= 1;
    }
  }

  #step(steps: number): void {
    this.#steps += steps;
    this.#task.work?.spend(steps);
    if (this.#steps > MOST_STEPS) throw new TooManyReadings('too many readings');
  }

  /** Reads one part of a form behind what was read of it; the value is the fields so far. */
  #part(part: Part, { end: at, value: fields }: Reading): Reading[] {
    if (part.kind === 'literal') {
      const found = this.#literal(part.text, at);
      return [...found, ...this.#others(part.also, at)].map((end) => ({ end, value: fields }));
    }
    return this.#slot(part, at).map(({ end, value }) => ({
      end,
      value: filled(fields as Fields, part, value),
    }));
  }

  #slot(slot: Slot, at: number): readonly Reading[] {
    switch (slot.times) {
      case 'one':
        return this.#read(slot.category, at);
      case 'optional':
        return [...this.#closed(slot, this.#read(slot.category, at)), { end: at, value: null }];
      case 'several':
        return this.#list(slot, at).filter(({ value }) => (value as unknown[]).length > 1);
      case 'any':
        return [...this.#closed(slot, this.#list(slot, at)), { end: at, value: [] }];
    }
  }

  #closed({ closing }: Slot, readings: readonly Reading[]): readonly Reading[] {
    if (closing === '') return readings;
    return readings.flatMap(({ end, value }) =>
      this.#literal(closing, end).map((closed) => ({ end: closed, value })),
    );
  }

  /** One or more, the longest list first. */
  #list({ category, separator }: Slot, at: number): readonly Reading[] {
    const lists: Reading[][] = [
      this.#read(category, at).map(({ end, value }) => ({ end, value: [value] })),
    ];
    for (let last = lists[0]; last.length > 0; last = lists[0]) {
      const longer = last.flatMap(({ end, value }) => {
        const next = this.#literal(separator, end).flatMap((behind) =>
          this.#read(category, behind),
        );
        this.#step(next.length);
        return next.map((one) => ({ end: one.end, value: [...(value as unknown[]), one.value] }));
      });
      lists.unshift(this.#distinct(longer));
    }
    return lists.flat();
  }

  #numbers(at: number): Reading[] {
    const found = numbersAt(this.#task.text, at);
    if (found.length === 0) this.#miss(at, ':number');
    return found;
  }

  #sign(at: number): Reading[] {
    const sign = this.#task.text[at];
    if (sign === '+' || sign === '-') return [{ end: at + 1, value: sign }];
    this.#miss(at, ':sign');
    return [];
  }

  #signed(at: number): Reading[] {
    const sign = this.#task.text[at];
    if (sign !== '+' && sign !== '-') {
      this.#miss(at, ':signed');
      return [];
    }
    return this.#numbers(at + 1)
      .filter(({ value }) => value !== 0)
      .map(({ end, value }) => ({ end, value: sign === '-' ? -(value as number) : value }));
  }

  /** All letters up to a mark. */
  #upTo(marks: readonly string[], at: number): Reading[] {
    const { text } = this.#task;
    let end = at;
    while (end < text.length && !marks.includes(text[end])) end += 1;
    if (end > at) return [{ end, value: text.slice(at, end) }];
    this.#miss(at, ':name');
    return [];
  }

  /** A name up to the first of its endings, with it. */
  #named(endings: readonly string[], category: string, at: number): Reading[] {
    const { text } = this.#task;
    for (let end = at + 1; end < text.length; end++) {
      if (MARKS.includes(text[end - 1])) break;
      const ending = endings.find((one) => text.startsWith(one, end));
      if (ending === undefined) continue;
      const behind = end + ending.length;
      return [{ end: behind, value: text.slice(at, behind) }];
    }
    this.#miss(at, `:${category}`);
    return [];
  }

  #bareNames(at: number): Reading[] {
    const { text } = this.#task;
    return (this.#names.get(text[at]) ?? [])
      .filter((name) => text.startsWith(name, at))
      .map((name) => ({ end: at + name.length, value: name }));
  }

  #terms(
    terms: readonly (readonly [written: string, slug: string])[],
    category: string,
    at: number,
  ): Reading[] {
    const { text } = this.#task;
    const found = terms
      .filter(([written]) => text.startsWith(written, at))
      .map(([written, slug]) => ({ end: at + written.length, value: slug }));
    if (found.length === 0) this.#miss(at, `:${category}`);
    return found;
  }

  #literal(literal: string, at: number): number[] {
    if (this.#task.text.startsWith(literal, at)) return [at + literal.length];
    this.#miss(at, `「${literal}」`);
    return [];
  }

  /** Other ways to write a literal; nobody is told to write them. */
  #others(also: readonly string[], at: number): number[] {
    const { text, breaks } = this.#task;
    return also.flatMap((one) => {
      if (one === END) return at === text.length || text[at] === '\n' || breaks.has(at) ? [at] : [];
      return text.startsWith(one, at) ? [at + one.length] : [];
    });
  }

  #miss(at: number, token: ChartToken): void {
    if (at < this.#furthest) return;
    if (at > this.#furthest) {
      this.#furthest = at;
      this.#missed = new Set();
      this.#missedByVariants = new Set();
    }
    (this.#inVariant > 0 ? this.#missedByVariants : this.#missed).add(token);
  }

  /** Of readings that end alike and mean the same, the first. */
  #distinct(readings: readonly Reading[]): Reading[] {
    if (readings.length < 2) return [...readings];
    const ends = new Map<number, number>();
    for (const { end } of readings) ends.set(end, (ends.get(end) ?? 0) + 1);
    const seen = new Set<string>();
    const distinct = readings.filter(({ end, value }) => {
      if (ends.get(end) === 1) return true;
      const key = `${end} ${this.#task.keyOf(value)}`;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
    return distinct;
  }
}

type Fields = Readonly<Record<string, unknown>>;

function filled(fields: Fields, { field, index }: Slot, value: unknown): Fields {
  if (index < 0) return { ...fields, [field]: value };
  return { ...fields, [field]: [...((fields[field] as unknown[]) ?? []), value] };
}

function nodeOf({ kind }: Word, form: Form, fields: object, span: [number, number]): Reading[] {
  const value = form.build
    ? form.build(fields as Fields, span)
    : ({ kind, span, ...fields } as Node);
  return value === null ? [] : [{ end: span[1], value }];
}

function byFirstLetter(names: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const name of names) found.set(name[0], [...(found.get(name[0]) ?? []), name]);
  return found;
}
