import type { Cards, Filter, Party, Victims } from '@lianhuan/sanguozhi';

/** Who is meant by the words of a card, and whether that is friend or foe of its player. */

/** What is done to them is bad for those it is done to. */
export const HARM = -1;

/** 1 for the player of the card and the team, −1 for the others; nobody named is the player. */
export function partySign(who: Party | null): number {
  switch (who) {
    case 'enemies':
    case 'target-enemy':
    case 'one-enemy':
      return -1;
    case 'defender':
      return -1;
    case 'all':
      return 0;
    default:
      return 1;
  }
}

/** Whose cards a filter speaks of; null where it leaves that open. */
export function sideOf(filter: Filter): 'own' | 'enemy' | null {
  switch (filter.kind) {
    case 'of-side':
      if (filter.side === 'enemy') return 'enemy';
      return filter.side === 'own' || filter.side === 'team' ? 'own' : null;
    case 'in-place':
      return filter.of === null ? null : sideOf(filter.of);
    case 'other':
    case 'qualified':
      return sideOf(filter.of);
    case 'noun':
    case 'either':
    case 'named':
      return null;
  }
}

/**
 * 1 where one's own cards are meant, −1 where an opponent's are. Where the choice is free, it is
 * made well: harm goes to opponents and help to oneself.
 * @param worth what is done is bad (below 0) or good for the card
 */
export function sideSign(victims: Victims, worth: number): number {
  if (victims.kind === 'players') return partySign(victims.who);
  if (victims.kind === 'selection') {
    const side = sideOf(victims.filter);
    if (side !== null) return side === 'own' ? 1 : -1;
    // All of both sides' cards: about even.
    if (victims.how === 'all') return 0;
    return worth < 0 ? -1 : 1;
  }
  if (victims.kind === 'that') return worth < 0 ? -1 : 1;
  return 1;
}

/** About how many cards are meant. */
export function areaOf(cards: Cards): number {
  if (cards.kind !== 'selection') return 1;
  if (cards.how === 'all') return 2;
  return typeof cards.most === 'number' ? Math.min(3, cards.most) : 2;
}
