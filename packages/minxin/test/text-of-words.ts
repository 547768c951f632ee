import { CORE, type Form, type Lexicon } from '@lianhuan/cardtext';
import fc from 'fast-check';
import { LEXICON } from '../text/language.ts';

/** Texts made at random from the words of the language themselves: whatever can be written. */

const shared = new Set(CORE.words.map(({ kind }) => kind));
const LEXICONS: readonly Lexicon[] = [
  CORE,
  { ...LEXICON, words: LEXICON.words.filter(({ kind }) => !shared.has(kind)) } as Lexicon,
];

const NUMBER = fc.integer({ min: 0, max: 12 }).map(String);
const SIMPLE: Readonly<Record<string, fc.Arbitrary<string>>> = {
  number: NUMBER,
  amount: fc.oneof({ weight: 4, arbitrary: NUMBER }, fc.constant('X')),
  sign: fc.constantFrom('+', '-'),
  signed: fc
    .tuple(fc.constantFrom('+', '-'), fc.integer({ min: 1, max: 12 }))
    .map((parts) => parts.join('')),
  name: fc.constantFrom('黄巾余孽', '关羽', '赤兔马'),
};

const SLOT = /\{([a-z]+)(?:\.\d)?(?::([a-z-]+))?(?:\/([^}]+))?\}/gi;
const DEPTH = 5;

/** Any text of a category. */
function textOf(category: string, depth: number): fc.Arbitrary<string> {
  const simple = SIMPLE[category];
  if (simple) return simple;
  const forms = LEXICONS.flatMap(({ words }) => words.flatMap((word) => word.forms)).filter(
    (form) => form.as === category,
  );
  const terms = LEXICONS.flatMap(({ vocabularies }) => Object.values(vocabularies[category] ?? {}));
  const others = LEXICONS.flatMap(({ unions }) => unions[category] ?? []);
  const deep = depth >= DEPTH && others.length + terms.length > 0;
  return fc.oneof(
    { maxDepth: DEPTH, depthIdentifier: category },
    ...others.map((other) => fc.constant(null).chain(() => textOf(other, depth))),
    ...terms.map(({ zh }) => fc.constant(zh)),
    ...(deep
      ? []
      : forms.map((form) => fc.constant(null).chain(() => textOfForm(form, depth + 1)))),
  );
}

function textOfForm(form: Form, depth: number): fc.Arbitrary<string> {
  const parts: fc.Arbitrary<string>[] = [];
  let from = 0;
  for (const match of form.zh.matchAll(SLOT)) {
    const [whole, field, category, separator] = match;
    parts.push(fc.constant(form.zh.slice(from, match.index)));
    const one = textOf(category ?? field, depth);
    parts.push(
      separator === undefined
        ? one
        : fc.array(one, { minLength: 2, maxLength: 3 }).map((many) => many.join(separator)),
    );
    from = match.index + whole.length;
  }
  parts.push(fc.constant(form.zh.slice(from)));
  return fc.tuple(...parts).map((texts) => texts.join(''));
}

/** Any ability that can be written. */
export const abilityText: fc.Arbitrary<string> = textOf('unit', 0);
