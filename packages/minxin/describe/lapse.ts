import { type Lapse, lapseLine, line, NO_CARD, type Seat, type Text } from '@lianhuan/kernel';
import type { MinxinEvent } from '../events/events.ts';
import type { MinxinTable } from '../table/table.ts';
import type { Body } from '../text/nodes/nodes.ts';
import { tellEvent } from './log.ts';
import { cardName } from './names.ts';
import { wordsThere } from './text-prompts.ts';

/** Why something came to nothing, as `reader` may read it. */
export function tellLapse(
  table: MinxinTable,
  lapse: Lapse<MinxinEvent>,
  reader: Seat,
  shown: boolean,
): Text | null {
  const what = shown ? tellEvent(table, lapse.event, reader) : null;
  return lapseLine(lapse.reason, what, decider(table, lapse));
}

/** The card that decided, with its words; those of an ability that did nothing stand in its cause. */
function decider(table: MinxinTable, { reason, card, effect }: Lapse<MinxinEvent>): Text {
  if (card === NO_CARD) {
    return effect === null ? line('规则', 'the rules') : line('某个效果', 'an effect');
  }
  const name = cardName(table, card);
  if (effect === null || reason === 'no-choice') return name;
  const words = wordsThere(table, card, (effect.body as Body).span);
  return line('{name}「{words}」', '{name} “{words}”', { name, words });
}
