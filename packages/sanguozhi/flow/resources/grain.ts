import { type Flow, markCitations, type Seat, withdrawCitations } from '@lianhuan/kernel';
import type { SanguozhiEvent } from '../../events/events.ts';
import { barred, carryOut, decided, happen } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import { grainCapOf } from '../../table/limits.ts';
import { player, type SanguozhiTable, seatsFrom } from '../../table/table.ts';
import { isDoneOtherwise } from '../using/done-otherwise.ts';

/** 粮草 (116): gained, lost, set, paid and exchanged, never above its cap. */

/** Changes 粮草 by so much; gives whether that was done in full (706.2b: the cap is no hindrance). */
export function* changeGrain(table: SanguozhiTable, seat: Seat, by: number): Flow<boolean> {
  // Losing 粮草 is not damage.
  rule('117.6');
  if (by === 0 && rule('116.9')) return true;
  const wished = { type: 'grain', seat, by } as const;
  // `decided` gives null where 粮草 cannot rise or fall (116.6, 116.7).
  let came: SanguozhiEvent | null = wished;
  if (rule(by > 0 ? '116.6' : '116.7')) came = yield* decided(table, wished);
  // A cost that is paid in another way is paid (108.5g).
  if (came === null) return isDoneOtherwise(table, wished, came) && rule('108.5g');
  const change = withinCap(table, came);
  if (change !== null && rule('116.3')) yield* carryOut(table, [change]);
  if (change !== came) rule('706.2b');
  return true;
}

/** What goes beyond the cap is lost (116.8a); null if nothing is left of it. */
function withinCap(table: SanguozhiTable, event: SanguozhiEvent): SanguozhiEvent | null {
  const consulted = markCitations();
  if (event.type !== 'grain' || event.by <= 0 || !rule('116.8a')) return event;
  const room = Math.max(0, grainCapOf(table, event.seat) - player(table, event.seat).grain);
  if (event.by <= room) {
    withdrawCitations(consulted);
    return event;
  }
  return room === 0 && rule('116.9') ? null : { ...event, by: room };
}

/** Makes 粮草 so much by gaining or losing what is needed (116.4). */
export function* setGrain(table: SanguozhiTable, seat: Seat, to: number): Flow<boolean> {
  return rule('116.4') && (yield* changeGrain(table, seat, to - player(table, seat).grain));
}

/** Changes the cap (116.8); what is above a lower one is lost with it. */
export function* changeGrainCap(table: SanguozhiTable, seat: Seat, by: number): Flow<boolean> {
  const done = rule('116.8') && (yield* happen(table, { type: 'grain-cap', seat, by })) !== null;
  yield* spill(table, seat);
  return done;
}

/** Nobody has more 粮草 than the cap (116.8a). */
export function grainChecks(table: SanguozhiTable): Flow<boolean> | null {
  const seats = seatsFrom(table, table.state.active);
  const first = seats.findIndex((seat) => surplusOf(table, seat) > 0);
  return first < 0 ? null : loseExcess(table, seats.slice(first));
}

/** Players lose what exceeds their caps one after the other, as triggers may change the next one's. */
function* loseExcess(table: SanguozhiTable, seats: readonly Seat[]): Flow<boolean> {
  let spilt = false;
  for (const seat of seats) {
    if (yield* spill(table, seat)) spilt = true;
  }
  return spilt;
}

function surplusOf(table: SanguozhiTable, seat: Seat): number {
  const consulted = markCitations();
  // A higher cap adds no 粮草 (116.8b).
  rule('116.8b');
  const surplus = player(table, seat).grain - grainCapOf(table, seat);
  if (surplus <= 0) withdrawCitations(consulted);
  return surplus;
}

function* spill(table: SanguozhiTable, seat: Seat): Flow<boolean> {
  const surplus = surplusOf(table, seat);
  if (surplus <= 0 || !rule('116.8a')) return false;
  const lost = yield* happen(table, { type: 'grain', seat, by: -surplus });
  return lost !== null;
}

/** 支付 (801.12): one loses what the other gains, at the same time. */
export function* payGrain(
  table: SanguozhiTable,
  seat: Seat,
  to: Seat,
  amount: number,
): Flow<boolean> {
  if (seat === to && rule('801.12c')) return false;
  if (amount <= 0) return true;
  const loss = { type: 'grain', seat, by: -amount } as const;
  const gain = { type: 'grain', seat: to, by: amount } as const;
  // The loss and the gain can each be replaced, and are heard as any other change of 粮草 (801.12b).
  let lost: SanguozhiEvent | null = loss;
  if (rule('801.12b')) lost = yield* decided(table, loss);
  if (!isDoneOtherwise(table, loss, lost)) return false;
  let gained: SanguozhiEvent | null = gain;
  if (rule('801.12b')) gained = yield* decided(table, gain);
  if (rule('801.12a')) yield* carryOut(table, [...capped(table, lost), ...capped(table, gained)]);
  return true;
}

function capped(table: SanguozhiTable, event: SanguozhiEvent | null): readonly SanguozhiEvent[] {
  const change = event === null ? null : withinCap(table, event);
  return change === null ? [] : [change];
}

/** Each gets as much 粮草 as the other had (801.11f); nothing if one of them cannot (801.11a). */
export function* swapGrain(table: SanguozhiTable, one: Seat, other: Seat): Flow<boolean> {
  const difference = player(table, other).grain - player(table, one).grain;
  if (one === other || !rule('801.11f')) return false;
  if (difference === 0) return true;
  const changes = [
    { type: 'grain', seat: one, by: difference },
    { type: 'grain', seat: other, by: -difference },
  ] as const;
  // A replacement of either change is part of the 交换 all the same (801.11f).
  const hindered = changes.some((change) => barred(table, change));
  if (hindered && rule('801.11a')) return false;
  const came: SanguozhiEvent[] = [];
  for (const change of changes) came.push(...capped(table, yield* decided(table, change)));
  yield* carryOut(table, came);
  return true;
}
