import { because, type Flow, NO_CARD } from '@lianhuan/kernel';
import { beginFrame, endFrame } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import type { UseFrame } from '../../table/frames.ts';
import type { DelayedTrick } from '../../table/state.ts';
import type { SanguoshaTable } from '../../table/table.ts';
import { freshTarget } from '../../table/targets.ts';
import { shared } from '../../table/zones.ts';
import { cleanUp, move } from '../moving/move.ts';
import { timing } from '../timing.ts';
import { answered } from '../using/answers.ts';
import { scopeOfCard, useOf } from '../using/legal.ts';

/** A delayed trick takes effect: a use by nobody, on the one before whom it lies (phase.judge.3). */
export function* resolveDelayed(table: SanguoshaTable, { seat, card }: DelayedTrick): Flow {
  const frame = yield* beginFrame(table, {
    kind: 'use',
    user: -1 as UseFrame['user'],
    card,
    targets: [freshTarget(seat)],
    mode: 0,
    chosen: -1 as UseFrame['user'],
    current: 0,
    answers: -1,
    countered: false,
    revealed: [],
    bonus: 0,
    dealer: -1 as UseFrame['user'],
    asks: {},
    inPlayPhase: false,
    isLastHand: false,
    keepsHidden: false,
    invalid: false,
  });
  const cause = { kind: 'delayed-trick', seat, card: card.real[0] ?? NO_CARD };
  yield* because(cause, run(table, frame));
  yield* endFrame(table, frame);
}

function* run(table: SanguoshaTable, frame: UseFrame): Flow {
  const { card, targets } = frame;
  const { seat } = targets[0];
  rule('phase.judge.3');
  yield* move(table, card.real, { to: shared('processing'), reason: 'use', by: seat });
  yield* timing(table, frame, 'use.13');
  const use = useOf(table, card, 'play-phase');
  const countered = targets[0].invalid || (yield* answered(table, frame));
  if (!countered) yield* timing(table, frame, 'use.17');
  if (use !== undefined) {
    const scope = { ...scopeOfCard(seat, card), frame };
    scope.memory.that = [seat];
    // 闪电 goes on to the next one even where it was countered.
    if (!countered) yield* table.procedures.run(table, use.effect, scope);
    else yield* table.procedures.passOn(table, card, seat);
  }
  yield* cleanUp(table, card.real);
}
