import type { Form } from '@lianhuan/cardtext';
import type { CardId, Seat } from '@lianhuan/kernel';
import type { SanguozhiEffect, SanguozhiTable } from '../table.ts';
import { readsOf } from './evaluate.ts';
import { cardsOf, isMeant } from './meant.ts';
import type { Cards, Lasting, Victims } from './nodes.ts';
import { seatsOf } from './players.ts';
import type { Scope } from './scope.ts';
import type { Party } from './vocabulary.ts';

/** Whom lasting words are for: as they stand, or as they were fixed when they began (708.2c). */

/** Are the words for this card? `who` null means the card whose words they are. */
export function isSubject(
  table: SanguozhiTable,
  who: Cards | null,
  card: CardId,
  effect: SanguozhiEffect,
  scope: Scope,
): boolean {
  const { body } = effect;
  if (body.kind === 'begun' && body.fixed.subjects !== null) {
    const { incarnation } = table.cards[card];
    return body.fixed.subjects.some((ref) => ref.card === card && ref.incarnation === incarnation);
  }
  return who === null ? card === scope.source : isMeant(table, who, card, scope);
}

/** Are the words for this player? */
export function isSubjectSeat(
  table: SanguozhiTable,
  who: Party,
  seat: Seat,
  effect: SanguozhiEffect,
  scope: Scope,
): boolean {
  const { body } = effect;
  if (body.kind === 'begun' && body.fixed.seats !== null) return body.fixed.seats.includes(seat);
  return seatsOf(table, who, scope).includes(seat);
}

/** Are the words for this card or for this player's 粮草? */
export function isVictim(
  table: SanguozhiTable,
  who: Victims,
  to: { readonly card: CardId } | { readonly seat: Seat },
  effect: SanguozhiEffect,
  scope: Scope,
): boolean {
  if ('seat' in to) {
    return who.kind === 'players' && isSubjectSeat(table, who.who, to.seat, effect, scope);
  }
  return who.kind !== 'players' && isSubject(table, who, to.card, effect, scope);
}

/** The cards for whom the words of a static ability are now (708.3a). */
export function subjects(
  table: SanguozhiTable,
  word: { readonly who: Cards },
  scope: Scope,
): readonly CardId[] {
  return cardsOf(table, word.who, scope);
}

/** The layers that words look at to find whom they are for, and how much. */
export function reads(word: Lasting): number {
  return readsOf(word);
}

/** Forms with and without the cards the words are for; without, others around them say it. */
export function forCards(zh: string, fixed: Form['with'] = {}): Form[] {
  return [
    { as: 'simple', zh: `{who:cards}${zh}`, with: fixed },
    { as: 'part', zh, with: fixed },
  ];
}
