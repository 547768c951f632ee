import { type Cause, type Lapse, NO_CARD, type Seat, type Text } from '@lianhuan/kernel';
import type { SanguoshaEvent } from '../events/events.ts';
import type { SanguoshaTable } from '../table/table.ts';
import { wordsThere } from './card-words.ts';
import { cardName, seatName } from './names.ts';
import WORDS from './words.json' with { type: 'json' };

const say = (zh: string, en: string): Text => ({ zh, en });
const CAUSES: Readonly<Record<string, Text>> = WORDS.causes;

/** What something happened because of. */
export function describeCause(table: SanguoshaTable, cause: Cause, reader: Seat): Text {
  const who = cause.seat === undefined ? say('', '') : seatName(cause.seat, reader);
  const { card = NO_CARD, span } = cause;
  const what = card === NO_CARD ? say('', '') : cardName(table, card);
  const written = span === undefined ? null : wordsThere(table, card, span);
  if (written !== null) {
    return say(`${what.zh}：「${written.zh}」`, `${what.en}: “${written.en}”`);
  }
  const words = CAUSES[cause.kind] ?? say(cause.kind, cause.kind);
  return say(
    [who.zh, words.zh, what.zh].filter(Boolean).join(' '),
    [who.en && `${who.en}:`, words.en, what.en].filter(Boolean).join(' '),
  );
}

/** Nothing lapses here: what comes to nothing ends at a timing, and the log tells of that. */
export function describeLapse(
  _table: SanguoshaTable,
  _lapse: Lapse<SanguoshaEvent>,
  _reader: Seat,
  _shown: boolean,
): Text | null {
  return null;
}
