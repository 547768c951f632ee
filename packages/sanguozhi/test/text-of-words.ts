import type { Form } from '@lianhuan/cardtext';
import fc from 'fast-check';
import { LEXICON } from '../text/language.ts';

/** Texts made at random from the words of the language themselves: whatever can be written. */

const NUMBER = fc.integer({ min: 1, max: 12 }).map(String);
const SIMPLE: Readonly<Record<string, fc.Arbitrary<string>>> = {
  number: NUMBER,
  amount: fc.oneof({ weight: 4, arbitrary: NUMBER }, fc.constant('X')),
  signed: fc.tuple(fc.constantFrom('+', '-'), NUMBER).map((parts) => parts.join('')),
  name: fc.constantFrom('关羽', '张飞', '赤兔马'),
  counter: fc.constantFrom('铁盾指示物', '火焰标记'),
};

const SLOT = /\{([a-z]+)(?:\.\d)?(?::([a-z-]+))?(?:\/([^}]+)|(\?)([^}]*)|\*([^}])([^}]*))?\}/gi;
const DEPTH = 4;

/** Any text of a category. */
function textOf(category: string, depth: number): fc.Arbitrary<string> {
  const simple = SIMPLE[category];
  if (simple) return simple;
  const forms = LEXICON.words
    .flatMap((word) => word.forms)
    .filter((form) => form.as === category && !isBarePlace(form));
  const terms = Object.values(LEXICON.vocabularies[category] ?? {});
  const others = LEXICON.unions[category] ?? [];
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

/** 手牌 with nothing behind it takes in whatever noun follows: 手牌 + 兵权条件 is no text. */
function isBarePlace(form: Form): boolean {
  return form.with?.of === null;
}

function textOfForm(form: Form, depth: number): fc.Arbitrary<string> {
  const parts: fc.Arbitrary<string>[] = [];
  let from = 0;
  for (const match of form.zh.matchAll(SLOT)) {
    const [whole, field, category, between, optional, behind, separator, closing] = match;
    parts.push(fc.constant(form.zh.slice(from, match.index)));
    const one = textOf(category ?? field, depth);
    if (between) parts.push(many(one, 2, between, ''));
    else if (optional) parts.push(many(one, 0, '', behind, 1));
    else if (separator) parts.push(many(one, 0, separator, closing));
    else parts.push(one);
    from = match.index + whole.length;
  }
  parts.push(fc.constant(form.zh.slice(from)));
  return fc.tuple(...parts).map((texts) => texts.join(''));
}

function many(
  one: fc.Arbitrary<string>,
  least: number,
  separator: string,
  closing: string,
  most = least + 1,
): fc.Arbitrary<string> {
  return fc
    .array(one, { minLength: least, maxLength: most })
    .map((texts) => (texts.length === 0 ? '' : texts.join(separator) + closing));
}

/** Any ability that can be written. */
export const abilityText: fc.Arbitrary<string> = textOf('unit', 0);
