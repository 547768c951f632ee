import { type CardId, cachedByObject, markCitations, withdrawCitations } from '@lianhuan/kernel';
import { rule } from '../../rules.ts';
import type { Target } from '../../table/state.ts';
import { cardsIn, onField, type SanguozhiTable } from '../../table/table.ts';
import { CHAIN, FIELD, GENERAL_SLOTS, type PlayerZone } from '../../table/zones.ts';
import type { Filter, SuperlativeQuality } from '../nodes/index.ts';
import type { CardNoun, Place, Side } from '../reading/vocabulary.ts';
import { fits, fitsItem, fitsTarget, READY, targetOf } from './match.ts';
import type { Scope } from './scope.ts';
import { seatsOfSide } from './sides.ts';
import { statOf } from './values.ts';

/** All cards that a filter describes, found by their zones rather than by looking at every card. */

/** What the parts of a filter say together of where its cards are. */
interface Outline {
  readonly side: Side | null;
  readonly place: Place | null;
  readonly noun: CardNoun | null;
  /** The slots of the field such cards can be in. */
  readonly slots: readonly PlayerZone[];
  /** The part of the filter that a card found at that place still has to fit; null for none. */
  readonly rest: Filter | null;
}

const outlineOf = cachedByObject(makeOutline);

function makeOutline(filter: Filter): Outline {
  let side: Side | null = null;
  let place: Place | null = null;
  let noun: CardNoun | null = null;
  for (let at: Filter | null = filter; at !== null; ) {
    if (at.kind === 'of-side') side ??= at.side;
    else if (at.kind === 'in-place') place ??= at.place;
    if (at.kind === 'noun') noun = at.noun;
    at = isLast(at) ? null : at.of;
  }
  return { side, place, noun, slots: slotsOf(noun), rest: restOf(filter) };
}

/** Do the words say where the cards lie, be it by a role, which is had only in play? */
export function saysWhere(filter: Filter): boolean {
  const { place, noun } = outlineOf(filter);
  return place !== null || ROLES.has(noun);
}

/** Is there nothing more behind it? */
function isLast(filter: Filter): filter is Extract<Filter, { kind: 'noun' | 'either' | 'named' }> {
  return filter.kind === 'noun' || filter.kind === 'either' || filter.kind === 'named';
}

/** The filter without side and place, which follow from where a card was found. */
function restOf(filter: Filter): Filter | null {
  if (filter.kind === 'of-side' && filter.of.kind === 'in-place' && isFixed(filter.side)) {
    return restOf(filter.of);
  }
  return filter.kind === 'in-place' && isZone(filter.place) ? filter.of : filter;
}

function isFixed(side: Side): boolean {
  return side === 'own' || side === 'team' || side === 'enemy';
}

function isZone(place: Place): boolean {
  return place === 'field' || place === 'hand' || place === 'graveyard' || place === 'deck';
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
 * @param most how many it is enough to find
 */
export function candidates(
  table: SanguozhiTable,
  filter: Filter,
  scope: Scope,
  most = Number.POSITIVE_INFINITY,
): CardId[] {
  const { side, place, noun, slots, rest } = outlineOf(filter);
  const found: CardId[] = [];
  const consulted = markCitations();
  const enough = superlativeOf(filter) === null ? most : Number.POSITIVE_INFINITY;
  const look = (cards: readonly CardId[]) => {
    for (let index = 0; index < cards.length && found.length < enough; index++) {
      if (rest === null || fits(table, rest, cards[index], scope)) found.push(cards[index]);
    }
  };
  const everywhere = place === null && !ROLES.has(noun) && rule('106.2c') && rule('300.8b');
  // Lasting effects are for cards in the chain as well (109.4).
  if (place === 'chain' || (everywhere && rule('109.4') && rule('305.4')))
    look(table.zones[CHAIN].cards);
  if (place === 'chain') return found;
  const zones = zonesAt(place, slots);
  // Cited before any card is looked at, so that the order of citations tells nothing of hidden cards.
  if (everywhere) rule('301.4');
  for (const seat of seatsOfSide(table, side, scope)) {
    for (const zone of zones) look(cardsIn(table, seat, zone));
    if (everywhere) for (const zone of UNPLACED) look(cardsIn(table, seat, zone));
  }
  if (found.length === 0) withdrawCitations(consulted);
  const highest = superlativeOf(filter);
  return highest === null ? found : foremost(table, found, highest, scope).slice(0, most);
}

/** What is said of the highest or the lowest of the cards; null for nothing. */
const superlativeOf = cachedByObject((filter: Filter): SuperlativeQuality | null => {
  if (isLast(filter) || filter.of === null) return null;
  const isSaid = filter.kind === 'qualified' && filter.quality.kind === 'superlative';
  return isSaid ? (filter.quality as SuperlativeQuality) : superlativeOf(filter.of);
});

/** Of these cards those whose number is the highest, or the lowest: all that are alike (105.2). */
function foremost(
  table: SanguozhiTable,
  cards: readonly CardId[],
  { stat, initial, most }: SuperlativeQuality,
  scope: Scope,
): CardId[] {
  const values = cards.map((card) => statOf(table, card, stat, initial, scope));
  const best = most === 'highest' ? Math.max(...values) : Math.min(...values);
  return cards.filter((_, at) => values[at] === best || !rule('413.2'));
}

/** Is the target one that the words still describe (110.8a): of the highest, still one of them? */
export function isStillAmong(
  table: SanguozhiTable,
  filter: Filter,
  target: Target,
  scope: Scope,
): boolean {
  if (!fitsTarget(table, filter, target, scope)) return false;
  if (superlativeOf(filter) === null || target.kind !== 'card') return true;
  return candidates(table, filter, scope).includes(target.card);
}

/** What the cards of a filter are called; null for cards called by a name. */
export function nounOf(filter: Filter): CardNoun | null {
  return outlineOf(filter).noun;
}

function zonesAt(
  place: Exclude<Place, 'chain'> | null,
  slots: readonly PlayerZone[],
): readonly PlayerZone[] {
  switch (place) {
    case null:
    case 'field':
    case 'formation':
      return slots;
    case 'ready':
      return READY;
    default:
      return [place];
  }
}

/** Does the filter speak of 待发 cards (806.1c)? */
export function isOfReady(filter: Filter): boolean {
  return outlineOf(filter).place === 'ready';
}

/** Are they cards that lie hidden, in a hand or a deck, and it is not said in whose? */
export function areInSomeHand(filter: Filter): boolean {
  const { side, place } = outlineOf(filter);
  return side === null && (place === 'hand' || place === 'deck' || place === 'ready');
}

/** Nouns for what lies in the chain (109.2). */
export const CHAIN_NOUNS: ReadonlySet<CardNoun> = new Set<CardNoun>([
  'entering-general',
  'flipping-general',
  'used-tactic',
  'used-treasure',
  'effect',
  'tap-effect',
  'ordinary-effect',
  'swift-effect',
]);

/** Does the filter speak of cards or effects in the chain? */
export function isOfChain(filter: Filter): boolean {
  const { place, noun } = outlineOf(filter);
  return place === 'chain' || (noun !== null && CHAIN_NOUNS.has(noun));
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
