import { ask, type CardId, type Flow, option, type Seat } from '@lianhuan/kernel';
import { change } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import type { PhaseFrame } from '../../table/frames.ts';
import { cardsIn, isAlive, type SanguoshaTable } from '../../table/table.ts';
import { offerToCall } from '../modes/formation.ts';
import { offerFish } from '../modes/marks.ts';
import { draw } from '../moving/draw.ts';
import { discard } from '../moving/move.ts';
import { timing, timings } from '../timing.ts';
import { handLimit } from '../using/distance.ts';
import { resolveDelayed } from './delayed-tricks.ts';
import { idlePoints } from './play-phase.ts';

/** 阶段 (phase). */

const EMPTY = {
  prepare: timings('phase.prepare.2', 'phase.prepare.3', 'phase.prepare.4'),
  finish: timings('phase.finish.2', 'phase.finish.3', 'phase.finish.4'),
} as const;

/** 准备阶段 and 结束阶段: nothing happens in them but what skills bring. */
export function* emptyPhase(table: SanguoshaTable, frame: PhaseFrame): Flow {
  const phase = frame.phase === 'prepare' ? 'prepare' : 'finish';
  for (const at of EMPTY[phase]) yield* timing(table, frame, at);
  if (phase === 'prepare' && !frame.over && !frame.ended) yield* offerToCall(table, frame.seat);
}

/** 判定阶段: the delayed tricks that lie there as it comes, the newest first (phase.judge.3). */
export function* judgePhase(table: SanguoshaTable, frame: PhaseFrame): Flow {
  yield* timing(table, frame, 'phase.judge.2');
  yield* timing(table, frame, 'phase.judge.3');
  if (rule('phase.judge.3')) yield* resolveTricks(table, frame);
  yield* timing(table, frame, 'phase.judge.4');
}

function* resolveTricks(table: SanguoshaTable, frame: PhaseFrame): Flow {
  const tricks = table.state.delayed.filter(({ seat }) => seat === frame.seat).reverse();
  for (const trick of tricks) {
    if (frame.over || frame.ended || table.outcome !== null || !isAlive(table, frame.seat)) break;
    if (table.state.delayed.includes(trick)) yield* resolveDelayed(table, trick);
  }
}

/** 摸牌阶段: the rated number is changed, then drawn in one go (phase.draw.4). */
export function* drawPhase(table: SanguoshaTable, frame: PhaseFrame): Flow {
  yield* timing(table, frame, 'phase.draw.2');
  yield* timing(table, frame, 'phase.draw.3');
  yield* timing(table, frame, 'phase.draw.4');
  if (!frame.over && !frame.ended && frame.draws > 0 && rule('phase.draw.4')) {
    yield* draw(table, frame.seat, frame.draws, null);
  }
  yield* timing(table, frame, 'phase.draw.5');
}

/** 出牌阶段: idle points without number, until its player ends it (phase.play.3). */
export function* playPhase(table: SanguoshaTable, frame: PhaseFrame): Flow {
  if (!frame.free) {
    yield* timing(table, frame, 'phase.play.2');
    yield* change(table, frame, { free: true });
  }
  yield* idlePoints(table, frame);
  yield* timing(table, frame, 'phase.play.4');
}

/** 弃牌阶段: hand cards beyond the limit are discarded at once (phase.discard.3, D4). */
export function* discardPhase(table: SanguoshaTable, frame: PhaseFrame): Flow {
  const { seat } = frame;
  yield* timing(table, frame, 'phase.discard.2');
  if (!frame.ended) yield* offerFish(table, seat);
  const surplus = cardsIn(table, seat, 'hand').length - handLimit(table, seat);
  yield* timing(table, frame, 'phase.discard.3');
  if (surplus > 0 && !frame.over && !frame.ended && rule('phase.discard.3') && rule('D4')) {
    const cards = yield* pickToDiscard(table, seat, surplus);
    yield* discard(table, cards, seat);
  }
  yield* timing(table, frame, 'phase.discard.4');
}

function* pickToDiscard(table: SanguoshaTable, seat: Seat, count: number): Flow<CardId[]> {
  const picked: CardId[] = [];
  while (picked.length < count) {
    const left = cardsIn(table, seat, 'hand').filter((card) => !picked.includes(card));
    const choice = yield* ask({
      seat,
      kind: 'discard-surplus',
      options: left.map((card) => option('discard', card, seat)),
      amount: count - picked.length,
      rule: 'phase.discard.3',
    });
    picked.push(choice.card);
  }
  return picked;
}
