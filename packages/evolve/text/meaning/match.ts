import { type CardId, markCitations, NOBODY, type Seat, withdrawCitations } from '@lianhuan/kernel';
import { obeys, rule } from '../../rules.ts';
import { type EvolveTable, isLeader, printed, zoneOf } from '../../table/table.ts';
import type { Filter } from '../nodes/index.ts';
import type { CardNoun } from '../reading/vocabulary.ts';
import { hasQuality } from './evaluate.ts';
import { leftAs, type Scope } from './scope.ts';
import { isSide } from './sides.ts';

/** Which cards filters describe. */

/** Does the filter describe the card, wherever it lies unless the filter names a zone? */
export function fits(table: EvolveTable, filter: Filter, card: CardId, scope: Scope): boolean {
  const consulted = markCitations();
  if (suits(table, filter, card, scope)) return true;
  withdrawCitations(consulted);
  return false;
}

function suits(table: EvolveTable, filter: Filter, card: CardId, scope: Scope): boolean {
  switch (filter.kind) {
    case 'of-side':
      return (
        isSide(table, filter.side, controllerOf(table, card, scope), scope) &&
        suits(table, filter.of, card, scope)
      );
    case 'in-place': {
      const { name, owner } = table.zones[table.cards[card].zone];
      return (
        name === filter.place &&
        isSide(table, filter.side, owner, scope) &&
        suits(table, filter.of, card, scope)
      );
    }
    case 'other':
      return card !== scope.source && suits(table, filter.of, card, scope);
    case 'qualified':
      return suits(table, filter.of, card, scope) && hasQuality(table, filter.quality, card, scope);
    case 'noun':
      return isNoun(table, card, filter.noun, scope);
    case 'named':
      return isNamed(card, filter.name, scope);
  }
}

/** The card's controller, or who controlled it when it left the field; off the field its owner (3.1.2). */
export function controllerOf(table: EvolveTable, card: CardId, scope: Pick<Scope, 'left'>): Seat {
  const left = leftAs(card, scope);
  if (left !== null) return left.controller;
  const { controller, owner } = table.cards[card];
  return controller === NOBODY ? owner : controller;
}

/** Has the card that name, or that 联动名称 (2.1.2, 2.14.2)? */
function isNamed(card: CardId, name: string, { cards }: Scope): boolean {
  const { names } = cards.of(card);
  return (names[0] === name && rule('2.1.2')) || (names.indexOf(name) > 0 && rule('2.14.2'));
}

/** Is the card of the kind that the noun means (2.3.4), as it is now (5.24)? */
function isNoun(table: EvolveTable, card: CardId, noun: CardNoun, scope: Scope): boolean {
  const { kind } = scope.cards.of(card);
  switch (noun) {
    case 'card':
      return true;
    case 'follower':
    case 'amulet':
    case 'spell':
      return kind === noun && obeys('2.3.2', '2.3.4');
    case 'leader':
      return isLeader(table, card) && rule('4.3.3');
    case 'token':
      return printed(table, card).special === 'token';
    case 'follower-or-leader':
      return kind === 'follower' || isLeader(table, card);
    case 'follower-or-amulet':
      return kind === 'follower' || kind === 'amulet';
    case 'follower-or-spell':
      return kind === 'follower' || kind === 'spell';
    case 'amulet-or-spell':
      return kind === 'amulet' || kind === 'spell';
  }
}

/** Does the card lie where the filter looks: in any zone if the filter names one, else on the field or as a leader (4.3.3, 4.4.3)? */
export function isThere(table: EvolveTable, filter: Filter, card: CardId): boolean {
  if (placeOf(filter) !== null) return true;
  const zone = zoneOf(table, card);
  return (zone === 'field' || zone === 'leader') && obeys('4.3.3', '4.4.3');
}

/** The zone that the filter names; null for none. */
export function placeOf(filter: Filter): Extract<Filter, { kind: 'in-place' }>['place'] | null {
  if (filter.kind === 'in-place') return filter.place;
  return filter.kind === 'noun' || filter.kind === 'named' ? null : placeOf(filter.of);
}
