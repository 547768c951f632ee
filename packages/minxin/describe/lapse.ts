import { type Lapse, lapseLine, type Seat, type Text } from '@lianhuan/kernel';
import type { MinxinEvent } from '../events/events.ts';
import type { MinxinTable } from '../table/table.ts';
import type { Body } from '../text/nodes/nodes.ts';
import { describeEvent } from './log.ts';
import { cardName } from './names.ts';
import { wordsThere } from './text-prompts.ts';

/** Why something came to nothing, as `reader` may read it. */
export function describeLapse(
  table: MinxinTable,
  lapse: Lapse<MinxinEvent>,
  reader: Seat,
  shown: boolean,
): Text | null {
  const what = shown ? describeEvent(table, lapse.event, reader) : null;
  return lapseLine(lapse as Lapse<MinxinEvent, Body>, what, {
    name: (card) => cardName(table, card),
    words: ({ source, body }) => wordsThere(table, source, body.span),
  });
}
