import { withoutSigns } from '../rulebook/find-rules.ts';
import type { Glossary, Term, TermGroup } from './glossary.ts';

/** The groups with those of their terms that speak of all words typed, in any language, or bear such a number. */
export function findTerms(glossary: Glossary, typed: string): readonly TermGroup[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return glossary
    .map((group) => ({
      ...group,
      terms: group.terms.filter((term) => words.every((word) => speaksOf(term, word))),
    }))
    .filter(({ terms }) => terms.length > 0);
}

function speaksOf({ name, says, rules, members }: Term, word: string): boolean {
  if (/^[a-z]?\d[\w.#]*$/.test(word)) {
    return rules.some((rule) => rule.toLowerCase().startsWith(word));
  }
  const wanted = withoutSigns(word);
  return [name, says, ...members]
    .flatMap(({ zh, en }) => [zh, en])
    .some((text) => withoutSigns(text).includes(wanted));
}
