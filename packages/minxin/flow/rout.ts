import {
  ask,
  because,
  type CardId,
  type Flow,
  moveTo,
  NOBODY,
  option,
  type Seat,
} from '@lianhuan/kernel';
import { costFor } from '../effects/characteristics.ts';
import { barred, carryOutWith, decided, forbidden, happen } from '../events/pipeline.ts';
import { rule } from '../rules.ts';
import { cardsIn, inRow, isRouted, type MinxinTable, othersFrom, printed } from '../table/table.ts';
import { of, ROW_SLOTS, shared } from '../table/zones.ts';
import { holds } from '../text/meaning/run.ts';
import { carryOutAll } from './abilities.ts';
import { discard, exileZone } from './cards.ts';
import { contested, settleContest, stillThere } from './contest.ts';
import { purchase } from './payment.ts';
import { isTroop } from './play.ts';
import { moveRecruit } from './recruit.ts';
import { fillRow } from './row.ts';

/** 击溃 a 乱军 for 战力 (2.3.2.3). */
export function routForPower(table: MinxinTable, seat: Seat, card: CardId): Flow {
  rule('2.3.2.3');
  const deal = purchase(table, {
    kind: 'rout',
    seat,
    card,
    cost: () => costFor(table, card, seat),
    success: () => routed(table, seat, card),
  });
  return because({ kind: 'rout', seat, card }, deal);
}

/** 击溃X: a 乱军 in the row, or another player's 部曲, that costs no more than X; nothing is paid. */
export function* routByRange(
  table: MinxinTable,
  seat: Seat,
  source: CardId,
  range: number,
): Flow<boolean> {
  const targets = rangeTargets(table, seat, range);
  if (targets.length === 0) return false;
  const { card } = yield* ask({
    seat,
    kind: 'rout-target',
    options: targets.map((target) => option('rout', target, table.cards[target].controller)),
    about: source,
    amount: range,
    rule: '2.3.2.3',
  });
  rule('2.3.2.3');
  return yield* because({ kind: 'rout', seat, card }, routWithin(table, seat, card, range));
}

function* routWithin(table: MinxinTable, seat: Seat, card: CardId, range: number): Flow<boolean> {
  const contest = yield* contested(table, { kind: 'rout', seat, card, range });
  const within =
    stillThere(table, contest) && (costFor(table, card, seat) <= range || !rule('2.3.2.3'));
  yield* settleContest(table);
  const done = within && (yield* routed(table, seat, card));
  if (!done) yield* happen(table, { type: 'fail', contest });
  return done;
}

/** What 击溃X may be aimed at. */
export function rangeTargets(table: MinxinTable, seat: Seat, range: number): CardId[] {
  const targets: CardId[] = [];
  for (let slot = 0; slot < ROW_SLOTS; slot++) {
    const card = table.zones[shared('row', slot)].cards[0];
    if (card !== undefined && printed(table, card).kind === 'rebel') targets.push(card);
  }
  for (const other of othersFrom(table, seat)) {
    targets.push(...cardsIn(table, other, 'troops'));
    targets.push(...cardsIn(table, other, 'entering').filter((card) => isTroop(table, card)));
  }
  return targets.filter(
    (card) => costFor(table, card, seat) <= range && mayBeRouted(table, seat, card),
  );
}

function mayBeRouted(table: MinxinTable, seat: Seat, card: CardId): boolean {
  if (isRouted(table, card)) return false;
  const victim = table.cards[card].controller;
  return forbidden(table, { type: 'rout', seat, card, victim }) === null;
}

/** Routs outright, as when a card's words name the target. */
export function* routWithoutCost(table: MinxinTable, seat: Seat, card: CardId): Flow<boolean> {
  rule('2.3.2.3');
  return yield* because({ kind: 'rout', seat, card }, routed(table, seat, card));
}

/**
 * 击溃成功: a 乱军 of the row gives its reward; a player's 部曲 goes to its owner's discard pile. What hears of
 * it is carried out when the card lies where it goes to, and before the row is refilled.
 */
function* routed(table: MinxinTable, seat: Seat, card: CardId): Flow<boolean> {
  const victim = table.cards[card].controller;
  const leavesRow = inRow(table, card);
  const done = yield* decided(table, { type: 'rout', seat, card, victim });
  if (done === null) return false;
  const outcome = victim === NOBODY ? reward(table, seat, card) : discard(table, card);
  yield* carryOutWith(table, done, outcome);
  if (leavesRow) yield* fillRow(table);
  return true;
}

/** What a 乱军 gives at once to whoever routs it; then it is recruited or exiled (2.4.4). */
function* reward(table: MinxinTable, seat: Seat, card: CardId): Flow {
  const { incarnation } = table.cards[card];
  if (rule('2.4.4')) yield* carryOutAll(table, 'reward', seat, card);
  // If the reward has moved the card, it is neither recruited nor exiled.
  if (table.cards[card].incarnation !== incarnation) return;
  const recruited =
    (yield* recruitsRebel(table, seat, card)) && (yield* moveRecruit(table, seat, card));
  if (!recruited) yield* happen(table, moveTo(table, card, exileZone(table, card)));
}

/** A recruitable 乱军 may be taken instead of exiled, if its condition holds (2.4.4). */
function* recruitsRebel(table: MinxinTable, seat: Seat, card: CardId): Flow<boolean> {
  const willing = printed(table, card).abilities.some(
    (ability) =>
      ability.timing === 'recruitable' && holds(table, ability.condition, { seat, card }),
  );
  const recruit = { type: 'recruit', seat, card, to: of(seat, 'discard') } as const;
  if (!willing || barred(table, recruit) || !rule('2.4.4')) return false;
  const choice = yield* ask({
    seat,
    kind: 'recruit-rebel',
    options: [option('take-rebel', card, seat), option('exile-rebel', card, seat)],
    about: card,
    rule: '2.4.4',
  });
  return choice.verb === 'take-rebel';
}
