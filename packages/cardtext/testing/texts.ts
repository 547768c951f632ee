import fc from 'fast-check';
import { type Part, partsOf } from '../grammar/pattern.ts';
import { type Form, type Lexicon, printedForms } from '../language/word.ts';

/** Numbers as they are written in texts that are made at random: from 1 on, as an amount X too, and with a sign. */
export const NUMBER = fc.integer({ min: 1, max: 12 }).map(String);
export const AMOUNT = fc.oneof({ weight: 4, arbitrary: NUMBER }, fc.constant('X'));
export const SIGNED = fc.tuple(fc.constantFrom('+', '-'), NUMBER).map((parts) => parts.join(''));

/** Texts made at random from the words of a language themselves: whatever can be written. */
export interface WrittenTexts {
  /** Those whose words the language is made of. */
  readonly lexicons: readonly Lexicon[];
  /** What stands for a category that is no word: numbers, signs, names. */
  readonly simple: Readonly<Record<string, fc.Arbitrary<string>>>;
  /** How deep words stand in words. */
  readonly depth: number;
  /** Forms that nobody would write in any place they fit. */
  readonly without?: (form: Form) => boolean;
}

/** One way to say something: its text at a depth, and how deep words stand in words in its shallowest text. */
interface Way {
  /** It puts words around others. */
  readonly isForm: boolean;
  text(depth: number): fc.Arbitrary<string>;
  height(heights: ReadonlyMap<string, number>): number;
}

/** Any text of a category, e.g. `unit` for an ability. */
export function textOf(
  category: string,
  { lexicons, simple, depth: deepest, without = () => false }: WrittenTexts,
): fc.Arbitrary<string> {
  const heights = heightsOf();
  return any(category, 0);

  function any(category: string, depth: number): fc.Arbitrary<string> {
    if (simple[category]) return simple[category];
    const ways = waysAt(depth, category);
    return fc.oneof(
      { maxDepth: deepest, depthIdentifier: category },
      ...ways.map(({ text }) => fc.constant(null).chain(() => text(depth))),
    );
  }

  /** Where words stand deep in words no more are put around them, if that can be; far deeper only the shallowest are left. */
  function waysAt(depth: number, category: string): readonly Way[] {
    const ways = waysOf(category);
    if (depth < deepest) return ways;
    const least = Math.min(...ways.map(({ height }) => height(heights)));
    if (depth >= 2 * deepest) return ways.filter(({ height }) => height(heights) === least);
    const shallow = ways.filter(({ isForm }) => !isForm);
    return shallow.length > 0 ? shallow : ways;
  }

  /** The ways to say something of a category: each gives its text at a depth, and how many words it needs inside each other. */
  function waysOf(category: string): Way[] {
    const forms = lexicons
      .flatMap(({ words }) => words.flatMap(printedForms))
      .filter((form) => form.as === category && !without(form));
    const terms = lexicons.flatMap(({ vocabularies }) =>
      Object.values(vocabularies[category] ?? {}),
    );
    const others = lexicons.flatMap(({ unions }) => unions[category] ?? []);
    return [
      ...others.map((other) => ({
        isForm: false,
        text: (depth: number) => any(other, depth),
        height: (known: ReadonlyMap<string, number>) => heightIn(known, other),
      })),
      ...terms.map(({ zh }) => ({ isForm: false, text: () => fc.constant(zh), height: () => 0 })),
      ...forms.map((form) => ({
        isForm: true,
        text: (depth: number) => ofForm(form, depth + 1),
        height: (known: ReadonlyMap<string, number>) =>
          1 + Math.max(0, ...partsOf(form.zh).map((part) => heightOfPart(known, part))),
      })),
    ];
  }

  /** How deep words stand in words in the shallowest text of each category. */
  function heightsOf(): ReadonlyMap<string, number> {
    const categories = new Set(
      lexicons.flatMap(({ words, vocabularies, unions }) => [
        ...words.flatMap(printedForms).map((form) => form.as),
        ...Object.keys(vocabularies),
        ...Object.keys(unions),
      ]),
    );
    const found = new Map(Object.keys(simple).map((one) => [one, 0]));
    for (let grows = true; grows; ) {
      grows = false;
      for (const one of categories) {
        const height = Math.min(...waysOf(one).map((way) => way.height(found)));
        if (height >= (found.get(one) ?? Number.POSITIVE_INFINITY)) continue;
        found.set(one, height);
        grows = true;
      }
    }
    return found;
  }

  function ofForm(form: Form, depth: number): fc.Arbitrary<string> {
    const parts = partsOf(form.zh).map((part) => ofPart(part, depth));
    return fc.tuple(...parts).map((texts) => texts.join(''));
  }

  function ofPart(part: Part, depth: number): fc.Arbitrary<string> {
    if (part.kind === 'literal') return fc.constant(part.text);
    const { category, times, separator, closing } = part;
    const one = any(category, depth);
    if (times === 'one') return one;
    const least = times === 'several' ? 2 : 0;
    return fc
      .array(one, { minLength: least, maxLength: depth > 2 * deepest ? least : least + 1 })
      .map((texts) => (texts.length === 0 ? '' : texts.join(separator) + closing));
  }
}

function heightIn(heights: ReadonlyMap<string, number>, category: string): number {
  return heights.get(category) ?? Number.POSITIVE_INFINITY;
}

/** Of what may be left out it is 0. */
function heightOfPart(heights: ReadonlyMap<string, number>, part: Part): number {
  const isNeeded = part.kind === 'slot' && (part.times === 'one' || part.times === 'several');
  return isNeeded ? heightIn(heights, part.category) : 0;
}
