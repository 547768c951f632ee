import type { TableEvent } from '../events/table-event.ts';
import type { CardId, Seat } from '../table/ids.ts';
import type { Table } from '../table/table.ts';
import type { Text } from '../text/text.ts';
import { fill, listed, type Parts } from '../text/wording.ts';
import { describeTableEvent, type Names, type TableEventWords } from './table-event-text.ts';

type OfType<Event, Type> = Extract<Event, { readonly type: Type }>;
type Worded = Extract<TableEvent, { readonly type: 'shuffle' | 'tap' | 'finish' }>;

/** The events whose lines are no more than words with places to fill. */
export interface EventLines<Event extends { readonly type: string }, Type extends Event['type']> {
  /** Is the event one of them? */
  has(event: Event): event is OfType<Event, Type | Worded['type']>;
  /** Its line; null where the log does not tell of it. */
  line(table: Table, event: OfType<Event, Type | Worded['type']>, names: Names): Text | null;
}

/**
 * Lines made of words alone. `{who}` is the event's `seat`, `{card}` its `card`, `{cards}` its `cards`; any other
 * place is filled by the number or the word that the field of that name holds.
 * @param words by type of event, null for one that the log does not tell of; what is no type of event does not compile
 * @param tableEvents the words for events of the kernel's own
 */
export function eventLines<Event extends { readonly type: string }, Type extends Event['type']>(
  words: Readonly<Record<Type, Text | null>>,
  tableEvents: TableEventWords,
): EventLines<Event, Type> {
  return {
    has: (event): event is OfType<Event, Type | Worded['type']> =>
      event.type in words || isWorded(event),
    line: (table, event, names) => {
      if (isWorded(event)) return describeTableEvent(table, event, tableEvents, names);
      const text = words[event.type as Type];
      return text === null ? null : fill(text, partsOf(event, names));
    },
  };
}

function isWorded(event: { readonly type: string }): event is Worded {
  return event.type === 'shuffle' || event.type === 'tap' || event.type === 'finish';
}

function partsOf(event: object, { who, what }: Names): Parts {
  const { seat, card, cards, ...fields } = event as {
    readonly seat?: Seat;
    readonly card?: CardId;
    readonly cards?: readonly CardId[];
  };
  return {
    ...(fields as Parts),
    who: seat === undefined ? '' : who(seat),
    card: card === undefined ? '' : what(card),
    cards: cards === undefined ? '' : listed(cards.map(what)),
  };
}
