import fc from 'fast-check';
import { type Part, partsOf } from '../grammar/pattern.ts';
import { type Form, type Lexicon, printedForms } from '../language/word.ts';

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

/** Any text of a category, e.g. `unit` for an ability. */
export function textOf(
  category: string,
  { lexicons, simple, depth: deepest, without = () => false }: WrittenTexts,
): fc.Arbitrary<string> {
  return any(category, 0);

  function any(category: string, depth: number): fc.Arbitrary<string> {
    if (simple[category]) return simple[category];
    const forms = lexicons
      .flatMap(({ words }) => words.flatMap(printedForms))
      .filter((form) => form.as === category && !without(form));
    const terms = lexicons.flatMap(({ vocabularies }) =>
      Object.values(vocabularies[category] ?? {}),
    );
    const others = lexicons.flatMap(({ unions }) => unions[category] ?? []);
    const deep = depth >= deepest && others.length + terms.length > 0;
    const later = (make: () => fc.Arbitrary<string>) => fc.constant(null).chain(make);
    return fc.oneof(
      { maxDepth: deepest, depthIdentifier: category },
      ...others.map((other) => later(() => any(other, depth))),
      ...terms.map(({ zh }) => fc.constant(zh)),
      ...(deep ? [] : forms.map((form) => later(() => ofForm(form, depth + 1)))),
    );
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
      .array(one, { minLength: least, maxLength: least + 1 })
      .map((texts) => (texts.length === 0 ? '' : texts.join(separator) + closing));
  }
}
