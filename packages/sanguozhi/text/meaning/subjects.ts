import type { Form } from '@lianhuan/cardtext';
import type { CardId, Seat } from '@lianhuan/kernel';
import { rule } from '../../rules.ts';
import type { CardRef } from '../../table/state.ts';
import { isSame, onField, type SanguozhiEffect, type SanguozhiTable } from '../../table/table.ts';
import { CHAIN } from '../../table/zones.ts';
import type { Cards, Lasting, Victims } from '../nodes/index.ts';
import type { Party } from '../reading/vocabulary.ts';
import { readsOf } from './evaluate.ts';
import { seatsOf } from './players.ts';
import type { Words } from './procedures.ts';
import { cardsOf, isMeant } from './referents.ts';
import type { Scope } from './scope.ts';

/** Whom lasting words are for: as they stand, or as they were fixed when they began (708.2c). */

/** Is it the object that was fixed? What was said of a card in the chain holds once it lies in play (109.5). */
export function isStill(table: SanguozhiTable, ref: CardRef): boolean {
  if (isSame(table, ref) || !rule('300.8')) return true;
  const { incarnation, lastZone } = table.cards[ref.card];
  const cameFromChain = incarnation === ref.incarnation + 1 && lastZone === CHAIN;
  return cameFromChain && onField(table, ref.card) && rule('109.5');
}

/** Is it the same object still, in play or on its way there? What holds 直到本卡离场 holds so long. */
export function isInForce(table: SanguozhiTable, ref: CardRef): boolean {
  const stays = onField(table, ref.card) || table.cards[ref.card].zone === CHAIN;
  return stays && isStill(table, ref);
}

/**
 * Are the words for this card, and can they do anything to it (801.13c)? `who` null means the card whose words
 * they are.
 */
export function isSubject(
  table: SanguozhiTable,
  who: Cards | null,
  card: CardId,
  effect: SanguozhiEffect,
  scope: Scope,
): boolean {
  return (
    isSpokenOf(table, who, card, effect, scope) &&
    !table.procedures.isImmuneToTactic(table, card, effect.source)
  );
}

/** Are the words for this card, whether or not it is immune to them? */
export function isSpokenOf(
  table: SanguozhiTable,
  who: Cards | null,
  card: CardId,
  effect: SanguozhiEffect,
  scope: Scope,
): boolean {
  const { body } = effect;
  if (body.kind === 'begun' && body.fixed.subjects !== null) {
    return body.fixed.subjects.some((ref) => ref.card === card && isStill(table, ref));
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
  // Nothing is added to what a card lying face down does not show (112.2b).
  return cardsOf(table, word.who, scope).filter(
    (card) => !table.cards[card].faceDown || !rule('112.2b'),
  );
}

/** The layers that words look at to find whom they are for, and how much. */
export function reads(word: Lasting, words: Words): number {
  return readsOf(word, words);
}

/**
 * What words have alike that change cards in one layer.
 * @param cited cites the rule that names the layer
 */
export function inLayer(layer: number, cited: () => unknown = () => {}) {
  const layers = () => {
    cited();
    return [layer];
  };
  return { effect: 'layer' as const, layers, reads, subjects };
}

/** Words that say nothing: 将领的攻+1, 将领额外攻+1. */
const FILLERS = '[|的|都|均|各|额外|也]';

/** Forms with and without the cards the words are for; without, others around them say it. */
export function forCards(zh: string, fixed: Form['with'] = {}): Form[] {
  return [
    { as: 'simple', zh: `[|使|令|让]{who:cards}${FILLERS}${zh}`, with: fixed },
    { as: 'part', zh: `${FILLERS}${zh}`, with: fixed },
  ];
}

/** A form that says nowhere whom it is for: whoever was just heard of, or the card itself. */
export function forUnsaid(kind: Lasting['kind'], zh: string, fixed: Form['with'] = {}): Form {
  return {
    as: 'simple',
    zh,
    with: fixed,
    variant: true,
    build: (read, span) => {
      const who = { kind: 'unsaid', span: [span[0], span[0]] } as const;
      return { kind, span, ...read, who } as unknown as Lasting;
    },
  };
}
