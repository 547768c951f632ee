import { type CardId, type DerivedCards, NO_CARD, type Seat } from '@lianhuan/kernel';
import type { Characteristics } from '../../effects/characteristics.ts';
import { rule } from '../../rules.ts';
import type { CardRef, LastKnown } from '../../table/state.ts';
import { type EvolveTable, isSame, refOf } from '../../table/table.ts';
import type { CardNoun, Cards, Doer, That, This } from '../nodes/index.ts';
import { candidates } from './candidates.ts';
import { controllerOf, fits, isThere } from './match.ts';
import type { Scope } from './scope.ts';
import { isStillMeant, lastOf } from './values.ts';

/** Which cards are meant by words for which nobody picks: lasting words, conditions, counts, and 其. */

/** The card that 此随从 means: the source, as long as it is the same object; `NO_CARD` if it is not. */
export function selfOf(table: EvolveTable, scope: Scope): CardId {
  const { source, incarnation } = scope;
  if (source === NO_CARD) return NO_CARD;
  return isStillMeant(table, { card: source, incarnation }, scope) ? source : NO_CARD;
}

/** Is the card of the kind that it calls itself, as 此随从 means it only while it is a follower (5.24.3.1)? */
function isAsCalled(card: CardId, { noun }: This, table: EvolveTable, scope: Scope): boolean {
  if (noun === 'card') return true;
  const left = lastOf(table, { card: scope.source, incarnation: scope.incarnation }, scope);
  const { kind } = left ?? scope.cards.of(card);
  return kind === noun || !rule('5.24.3.1');
}

/** The objects that 其, 它们, 该随从, 前者, 后者, 两者 and 三者 mean, also those that have left since. */
function referentsOf({ noun }: That, scope: Scope): readonly CardRef[] {
  switch (noun) {
    case 'former':
      return lastSelected(scope, 2)[0] ?? [];
    case 'latter':
      return lastSelected(scope, 1)[0] ?? [];
    case 'both':
      return lastSelected(scope, 2).flat();
    case 'all-three':
      return lastSelected(scope, 3).flat();
    case 'that-follower':
      return lastCalled('follower', scope);
    case 'that-amulet':
      return lastCalled('amulet', scope);
    case 'it':
    case 'them':
    case 'that-card':
      return broughtUp(scope);
  }
}

/** What the last so many 选择 selected, in order. */
export function lastSelected({ mentions }: Scope, many: number): readonly (readonly CardRef[])[] {
  const selected = mentions.filter(({ isSelected }) => isSelected);
  return selected.slice(Math.max(0, selected.length - many)).map(({ refs }) => refs);
}

/** What was picked or spoken of last; what paid the cost where nothing else was (4.1.4.1). */
function broughtUp({ that, mentions, paid }: Scope): readonly CardRef[] {
  return mentions.length === 0 && that.length === 0 ? paid : that;
}

/** May cards be meant as followers, or amulets, that the words call 卡牌, or followers that they call 随从或主战者? */
export function mayBeCalled(noun: CardNoun | null, other: 'follower' | 'amulet'): boolean {
  if (noun === 'card' || noun === 'token' || noun === null) return true;
  return noun === other || (noun === 'follower-or-leader' && other === 'follower');
}

/** What was brought up last and called so, or not called anything; failing that, called 卡牌 or 随从或主战者. */
function lastCalled(noun: 'follower' | 'amulet', scope: Scope): readonly CardRef[] {
  const { mentions } = scope;
  const found =
    mentions.findLast((one) => one.noun === noun || one.noun === null) ??
    mentions.findLast((one) => mayBeCalled(one.noun, noun));
  return found?.refs ?? broughtUp(scope);
}

/** The objects meant, also those that have left the field since (10.11.1). */
export function refsOf(table: EvolveTable, cards: Cards, scope: Scope): readonly CardRef[] {
  switch (cards.kind) {
    case 'this': {
      const { source, incarnation } = scope;
      if (source === NO_CARD || !isAsCalled(source, cards, table, scope)) return [];
      return [{ card: source, incarnation }];
    }
    case 'that':
      return referentsOf(cards, scope);
    case 'selection':
      return candidates(table, cards, scope).map((card) => refOf(table, card));
  }
}

/** The cards meant that are still the objects meant, so that something can be done to them. */
export function cardsOf(table: EvolveTable, cards: Cards, scope: Scope): CardId[] {
  if (cards.kind === 'selection') return candidates(table, cards, scope);
  return refsOf(table, cards, scope)
    .filter((ref) => isStillMeant(table, ref, scope))
    .map(({ card }) => card);
}

/** Is the card one of those meant? */
export function isMeant(table: EvolveTable, cards: Cards, card: CardId, scope: Scope): boolean {
  if (cards.kind === 'selection') {
    return isThere(table, cards.filter, card) && fits(table, cards.filter, card, scope);
  }
  return cardsOf(table, cards, scope).includes(card);
}

/** Is the card the one, or one of those, of which a trigger or a replacement speaks? */
export function isDoer(table: EvolveTable, doer: Doer, card: CardId, scope: Scope): boolean {
  switch (doer.kind) {
    case 'this':
      return card === scope.source && isAsCalled(card, doer, table, scope);
    case 'that':
      return referentsOf(doer, scope).some((ref) => ref.card === card && isSame(table, ref));
    default:
      return fits(table, doer, card, scope);
  }
}

/** Does the test hold of a card meant, as it is now or as it was when it left the field (10.11.1)? */
export function isLooking(
  table: EvolveTable,
  cards: Cards,
  scope: Scope,
  test: (card: CardId, here: Scope) => boolean,
): boolean {
  return refsOf(table, cards, scope).some((ref) => {
    const known = lastOf(table, ref, scope);
    return test(ref.card, known === null ? scope : lookingBack(ref.card, known, scope));
  });
}

/** The scope in which a card is looked at as what it was when it left the field (10.11). */
export function lookingBack(card: CardId, known: LastKnown, scope: Scope): Scope {
  const { cards } = scope;
  const { kind, class: of, traits, names, attack, life, cost } = known;
  const back: DerivedCards<Characteristics> = {
    of: (one) => {
      const now = cards.of(one);
      return one === card ? { ...now, kind, class: of, traits, names, attack, life, cost } : now;
    },
  };
  return { ...scope, cards: back, left: { card, known } };
}

/** 其控制者: who controls the cards that 其 means, or did when they left the field. */
export function controllersOf(table: EvolveTable, scope: Scope): readonly Seat[] {
  const seats = scope.that.map((ref) => {
    const known = lastOf(table, ref, scope);
    return known === null ? controllerOf(table, ref.card, scope) : known.controller;
  });
  return [...new Set(seats)];
}
