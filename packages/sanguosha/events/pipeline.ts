import { type Flow, pipelineWithoutEffects } from '@lianhuan/kernel';
import { rule } from '../rules.ts';
import type { Frame, FrameOfKind, NewFrame } from '../table/frames.ts';
import type { SanguoshaTable } from '../table/table.ts';
import type { Body } from '../text/meaning/begun.ts';
import { apply } from './apply.ts';
import type { FrameChange, SanguoshaEvent } from './events.ts';

const events = pipelineWithoutEffects<SanguoshaTable, SanguoshaEvent, Body>(apply);

/**
 * The one way in which things happen; once the game is over nothing does, wherever its flows were (P13). Nothing
 * forbids, replaces or hears single events here: what the rulebook lets skills do, they do at the timings of flows,
 * which are opened around the events (`flow/timing.ts`).
 */
export const happen: typeof events.happen = (table, event) =>
  isCutOff(table, event) ? NOTHING : events.happen(table, event);

/** The same of several events at once. */
export const happenTogether: typeof events.happenTogether = (table, together) =>
  events.happenTogether(
    table,
    table.outcome === null ? together : together.filter((event) => !isCutOff(table, event)),
  );

const NOTHING: Flow<null> = {
  next: () => ({ done: true, value: null }),
  [Symbol.iterator]: () => NOTHING,
};

/** What flows that are cut off still write down about themselves. */
const OF_FLOWS: ReadonlySet<string> = new Set<SanguoshaEvent['type']>([
  'begin-frame',
  'change-frame',
  'end-frame',
  'end-period',
]);

function isCutOff({ outcome }: SanguoshaTable, { type }: SanguoshaEvent): boolean {
  return outcome !== null && !OF_FLOWS.has(type) && rule('P13');
}

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

/** The innermost flow has run to its end; if it is the outermost event, 明置后 comes just before that (reveal.5). */
export function endFrame(table: SanguoshaTable, frame: Frame): Flow<unknown> {
  if (table.state.revealed.length > 0 && isOutermost(table, frame)) {
    return endAfterReveal(table, frame);
  }
  return end(table, frame);
}

function isOutermost({ state }: SanguoshaTable, frame: Frame): boolean {
  const outermost = state.frames.find(({ kind }) => kind !== 'turn' && kind !== 'phase');
  return outermost === frame;
}

function* endAfterReveal(table: SanguoshaTable, frame: Frame): Flow {
  yield* table.procedures.afterReveal(table, frame);
  yield* end(table, frame);
}

function end(table: SanguoshaTable, frame: Frame): Flow<unknown> {
  return happen(table, { type: 'end-frame', frame });
}
