import { because, type CardId, type Flow, moveTo, type Seat } from '@lianhuan/kernel';
import { costFor, endingWithRecruit } from '../effects/characteristics.ts';
import { endEffect } from '../events/events.ts';
import { happen } from '../events/pipeline.ts';
import { rule } from '../rules.ts';
import { inRow, type MinxinTable } from '../table/table.ts';
import { of } from '../table/zones.ts';
import type { RecruitGoal } from '../text/meaning/procedures.ts';
import { purchase } from './payment.ts';
import { fillRow } from './row.ts';

/** 招募 for 声望 (2.3.2.2). */
export function recruit(table: MinxinTable, seat: Seat, card: CardId): Flow {
  rule('2.3.2.2');
  const deal = purchase(table, {
    kind: 'recruit',
    seat,
    card,
    cost: () => costFor(table, card, seat),
    success: () => takeRecruit(table, seat, card),
  });
  return because({ kind: 'recruit', seat, card }, deal);
}

/** The recruit goes to its player's discard pile, unless something says elsewhere (2.3.2.2); the row is refilled. */
export function* takeRecruit(
  table: MinxinTable,
  seat: Seat,
  card: CardId,
  goal?: RecruitGoal,
): Flow<boolean> {
  const leavesRow = inRow(table, card);
  const done = yield* moveRecruit(table, seat, card, goal);
  // Triggers have heard of the recruit by then: a new card or event must not matter to it.
  if (done && leavesRow) yield* fillRow(table);
  return done;
}

/** The same, but for the gap that it leaves in the row. */
export function* moveRecruit(
  table: MinxinTable,
  seat: Seat,
  card: CardId,
  goal: RecruitGoal = { to: of(seat, 'discard') },
): Flow<boolean> {
  const used = endingWithRecruit(table, seat, card);
  const done = yield* happen(table, { type: 'recruit', seat, card, ...goal });
  if (done === null || done.type !== 'recruit') return false;
  for (const effect of used) yield* happen(table, endEffect(effect));
  yield* happen(table, moveTo(table, card, done.to, done.place));
  yield* happen(table, { type: 'recruited', seat, card });
  return true;
}
