import { type CardId, type Cause, fill, line, type Seat, type Text } from '@lianhuan/kernel';
import type { EvolveTable } from '../table/table.ts';
import { wordsThere } from './card-words.ts';
import { cardName, mayKnow, seatName, shownName } from './names.ts';
import WORDS from './words.json' with { type: 'json' };

/** The causes of events that are no words of a card. */
const CAUSES: Readonly<Record<string, Text>> = WORDS.causes;

/** The name of a cause's card as `reader` may know it; a card that is used everybody sees (10.6.2.1). */
function calledBy(table: EvolveTable, kind: string, card: CardId, reader: Seat): Text {
  return kind === 'use' ? cardName(table, card) : shownName(table, card, reader);
}

/** The cause of what happened, as `reader` may read it. */
export function describeCause(table: EvolveTable, cause: Cause, reader: Seat): Text {
  const parts = {
    who: cause.seat === undefined ? '' : seatName(cause.seat, reader),
    card: cause.card === undefined ? '' : calledBy(table, cause.kind, cause.card, reader),
  };
  // A reader who may not know the card may not read its words either.
  if (cause.span && cause.card !== undefined && mayKnow(table, cause.card, reader)) {
    const words = wordsThere(table, cause.card, cause.span);
    if (words !== null)
      return line('{card}：「{words}」', '{card}: “{words}”', { ...parts, words });
  }
  const plain = `{who} ${cause.kind} {card}`;
  return fill(CAUSES[cause.kind] ?? { zh: plain, en: plain }, parts);
}
