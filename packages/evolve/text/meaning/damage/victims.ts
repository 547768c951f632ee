import { type CardId, NO_CARD, NOBODY, type Seat } from '@lianhuan/kernel';
import type { DamageKind, EventOf, EvolveEvent } from '../../../events/events.ts';
import { rule } from '../../../rules.ts';
import { type EvolveTable, isLeader, onField } from '../../../table/table.ts';
import { isKind } from './kinds.ts';

/** To whom events would happen, for words that forbid them or have something else happen instead. */

/** The card, or else the player, that an event would happen to. */
export interface Victim {
  readonly card: CardId;
  readonly seat: Seat;
}

/** Events of a type, and to whom they would happen; null if the event is something else. */
export interface VictimOf {
  readonly type: EvolveEvent['type'];
  whom(event: EvolveEvent, table: EvolveTable): Victim | null;
}

/** In events of a type the card that `whom` finds; `NO_CARD` if the event is something else. */
export function onCard<Type extends EvolveEvent['type']>(
  type: Type,
  whom: (event: EventOf<Type>, table: EvolveTable) => CardId,
): VictimOf {
  return {
    type,
    whom: (event, table) => {
      const card = whom(event as EventOf<Type>, table);
      return card === NO_CARD ? null : { card, seat: NOBODY };
    },
  };
}

/** In events of a type the player who would do it, or to whom it would happen, if that is so of the event. */
export function onPlayer<
  Type extends 'draw' | 'life' | 'use-ability' | 'energy' | 'search' | 'lose',
>(type: Type, isSo: (event: EventOf<Type>, table: EvolveTable) => boolean = () => true): VictimOf {
  return {
    type,
    whom: (event, table) => {
      const one = event as EventOf<Type>;
      return isSo(one, table)
        ? { card: NO_CARD, seat: (one as { readonly seat: Seat }).seat }
        : null;
    },
  };
}

/** Is a card destroyed so destroyed by an ability (11.3.2.1)? */
export function byAbility({ how }: EventOf<'destroy'>): boolean {
  return how === 'ability' || (how === 'bane' && rule('11.3.2.1'));
}

/** Is it an ability of another player than the card’s own? */
export function byOthers(event: EventOf<'destroy'>, table: EvolveTable): boolean {
  return byAbility(event) && event.by !== table.cards[event.card].controller;
}

/** The card of an event. */
export const its = ({ card }: { readonly card: CardId }) => card;

/** That card if it is so, else none. */
export const itsIf = (isSo: boolean, card: CardId) => (isSo ? card : NO_CARD);

/** Damage of a kind, to the card that takes it; null for any kind. */
export const damagedBy = (kind: DamageKind | null): VictimOf =>
  onCard('damage', ({ to, amount, damage }, table) =>
    itsIf(amount > 0 && (kind === null || isKind(kind, damage, !isLeader(table, to))), to),
  );

/** The move of a card off the field, into a zone that is meant. */
export const leaving = (isGoal: (zone: string) => boolean): VictimOf =>
  onCard('move', ({ card, to }, table) => {
    const { name } = table.zones[to];
    return itsIf(onField(table, card) && name !== 'field' && isGoal(name), card);
  });
