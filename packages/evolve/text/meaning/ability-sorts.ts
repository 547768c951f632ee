import type { AbilityBody } from '../nodes/index.ts';
import type { AbilitySort, EntryTerm } from '../reading/vocabulary.ts';

/** Sorts of abilities (10.1.1, 12), as words that take them away or make them void say them. */

/** The keywords before an automatic ability, by the sort of ability they make. */
const TERMS: Partial<Readonly<Record<AbilitySort, EntryTerm>>> = {
  fanfare: 'fanfare',
  'last-words': 'last-words',
  strike: 'strike',
  'on-evolve': 'evolve',
  'on-race': 'race',
};

/** Keywords that stand for an automatic ability, and those that stand for static and activated ones (12, 13.3.2). */
const AUTOMATIC_KEYWORDS: ReadonlySet<string> = new Set(['drain']);

/** Is the ability of that sort? A keyword is of the sort that its chapter says. */
export function isOfSort(body: AbilityBody, sort: AbilitySort): boolean {
  switch (sort) {
    case 'activated':
      return body.kind === 'activated';
    case 'automatic':
      return (
        body.kind === 'triggered' || (body.kind === 'keyword' && AUTOMATIC_KEYWORDS.has(body.name))
      );
    case 'static':
      return (
        body.kind === 'static' || (body.kind === 'keyword' && !AUTOMATIC_KEYWORDS.has(body.name))
      );
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
