import {
  type CardId,
  markCitations,
  NO_CARD,
  type Seat,
  withdrawCitations,
} from '@lianhuan/kernel';
import type { Role } from '../../cards/definition.ts';
import { rule } from '../../rules.ts';
import type { ChainItem, Target } from '../../table/state.ts';
import {
  inFormation,
  isSame,
  onField,
  printed,
  roleOf,
  type SanguozhiTable,
  zoneOf,
} from '../../table/table.ts';
import type { Activated, Filter } from '../nodes/index.ts';
import type { CardNoun, Place } from '../reading/vocabulary.ts';
import { hasQuality, isOfBacks } from './evaluate.ts';
import type { Scope } from './scope.ts';
import { isSide, itemAt } from './sides.ts';
import { isBack, lastKnown } from './values.ts';

/** Which cards the nouns of card text mean. */

/** Does the filter describe the card, wherever it lies unless the filter names a place? */
export function fits(table: SanguozhiTable, filter: Filter, card: CardId, scope: Scope): boolean {
  const consulted = markCitations();
  if (fitsWithin(table, filter, card, scope)) return true;
  withdrawCitations(consulted);
  return false;
}

function fitsWithin(table: SanguozhiTable, filter: Filter, card: CardId, scope: Scope): boolean {
  switch (filter.kind) {
    case 'of-side':
      return (
        isSide(table, filter.side, controllerOf(table, card, scope), scope) &&
        fitsWithin(table, filter.of, card, scope)
      );
    case 'in-place':
      return (
        isAt(table, card, filter.place, scope) &&
        (filter.of === null || fitsWithin(table, filter.of, card, scope))
      );
    case 'other':
      return !isReferredTo(card, scope) && fitsWithin(table, filter.of, card, scope);
    case 'qualified':
      if (!fitsWithin(table, filter.of, card, scope)) return false;
      if (isUnseen(table, card, scope) && !isOfBacks(table, filter.quality) && rule('112.2c'))
        return false;
      return hasQuality(table, filter.quality, card, scope) || !rule('106.2d');
    case 'noun':
      return isNoun(table, card, filter.noun, scope);
    case 'either':
      return filter.nouns.some((noun) => isNoun(table, card, noun, scope));
    case 'named':
      if (isUnseen(table, card, scope)) return false;
      return isNamed(table, card, filter.name);
  }
}

/** Does the card lie face down, so that only its kind, its role and how it lies are known (112.2)? */
function isUnseen(table: SanguozhiTable, card: CardId, scope: Scope): boolean {
  return isBack(table, card, scope) && rule('112.2');
}

function roleSeen(table: SanguozhiTable, card: CardId, scope: Scope): Role | null {
  const known = lastKnown(table, card, scope);
  return known === null ? roleOf(table, card) : known.role;
}

function controllerOf(table: SanguozhiTable, card: CardId, scope: Scope): Seat {
  return (lastKnown(table, card, scope) ?? table.cards[card]).controller;
}

/** A name means every card of that name, wherever it is (106.2b, 402.3); 兵权 have none (402.2a). */
function isNamed(table: SanguozhiTable, card: CardId, name: string): boolean {
  const definition = printed(table, card);
  if (definition.kind === 'troop' && rule('402.2a')) return false;
  return definition.name === name && rule('106.2b') && rule('402.3');
}

/** Is it the card itself, or one spoken of last, which 其他 leaves out? */
function isReferredTo(card: CardId, scope: Scope): boolean {
  if (card === scope.source) return true;
  return scope.that.some((one) => one.kind === 'card' && one.card === card);
}

/** Where cards are 待发 (806.1c). */
export const READY = ['hand', 'deck'] as const;

function isAt(table: SanguozhiTable, card: CardId, place: Place, scope: Scope): boolean {
  switch (place) {
    case 'field':
      return onField(table, card) || lastKnown(table, card, scope) !== null;
    case 'formation':
      return onField(table, card) && inFormation(table, card);
    case 'deck':
      return zoneOf(table, card) === 'deck';
    case 'hand':
    case 'graveyard':
    case 'chain':
      return zoneOf(table, card) === place;
    case 'ready':
      return READY.some((zone) => zone === zoneOf(table, card)) && rule('806.1c');
  }
}

function isNoun(table: SanguozhiTable, card: CardId, noun: CardNoun, scope: Scope): boolean {
  const definition = printed(table, card);
  switch (noun) {
    case 'card':
      return true;
    case 'general':
    case 'tactic':
    case 'treasure':
    case 'troop':
    case 'formation':
    case 'event':
      return definition.kind === noun;
    case 'weapon':
    case 'armour':
    case 'ornament':
    case 'mount':
      return definition.kind === 'treasure' && definition.type === noun;
    case 'main':
    case 'adviser':
    case 'deputy':
      // A general's role is that of its slot, and nothing else.
      rule('107.1');
      if (roleSeen(table, card, scope) !== noun) return false;
      // One lying face down has the role of its slot, too.
      if (isBack(table, card, scope)) rule('107.2');
      return true;
    case 'entering-general':
    case 'flipping-general':
    case 'used-tactic':
    case 'used-treasure':
    case 'effect':
    case 'tap-effect':
    case 'ordinary-effect':
    case 'swift-effect':
      return table.state.chain.some((item) => item.card === card && isItem(table, item, noun));
  }
}

/** Is the item of the chain what the noun means (109.2)? */
function isItem(table: SanguozhiTable, item: ChainItem, noun: CardNoun): boolean {
  switch (noun) {
    case 'card':
      return item.kind !== 'ability';
    case 'general':
      return item.kind === 'deploy' || item.kind === 'flip';
    case 'entering-general':
      return item.kind === 'deploy' && rule('109.2a');
    case 'flipping-general':
      return item.kind === 'flip' && rule('109.2a');
    case 'tactic':
      return item.kind === 'tactic';
    case 'used-tactic':
      return item.kind === 'tactic' && rule('109.2b');
    case 'treasure':
      return item.kind === 'treasure';
    case 'used-treasure':
      return item.kind === 'treasure' && rule('109.2c');
    case 'effect':
      return item.kind === 'ability';
    case 'tap-effect':
      return symbolOf(table, item) === 'tap';
    case 'ordinary-effect':
      return symbolOf(table, item) === 'ordinary';
    case 'swift-effect':
      return symbolOf(table, item) === 'swift';
    default:
      return false;
  }
}

function symbolOf(table: SanguozhiTable, { ability }: ChainItem): Activated['symbol'] | null {
  if (ability === null) return null;
  const { body } = table.library[ability.definition].catalogue[ability.index];
  return body.kind === 'activated' ? body.symbol : null;
}

/** Does the filter describe the item of the chain? A used effect has no qualities of its own. */
export function fitsItem(
  table: SanguozhiTable,
  filter: Filter,
  item: ChainItem,
  scope: Scope,
): boolean {
  switch (filter.kind) {
    case 'of-side':
      return (
        isSide(table, filter.side, item.controller, scope) &&
        fitsItem(table, filter.of, item, scope)
      );
    case 'in-place':
      return (
        filter.place === 'chain' && (filter.of === null || fitsItem(table, filter.of, item, scope))
      );
    case 'other':
      return item.id !== scope.item?.id && fitsItem(table, filter.of, item, scope);
    case 'qualified':
      if (item.kind === 'ability' || !fitsItem(table, filter.of, item, scope)) return false;
      if (isUnseen(table, item.card, scope) && !isOfBacks(table, filter.quality) && rule('112.2c'))
        return false;
      return hasQuality(table, filter.quality, item.card, scope);
    case 'noun':
      return isItem(table, item, filter.noun);
    case 'either':
      return filter.nouns.some((noun) => isItem(table, item, noun));
    case 'named':
      if (item.kind === 'ability' || isUnseen(table, item.card, scope)) return false;
      return isNamed(table, item.card, filter.name);
  }
}

/** Is the target still there, the same object, and described by the filter? */
export function fitsTarget(
  table: SanguozhiTable,
  filter: Filter,
  target: Target,
  scope: Scope,
): boolean {
  switch (target.kind) {
    case 'card':
      return isSame(table, target) && fits(table, filter, target.card, scope);
    case 'item': {
      const item = itemAt(table, target.item);
      return item !== undefined && fitsItem(table, filter, item, scope);
    }
    case 'seat':
      return false;
  }
}

/** A card as a target: the object it is now. */
export function targetOf(table: SanguozhiTable, card: CardId): Target & { readonly kind: 'card' } {
  return { kind: 'card', card, incarnation: table.cards[card].incarnation };
}

/** 装备将领: the general who bears a 宝物; `NO_CARD` for none. */
export function bearerOf(table: SanguozhiTable, treasure: CardId): CardId {
  return treasure === NO_CARD ? NO_CARD : table.cards[treasure].host;
}
