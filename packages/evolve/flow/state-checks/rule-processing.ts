import {
  type CardId,
  citedAside,
  type Flow,
  type MoveEvent,
  markCitations,
  NO_CARD,
  type Seat,
  withdrawCitations,
} from '@lianhuan/kernel';
import { hasKeyword, lifeOf } from '../../effects/derivation.ts';
import type { EvolveEvent } from '../../events/events.ts';
import { happen, happenTogether } from '../../events/pipeline.ts';
import { obeys, rule } from '../../rules.ts';
import { surplusIn } from '../../table/limits.ts';
import {
  cardsIn,
  countersOn,
  type EvolveTable,
  evolvedInto,
  isSame,
  onField,
  player,
  STACK,
  seatsInTurn,
} from '../../table/table.ts';
import { pickCards } from '../ask.ts';
import { lose } from '../game/ending.ts';
import { type Destruction, destroyTogether, NO_AGENT } from '../moving/destruction.ts';
import { fieldOf, followersOf, isFollower, moveHome, moveTogether } from '../moving/moves.ts';

/** 规则处理 (11): the state checks of a check timing, all at once (11.1.3). */

/** One round of rule processing; gives whether it changed anything. */
export function* processRules(table: EvolveTable): Flow<boolean> {
  if (isChecked(table) || !citedAside(() => obeys('11.1.1', '11.1.2'))) return false;
  const losers = losersOf(table);
  if (hasDrawnOut(table)) yield* forgetDraws(table);
  const { version } = table.state;
  if (yield* lose(table, losers)) return true;
  const destructions = destructionsDue(table);
  if (table.state.baneVictims.length > 0) yield* happen(table, { type: 'bane-victims', cards: [] });
  const moves = yield* movesDue(table, destructions);
  const numbers = adjustmentsDue(table);
  yield* carryOutAll(table, destructions, moves, numbers);
  // If anything changed, be it by what was put in the place of a destruction, another round may be due (10.5.2.1).
  const done = table.state.version !== version;
  if (!done) checkedAt.set(table, table.state.version);
  return done;
}

/** By table, `state.version` at which nothing was due: until the next version nothing is. */
const checkedAt = new WeakMap<EvolveTable, number>();

/** Have rules been processed since the last event on which they can depend? */
export function isChecked(table: EvolveTable): boolean {
  const { state } = table;
  if (checkedAt.get(table) !== state.version || state.baneVictims.length > 0) return false;
  return !hasDrawnOut(table);
}

function hasDrawnOut({ state: { players } }: EvolveTable): boolean {
  for (const { drewFromEmpty: drawnOut } of players) if (drawnOut) return true;
  return false;
}

function* carryOutAll(
  table: EvolveTable,
  destructions: readonly Destruction[],
  moves: readonly MoveEvent[],
  numbers: readonly EvolveEvent[],
): Flow {
  if (numbers.length > 0) yield* happenTogether(table, numbers);
  if (destructions.length > 0) {
    // Destroyed cards and cards that may not stay move at the same time.
    rule('11.1.3');
    yield* destroyTogether(table, destructions, NO_AGENT, moves);
  } else if (moves.length > 0) yield* moveTogether(table, moves);
}

const SEATS = [0, 1] as Seat[];

/** The players who lose: their leader has no life left, or they had to draw from an empty deck (11.2). */
function losersOf(table: EvolveTable) {
  const losers: { seat: Seat; why: 'life' | 'deck' }[] = [];
  for (const seat of SEATS) {
    const { life, drewFromEmpty: drawnOut } = player(table, seat);
    if (life <= 0 && obeys('11.2.1', '1.2.1.1')) losers.push({ seat, why: 'life' });
    else if (drawnOut && obeys('11.2.2', '1.2.1.2')) losers.push({ seat, why: 'deck' });
  }
  return losers;
}

function* forgetDraws(table: EvolveTable): Flow {
  for (const seat of SEATS) {
    if (player(table, seat).drewFromEmpty) {
      yield* happen(table, { type: 'drew-from-empty', seat, out: false });
    }
  }
}

/** The followers to destroy: those without life, and those that fought one with 毁灭 (11.3). */
function destructionsDue(table: EvolveTable): Destruction[] {
  const victims = table.state.baneVictims.filter(
    (ref) => isSame(table, ref) && isFollower(table, ref.card) && rule('11.3.2'),
  );
  const destructions: Destruction[] = [];
  for (const seat of seatsInTurn(table)) {
    for (const card of followersOf(table, seat)) {
      // A follower that fought one with 毁灭 is destroyed by that ability, even if it has no life left (11.3.2.1).
      const byBane = victims.length > 0 && victims.some((ref) => ref.card === card);
      if (byBane && rule('11.3.2.1')) destructions.push({ card, how: 'bane' });
      else if (lifeOf(table, card) <= 0 && obeys('11.3.1', '2.8.1')) {
        destructions.push({ card, how: 'damage' });
      } else if (byBane) destructions.push({ card, how: 'damage' });
    }
  }
  return destructions;
}

/** The moves of cards that may not stay where they lie: empty stacks, surplus cards, loose evolve cards and carrots. */
function* movesDue(table: EvolveTable, destructions: readonly Destruction[]): Flow<MoveEvent[]> {
  const isDying = (card: CardId) => destructions.some((one) => one.card === card);
  const moves: MoveEvent[] = [];
  for (const seat of seatsInTurn(table)) {
    const leaving = emptyStacks(table, seat);
    if (isOverLimit(table, seat)) leaving.push(...(yield* surplusOf(table, seat)));
    for (const card of leaving.length > 0 ? new Set(leaving) : leaving) {
      if (!isDying(card)) moves.push(moveHome(table, card, 'graveyard'));
    }
    for (const card of looseCards(table, seat)) moves.push(moveHome(table, card, 'spent'));
  }
  return moves;
}

/** 蓄积 without a counter (11.7). */
function emptyStacks(table: EvolveTable, seat: Seat): CardId[] {
  const empty: CardId[] = [];
  for (const card of fieldOf(table, seat)) {
    if (!hasKeyword(table, card, 'stack') || countersOn(table, card, STACK) > 0) continue;
    if (obeys('11.7.1', '13.3.2.3')) empty.push(card);
  }
  return empty;
}

/** Has the player more cards on the field or in the EX area than the limit? */
function isOverLimit(table: EvolveTable, seat: Seat): boolean {
  const consulted = markCitations();
  if (surplusIn(table, seat, 'field') + surplusIn(table, seat, 'extra') > 0) return true;
  withdrawCitations(consulted);
  return false;
}

/** The cards over the limits of the field and the EX area; the player says which cards stay (11.4, 11.5). */
function* surplusOf(table: EvolveTable, seat: Seat): Flow<CardId[]> {
  const surplus: CardId[] = [];
  for (const [zone, number] of [
    ['field', '11.4.1'],
    ['extra', '11.5.1'],
  ] as const) {
    const cards = cardsIn(table, seat, zone);
    const over = surplusIn(table, seat, zone);
    if (over === 0 || !rule(zone === 'field' ? '11.4.1' : '11.5.1')) continue;
    const question = { seat, kind: 'room', rule: number } as const;
    const staying = yield* pickCards(question, cards, cards.length - over, false);
    surplus.push(...cards.filter((card) => !staying.includes(card)));
  }
  return surplus;
}

/** Evolve cards and carrots whose card has left the field, and evolve cards under a later one (11.6, 11.8). */
function looseCards(table: EvolveTable, seat: Seat): CardId[] {
  const found: CardId[] = [];
  for (const card of cardsIn(table, seat, 'evolved')) {
    const { host } = table.cards[card];
    // Of several evolve cards on a card only the last stays (11.6.2).
    const isUnder = host !== NO_CARD && onField(table, host) && evolvedInto(table, host) !== card;
    if (host === NO_CARD ? rule('11.6.1') : isUnder && rule('11.6.2')) found.push(card);
  }
  for (const card of cardsIn(table, seat, 'race')) {
    if (table.cards[card].host === NO_CARD && rule('11.8.1')) found.push(card);
  }
  return found;
}

/** Takes away 能量点 beyond the maximum (11.9). */
function adjustmentsDue(table: EvolveTable): EvolveEvent[] {
  const events: EvolveEvent[] = [];
  for (const seat of SEATS) {
    const { energy, energyMost } = player(table, seat);
    if (energy <= energyMost || !rule('11.9.1')) continue;
    events.push({ type: 'energy', seat, by: energyMost - energy });
  }
  return events;
}
