import type { Cards, Filter } from '../nodes/index.ts';

/** Does the filter ask for characteristics, beyond zone, side, kind, role and how a card lies? */
export function asksFeature(filter: Filter): boolean {
  switch (filter.kind) {
    case 'noun':
      return false;
    case 'named':
      return true;
    case 'qualified':
      return filter.quality.kind !== 'state' || asksFeature(filter.of);
    default:
      return filter.of !== null && asksFeature(filter.of);
  }
}

/** Are these cards picked by characteristics, so that only cards that are seen fit (112.2c, 500.5c)? */
export function pickedByFeature(cards: Cards): boolean {
  return cards.kind === 'selection' && asksFeature(cards.filter);
}
