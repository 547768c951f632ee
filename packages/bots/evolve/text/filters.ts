import { compares } from '@lianhuan/cardtext';
import type { Count, Filter, Quality, ZoneName } from '@lianhuan/evolve';
import type { Seat } from '@lianhuan/kernel';
import { attackOf, has, isFollower, lifeOf, type SeenCard, type TableView } from '../table-view.ts';

/** Which cards card text means, as this seat sees the table. */

/** Whose words are read. */
export interface Reading {
  readonly table: TableView;
  /** 你. */
  readonly seat: Seat;
  /** The card whose words they are; null where it is none that is seen. */
  readonly source: SeenCard | null;
  /** It is about to be used, and not counted for 连击 yet. */
  readonly isUsed: boolean;
  /** What X is, where it is known. */
  readonly x: number | null;
}

type Side = Extract<Filter, { kind: 'of-side' }>['side'];

/** The players of a side. */
export function seatsOf({ seat }: Pick<Reading, 'seat'>, side: Side): readonly Seat[] {
  const other = (1 - seat) as Seat;
  switch (side) {
    case 'own':
    case 'self':
      return [seat];
    case 'enemy':
      return [other];
    case 'both':
      return [seat, other];
  }
}

/** Where a filter looks: whose cards, in which zone. */
interface Ground {
  readonly seats: readonly Seat[];
  readonly zones: readonly ZoneName[];
}

/** All cards that fit a filter, as far as they are seen. */
export function candidates(reading: Reading, filter: Filter): readonly SeenCard[] {
  const { seats, zones } = groundOf(reading, filter);
  const found = seats
    .flatMap((seat) => zones.flatMap((zone) => reading.table.cards(seat, zone)))
    .filter((card) => fits(reading, filter, card));
  return foremost(found, filter);
}

/** Of these cards the highest or the lowest, where the filter asks for such. */
function foremost(cards: readonly SeenCard[], filter: Filter): readonly SeenCard[] {
  if (filter.kind === 'noun' || filter.kind === 'named') return cards;
  if (filter.kind !== 'qualified' || filter.quality.kind !== 'superlative')
    return foremost(cards, filter.of);
  const { stat, most } = filter.quality;
  const values = cards.map((card) => statOf(card, stat));
  const best = most === 'highest' ? Math.max(...values) : Math.min(...values);
  return cards.filter((_, at) => values[at] === best);
}

function groundOf(reading: Reading, filter: Filter): Ground {
  switch (filter.kind) {
    case 'of-side':
      return { ...groundOf(reading, filter.of), seats: seatsOf(reading, filter.side) };
    case 'in-place':
      return { seats: seatsOf(reading, filter.side), zones: [filter.place] };
    case 'other':
    case 'qualified':
      return groundOf(reading, filter.of);
    case 'noun':
      return { seats: seatsOf(reading, 'both'), zones: zonesOf(filter.noun) };
    case 'named':
      return { seats: seatsOf(reading, 'both'), zones: ['field'] };
  }
}

/** Cards are meant on the field where nothing else is said, leaders where they are (4.3.3, 4.4.3). */
function zonesOf(noun: Extract<Filter, { kind: 'noun' }>['noun']): readonly ZoneName[] {
  if (noun === 'leader') return ['leader'];
  return noun === 'follower-or-leader' ? ['field', 'leader'] : ['field'];
}

/** Does the card fit, wherever it lies? */
export function fits(reading: Reading, filter: Filter, seen: SeenCard): boolean {
  switch (filter.kind) {
    case 'of-side':
    case 'in-place':
      return (
        seatsOf(reading, filter.side).includes(seen.card.controller) &&
        fits(reading, filter.of, seen)
      );
    case 'other':
      return seen.card.handle !== reading.source?.card.handle && fits(reading, filter.of, seen);
    case 'qualified':
      return hasQuality(reading, filter.quality, seen) && fits(reading, filter.of, seen);
    case 'noun':
      return isOfKind(filter.noun, seen);
    case 'named':
      return seen.printed.name === filter.name || seen.printed.alias === filter.name;
  }
}

function isOfKind(noun: Extract<Filter, { kind: 'noun' }>['noun'], seen: SeenCard): boolean {
  const { kind, special } = seen.printed;
  switch (noun) {
    case 'card':
      return kind !== 'leader';
    case 'token':
      return special === 'token';
    case 'follower':
      return isFollower(seen);
    case 'follower-or-leader':
      return isFollower(seen) || kind === 'leader';
    case 'follower-or-amulet':
      return isFollower(seen) || kind === 'amulet';
    case 'follower-or-spell':
      return isFollower(seen) || kind === 'spell';
    case 'amulet-or-spell':
      return kind === 'amulet' || kind === 'spell';
    case 'leader':
    case 'amulet':
    case 'spell':
      return kind === noun;
  }
}

function hasQuality(reading: Reading, quality: Quality, seen: SeenCard): boolean {
  const { card, printed } = seen;
  switch (quality.kind) {
    case 'state':
      return isInState(reading, quality.state, seen);
    case 'stat':
      return compares(
        statOf(seen, quality.stat),
        quality.comparison,
        countOf(reading, quality.than),
      );
    // Which of several it is says `candidates`.
    case 'superlative':
      return true;
    case 'total':
      return statOf(seen, quality.stat) <= countOf(reading, quality.most);
    case 'class':
      return printed.class === quality.class;
    case 'trait':
      return printed.traits.includes(quality.trait);
    case 'holding':
      return has(reading.table, seen, quality.keyword);
    case 'counter':
      return (card.counters?.[quality.counter] ?? 0) > 0;
    case 'name-part':
      return printed.name.includes(quality.name);
    case 'named-as':
      return printed.name === quality.name;
    case 'not':
      return !hasQuality(reading, quality.quality, seen);
    case 'any-quality':
      return quality.qualities.some((one) => hasQuality(reading, one, seen));
    // What another card is, that has not been picked yet.
    case 'same-as':
    case 'except':
      return true;
  }
}

function isInState(
  { table }: Reading,
  state: Extract<Quality, { kind: 'state' }>['state'],
  { card, abilities, printed }: SeenCard,
): boolean {
  switch (state) {
    case 'tapped':
      return card.tapped;
    case 'untapped':
      return !card.tapped;
    case 'evolved':
      return abilities !== printed.abilities;
    case 'damaged':
      return (card.values.damage ?? 0) > 0;
    case 'this-turn':
      return table.state.standing[card.handle]?.fresh ?? false;
    case 'raced':
      return table.state.standing[card.handle]?.racedNow ?? false;
    case 'taken':
      return card.controller !== card.owner;
    // What a view does not say of a card is taken not to be so.
    case 'evolved-this-turn':
    case 'fed':
    case 'attacking':
    case 'under-attack':
    case 'fighting':
      return false;
  }
}

/** What X is where it is not known. */
const USUAL_X = 2;

/** A count of card text. */
export function countOf(reading: Reading, count: Count): number {
  const { source } = reading;
  switch (count.kind) {
    case 'number':
      return count.amount === 'X' ? (reading.x ?? USUAL_X) : count.amount;
    case 'count-of':
      return candidates(reading, count.filter).length;
    case 'stat-of':
      return source === null || count.of.kind !== 'this' ? USUAL_X : statOf(source, count.stat);
    // What a view does not say.
    case 'destroyed-count':
      return 0;
    case 'player-number': {
      const [seat] = seatsOf(reading, count.side);
      return playerNumber(reading, seat, count.what);
    }
    case 'counters-of':
      return source?.card.counters?.[count.counter] ?? 0;
    case 'die-result':
      return 3.5;
    case 'combined': {
      const [one, other] = [countOf(reading, count.one), countOf(reading, count.other)];
      return count.how === 'sum' ? one + other : Math.abs(one - other);
    }
    case 'half': {
      const exact = countOf(reading, count.count) / 2;
      return count.up ? Math.ceil(exact) : Math.floor(exact);
    }
    case 'that-amount':
    case 'those-count':
    case 'moved-count':
      return USUAL_X;
  }
}

/** A number of a card, as it is or as it is printed. */
export function statOf(seen: SeenCard, stat: 'attack' | 'life' | 'cost'): number {
  switch (stat) {
    case 'attack':
      return attackOf(seen);
    case 'life':
      return lifeOf(seen);
    case 'cost':
      return seen.printed.cost ?? 0;
  }
}

type PlayerNumberName = Extract<Count, { kind: 'player-number' }>['what'];

/** A number of a player. */
export function playerNumber({ table }: Reading, seat: Seat, what: PlayerNumberName): number {
  const player = table.player(seat);
  switch (what) {
    case 'hand':
    case 'deck':
    case 'graveyard':
      return table.count(seat, what);
    case 'spells':
      return table.cards(seat, 'graveyard').filter(({ printed }) => printed.kind === 'spell')
        .length;
    case 'life':
      return player.life;
    case 'energy':
      return player.energy;
    case 'energy-most':
      return player.energyMost;
    case 'evolve-points':
      return player.evolvePoints;
    case 'played':
      return player.played;
    case 'played-followers':
      return player.playedFollowers;
    case 'played-amulets':
      return player.playedAmulets;
    case 'played-spells':
      return player.playedSpells;
    case 'wounds':
      return player.wounds;
    case 'extra':
    case 'field':
    case 'banished':
    case 'evolve-deck':
      return table.count(seat, what);
    case 'turns':
      return Math.ceil(table.state.turn / 2);
    case 'hand-limit':
      return 7;
    case 'field-limit':
    case 'extra-limit':
      return 5;
  }
}
