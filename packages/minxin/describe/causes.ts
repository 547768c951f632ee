import type { Cause, Seat, Text } from '@lianhuan/kernel';
import type { MinxinTable } from '../table/table.ts';
import { cardName, seatName } from './names.ts';
import { wordsThere } from './text-prompts.ts';
import WORDS from './words.json' with { type: 'json' };

const say = (zh: string, en: string): Text => ({ zh, en });

/** What something happened because of. */
export function describeCause(table: MinxinTable, cause: Cause, reader: Seat): Text {
  const who = cause.seat === undefined ? say('', '') : seatName(cause.seat, reader);
  const what = cause.card === undefined ? say('', '') : cardName(table, cause.card);
  if (cause.span && cause.card !== undefined) {
    const words = wordsThere(table, cause.card, cause.span);
    return say(`${what.zh}：「${words.zh}」`, `${what.en}: “${words.en}”`);
  }
  const words = CAUSES[cause.kind];
  if (!words) return say(`${what.zh} ${cause.kind}`, `${what.en} ${cause.kind}`);
  return say(
    [who.zh, words.zh, what.zh].filter(Boolean).join(' '),
    [who.en && `${who.en}:`, words.en, what.en].filter(Boolean).join(' '),
  );
}

const CAUSES: Readonly<Record<string, Text>> = WORDS.causes;
