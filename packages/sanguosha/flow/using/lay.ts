import type { CardId, Flow, Seat } from '@lianhuan/kernel';
import { happen } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import type { UseFrame } from '../../table/frames.ts';
import { equipped, isAlive, livingFrom, printed, type SanguoshaTable } from '../../table/table.ts';
import { of, shared } from '../../table/zones.ts';
import { move, moveAsOne, movedCard } from '../moving/move.ts';

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
  const lies = there.some((one) => table.cards[one].zone === of(seat, 'judgement'));
  // It is tied to the zone that it reached.
  if (lies && rule('move.7'))
    yield* happen(table, { type: 'delayed', trick: { seat, card }, there: true });
}

/** Equipment goes to its place while what lay there goes to the discard pile (D5). */
export function* layEquipment(table: SanguoshaTable, frame: UseFrame): Flow {
  const [card] = frame.card.real;
  const target = frame.targets[0];
  if (card === undefined || target === undefined || !isAlive(table, target.seat)) return;
  yield* equip(table, target.seat, card);
}

/** Puts a card into the equipment zone while the old one of its kind leaves it: one move (use.10). */
export function* equip(table: SanguoshaTable, seat: Seat, card: CardId): Flow {
  const { kind } = printed(table, card);
  const old = equipped(table, seat, kind);
  const by = { reason: 'equip', by: seat } as const;
  const moved = [movedCard(table, card, { ...by, to: of(seat, 'equipment') })];
  if (old !== undefined && rule('D5')) {
    moved.unshift(movedCard(table, old, { ...by, to: shared('discard-pile') }));
  }
  yield* moveAsOne(table, moved, by);
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
