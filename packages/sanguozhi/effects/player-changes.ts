import { findNode, type Node } from '@lianhuan/cardtext';
import {
  cachedByObject,
  cachedByVersion,
  citedAside,
  deriving,
  firstThatWaitsForNone,
  noteHalfDerived,
  type Seat,
} from '@lianhuan/kernel';
import { rule } from '../rules.ts';
import { type SanguozhiEffect, type SanguozhiTable, seatsFrom } from '../table/table.ts';
import { amountOf } from '../text/meaning/amount.ts';
import { readsOf } from '../text/meaning/evaluate.ts';
import { isSubjectSeat } from '../text/meaning/subjects.ts';
import type { PlayerChange } from '../text/nodes/index.ts';
import type { Asked } from '../text/reading/word.ts';
import { askedWord, askedWords, lastingWords } from './active-effects.ts';
import { areDerived, derivedCards } from './derivation.ts';

/** What lasting words make of a player's slots, hand limit and 粮草上限 (709.10). */

type ChangedNumber = PlayerChange['what'];

/** What such words add to a number of a player, as they work now. */
export function changeFor(table: SanguozhiTable, seat: Seat, what: ChangedNumber): number {
  const sum = sumFor(table, seat, what);
  return sum !== 0 && rule('709.10') ? sum : 0;
}

function sumFor(table: SanguozhiTable, seat: Seat, what: ChangedNumber): number {
  if (underWay?.table === table) {
    noteHalfDerived();
    return underWay.of(seat, what);
  }
  const effects = lastingWords(table, 'player-change');
  if (effects.some(countsPlayerNumbers))
    return changesInOrder(table, table.state.version).of(seat, what);
  let sum = 0;
  const says = (word: PlayerChange) => word.what === what;
  const isMeant = (asked: Asked<PlayerChange>) => isFor(table, asked, seat);
  for (const asked of askedWords(table, 'player-change', says, isMeant)) {
    sum += signedAmount(table, asked);
  }
  return sum;
}

/** The words change that player's number, and are not to be applied only after what they look at (709.10). */
function isFor(table: SanguozhiTable, { word, effect, scope }: Asked<PlayerChange>, seat: Seat) {
  if (!isSubjectSeat(table, word.who, seat, effect, scope)) return false;
  return areDerived(table) || !looksAtCards(table, effect);
}

function signedAmount(table: SanguozhiTable, { word, scope }: Asked<PlayerChange>): number {
  const amount = amountOf(table, word.amount, scope);
  return word.how === 'add' ? amount : -amount;
}

/** What changes add up to, by player and number. */
class Sums {
  readonly table: SanguozhiTable;
  readonly #sums: Map<string, number>;

  constructor(table: SanguozhiTable, sums: ReadonlyMap<string, number> = new Map()) {
    this.table = table;
    this.#sums = new Map(sums);
  }

  of(seat: Seat, what: ChangedNumber): number {
    return this.#sums.get(`${seat}:${what}`) ?? 0;
  }

  with({ what, by, seats }: Change): Sums {
    const more = new Sums(this.table, this.#sums);
    for (const seat of seats) more.#sums.set(`${seat}:${what}`, this.of(seat, what) + by);
    return more;
  }
}

/** What the words of one effect do. */
interface Change {
  readonly what: ChangedNumber;
  readonly by: number;
  readonly seats: readonly Seat[];
}

const NO_CHANGE: Change = { what: 'hand-limit', by: 0, seats: [] };

/** How far the numbers have come while they are worked out one after the other. */
let underWay: Sums | null = null;

/**
 * Where such words count the numbers that they change they are applied one after the other, by time stamp or once what they
 * depend on has been (709.6, 709.7), after the characteristics of all cards.
 */
const changesInOrder = cachedByVersion((table: SanguozhiTable) => {
  derivedCards(table);
  return citedAside(() => deriving(() => inOrder(table)));
});

function inOrder(table: SanguozhiTable): Sums {
  const left = [...lastingWords(table, 'player-change')].sort(
    (one, other) => one.timestamp - other.timestamp || one.id - other.id,
  );
  let sums = new Sums(table);
  while (left.length > 0) {
    const now = sums;
    const changes = left.map((effect) => changeOf(effect, now));
    const dependsOn = (index: number, other: number) =>
      index !== other &&
      countsPlayerNumbers(left[index]) &&
      !isAlike(changeOf(left[index], now.with(changes[other])), changes[index]);
    const waits = left.map((_, index) => left.map((__, other) => dependsOn(index, other)));
    const next = firstThatWaitsForNone(waits);
    left.splice(next, 1);
    sums = sums.with(changes[next]);
  }
  return sums;
}

/** What the words of an effect do where the numbers have come so far. */
function changeOf(effect: SanguozhiEffect, sums: Sums): Change {
  const { table } = sums;
  const outer = underWay;
  underWay = sums;
  try {
    const asked = askedWord<PlayerChange>(table, effect, () => true);
    if (asked === null) return NO_CHANGE;
    const seats = seatsFrom(table, 0 as Seat).filter((seat) => isFor(table, asked, seat));
    return { what: asked.word.what, by: signedAmount(table, asked), seats };
  } finally {
    underWay = outer;
  }
}

function isAlike(one: Change, other: Change): boolean {
  return one.by === other.by && `${one.seats}` === `${other.seats}`;
}

/** The words of an effect, its conditions and its X. */
const partsOf = cachedByObject((body: SanguozhiEffect['body']): readonly Node[] => {
  if (body.kind === 'begun') return [body.word];
  if (body.kind !== 'held') return [];
  const { word, ability, conditions, x } = body;
  return [word, ...ability.conditions, ...conditions, x].filter((part) => part !== null);
});

/** The numbers of players that such words can change. */
const CHANGED = new Set(['hand-limit', 'grain-cap', 'empty-deputy-slots', 'empty-tactic-slots']);

const bodyCountsPlayerNumbers = cachedByObject((body: SanguozhiEffect['body']): boolean => {
  const isChanged = (node: Node) =>
    node.kind === 'player-number' && CHANGED.has((node as { readonly what?: string }).what ?? '');
  return findNode(partsOf(body), isChanged) !== null;
});

/** Do the words, their conditions or their X count a number that such words can change? */
function countsPlayerNumbers({ body }: SanguozhiEffect): boolean {
  return bodyCountsPlayerNumbers(body);
}

/** Does what the words do depend on the characteristics of cards? */
function looksAtCards({ procedures }: SanguozhiTable, { body }: SanguozhiEffect): boolean {
  return partsOf(body).some((part) => readsOf(part, procedures.words) !== 0);
}
