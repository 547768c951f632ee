import type { CardId, Flow, Seat } from '@lianhuan/kernel';
import { happen } from '../events/pipeline.ts';
import { type RuleId, rule } from '../rules.ts';
import type { Contest, Resource } from '../table/state.ts';
import { type MinxinTable, player } from '../table/table.ts';
import { contested, settleContest, stillThere } from './contest.ts';

/** Something a player pays for: a 招募, a 击溃 for 战力, or an 攻城. */
export interface Purchase {
  readonly kind: 'recruit' | 'rout' | 'siege';
  readonly seat: Seat;
  readonly card: CardId;
  /** What it costs now; asked again once the others have answered. */
  cost(): number;
  /** What is paid for; gives whether it came about. */
  success(): Flow<boolean>;
}

/** What each is paid in, and the rule by which the payment is judged. */
const TERMS: Readonly<Record<Purchase['kind'], { resource: 'renown' | 'power'; rule: RuleId }>> = {
  recruit: { resource: 'renown', rule: '2.3.2.2' },
  rout: { resource: 'power', rule: '2.3.2.3' },
  siege: { resource: 'power', rule: '2.3.2.4' },
};

const NOTHING_PAID = { paid: 0, paidSiege: 0 };

/** Pays, lets the others answer, and judges the payment anew (2.3.2.2–2.3.2.4). */
export function* purchase(table: MinxinTable, deal: Purchase): Flow {
  const { kind, seat, card } = deal;
  const paid = deal.cost();
  const paidSiege = siegeShare(deal, paid, player(table, seat).siege);
  yield* pay(table, deal, paid - paidSiege, paidSiege);
  const contest = yield* contested(table, { kind, seat, card, paid, paidSiege });
  const paidFor = stillThere(table, contest) && (yield* settle(table, deal, contest));
  yield* settleContest(table);
  const done = paidFor && (yield* deal.success());
  if (!done) yield* happen(table, { type: 'fail', contest });
}

/**
 * Judges the payment by what the card costs now: where the payer's means, with what was paid, cover it, that is paid in
 * its place; where they do not, the payer loses all of them, and it gives false.
 */
function* settle(table: MinxinTable, deal: Purchase, contest: Contest): Flow<boolean> {
  // What is no longer the cost is given back before that is counted, as it may count what the payer has (每有1点你的声望，此牌费用-1).
  const stands = deal.cost() === contest.paid;
  if (!stands) yield* pay(table, deal, contest.paidSiege - contest.paid, -contest.paidSiege);
  const { paid, paidSiege } = stands ? contest : NOTHING_PAID;
  const { resource, rule: number } = TERMS[deal.kind];
  const left = player(table, deal.seat);
  const siege = deal.kind === 'siege' ? left.siege : 0;
  const cost = deal.cost();
  const means = left[resource] + siege + paid;
  if (cost > means && rule(number)) {
    yield* pay(table, deal, left[resource], siege);
    return false;
  }
  const due = Math.min(cost, means);
  const dueSiege = siegeShare(deal, due, siege + paidSiege);
  yield* pay(table, deal, due - dueSiege - (paid - paidSiege), dueSiege - paidSiege);
  return true;
}

/** How much of a cost is paid in 攻城战力, which is for sieges only and spent before 战力 (2.3.2.4). */
function siegeShare({ kind }: Purchase, cost: number, siege: number): number {
  return kind === 'siege' && rule('2.3.2.4') ? Math.min(siege, cost) : 0;
}

/** Pays amounts from the player's resources; negative amounts are given back to the player. */
function* pay(table: MinxinTable, { kind, seat }: Purchase, amount: number, siege: number): Flow {
  if (siege !== 0) yield* payIn(table, seat, 'siege', siege);
  if (amount !== 0) yield* payIn(table, seat, TERMS[kind].resource, amount);
}

function payIn(table: MinxinTable, seat: Seat, resource: Resource, amount: number): Flow<unknown> {
  return happen(table, { type: 'pay', seat, resource, amount });
}
