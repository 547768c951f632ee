import { expect, test } from 'vitest';
import {
  addZone,
  type CardId,
  emptyTable,
  eventLines,
  type Seat,
  seatLetter,
  type TableEvent,
} from '../../index.ts';

type Event =
  | TableEvent
  | { readonly type: 'pass'; readonly seat: Seat }
  | { readonly type: 'show'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'roll'; readonly card: CardId; readonly pips: number }
  | { readonly type: 'score'; readonly by: number }
  | { readonly type: 'win'; readonly seat: Seat };

const WORDS = { zh: '别的', en: 'other' };
const LINES = eventLines<Event, 'pass' | 'show' | 'roll' | 'score'>(
  {
    pass: { zh: '{who} 让过', en: '{who}: passed' },
    show: { zh: '{who} 展示 {cards}', en: '{who}: showed {cards}' },
    roll: { zh: '{card}：{pips} 点', en: '{card}: {pips}' },
    score: null,
  },
  {
    shuffled: WORDS,
    tapped: { zh: '{card} 横置', en: '{card} is tapped' },
    untapped: WORDS,
    draw: WORDS,
    won: WORDS,
  },
);
const table = emptyTable(2, 1, ['a card'], {});
const names = {
  who: seatLetter,
  what: (card: CardId) => ({ zh: `第${card}张`, en: `no. ${card}` }),
};
const B = 1 as Seat;
const cards = [4, 7] as CardId[];

test('who and which cards fill the words as the reader calls them, and numbers as they are', () => {
  expect(LINES.line(table, { type: 'pass', seat: B }, names)).toEqual({
    zh: 'B 让过',
    en: 'B: passed',
  });
  expect(LINES.line(table, { type: 'show', seat: B, cards }, names)).toEqual({
    zh: 'B 展示 第4张、第7张',
    en: 'B: showed no. 4, no. 7',
  });
  expect(LINES.line(table, { type: 'roll', card: cards[0], pips: 6 }, names)).toEqual({
    zh: '第4张：6 点',
    en: 'no. 4: 6',
  });
});

test('an event without words has no line, and one that is not listed is left to the game', () => {
  const score: Event = { type: 'score', by: 2 };
  expect(LINES.has(score) && LINES.line(table, score, names)).toBeNull();
  expect(LINES.has({ type: 'pass', seat: B })).toBe(true);
  expect(LINES.has({ type: 'win', seat: B })).toBe(false);
});

test('the events of the kernel that any log tells of have the words that the game gave for them', () => {
  const tap: Event = { type: 'tap', card: cards[0], tapped: true };
  expect(LINES.has(tap) && LINES.line(table, tap, names)).toEqual({
    zh: '第4张 横置',
    en: 'no. 4 is tapped',
  });
});

test('what tables of all games do is told where it happens: cards are shuffled and tapped, and somebody wins', () => {
  const told = (event: TableEvent) => LINES.has(event) && LINES.line(laid, event, names);
  const laid = emptyTable(2, 1, ['a card'], {});
  const zone = addZone(laid, 'deck', B, 'nobody');
  expect(told({ type: 'shuffle', zone })).toEqual(WORDS);
  expect(told({ type: 'finish', winners: [B] })).toEqual(WORDS);
  expect(told({ type: 'tap', card: cards[0], tapped: true })).toEqual({
    zh: '第4张 横置',
    en: 'no. 4 is tapped',
  });
});
