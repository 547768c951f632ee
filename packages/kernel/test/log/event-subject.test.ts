import { expect, test } from 'vitest';
import {
  addCard,
  addZone,
  type CardId,
  emptyTable,
  eventSubject,
  moveTo,
  NO_CARD,
  NOBODY,
  type Seat,
  type TableEvent,
} from '../../index.ts';

type Event =
  | TableEvent
  | { readonly type: 'steal'; readonly card: CardId; readonly thief: CardId }
  | { readonly type: 'pass'; readonly seat: Seat };

const [A, B] = [0, 1] as Seat[];
const subject = eventSubject<ReturnType<typeof emptyTable>, Event>(
  (_, { type }, __, reader) => type === 'tap' && reader === B,
);

function twoHands() {
  const table = emptyTable(2, 1, ['a card'], {});
  const [from, to] = [A, B].map((seat) => addZone(table, 'hand', seat, 'owner'));
  return { table, card: addCard(table, 0, from, A), from, to };
}

test('an event is about its card, for whoever may know it', () => {
  const { table, card } = twoHands();
  const tap: Event = { type: 'tap', card, tapped: true };
  expect([A, B].map((reader) => subject(table, tap, reader))).toEqual([card, NO_CARD]);
  expect(subject(table, { type: 'pass', seat: A }, A)).toBe(NO_CARD);
});

test('a move is about its card for those who see the move', () => {
  const { table, card, from, to } = twoHands();
  const move = { ...moveTo(table, card, to), from };
  expect([A, B, NOBODY].map((reader) => subject(table, move, reader))).toEqual([
    card,
    card,
    NO_CARD,
  ]);
});

test('a game says which of the cards an event is about', () => {
  const { table, card } = twoHands();
  const thiefOf = eventSubject<typeof table, Event>(
    () => false,
    (event) => (event.type === 'steal' ? event.thief : NO_CARD),
  );
  expect(thiefOf(table, { type: 'steal', card: 9 as CardId, thief: card }, A)).toBe(card);
});
