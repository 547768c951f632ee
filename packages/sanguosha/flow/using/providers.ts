import type { Flow, Seat } from '@lianhuan/kernel';
import { facesMeant } from '../../cards/faces.ts';
import { beginFrame, endFrame } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import { type Listener, listenersAt } from '../../skills/skill-index.ts';
import { isPossible, isSpent, scopeOf } from '../../skills/usable.ts';
import type { CardInUse } from '../../table/cards-in-use.ts';
import type { PhaseFrame } from '../../table/frames.ts';
import { madeOf, type SanguoshaTable } from '../../table/table.ts';
import type { NeedOccasion } from '../../text/nodes/nodes.ts';
import { isUsableNow } from './legal.ts';

/** Skills of 需要使用时❶ at an idle point: whoever could use a card there may have it provided, as by 激将 (needUse.1). */

/** A part of a skill that can provide a card. */
export interface Provider {
  readonly listener: Listener;
  /** The id of the face that it provides. */
  readonly face: string;
}

/** What could provide a character with a card to use at its idle points, in a fixed order. */
export function providersOf(table: SanguoshaTable, seat: Seat): readonly Provider[] {
  return listenersAt(table, 'needUse.1').flatMap((listener) => {
    const { held, part } = listener;
    if (held.seat !== seat || part.on.kind !== 'need-occasion') return [];
    return [{ listener, face: (part.on as NeedOccasion).face }];
  });
}

/** Could it be asked for now? Not again where it was in vain, until something else is done. */
export function isAskable(
  table: SanguoshaTable,
  { refused }: PhaseFrame,
  { listener: { held, part }, face }: Provider,
): boolean {
  if (refused.includes(held.name) || isSpent(table, held) || !rule('needUse.1')) return false;
  const card = madeOf(table, face, [], held.name);
  return isUsableNow(table, held.seat, card) && isPossible(table, part, scopeOf(held, null, []));
}

/** Has the card provided. @returns null where nobody did: then the skill counts as not used, and no card is */
export function* provided(
  table: SanguoshaTable,
  { listener, face }: Provider,
): Flow<CardInUse | null> {
  const frame = yield* beginFrame(table, {
    kind: 'need',
    seat: listener.held.seat,
    deed: 'use',
    faces: facesMeant(face),
    answers: -1,
    done: null,
  });
  yield* table.procedures.useListener(table, listener, frame);
  const { done } = frame;
  yield* endFrame(table, frame);
  return done;
}
