import type { Cards, Filter } from '../nodes/index.ts';

/** Does it ask more than where a card is, whose it is, what kind or role it has and how it lies? */
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

/** Were these cards picked by features, so that they must be seen (112.2c, 500.5c)? */
export function pickedByFeature(cards: Cards): boolean {
  return cards.kind === 'selection' && asksFeature(cards.filter);
}
