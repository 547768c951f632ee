import { because, type CardId, type Flow, type Seat } from '@lianhuan/kernel';
import { happen } from '../pipeline.ts';
import { rule } from '../rules.ts';
import type { Contest, Resource } from '../state.ts';
import { type MinxinTable, player, printed } from '../table.ts';
import { defenceOf } from '../text/laws.ts';
import { carryOutAll } from './abilities.ts';
import { discard } from './cards.ts';
import { contested, purse, settleContest, stillThere } from './contest.ts';
import { seize } from './resources.ts';

/** 攻城 (2.3.2.4). */
export function besiege(table: MinxinTable, seat: Seat, card: CardId): Flow {
  rule('2.3.2.4');
  return because({ kind: 'siege', seat, card }, payAndBesiege(table, seat, card));
}

function* payAndBesiege(table: MinxinTable, seat: Seat, card: CardId): Flow {
  const paid = defenceOf(table, card);
  const paidSiege = siegeShare(table, seat, paid);
  yield* pay(table, seat, 'siege', paidSiege);
  yield* pay(table, seat, 'power', paid - paidSiege);
  const contest = yield* contested(table, { kind: 'siege', seat, card, paid, paidSiege });
  const paidFor = yield* settle(table, contest);
  yield* settleContest(table);
  const done = paidFor && (yield* breach(table, seat, card));
  if (!done) yield* happen(table, { type: 'fail', contest });
}

/** 攻城战力 is spent first (2.3.2.4). */
function siegeShare(table: MinxinTable, seat: Seat, cost: number): number {
  return rule('2.3.2.4') ? Math.min(player(table, seat).siege, cost) : 0;
}

function* settle(table: MinxinTable, contest: Contest): Flow<boolean> {
  const { seat, card, paid, paidSiege } = contest;
  if (!stillThere(table, contest)) return false;
  const cost = defenceOf(table, card);
  const payable = cost <= purse(table, contest);
  if (payable && cost !== paid) {
    yield* pay(table, seat, 'siege', -paidSiege);
    yield* pay(table, seat, 'power', paidSiege - paid);
    const share = siegeShare(table, seat, cost);
    yield* pay(table, seat, 'siege', share);
    yield* pay(table, seat, 'power', cost - share);
  }
  if (payable || !rule('2.3.2.4')) return true;
  yield* pay(table, seat, 'siege', player(table, seat).siege);
  yield* pay(table, seat, 'power', player(table, seat).power);
  return false;
}

function* pay(table: MinxinTable, seat: Seat, resource: Resource, amount: number): Flow {
  if (amount !== 0) yield* happen(table, { type: 'pay', seat, resource, amount });
}

/** 攻破: the spoils of 民心, the territory's own words, and it goes to its owner's discard pile. */
function* breach(table: MinxinTable, seat: Seat, card: CardId): Flow<boolean> {
  const victim = table.cards[card].controller;
  const { incarnation } = table.cards[card];
  const done = yield* happen(table, { type: 'siege', seat, card, victim });
  if (done === null) return false;
  yield* seize(table, seat, victim, printed(table, card).spoils);
  yield* carryOutAll(table, 'breach', seat, card);
  if (table.cards[card].incarnation === incarnation) yield* discard(table, card);
  return true;
}
