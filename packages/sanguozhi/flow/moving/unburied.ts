import type { Flow, Heard } from '@lianhuan/kernel';
import type { Body } from '../../effects/effect-body.ts';
import { isDestruction, type SanguozhiEvent } from '../../events/events.ts';
import { foreheard } from '../../events/pipeline.ts';
import type { SanguozhiTable } from '../../table/table.ts';
import { asOneMoment } from '../triggers/one-moment.ts';

/** Destroyed cards that do not go to the graveyard, as something came in place of that alone (710.5, 801.6a). */

/** A trigger that heard an event. */
export type HeardTrigger = Heard<SanguozhiEvent, Body>;

/**
 * Who would hear of a card that is destroyed and does not go to the graveyard, asked while it lies in play:
 * only that move was replaced, so that the destruction happened (710.5, 801.6a), and triggers see the card as
 * it was there (703.5b). To be asked before what comes in place of the move is done.
 */
export function hearsUnburied(
  table: SanguozhiTable,
  event: SanguozhiEvent,
): readonly HeardTrigger[] {
  if (!isDestruction(event)) return [];
  return foreheard(table, { ...event, unburied: true });
}

/** Carries out what happens, with what was heard of it before: a trigger that heard both fires once (703.2c). */
export function* heardTogether<Result>(
  table: SanguozhiTable,
  happening: Flow<Result>,
  heard: readonly HeardTrigger[],
): Flow<Result> {
  return yield* heard.length === 0
    ? happening
    : asOneMoment(table, withHeard(table, happening, heard));
}

function* withHeard<Result>(
  table: SanguozhiTable,
  happening: Flow<Result>,
  heard: readonly HeardTrigger[],
): Flow<Result> {
  const result = yield* happening;
  yield* table.procedures.schedule(table, heard);
  return result;
}
