import { type Cause, fill, line, type Seat, type Text } from '@lianhuan/kernel';
import type { SanguozhiTable } from '../table/table.ts';
import { wordsThere } from './card-words.ts';
import { seatName, shownName } from './names.ts';
import WORDS from './words.json' with { type: 'json' };

/** What something happened because of, beside the words of cards. */
const CAUSES: Readonly<Record<string, Text>> = WORDS.causes;

/** What something happened because of, as `reader` may read it. */
export function describeCause(table: SanguozhiTable, cause: Cause, reader: Seat): Text {
  const parts = {
    who: cause.seat === undefined ? '' : seatName(table, cause.seat, reader),
    card: cause.card === undefined ? '' : shownName(table, cause.card, reader),
  };
  if (cause.span && cause.card !== undefined) {
    const words = wordsThere(table, cause.card, cause.span);
    if (words !== null)
      return line('{card}：「{words}」', '{card}: “{words}”', { ...parts, words });
  }
  const plain = `{who} ${cause.kind} {card}`;
  return fill(CAUSES[cause.kind] ?? { zh: plain, en: plain }, parts);
}
