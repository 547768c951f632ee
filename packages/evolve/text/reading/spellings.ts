import type { Term } from '@lianhuan/cardtext';

/** How a term may be spelt besides: `also` of a term holds patterns such as `[放入|置入]墓场[|中]`. */

const CHOICE = /\[([^\]]*)\]/;

/** All that a pattern of alternatives stands for. */
function spellings(pattern: string): readonly string[] {
  const choice = CHOICE.exec(pattern);
  if (choice === null) return [pattern];
  const behind = spellings(pattern.slice(choice.index + choice[0].length));
  const before = pattern.slice(0, choice.index);
  return choice[1].split('|').flatMap((one) => behind.map((rest) => before + one + rest));
}

/** The terms, with all ways to write each of them spelt out, none twice. */
export function spelt<T extends Readonly<Record<string, Term>>>(terms: T): T {
  const entries = Object.entries<Term>(terms).map(([slug, term]) => {
    if (term.also === undefined) return [slug, term];
    const also = new Set(term.also.flatMap(spellings));
    also.delete(term.zh);
    return [slug, { ...term, also: [...also] }];
  });
  return Object.fromEntries(entries) as T;
}
