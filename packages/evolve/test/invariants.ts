import { type CardId, NO_CARD, NOBODY, type Seat } from '@lianhuan/kernel';
import { brokenCounts, brokenEffects, brokenPlaces } from '@lianhuan/kernel/testing';
import { replacementsOn } from '../effects/active-effects.ts';
import { characteristicsOf, hasKeyword, lifeOf } from '../effects/derivation.ts';
import { lastingOf } from '../effects/effect-index.ts';
import { forbidden } from '../events/pipeline.ts';
import { ENERGY_LIMIT, surplusIn } from '../table/limits.ts';
import {
  cardsIn,
  countersOn,
  type EvolveTable,
  isSame,
  printed,
  STACK,
  zoneOf,
} from '../table/table.ts';

/**
 * What must be true of an EVOLVE table at every moment: a line for each thing that is not.
 * @param idle the main phase is open: all that rule processing does is done (10.5.2)
 */
export function broken(table: EvolveTable, idle: boolean): string[] {
  return [
    ...brokenPlaces(table),
    ...brokenNumbers(table),
    ...brokenEffects(table),
    ...brokenTokens(table),
    ...brokenLinks(table),
    ...(idle ? [...brokenField(table), ...brokenRest(table)] : []),
  ];
}

const SEATS = [0, 1] as Seat[];

/** Whole numbers within their bounds (3.2); only life may be below 0 or above 20. */
function brokenNumbers({ cards, state }: EvolveTable): string[] {
  const found = brokenCounts({ turn: state.turn, numbered: state.lastNumber });
  for (const [seat, { life, ...one }] of state.players.entries()) {
    const { energy, energyMost, evolvePoints, played, wounds, turns } = one;
    const ofKinds = one.playedFollowers + one.playedAmulets + one.playedSpells;
    // All cards that are used are of one of these kinds (2.3.2).
    if (ofKinds > played) found.push(`seat ${seat} used ${ofKinds} of ${played} cards`);
    if (!Number.isInteger(life)) found.push(`seat ${seat} has ${life} life`);
    const counts = { energy, energyMost, evolvePoints, played, wounds, turns };
    found.push(...brokenCounts(counts).map((line) => `seat ${seat}: ${line}`));
    if (energyMost > ENERGY_LIMIT) found.push(`seat ${seat} may have ${energyMost} play points`);
  }
  for (const { id, counters } of cards) {
    if (counters === null) continue;
    found.push(...brokenCounts(counters).map((line) => `card ${id}: ${line}`));
  }
  return found;
}

/** Tokens are only where they can be (9.1.4); other cards never cease to exist. */
function brokenTokens(table: EvolveTable): string[] {
  return table.cards.flatMap(({ id }) => {
    const { special, kind } = printed(table, id);
    const zone = zoneOf(table, id);
    if (special !== 'token') return zone === 'gone' ? [`card ${id} has ceased to exist`] : [];
    const may = ['extra', 'resolving', 'gone', ...(kind === 'spell' ? [] : ['field'])];
    return may.includes(zone) ? [] : [`the token ${id} lies in ${zone}`];
  });
}

/** What lies on a card lies in the evolution or the race zone, and the card on a field (5.15.1, 14.2.1). */
function brokenLinks(table: EvolveTable): string[] {
  return table.cards.flatMap(({ id, host }) => {
    if (host === NO_CARD) return [];
    const zone = zoneOf(table, id);
    if (zone !== 'evolved' && zone !== 'race') return [`card ${id} is laid on another in ${zone}`];
    return zoneOf(table, host) === 'field' ? [] : [`card ${id} lies on ${host}, which has left`];
  });
}

/** No field or EX area above its limit, no dead follower, no empty stack, nothing unlinked (11). */
function brokenField(table: EvolveTable): string[] {
  const found: string[] = [];
  for (const seat of SEATS) {
    const field = cardsIn(table, seat, 'field');
    if (surplusIn(table, seat, 'field') > 0) found.push(`the field of seat ${seat} is too full`);
    if (surplusIn(table, seat, 'extra') > 0) {
      found.push(`the EX area of seat ${seat} is too full`);
    }
    for (const card of field) {
      const { kind } = characteristicsOf(table, card);
      if (kind === 'follower' && lifeOf(table, card) <= 0 && canDie(table, card)) {
        found.push(`follower ${card} is dead`);
      }
      if (kind === 'spell') found.push(`the spell ${card} lies on the field`);
      if (hasKeyword(table, card, 'stack') && countersOn(table, card, STACK) === 0) {
        found.push(`the stack ${card} is empty`);
      }
    }
    for (const zone of ['evolved', 'race'] as const) {
      for (const card of cardsIn(table, seat, zone)) {
        if (table.cards[card].host === NO_CARD) found.push(`card ${card} in ${zone} is on nothing`);
      }
    }
    const { life, energy, energyMost } = table.state.players[seat];
    if (life <= 0) found.push(`seat ${seat} has ${life} life and plays on`);
    if (energy > energyMost) found.push(`seat ${seat} has ${energy} of ${energyMost} play points`);
  }
  return found;
}

/** Nothing keeps it from being destroyed, or does something else instead (1.3.3, 10.2.1.3.1). */
function canDie(table: EvolveTable, card: CardId): boolean {
  const nobody = { source: NO_CARD, by: NOBODY };
  if (forbidden(table, { type: 'destroy', card, ...nobody, how: 'damage' }) !== null) return false;
  return !replacementsOn(table).some((effect) => lastingOf(effect)?.kind === 'instead');
}

/** Nothing is under way while the main phase is open. */
function brokenRest(table: EvolveTable): string[] {
  const { attack, waiting, shown } = table.state;
  const found: string[] = [];
  if (attack !== null) found.push('an attack is under way');
  if (waiting.length > 0) found.push(`${waiting.length} abilities wait`);
  if (shown.some((ref) => isSame(table, ref))) found.push('cards are shown');
  const resolving = table.zones.find(({ name }) => name === 'resolving');
  if (resolving && resolving.cards.length > 0) found.push('cards lie in the resolution zone');
  for (const seat of SEATS) {
    if (cardsIn(table, seat, 'aside').length > 0) found.push(`seat ${seat} looks at cards`);
  }
  return found;
}
