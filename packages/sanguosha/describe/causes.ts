import { findNode, type Node, nodeWords, type Span } from '@lianhuan/cardtext';
import {
  type CardId,
  type Cause,
  type Lapse,
  NO_CARD,
  type Seat,
  type Text,
} from '@lianhuan/kernel';
import { withEnglishNames } from '../cards/library.ts';
import type { SanguoshaEvent } from '../events/events.ts';
import { printed, type SanguoshaTable } from '../table/table.ts';
import type { Unit } from '../text/nodes/nodes.ts';
import { sanguoshaText } from '../text/reading/language.ts';
import { cardName, seatName } from './names.ts';
import WORDS from './words.json' with { type: 'json' };

const say = (zh: string, en: string): Text => ({ zh, en });
const CAUSES: Readonly<Record<string, Text>> = WORDS.causes;

const inWords = nodeWords(sanguoshaText, withEnglishNames);

/** What something happened because of. */
export function describeCause(table: SanguoshaTable, cause: Cause, reader: Seat): Text {
  const who = cause.seat === undefined ? say('', '') : seatName(cause.seat, reader);
  const { card = NO_CARD, span } = cause;
  const what = card === NO_CARD ? say('', '') : cardName(table, card);
  const node = card === NO_CARD || span === undefined ? null : nodeAt(table, card, span);
  if (node !== null) {
    const { zh, en } = inWords(node as Unit);
    return say(`${what.zh}：「${zh}」`, `${what.en}: “${en}”`);
  }
  const words = CAUSES[cause.kind] ?? say(cause.kind, cause.kind);
  return say(
    [who.zh, words.zh, what.zh].filter(Boolean).join(' '),
    [who.en && `${who.en}:`, words.en, what.en].filter(Boolean).join(' '),
  );
}

/** The words that stand there on the card; null where it bears other words, as one that was used as something else. */
function nodeAt(table: SanguoshaTable, card: CardId, span: Span): Node | null {
  return findNode(
    printed(table, card).abilities,
    (node) => node.span[0] === span[0] && node.span[1] === span[1],
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
