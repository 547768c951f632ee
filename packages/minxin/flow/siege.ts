import { because, type CardId, type Flow, type Seat } from '@lianhuan/kernel';
import { defenceOf, valueNow } from '../effects/characteristics.ts';
import { carryOutWith, decided } from '../events/pipeline.ts';
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

/** 攻破; what hears of it is carried out when all that comes of it has been done (2.3.2.4). */
function* breach(table: MinxinTable, seat: Seat, card: CardId): Flow<boolean> {
  const victim = table.cards[card].controller;
  const done = yield* decided(table, { type: 'siege', seat, card, victim });
  if (done === null) return false;
  yield* carryOutWith(table, done, loot(table, seat, card, victim));
  return true;
}

/** The spoils of 民心, the territory goes to its owner's discard pile, and its own words are carried out. */
function* loot(table: MinxinTable, seat: Seat, card: CardId, victim: Seat): Flow {
  const { incarnation } = table.cards[card];
  yield* seize(table, seat, victim, valueNow(table, card, 'spoils'));
  if (table.cards[card].incarnation === incarnation) yield* discard(table, card);
  yield* carryOutAll(table, 'breach', seat, card);
}
