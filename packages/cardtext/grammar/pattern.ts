/** A piece of a form's pattern. */
export type Part =
  | {
      readonly kind: 'literal';
      /** As it is printed. */
      readonly text: string;
      /** Other ways to write it, which are read and never printed. */
      readonly also: readonly string[];
    }
  | {
      readonly kind: 'slot';
      readonly field: string;
      /** The place in a list field, or −1. */
      readonly index: number;
      readonly category: string;
      readonly times: Times;
      /** What stands between several; empty for a single one. */
      readonly separator: string;
      /** What stands behind the last of those that may be missing; empty for nothing. */
      readonly closing: string;
    };

/** How many a slot holds: one, two or more, none or one, any number. */
export type Times = 'one' | 'several' | 'optional' | 'any';

const SLOT = /\{([a-z]+)(?:\.(\d))?(?::([a-z-]+))?(?:\/([^}]+)|(\?)([^}]*)|\*([^}])([^}]*))?\}/gi;

const known = new Map<string, readonly Part[]>();

/** What a pattern prints: all its parts but those that print nothing. */
export function printedParts(pattern: string): readonly Part[] {
  return partsOf(pattern).filter((part) => part.kind === 'slot' || part.text !== '');
}

/** `[若|如果]`: the first is printed, the others are only read; nothing behind a stroke may be left out. */
const ALTERNATIVES = /\[([^\]]*)\]/;

/** Among alternatives: the end of the text or of its paragraph. */
export const END = '$';

/** Takes a form's pattern apart. */
export function partsOf(pattern: string): readonly Part[] {
  let parts = known.get(pattern);
  if (parts === undefined) {
    parts = takeApart(pattern);
    known.set(pattern, parts);
  }
  return parts;
}

function takeApart(pattern: string): readonly Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const match of pattern.matchAll(SLOT)) {
    parts.push(...literals(pattern.slice(from, match.index)));
    const [whole, field, index, category, between, optional, behind, separator, closing] = match;
    parts.push({
      kind: 'slot',
      field,
      index: index === undefined ? -1 : Number(index),
      category: category ?? field,
      times: optional ? 'optional' : separator ? 'any' : between ? 'several' : 'one',
      separator: between ?? separator ?? '',
      closing: behind ?? closing ?? '',
    });
    from = match.index + whole.length;
  }
  return [...parts, ...literals(pattern.slice(from))];
}

/** Words between slots, with what else may be written for them. */
function literals(words: string): Part[] {
  return words.split(ALTERNATIVES).flatMap((piece, index): Part[] => {
    const isChoice = index % 2 === 1;
    if (!isChoice) return piece === '' ? [] : [{ kind: 'literal', text: piece, also: [] }];
    const [text, ...also] = piece.split('|');
    return [{ kind: 'literal', text, also }];
  });
}

/** The pattern as a person would quote it: `摸…张牌`. */
export function skeleton(pattern: string): string {
  return partsOf(pattern)
    .map((part) => (part.kind === 'literal' ? part.text : '…'))
    .join('');
}
