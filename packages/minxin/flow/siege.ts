import { because, type CardId, type Flow, type Seat } from '@lianhuan/kernel';
import { defenceOf, valueNow } from '../effects/characteristics.ts';
import { happen } from '../events/pipeline.ts';
import { rule } from '../rules.ts';
import type { MinxinTable } from '../table/table.ts';
import { carryOutAll } from './abilities.ts';
import { discard } from './cards.ts';
import { purchase } from './payment.ts';
import { seize } from './resources.ts';

/** 攻城 (2.3.2.4). */
export function besiege(table: MinxinTable, seat: Seat, card: CardId): Flow {
  rule('2.3.2.4');
  const deal = purchase(table, {
    kind: 'siege',
    seat,
    card,
    cost: () => defenceOf(table, card),
    success: () => breach(table, seat, card),
  });
  return because({ kind: 'siege', seat, card }, deal);
}

/** 攻破: the spoils of 民心, the territory's own words, and it goes to its owner's discard pile. */
function* breach(table: MinxinTable, seat: Seat, card: CardId): Flow<boolean> {
  const victim = table.cards[card].controller;
  const { incarnation } = table.cards[card];
  const done = yield* happen(table, { type: 'siege', seat, card, victim });
  if (done === null) return false;
  yield* seize(table, seat, victim, valueNow(table, card, 'spoils'));
  yield* carryOutAll(table, 'breach', seat, card);
  if (table.cards[card].incarnation === incarnation) yield* discard(table, card);
  return true;
}
