import type { Form } from '@lianhuan/cardtext';
import type { CardId, Seat } from '@lianhuan/kernel';
import { rule } from '../../rules.ts';
import type { CardRef } from '../../table/state.ts';
import { type EvolveEffect, type EvolveTable, isSame } from '../../table/table.ts';
import type { Cards, Doer, Players } from '../nodes/index.ts';
import { fits } from './match.ts';
import { cardsOf, isMeant } from './referents.ts';
import type { Scope } from './scope.ts';
import { isSide } from './sides.ts';

/** The cards and players that lasting words are for: of a static ability now, of a begun effect as it began (10.9.2). */

/** Is the card still the object that the effect was begun for? Effects follow a card out of the 额外区 and the 计算领域 (4.8.3.3). */
export function isStill(table: EvolveTable, ref: CardRef): boolean {
  return isSame(table, ref) || !rule('10.9.2');
}

/** The cards that an effect was begun for; null for a static ability, and for words about players. */
function fixedTo({ body }: EvolveEffect): readonly CardRef[] | null {
  return body.kind === 'begun' ? body.fixed.subjects : null;
}

/** Are the words of the effect for this card? */
export function isSubject(
  table: EvolveTable,
  who: Cards | Doer,
  card: CardId,
  effect: EvolveEffect,
  scope: Scope,
): boolean {
  const fixed = fixedTo(effect);
  if (fixed !== null) return fixed.some((ref) => ref.card === card && isStill(table, ref));
  if (who.kind === 'this' || who.kind === 'that' || who.kind === 'selection') {
    return isMeant(table, who, card, scope);
  }
  return fits(table, who, card, scope);
}

/** Are the words for this player? */
export function isSubjectSeat(
  table: EvolveTable,
  { side }: Pick<Players, 'side'>,
  seat: Seat,
  scope: Scope,
): boolean {
  return isSide(table, side, seat, scope);
}

/** The cards that the words of a static ability are for now. */
export function subjects(
  table: EvolveTable,
  word: { readonly who: Cards },
  scope: Scope,
): readonly CardId[] {
  return cardsOf(table, word.who, scope);
}

/** +1/+1并获得【守护】: two lasting words about the same cards. */
export const TWO_HELD =
  '{words.0:held-now}[并|并且|且|，且|，并|，并且|、|和|与|，]{words.1:held-now}';

/** 攻击力+2、生命值+2，并具有【守护】: three of them. */
export const THREE_HELD =
  '{words.0:held-now}[、|，|和|且]{words.1:held-now}[并|并且|且|，且|，并|，并且|、|和|，]{words.2:held-now}';

/** What is said of cards that are said elsewhere: [使其]+1/+1. */
function withoutSubject(zh: string, fixed: Form['with']): Form {
  return { as: 'held-now', zh, with: { ...fixed, who: null }, variant: true };
}

/**
 * The forms of lasting words about cards. A static ability speaks of 此随从 or of cards of a kind (`lasting`); only
 * words that an effect begins speak of 其 or 所有… (`passing`).
 */
export function forCards(zh: string, fixed: Form['with'] = {}): Form[] {
  return [
    { as: 'lasting', zh: `{who:standing}[|就|便|均|都|各|各自|分别]${zh}`, with: fixed },
    { as: 'passing', zh: `[|使|令|让]{who:spoken}[|各|各自|分别]${zh}`, with: fixed },
    {
      as: 'passing',
      zh: `[使|令|让]{who:standing}[|各|各自|分别]${zh}`,
      with: fixed,
      variant: true,
    },
    { as: 'passing', zh: `[|使|令|让]{who:chosen}${zh}`, with: fixed, variant: true },
    withoutSubject(zh, fixed),
  ];
}

/** The same forms about something of a card: 此随从的能力, 其能力. */
export function ofCards(zh: string, fixed: Form['with'] = {}): Form[] {
  return [
    { as: 'lasting', zh: `{who:standing}[的|]${zh}`, with: fixed },
    { as: 'passing', zh: `[|使|令|让|将]{who:pronoun}[|的]${zh}`, with: fixed },
    { as: 'passing', zh: `[|使|令|让|将]{who:remote}[的|]${zh}`, with: fixed },
    { as: 'passing', zh: `[使|令|让]{who:standing}[的|]${zh}`, with: fixed, variant: true },
    { as: 'passing', zh: `[|使|令|让]{who:chosen}[的|]${zh}`, with: fixed, variant: true },
    withoutSubject(zh, fixed),
  ];
}

/** The same forms about the card that something happens to. */
export function forDoers(zh: string, after: string, fixed: Form['with'] = {}): Form[] {
  return [
    { as: 'lasting', zh: `${zh}{who:doer-noun}${after}`, with: fixed },
    { as: 'passing', zh: `${zh}{who:that}${after}`, with: fixed },
  ];
}
