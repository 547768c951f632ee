import type { CardId, Flow, Seat } from '@lianhuan/kernel';
import { happen } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import type { UseFrame } from '../../table/frames.ts';
import { equipped, isAlive, livingFrom, printed, type SanguoshaTable } from '../../table/table.ts';
import { of } from '../../table/zones.ts';
import { discard, move } from '../moving/move.ts';

/** Cards that stay: delayed tricks and equipment (use.10). */

/** A delayed trick goes to the judgement zone of its target. */
export function* layDelayedTrick(table: SanguoshaTable, frame: UseFrame): Flow {
  const target = frame.targets[0];
  if (target === undefined || !isAlive(table, target.seat)) return;
  yield* layTrick(table, frame.card, target.seat, frame.user);
}

/** Lays a delayed trick down, as what it counts there. */
export function* layTrick(
  table: SanguoshaTable,
  card: UseFrame['card'],
  seat: Seat,
  by: Seat,
): Flow {
  const there = yield* move(table, card.real, { to: of(seat, 'judgement'), reason: 'use', by });
  if (there.length > 0)
    yield* happen(table, { type: 'delayed', trick: { seat, card }, there: true });
}

/** Equipment goes to its place while what lay there goes to the discard pile (D5). */
export function* layEquipment(table: SanguoshaTable, frame: UseFrame): Flow {
  const [card] = frame.card.real;
  const target = frame.targets[0];
  if (card === undefined || target === undefined || !isAlive(table, target.seat)) return;
  yield* equip(table, target.seat, card);
}

/** Puts a card into the equipment zone; the old one of its kind makes room. */
export function* equip(table: SanguoshaTable, seat: Seat, card: CardId): Flow {
  const { kind } = printed(table, card);
  const old = equipped(table, seat, kind);
  if (old !== undefined && rule('D5')) yield* discard(table, [old], seat);
  yield* move(table, [card], { to: of(seat, 'equipment'), reason: 'equip', by: seat });
}

/** 闪电 that did not strike goes on to the next one before whom none lies (D6); other delayed tricks are over. */
export function* passOn(table: SanguoshaTable, card: UseFrame['card'], seat: Seat): Flow {
  if (card.face !== 'lightning') return;
  const { length } = table.state.characters;
  const next = livingFrom(table, ((seat + 1) % length) as Seat).find((one) =>
    table.procedures.canBeTarget(table, seat, card, one),
  );
  if (next !== undefined) yield* layTrick(table, card, next, seat);
}
