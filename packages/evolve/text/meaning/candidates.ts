import {
  type CardId,
  cachedByObject,
  markCitations,
  type Seat,
  withdrawCitations,
} from '@lianhuan/kernel';
import { obeys, rule } from '../../rules.ts';
import { cardsIn, type EvolveTable } from '../../table/table.ts';
import { isHidden, type PlayerZone } from '../../table/zones.ts';
import type { Filter, Selection, SuperlativeQuality, TotalQuality } from '../nodes/index.ts';
import type { CardNoun, Side } from '../reading/vocabulary.ts';
import { count } from './evaluate.ts';
import { fits, placeOf } from './match.ts';
import type { Scope } from './scope.ts';
import { seatsOfSide } from './sides.ts';
import { hasStat, heldStat } from './values.ts';

/** The cards that a filter describes, looked for only in the zones that it can mean. */

interface Outline {
  readonly side: Side | null;
  readonly zones: readonly PlayerZone[];
}

const outlineOf = cachedByObject((filter: Filter): Outline => {
  const place = placeOf(filter);
  return { side: sideOf(filter), zones: place === null ? zonesFor(nounOf(filter)) : [place] };
});

function sideOf(filter: Filter): Side | null {
  if (filter.kind === 'of-side' || filter.kind === 'in-place') return filter.side;
  return filter.kind === 'noun' || filter.kind === 'named' ? null : sideOf(filter.of);
}

/** What the cards are called: 随从, 护符; 卡牌 for those called by a name. */
export function nounOf(filter: Filter): CardNoun {
  if (filter.kind === 'noun') return filter.noun;
  return filter.kind === 'named' ? 'card' : nounOf(filter.of);
}

/** Words that name no zone mean cards on the field, and 主战者 means leaders (4.3.3, 4.4.3). */
function zonesFor(noun: CardNoun): readonly PlayerZone[] {
  if (noun === 'leader') return ['leader'];
  return noun === 'follower-or-leader' ? ['field', 'leader'] : ['field'];
}

/** All cards that the words describe now, those of 你 first. */
export function candidates(table: EvolveTable, what: Selection | Filter, scope: Scope): CardId[] {
  const filter = what.kind === 'selection' ? what.filter : what;
  const { side, zones } = outlineOf(filter);
  const found: CardId[] = [];
  const consulted = markCitations();
  obeys('4.3.3', '4.4.3');
  for (const seat of seatsOfSide(table, side, scope)) {
    for (const zone of zones) {
      for (const card of cardsIn(table, seat, zone)) {
        if (isBeingUsed(card, scope)) continue;
        if (fits(table, filter, card, scope)) found.push(card);
      }
    }
  }
  if (found.length === 0) withdrawCitations(consulted);
  const most = superlativeOf(filter);
  return most === null ? found : foremost(table, found, most, scope);
}

/** What is said of the highest or the lowest of the cards; null for nothing. */
const superlativeOf = cachedByObject((filter: Filter): Superlative => {
  if (filter.kind === 'noun' || filter.kind === 'named') return null;
  const isSaid = filter.kind === 'qualified' && filter.quality.kind === 'superlative';
  return isSaid ? (filter.quality as SuperlativeQuality) : superlativeOf(filter.of);
});

/** What all that are picked may come to together, 费用合计≤5的; null for anything. */
const totalOf = cachedByObject((filter: Filter): TotalQuality | null => {
  if (filter.kind === 'noun' || filter.kind === 'named') return null;
  const isSaid = filter.kind === 'qualified' && filter.quality.kind === 'total';
  return isSaid ? (filter.quality as TotalQuality) : totalOf(filter.of);
});

/** Of these cards those that may be picked besides the ones picked already: together they come to no more than is said. */
export function withinTotal(
  table: EvolveTable,
  filter: Filter,
  picked: readonly CardId[],
  left: readonly CardId[],
  scope: Scope,
): CardId[] {
  const total = totalOf(filter);
  if (total === null) return [...left];
  const ofOne = (card: CardId) => heldStat(table, card, total.stat, false, scope);
  const rest = picked.reduce((sum, card) => sum - ofOne(card), count(table, total.most, scope));
  return left.filter((card) => ofOne(card) <= rest || !rule('10.6.2.3'));
}

type Superlative = SuperlativeQuality | null;

/** Of these cards those whose number is the highest, or the lowest: all that are alike. */
function foremost(
  table: EvolveTable,
  cards: readonly CardId[],
  { stat, original, most }: SuperlativeQuality,
  scope: Scope,
): CardId[] {
  const having = cards.filter((card) => hasStat(card, stat, scope) || !rule('5.24.2.1'));
  const values = having.map((card) => heldStat(table, card, stat, original, scope));
  const best = most === 'highest' ? Math.max(...values) : Math.min(...values);
  return having.filter((_, at) => values[at] === best);
}

/** Is it the card that is being used, which counts as lying in the 计算领域 already (10.6.2.1)? */
export function isBeingUsed(card: CardId, { using }: Scope): boolean {
  return card === using && rule('10.6.2.1');
}

/** The players whose decks the filter means: whoever picks there sees them. */
export function seatsOfDecks(table: EvolveTable, filter: Filter, scope: Scope): readonly Seat[] {
  return placeOf(filter) === 'deck' ? seatsOfSide(table, sideOf(filter), scope) : [];
}

/** Does the filter mean cards of a hidden zone of the other player? */
export function isHiddenFromUser(filter: Filter): boolean {
  const side = sideOf(filter);
  return isPickedFromHidden(filter) && side !== 'own' && side !== 'self';
}

/** Does the filter ask for more than any card? */
export function isChoosy(filter: Filter): boolean {
  switch (filter.kind) {
    case 'of-side':
    case 'in-place':
    case 'other':
      return isChoosy(filter.of);
    case 'noun':
      return filter.noun !== 'card';
    default:
      return true;
  }
}

/** Does the filter mean cards of a hidden zone, which are selected only as the words are carried out (10.6.2.3)? */
export function isPickedFromHidden(filter: Filter): boolean {
  const place = placeOf(filter);
  return place !== null && isHidden(place);
}
