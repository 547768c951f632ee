import { cardOfEvent, type MoveEvent, seesMove } from '../events/table-event.ts';
import { type CardId, NO_CARD, type Seat } from '../table/ids.ts';
import type { Table } from '../table/table.ts';

/** Gives the card an event is about, if `reader` may know which it is; `NO_CARD` otherwise. */
export type EventSubject<T, Event> = (table: T, event: Event, reader: Seat) => CardId;

/**
 * The card that an event is about, for readers who may know it; of a move whoever sees it.
 * @param isHidden may that reader not know which card any other event is about?
 * @param cardOf the card an event is about; its field `card`, unless the game says otherwise
 */
export function eventSubject<T extends Table, Event extends { readonly type: string }>(
  isHidden: (table: T, event: Event, card: CardId, reader: Seat) => boolean,
  cardOf: (event: Event) => CardId = cardOfEvent,
): EventSubject<T, Event> {
  return (table, event, reader) => {
    const card = cardOf(event);
    if (card === NO_CARD) return NO_CARD;
    const isSecret = isMove(event)
      ? !seesMove(table, event, reader)
      : isHidden(table, event, card, reader);
    return isSecret ? NO_CARD : card;
  };
}

function isMove(event: { readonly type: string }): event is MoveEvent {
  return event.type === 'move';
}
