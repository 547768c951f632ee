import type { Cards, Cost, Count, Deed, Filter, Lasting, Selection } from '@lianhuan/evolve';
import type { Seat } from '@lianhuan/kernel';
import type { SeenCard } from '../table-view.ts';
import { holds } from '../text/conditions.ts';
import { candidates, countOf, fits, type Reading, seatsOf } from '../text/filters.ts';
import { CARD, ENERGY, ENERGY_MOST, EVOLVE_POINT, woundWorth } from './card-worth.ts';
import {
  change,
  type Doing,
  damageWorth,
  shareOf,
  tokenWorth,
  wordChange,
} from './change-worth.ts';

/** What it is worth to its player that words are carried out, as the table stands. */

/** Cards that were picked, or will be: which there are, how many of them, and who picks. */
export interface Pool {
  readonly cards: readonly SeenCard[];
  readonly how: 'choose' | 'all' | 'random';
  readonly most: number;
  /** None will do, too. */
  readonly upTo: boolean;
}

/** What was picked so far; words that pick write it. */
interface Spoken {
  pool: Pool | null;
}

/** What carrying out a deed is worth to the player whose words they are. */
export function effectWorth(reading: Reading, deed: Deed, spoken: Spoken = { pool: null }): number {
  switch (deed.kind) {
    case 'sequence':
    case 'sentences':
      return deed.steps.reduce((sum, step) => sum + effectWorth(reading, step, spoken), 0);
    case 'then':
      return effectWorth(reading, deed.deed, spoken);
    case 'by':
      return deed.who === 'enemy'
        ? -effectWorth(otherSide(reading), deed.deed)
        : effectWorth(reading, deed.deed, spoken);
    case 'may':
      return deed.who === 'enemy' ? -0.3 : Math.max(0, effectWorth(reading, deed.deed, spoken));
    case 'if-done':
      return effectWorth(reading, deed.deed, spoken) + effectWorth(reading, deed.so, spoken);
    case 'if':
      if (holds(reading, deed.condition)) return effectWorth(reading, deed.deed, spoken);
      return deed.otherwise === null ? 0 : effectWorth(reading, deed.otherwise, spoken);
    case 'for-each':
      return countOf(reading, deed.count) * effectWorth(reading, deed.deed, spoken);
    case 'where':
      return effectWorth({ ...reading, x: countOf(reading, deed.count) }, deed.deed, spoken);
    case 'keyed':
      return holds(reading, deed.term) ? effectWorth(reading, deed.deed, spoken) : 0;
    case 'paying': {
      const cost = deed.cost === null ? 0.6 : costWorth(reading, deed.cost);
      const unpaid = deed.otherwise === null ? 0 : effectWorth(reading, deed.otherwise, spoken);
      return Math.max(unpaid, effectWorth(reading, deed.deed, spoken) - cost);
    }
    case 'modes': {
      const best = deed.modes.map((mode) => effectWorth(reading, mode)).sort((a, b) => b - a);
      return best.slice(0, deed.most).reduce((sum, worth) => sum + worth, 0);
    }
    case 'delayed':
      return 0.7 * effectWorth(reading, deed.deed);
    case 'begin':
      return deed.words.reduce(
        (sum, word) => sum + shareOf(deed.period) * wordWorth(reading, word, spoken.pool),
        0,
      );
    case 'select':
      spoken.pool = poolOf(reading, deed.what);
      return 0;
    case 'share-damage':
      return sharedWorth(reading, countOf(reading, deed.amount), spoken.pool);
    case 'damage':
    case 'destroy':
    case 'banish':
    case 'send':
    case 'evolve':
    case 'transform':
    case 'take':
    case 'turn':
    case 'counters':
    case 'meal':
    case 'race':
      return doingWorth(reading, deed, spoken);
    default:
      return simpleWorth(reading, deed);
  }
}

/** The same words as the other player would read them. */
function otherSide(reading: Reading): Reading {
  return { ...reading, seat: (1 - reading.seat) as Seat };
}

/** What is given up for an effect. */
export function costWorth(reading: Reading, cost: Cost): number {
  return cost.kind === 'costs'
    ? cost.steps.reduce((sum, step) => sum + costWorth(reading, step), 0)
    : -effectWorth(reading, cost);
}

/** The deeds that are made of no others and are done to no cards. */
type Simple = Exclude<
  Deed,
  | Doing
  | {
      kind:
        | 'sequence'
        | 'sentences'
        | 'then'
        | 'by'
        | 'may'
        | 'if-done'
        | 'if'
        | 'for-each'
        | 'where'
        | 'keyed'
        | 'paying'
        | 'modes'
        | 'delayed'
        | 'begin'
        | 'select';
    }
>;

function simpleWorth(reading: Reading, deed: Simple): number {
  const { table, seat } = reading;
  switch (deed.kind) {
    case 'draw':
      return CARD * Math.min(countOf(reading, deed.amount), table.count(seat, 'deck'));
    case 'search':
      return (CARD + 0.5) * deed.amount;
    case 'look':
      return deed.most > 0 ? CARD + 0.2 : 0.3;
    case 'mill':
      return 0.1 * countOf(reading, deed.amount);
    case 'discard': {
      const held = table.count(seat, 'hand');
      const count = deed.amount === 'all' ? held : countOf(reading, deed.amount);
      return -1.1 * Math.min(held, count);
    }
    case 'create':
      return createWorth(reading, deed.where, [[deed.amount, deed.name]]);
    case 'create-several':
      return createWorth(
        reading,
        deed.where,
        deed.names.map((name, at) => [deed.amounts[at], name]),
      );
    case 'recover':
      return ENERGY * countOf(reading, deed.amount);
    case 'adjust':
      return adjustWorth(reading, deed);
    case 'stack-up':
      return 0.7 * deed.amount;
    case 'end-game':
      return deed.how === 'win' ? 1000 : -1000;
    case 'turn-order':
      return deed.how === 'extra' ? 9 : -9;
    case 'energy':
      return -ENERGY * countOf(reading, deed.amount);
    case 'tap-this':
      return -0.3;
    case 'costs':
      return -costWorth(reading, deed);
    case 'swap':
      return 0.6;
    // 公开, 投骰, 洗切, and whatever deed the language learns next: it neither draws the bot nor puts it off.
    default:
      return 0;
  }
}

/** So many tokens of each name, as many as there is room for; the best first. */
function createWorth(
  reading: Reading,
  where: 'field' | 'extra',
  tokens: readonly (readonly [amount: Count, name: string])[],
): number {
  const { table, seat } = reading;
  let room =
    table.player(seat)[where === 'field' ? 'fieldLimit' : 'extraLimit'] - table.count(seat, where);
  let worth = 0;
  for (const [amount, name] of tokens.toSorted(([, a], [, b]) => tokenWorth(b) - tokenWorth(a))) {
    const made = Math.max(0, Math.min(room, countOf(reading, amount)));
    room -= made;
    worth += (where === 'field' ? 1 : 0.7) * made * tokenWorth(name);
  }
  return worth;
}

function adjustWorth(reading: Reading, deed: Extract<Deed, { kind: 'adjust' }>): number {
  const amount = countOf(reading, deed.amount) * (deed.sign === '+' ? 1 : -1);
  const seats = deed.side === null ? [reading.seat] : seatsOf(reading, deed.side);
  return seats.reduce((sum, seat) => {
    const sign = seat === reading.seat ? 1 : -1;
    return sum + sign * amount * unitOf(reading, deed.what, seat);
  }, 0);
}

function unitOf(
  { table }: Reading,
  what: Extract<Deed, { kind: 'adjust' }>['what'],
  seat: Seat,
): number {
  switch (what) {
    case 'energy':
      return ENERGY;
    case 'energy-most':
      return ENERGY_MOST;
    case 'evolve-points':
      return EVOLVE_POINT;
    case 'life':
      return 0.8 * woundWorth(table, seat);
  }
}

/** 5点伤害任意分配给它们: as many as can be are killed. */
function sharedWorth(reading: Reading, amount: number, pool: Pool | null): number {
  if (pool === null) return 0;
  let left = amount;
  let sum = 0;
  const targets = pool.cards.map((card) => ({ card, life: card.card.values.life ?? 99 }));
  for (const { card, life } of targets.sort((one, other) => one.life - other.life)) {
    if (left <= 0) break;
    const share = Math.min(left, life);
    sum += signFor(reading, card) * damageWorth(reading, card, share);
    left -= share;
  }
  return sum;
}

function signFor({ seat }: Reading, { card }: SeenCard): number {
  return card.controller === seat ? 1 : -1;
}

/** The cards a selection means, and how they are picked. */
export function poolOf(reading: Reading, { filter, how, most, upTo }: Selection): Pool {
  const number = most === 'any' ? 99 : most === 'X' ? (reading.x ?? 1) : most;
  return { cards: candidates(reading, filter), how, most: number, upTo };
}

function poolFor(reading: Reading, cards: Cards, spoken: Spoken): Pool | null {
  switch (cards.kind) {
    case 'selection':
      return poolOf(reading, cards);
    case 'this':
      return reading.source === null ? null : alone(reading.source);
    case 'that':
      return spoken.pool;
  }
}

function alone(card: SeenCard): Pool {
  return { cards: [card], how: 'all', most: 1, upTo: false };
}

function targetsOf(deed: Doing): Cards {
  if (deed.kind === 'damage' || deed.kind === 'share-damage') return deed.to;
  return deed.kind === 'counters' ? deed.on : deed.what;
}

function doingWorth(reading: Reading, deed: Doing, spoken: Spoken): number {
  const pool = poolFor(reading, targetsOf(deed), spoken);
  return pool === null
    ? 0
    : overPool(pool, (card) => signFor(reading, card) * change(reading, deed, card));
}

/** All of them, some by chance, or the best for whoever picks. */
function overPool({ cards, how, most, upTo }: Pool, gain: (card: SeenCard) => number): number {
  const gains = cards.map(gain);
  const total = gains.reduce((sum, one) => sum + one, 0);
  if (how === 'all') return total;
  if (how === 'random')
    return gains.length === 0 ? 0 : (total / gains.length) * Math.min(most, gains.length);
  const best = gains.sort((one, other) => other - one).slice(0, most);
  return best.reduce((sum, one) => sum + (upTo ? Math.max(0, one) : one), 0);
}

/** Lasting words: for cards, or for players. */
export function wordWorth(reading: Reading, word: Lasting, pool: Pool | null): number {
  const who = 'who' in word ? word.who : null;
  if (word.kind === 'while' || word.kind === 'where-lasting') {
    const inner = word.kind === 'while' ? word.words : [word.word];
    if (word.kind === 'while' && !holds(reading, word.condition)) return 0;
    return inner.reduce((sum, one) => sum + wordWorth(reading, one, pool), 0);
  }
  if (who === null) return 0.5;
  switch (who.kind) {
    case 'players':
      return seatsOf(reading, who.side).includes(reading.seat)
        ? wordChange(reading, word, null)
        : -wordChange(reading, word, null);
    case 'selection':
    case 'this':
    case 'that': {
      const meant = poolFor(reading, who, { pool });
      if (meant === null) return 0.5;
      return overPool(meant, (card) => signFor(reading, card) * wordChange(reading, word, card));
    }
    default:
      return candidates(reading, who as Filter).reduce(
        (sum, card) => sum + signFor(reading, card) * wordChange(reading, word, card),
        0.3,
      );
  }
}

/** Does the card fit what a selection asks for? */
export function isMeant(reading: Reading, { filter }: Selection, card: SeenCard): boolean {
  return fits(reading, filter, card);
}
