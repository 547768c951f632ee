import type { AbilityBody } from '../nodes/index.ts';
import type { AbilitySort, EntryTerm } from '../reading/vocabulary.ts';
import { KEYWORD_ENTRIES } from '../words/keywords.ts';

/** Sorts of abilities (10.1.1, 12), as words that take them away or make them void say them. */

/** The keywords before an automatic ability, by the sort of ability they make. */
const TERMS: Partial<Readonly<Record<AbilitySort, EntryTerm>>> = {
  fanfare: 'fanfare',
  'last-words': 'last-words',
  strike: 'strike',
  'on-evolve': 'evolve',
  'on-race': 'race',
};

/** Is the ability of that sort? A keyword is of the sort that its chapter says. */
export function isOfSort(body: AbilityBody, sort: AbilitySort): boolean {
  switch (sort) {
    case 'activated':
      return body.kind === 'activated';
    case 'automatic':
      return body.kind === 'triggered' || isKeywordOf(body, sort);
    case 'static':
      return body.kind === 'static' || isKeywordOf(body, sort);
    default: {
      const term = TERMS[sort];
      return (
        body.kind === 'triggered' &&
        body.on.kind === 'entry' &&
        term !== undefined &&
        body.on.terms.includes(term)
      );
    }
  }
}

function isKeywordOf(body: AbilityBody, sort: 'static' | 'automatic'): boolean {
  return body.kind === 'keyword' && KEYWORD_ENTRIES[body.name].sort === sort;
}
