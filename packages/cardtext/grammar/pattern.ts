/** A piece of a form's pattern. */
export type Part =
  | { readonly kind: 'literal'; readonly text: string }
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
    if (match.index > from) parts.push({ kind: 'literal', text: pattern.slice(from, match.index) });
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
  if (from < pattern.length) parts.push({ kind: 'literal', text: pattern.slice(from) });
  return parts;
}

/** The pattern as a person would quote it: `摸…张牌`. */
export function skeleton(pattern: string): string {
  return partsOf(pattern)
    .map((part) => (part.kind === 'literal' ? part.text : '…'))
    .join('');
}
