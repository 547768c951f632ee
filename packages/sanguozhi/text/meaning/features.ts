import { childrenOf, type Node } from '@lianhuan/cardtext';
import type { Cards, Filter, Lasting, Quality } from '../nodes/index.ts';

/** Does the filter ask for characteristics, beyond zone, side, kind, role and how a card lies? */
export function asksFeature(filter: Filter): boolean {
  switch (filter.kind) {
    case 'noun':
    case 'either':
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

/**
 * Do lasting words look at characteristics of the cards that they are for: to find them, or in what they
 * say of them (112.2d)?
 * @param terms the conditions and the X that stand around the words
 */
export function seesFeatures(word: Lasting, terms: readonly Node[]): boolean {
  const who = 'who' in word ? word.who : null;
  const picked = who !== null && typeof who === 'object' && 'kind' in who ? who : null;
  if (picked?.kind === 'selection' && pickedByFeature(picked)) return true;
  return [...childrenOf(word).filter((child) => child !== picked), ...terms].some(speaksOfFeatures);
}

/** Does the node speak of characteristics of the card itself, or of one spoken of before? */
function speaksOfFeatures(node: Node): boolean {
  const { kind, who, of, quality, filter } = node as Node & {
    readonly who?: Node;
    readonly of?: Node;
    readonly quality?: Quality;
    readonly filter?: Filter;
  };
  if (kind === 'stat-of' && isNamedCard(of)) return true;
  if (kind === 'is' && isNamedCard(who) && filter !== undefined && asksFeature(filter)) return true;
  if (kind === 'looks' && isNamedCard(who) && quality?.kind !== 'state') return true;
  return childrenOf(node).some(speaksOfFeatures);
}

function isNamedCard(cards: Node | undefined): boolean {
  return cards?.kind === 'that' || cards?.kind === 'this' || cards?.kind === 'bearer';
}
