import type { TableEvent } from '../events/table-event.ts';
import type { CardId, Seat } from '../table/ids.ts';
import type { Table } from '../table/table.ts';
import type { Text } from '../text/text.ts';
import { fill, listed } from '../text/wording.ts';

/** A game's words for events that are the kernel's own. */
export interface TableEventWords {
  /** `{who}`'s deck was shuffled. */
  readonly shuffled: Text;
  /** `{card}` was turned sideways, or upright. */
  readonly tapped: Text;
  readonly untapped: Text;
  /** The game is over: nobody won, or `{who}` did. */
  readonly draw: Text;
  readonly won: Text;
}

/** How a reader calls players and cards. */
export interface Names {
  /** What a seat is called. */
  who(seat: Seat): Text;
  /** What a card is called. */
  what(card: CardId): Text;
}

/** The line of a shuffle, of turning a card, or of the end of the game. */
export function describeTableEvent(
  table: Table,
  event: Extract<TableEvent, { readonly type: 'shuffle' | 'tap' | 'finish' }>,
  words: TableEventWords,
  { who, what }: Names,
): Text {
  switch (event.type) {
    case 'shuffle':
      return fill(words.shuffled, { who: who(table.zones[event.zone].owner) });
    case 'tap':
      return fill(event.tapped ? words.tapped : words.untapped, { card: what(event.card) });
    case 'finish':
      return event.winners.length === 0
        ? words.draw
        : fill(words.won, { who: listed(event.winners.map(who)) });
  }
}
