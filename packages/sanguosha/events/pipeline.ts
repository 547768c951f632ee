import { type Flow, pipelineWithoutEffects } from '@lianhuan/kernel';
import type { Frame, FrameOfKind, NewFrame } from '../table/frames.ts';
import type { SanguoshaTable } from '../table/table.ts';
import type { Body } from '../text/meaning/begun.ts';
import { apply } from './apply.ts';
import type { FrameChange, SanguoshaEvent } from './events.ts';

/**
 * The one way in which things happen. Nothing forbids, replaces or hears single events here: what the rulebook lets
 * skills do, they do at the timings of flows, which are opened around the events (`flow/timing.ts`).
 */
export const { happen, happenTogether } = pipelineWithoutEffects<
  SanguoshaTable,
  SanguoshaEvent,
  Body
>(apply);

/** A flow begins: its frame lies on the stack until {@link endFrame}. */
export function* beginFrame<F extends NewFrame>(
  table: SanguoshaTable,
  frame: F,
): Flow<FrameOfKind<F['kind']>> {
  const event: SanguoshaEvent = { type: 'begin-frame', frame, begun: null };
  yield* happen(table, event);
  return event.begun as unknown as FrameOfKind<F['kind']>;
}

/** Changes elements of a flow that is under way. */
export function change<F extends Frame>(
  table: SanguoshaTable,
  frame: F,
  elements: Partial<Omit<F, 'kind' | 'id'>>,
): Flow<unknown> {
  return happen(table, { type: 'change-frame', frame, change: elements as FrameChange });
}

/** The innermost flow has run to its end. */
export function endFrame(table: SanguoshaTable, frame: Frame): Flow<unknown> {
  return happen(table, { type: 'end-frame', frame });
}
