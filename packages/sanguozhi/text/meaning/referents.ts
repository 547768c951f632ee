import type { Node } from '@lianhuan/cardtext';
import { type CardId, NO_CARD } from '@lianhuan/kernel';
import { rule } from '../../rules.ts';
import type { CardRef, Target } from '../../table/state.ts';
import { isSame, onField, printed, type SanguozhiTable } from '../../table/table.ts';
import type { Cards, Doer, That } from '../nodes/index.ts';
import { candidates } from './candidates.ts';
import { bearerOf, fits } from './match.ts';
import { lookingBack, type Scope } from './scope.ts';
import { itemAt } from './sides.ts';
import { lastKnown } from './values.ts';

/** Which cards lasting words, conditions and numbers mean, which no player is asked about. */

/** 本将领: the card itself, as long as it is the same object; NO_CARD when it is gone (108.8a). */
export function selfOf(table: SanguozhiTable, scope: Scope): CardId {
  const { source, incarnation } = scope;
  return isStillObject(table, { card: source, incarnation }, scope) || !rule('108.8a')
    ? source
    : NO_CARD;
}

/**
 * Is the card still the object spoken of? A card that the trigger saw leave is found where it went
 * (703.5).
 */
export function isStillObject(table: SanguozhiTable, ref: CardRef, scope: Scope): boolean {
  if (isSame(table, ref)) return true;
  const { heard, source } = scope;
  if (heard === null || !('card' in heard)) return false;
  // The card spoken of may have left together with the card whose trigger it is.
  if (heard.card !== ref.card && !(ref.card === source && LEAVING.has(heard.type))) return false;
  return table.cards[ref.card].incarnation === ref.incarnation + 1 && rule('703.5');
}

const LEAVING: ReadonlySet<string> = new Set(['move', 'fall', 'destroy', 'sacrifice']);

/** 该将领, 该卡: the cards of that kind spoken of last that are still the same; of effects, their cards. */
function thatCards(table: SanguozhiTable, noun: That['noun'], scope: Scope): CardId[] {
  const cards = scope.that.flatMap((one) => {
    if (one.kind === 'card') return isStillObject(table, one, scope) ? one.card : [];
    if (one.kind === 'seat') return [];
    const item = itemAt(table, one.item);
    return item === undefined || item.kind === 'ability' ? [] : item.card;
  });
  return noun === 'card' ? cards : cards.filter((card) => printed(table, card).kind === noun);
}

/** What was declared for a 指定; null where nothing was. */
export function declaredFor(node: Node, scope: Scope): readonly Target[] | null {
  const { instances, declared } = scope;
  if (declared === null) return null;
  const place = instances.findIndex((one) => isSameNode(one as Node, node));
  return declared.targets[place] ?? null;
}

/** Nodes are compared by their places in the text, as copies of a table have nodes of their own. */
function isSameNode(one: Node, other: Node): boolean {
  if (one === other) return true;
  return one.kind === other.kind && one.span[0] === other.span[0] && one.span[1] === other.span[1];
}

/** The cards meant, without asking anybody. */
export function cardsOf(table: SanguozhiTable, cards: Cards, scope: Scope): CardId[] {
  switch (cards.kind) {
    case 'this':
      // 本 means this card alone, not all of its name.
      rule('402.3a');
      return present(selfOf(table, scope));
    case 'bearer':
      return present(bearerNow(table, scope));
    case 'that':
      return thatCards(table, cards.noun, scope);
    case 'selection': {
      const declared = declaredFor(cards, scope);
      if (cards.how !== 'target' || declared === null)
        return candidates(table, cards.filter, scope);
      return declared.flatMap((one) =>
        one.kind === 'card' && isSame(table, one) && fits(table, cards.filter, one.card, scope)
          ? one.card
          : [],
      );
    }
  }
}

/** 装备将领: whoever bears the treasure, or bore it when they left; found where it went (703.5). */
function bearerNow(table: SanguozhiTable, scope: Scope): CardId {
  const treasure = selfOf(table, scope);
  if (treasure === NO_CARD) return NO_CARD;
  const known = scope.heard === null ? null : lastKnown(table, treasure, lookingBack(scope));
  const bearer = known !== null ? known.host : bearerOf(table, treasure);
  if (bearer === NO_CARD || onField(table, bearer)) return bearer;
  // A general that has moved again since it left is not found any more.
  const last = table.state.lastKnown[bearer];
  return last?.incarnation + 1 === table.cards[bearer].incarnation ? bearer : NO_CARD;
}

function present(card: CardId): CardId[] {
  return card === NO_CARD ? [] : [card];
}

/** Is the card one of those meant? */
export function isMeant(table: SanguozhiTable, cards: Cards, card: CardId, scope: Scope): boolean {
  if (cards.kind === 'selection' && cards.how !== 'target') {
    return fits(table, cards.filter, card, scope);
  }
  return cardsOf(table, cards, scope).includes(card);
}

/** Is the card the one, or one of the kind, that does or suffers what a trigger waits for? */
export function isDoer(table: SanguozhiTable, doer: Doer, card: CardId, scope: Scope): boolean {
  switch (doer.kind) {
    case 'this':
      return card === scope.source;
    case 'bearer':
      return card === bearerOf(table, scope.source);
    default:
      return fits(table, doer, card, scope);
  }
}
