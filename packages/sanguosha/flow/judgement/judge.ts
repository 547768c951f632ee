import { type CardId, type Flow, NO_CARD, type Seat } from '@lianhuan/kernel';
import { beginFrame, change, endFrame, happen } from '../../events/pipeline.ts';
import type { CardInUse } from '../../table/cards-in-use.ts';
import { asItIs, frameOf, isAlive, type SanguoshaTable } from '../../table/table.ts';
import { of, shared } from '../../table/zones.ts';
import { takeTop } from '../moving/draw.ts';
import { cleanUp, move } from '../moving/move.ts';
import { timing } from '../timing.ts';
import { playFor } from '../using/play.ts';

/** 判定 (judge). */

/**
 * Turns up the top card of the draw pile as 判定牌; skills may put another in its place.
 * @returns the result: the card as it counts when it is settled; null for none
 */
export function* judge(table: SanguoshaTable, seat: Seat, reason: string): Flow<CardInUse | null> {
  if (!isAlive(table, seat)) return null;
  const frame = yield* beginFrame(table, {
    kind: 'judge',
    seat,
    reason,
    card: NO_CARD,
    result: null,
  });
  yield* timing(table, frame, 'judge.1');
  const [card = NO_CARD] = yield* takeTop(table, 1, shared('processing'), seat);
  if (card === NO_CARD) {
    yield* endFrame(table, frame);
    return null;
  }
  yield* change(table, frame, { card });
  yield* timing(table, frame, 'judge.2');
  yield* timing(table, frame, 'judge.3');
  const result = asItIs(table, frame.card);
  yield* change(table, frame, { result });
  yield* happen(table, { type: 'judged', seat, card: frame.card, reason });
  yield* timing(table, frame, 'judge.4');
  yield* timing(table, frame, 'judge.5');
  yield* timing(table, frame, 'judge.6');
  yield* cleanUp(table, result.real);
  yield* endFrame(table, frame);
  return result;
}

/** 改判: a card that is played becomes 判定牌, the old one goes to the discard pile, or to whoever did it (替换). */
export function* replaceJudgement(
  table: SanguoshaTable,
  card: CardId,
  by: Seat,
  takesOld: boolean,
): Flow<boolean> {
  const frame = frameOf(table, 'judge');
  if (frame === null) return false;
  const old = frame.card;
  let isReplaced = false;
  yield* playFor(table, by, asItIs(table, card), function* () {
    // Whatever came in between may have taken it.
    if (table.cards[card].zone !== shared('processing')) return;
    isReplaced = true;
    yield* change(table, frame, { card });
    if (takesOld) yield* move(table, [old], { to: of(by, 'hand'), reason: 'obtain', by });
    else yield* cleanUp(table, [old]);
  });
  return isReplaced;
}
