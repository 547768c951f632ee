import { type CardId, NO_CARD } from '@lianhuan/kernel';
import { rule } from '../rules.ts';
import type { ChainItem, Target } from '../state.ts';
import {
  cardsIn,
  inFormation,
  isSame,
  onField,
  printed,
  roleOf,
  type SanguozhiTable,
  zoneOf,
} from '../table.ts';
import { CHAIN, FIELD, GENERAL_SLOTS, type PlayerZone } from '../zones.ts';
import { hasQuality, isOfBacks } from './evaluate.ts';
import type { Activated, Filter } from './nodes.ts';
import type { Scope } from './scope.ts';
import { isSide, itemAt, seatsOfSide } from './sides.ts';
import type { CardNoun, Place, Side } from './vocabulary.ts';

/** Which cards the nouns of card text mean. */

/** Is the card described so, wherever it lies unless the words name a place? */
export function fits(table: SanguozhiTable, filter: Filter, card: CardId, scope: Scope): boolean {
  switch (filter.kind) {
    case 'of-side':
      return (
        isSide(table, filter.side, table.cards[card].controller, scope) &&
        fits(table, filter.of, card, scope)
      );
    case 'in-place':
      return (
        isAt(table, card, filter.place) &&
        (filter.of === null || fits(table, filter.of, card, scope))
      );
    case 'other':
      return !isSpokenOf(card, scope) && fits(table, filter.of, card, scope);
    case 'qualified':
      if (table.cards[card].faceDown && !isOfBacks(filter.quality) && rule('112.2')) return false;
      return fits(table, filter.of, card, scope) && hasQuality(table, filter.quality, card, scope);
    case 'noun':
      return isNoun(table, card, filter.noun);
    case 'named':
      if (table.cards[card].faceDown && rule('112.2')) return false;
      return printed(table, card).name === filter.name;
  }
}

/** 其他 leaves out the card itself and what was spoken of last. */
function isSpokenOf(card: CardId, scope: Scope): boolean {
  if (card === scope.source) return true;
  return scope.that.some((one) => one.kind === 'card' && one.card === card);
}

function isAt(table: SanguozhiTable, card: CardId, place: Place): boolean {
  switch (place) {
    case 'field':
      return onField(table, card);
    case 'formation':
      return onField(table, card) && inFormation(table, card);
    case 'deck':
      return zoneOf(table, card) === 'deck';
    case 'hand':
    case 'graveyard':
    case 'chain':
      return zoneOf(table, card) === place;
  }
}

function isNoun(table: SanguozhiTable, card: CardId, noun: CardNoun): boolean {
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
      return roleOf(table, card) === noun;
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

/** Is it a thing of that name in the chain (109.2)? */
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

const CHAIN_NOUNS: ReadonlySet<CardNoun> = new Set<CardNoun>([
  'entering-general',
  'flipping-general',
  'used-tactic',
  'used-treasure',
  'effect',
  'tap-effect',
  'ordinary-effect',
  'swift-effect',
]);

/** Does it speak of things in the chain? */
export function isOfChain(filter: Filter): boolean {
  const { place, noun } = outlineOf(filter);
  return place === 'chain' || (noun !== null && CHAIN_NOUNS.has(noun));
}

/** Is that thing in the chain described so? An effect has no qualities of its own. */
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
      return (
        fitsItem(table, filter.of, item, scope) &&
        item.kind !== 'ability' &&
        hasQuality(table, filter.quality, item.card, scope)
      );
    case 'noun':
      return isItem(table, item, filter.noun);
    case 'named':
      return item.kind !== 'ability' && printed(table, item.card).name === filter.name;
  }
}

/** Is it still there, the same object, and described so? */
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

/** What a filter says of where its cards are, wherever in it that stands. */
interface Outline {
  readonly side: Side | null;
  readonly place: Place | null;
  readonly noun: CardNoun | null;
  /** The slots of the field such cards can be in. */
  readonly slots: readonly PlayerZone[];
}

const outlines = new WeakMap<Filter, Outline>();

function outlineOf(filter: Filter): Outline {
  let known = outlines.get(filter);
  if (known === undefined) {
    known = makeOutline(filter);
    outlines.set(filter, known);
  }
  return known;
}

function makeOutline(filter: Filter): Outline {
  let side: Side | null = null;
  let place: Place | null = null;
  let noun: CardNoun | null = null;
  for (let at: Filter | null = filter; at !== null; ) {
    if (at.kind === 'of-side') side ??= at.side;
    else if (at.kind === 'in-place') place ??= at.place;
    if (at.kind === 'noun') noun = at.noun;
    at = at.kind === 'noun' || at.kind === 'named' ? null : at.of;
  }
  return { side, place, noun, slots: slotsOf(noun) };
}

function slotsOf(noun: CardNoun | null): readonly PlayerZone[] {
  switch (noun) {
    case 'main':
    case 'adviser':
    case 'deputy':
      return [noun];
    case 'general':
      return GENERAL_SLOTS;
    case 'tactic':
      return ['tactics'];
    case 'treasure':
    case 'weapon':
    case 'armour':
    case 'ornament':
    case 'mount':
      return ['treasures'];
    case 'troop':
      return ['troops'];
    case 'formation':
      return ['formations'];
    case 'event':
      return ['events'];
    default:
      return FIELD;
  }
}

const ROLES: ReadonlySet<CardNoun | null> = new Set<CardNoun | null>(['main', 'adviser', 'deputy']);
const UNPLACED: readonly PlayerZone[] = ['hand', 'graveyard'];

/**
 * All cards described so now, players from 己方 on. Words that name no place mean cards in every
 * zone but the deck, where cards have no features (106.2c, 301.4); roles are had only in play.
 */
export function candidates(table: SanguozhiTable, filter: Filter, scope: Scope): CardId[] {
  const { side, place, noun, slots } = outlineOf(filter);
  const found: CardId[] = [];
  const look = (cards: readonly CardId[]) => {
    for (let index = 0; index < cards.length; index++) {
      if (fits(table, filter, cards[index], scope)) found.push(cards[index]);
    }
  };
  const everywhere = place === null && !ROLES.has(noun) && rule('106.2c');
  if (place === 'chain' || everywhere) look(table.zones[CHAIN].cards);
  if (place === 'chain') return found;
  const zones = place === null || place === 'field' || place === 'formation' ? slots : [place];
  for (const seat of seatsOfSide(table, side, scope)) {
    for (const zone of zones) look(cardsIn(table, seat, zone));
    if (everywhere) for (const zone of UNPLACED) look(cardsIn(table, seat, zone));
    if (everywhere && !rule('301.4')) look(cardsIn(table, seat, 'deck'));
  }
  return found;
}

/**
 * What can be picked by such words: cards or things in the chain. A pick that names no place is made
 * among what is in play.
 */
export function pickable(table: SanguozhiTable, filter: Filter, scope: Scope): Target[] {
  if (isOfChain(filter)) {
    return table.state.chain
      .filter((item) => fitsItem(table, filter, item, scope))
      .map((item) => ({ kind: 'item', item: item.id }));
  }
  const anywhere = outlineOf(filter).place !== null;
  return candidates(table, filter, scope)
    .filter((card) => anywhere || onField(table, card))
    .map((card) => targetOf(table, card));
}

/** A card as a target: the object it is now. */
export function targetOf(table: SanguozhiTable, card: CardId): Target & { readonly kind: 'card' } {
  return { kind: 'card', card, incarnation: table.cards[card].incarnation };
}

/** 装备将领: the general who bears a 宝物; `NO_CARD` for none. */
export function bearerOf(table: SanguozhiTable, treasure: CardId): CardId {
  return treasure === NO_CARD ? NO_CARD : table.cards[treasure].host;
}
