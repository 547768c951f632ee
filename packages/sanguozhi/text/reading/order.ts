import type { Node, Span } from '@lianhuan/cardtext';
import type { Filter } from '../nodes/index.ts';
import type { Place, Side } from './vocabulary.ts';

/** Filters from words that are written in another order than they are printed. */

/** Whose cards and where, written away from what cards they are; null for what is not said. */
export interface Where {
  readonly side: Side | null;
  readonly place: Place | null;
  /** 其他. */
  readonly other?: unknown;
}

/** The filter with whose, where and 其他 in front, as they are printed: 敌方场上其他将领. */
export function whereIs(filter: Filter, { side, place, other = null }: Where, span: Span): Filter {
  let found = other === null ? filter : without(filter, span);
  if (place !== null) found = { kind: 'in-place', span, place, of: found };
  return side === null ? found : { kind: 'of-side', span, side, of: found };
}

/** The filter with 其他 right before what the cards are, behind whose and where. */
function without(filter: Filter, span: Span): Filter {
  if (filter.kind === 'of-side') return { ...filter, of: without(filter.of, span) };
  if (filter.kind === 'in-place' && filter.of !== null) {
    return { ...filter, of: without(filter.of, span) };
  }
  return { kind: 'other', span, of: filter };
}

const FILTERS: ReadonlySet<string> = new Set<Filter['kind']>([
  'of-side',
  'in-place',
  'other',
  'qualified',
  'noun',
  'either',
  'named',
]);

/** Does the node say which cards, and not which card by itself? */
export function isFilter(node: Node): node is Filter {
  return FILTERS.has(node.kind);
}
