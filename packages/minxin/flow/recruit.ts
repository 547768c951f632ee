import { because, type CardId, type Flow, moveTo, type Seat } from '@lianhuan/kernel';
import { happen } from '../pipeline.ts';
import { rule } from '../rules.ts';
import type { Contest } from '../state.ts';
import { inRow, type MinxinTable, player } from '../table.ts';
import { costFor } from '../text/laws.ts';
import { of } from '../zones.ts';
import { contested, purse, settleContest, stillThere } from './contest.ts';
import { fillRow } from './row.ts';

/** 招募 for 声望 (2.3.2.2). */
export function recruit(table: MinxinTable, seat: Seat, card: CardId): Flow {
  rule('2.3.2.2');
  return because({ kind: 'recruit', seat, card }, payAndRecruit(table, seat, card));
}

function* payAndRecruit(table: MinxinTable, seat: Seat, card: CardId): Flow {
  const paid = costFor(table, card, seat);
  yield* pay(table, seat, paid);
  const contest = yield* contested(table, { kind: 'recruit', seat, card, paid });
  const paidFor = yield* settle(table, contest);
  yield* settleContest(table);
  const done = paidFor && (yield* takeRecruit(table, seat, card));
  if (!done) yield* happen(table, { type: 'fail', contest });
}

/** Judged anew: by what the card costs now, and what the player has and has just paid. */
function* settle(table: MinxinTable, contest: Contest): Flow<boolean> {
  const { seat, card, paid } = contest;
  if (!stillThere(table, contest)) return false;
  const cost = costFor(table, card, seat);
  const payable = cost <= purse(table, contest) || !rule('2.3.2.2');
  const left = player(table, seat).renown;
  yield* pay(table, seat, payable ? Math.min(cost - paid, left) : left);
  return payable;
}

function* pay(table: MinxinTable, seat: Seat, amount: number): Flow {
  if (amount !== 0) yield* happen(table, { type: 'pay', seat, resource: 'renown', amount });
}

/** The recruit goes to its player's discard pile, unless something says elsewhere (2.3.2.2). */
export function* takeRecruit(table: MinxinTable, seat: Seat, card: CardId): Flow<boolean> {
  const leavesRow = inRow(table, card);
  const done = yield* happen(table, { type: 'recruit', seat, card, to: of(seat, 'discard') });
  if (done === null || done.type !== 'recruit') return false;
  yield* happen(table, moveTo(table, card, done.to));
  // Before a new card, or a new event, can have a say in it.
  yield* happen(table, { type: 'recruited', seat, card });
  if (leavesRow) yield* fillRow(table);
  return true;
}
