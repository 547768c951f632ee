import { describe, expect, test } from 'vitest';
import {
  addCard,
  addZone,
  type CardId,
  type Cause,
  contentFor,
  type FactMaker,
  lineWriterForSeats,
  moveTo,
  NO_CARD,
  NOBODY,
  type Seat,
  type TableEvent,
  tableFacts,
  writable,
  type ZoneId,
} from '../../index.ts';
import { openLineWriter } from '../../log/line.ts';
import { A, B, DECK, hand, type ToyEvent, type ToyTable, toyGame } from '../toy-game.ts';

// What a line tells of an event as plain data, and what of it each reader is told.

const CARD = 3 as CardId;
const HOST = 4 as CardId;

/** Names cards and zones by their numbers. */
const make = {
  reader: A,
  card: (id: CardId) => `card ${id}`,
  open: (id: CardId) => `card ${id}`,
  zone: (id: ZoneId) => `zone ${id}`,
} as unknown as FactMaker;

const factsOf = (event: object) => tableFacts(event as TableEvent, make);

test('every event of a table tells what it is about', () => {
  const ends = { card: CARD, to: 2, from: 1 };
  expect(factsOf({ type: 'move', ...ends, place: 'bottom', faceDown: true })).toEqual({
    card: 'card 3',
    from: 'zone 1',
    to: 'zone 2',
    place: 'bottom',
    faceDown: true,
  });
  expect(factsOf({ type: 'shift', ...ends })).toStrictEqual({
    card: 'card 3',
    from: 'zone 1',
    to: 'zone 2',
  });
  expect(factsOf({ type: 'shuffle', zone: 2 })).toEqual({ zone: 'zone 2' });
  expect(factsOf({ type: 'tap', card: CARD, tapped: true })).toEqual({
    card: 'card 3',
    tapped: true,
  });
  expect(factsOf({ type: 'face', card: CARD, down: true })).toEqual({ card: 'card 3', down: true });
  expect(factsOf({ type: 'attach', card: CARD, host: HOST })).toEqual({
    card: 'card 3',
    host: 'card 4',
  });
  expect(factsOf({ type: 'count', card: CARD, counter: 'uses', by: 2 })).toEqual({
    card: 'card 3',
    counter: 'uses',
    by: 2,
  });
  expect(factsOf({ type: 'chance', seat: B, bound: 6, result: 4 })).toEqual({
    seat: B,
    bound: 6,
    result: 4,
  });
  const effect = { source: CARD };
  expect(factsOf({ type: 'begin-effect', effect })).toEqual({ card: 'card 3' });
  expect(factsOf({ type: 'end-effect', effect })).toEqual({ card: 'card 3' });
  expect(factsOf({ type: 'finish', winners: [B] })).toEqual({ winners: [B] });
});

/** A table with a card in the deck, one in A's hand, and one on a field of B's. */
function laidOut() {
  const table = toyGame.start({ players: 2 }, 1);
  const field = addZone(table, 'field', B, 'public');
  const [inHand, inField] = [hand(0), field].map((zone) => addCard(table, 5, zone, A));
  const [inDeck] = table.zones[DECK].cards;
  return { table, field, inDeck, inHand, inField };
}

const READERS = [A, B, NOBODY];

function told(table: ToyTable, what: { event?: ToyEvent; cause?: Cause }, game = toyGame) {
  const writer = lineWriterForSeats(game, () => table);
  const content = writer.write({ event: null, cause: null, lapse: null, ...what });
  return READERS.map((seat) => contentFor(content, seat));
}

describe('a line', () => {
  test('names a card only to those who see it where it lies, with the handle they know it by', () => {
    const { table, inHand } = laidOut();
    const event: ToyEvent = { type: 'tap', card: inHand, tapped: true };
    const [own, other, spectator] = told(table, { event });
    expect(own?.data).toEqual({
      card: {
        definition: 'lot-6',
        handle: table.cards[inHand].handle,
        name: { zh: 'lot-6', en: 'lot-6' },
      },
      tapped: true,
    });
    expect([other?.data, spectator?.data]).toEqual([
      { card: null, tapped: true },
      { card: null, tapped: true },
    ]);
  });

  test('names a card that moved to those who saw it go, too, without a handle where it lies unseen', () => {
    const { table, inHand } = laidOut();
    const event = { ...moveTo(table, inHand, DECK), from: hand(0) };
    Object.assign(table.cards[inHand], { zone: DECK });
    const [own, other] = told(table, { event });
    expect(own?.data.card).toMatchObject({ definition: 'lot-6', handle: null });
    expect(other?.data.card).toBeNull();
    expect(other?.data).toMatchObject({
      from: { id: hand(0), zone: 'hand', owner: A, name: { en: 'hand' } },
      to: { id: DECK, zone: 'deck', owner: NOBODY },
    });
  });

  test('names to each reader what the game says that they may know, beyond what they see', () => {
    const { table, inDeck } = laidOut();
    const game = { ...toyGame, mayKnow: (_: unknown, __: CardId, seat: Seat) => seat === B };
    const event: ToyEvent = { type: 'tap', card: inDeck, tapped: true };
    const facts = told(table, { event }, game).map((line) => line?.data.card ?? null);
    expect(facts.map((card) => card === null)).toEqual([true, false, true]);
  });

  test('is about the card that the game says, and about none where it says none', () => {
    const { table, inField } = laidOut();
    const event: ToyEvent = { type: 'lose', amount: 2 };
    expect(told(table, { event })[0]).toEqual({
      kind: 'event',
      type: 'lose',
      lapse: null,
      data: { amount: 2 },
      text: { zh: 'lose', en: 'lose' },
      card: null,
      span: null,
    });
    const game = { ...toyGame, subject: () => inField };
    expect(told(table, { event }, game)[0]?.card).toBe('lot-6');
  });

  test('that is worth nothing is none, to those to whom it is not', () => {
    const { table } = laidOut();
    const game: typeof toyGame = {
      ...toyGame,
      describeEvent: (_, { type }, seat) => (seat === B ? { zh: type, en: type } : null),
    };
    const lines = told(table, { event: { type: 'lose', amount: 2 } }, game);
    expect(lines.map((line) => line?.type ?? null)).toEqual([null, 'lose', null]);
  });

  test('of a cause tells whose it is, of which card, and how much, as far as it is said', () => {
    const { table, inField } = laidOut();
    const cause: Cause = { kind: 'play', seat: B, card: inField, amount: 2, span: [1, 4] };
    expect(told(table, { cause })[1]).toEqual({
      kind: 'cause',
      type: 'play',
      lapse: null,
      data: {
        seat: B,
        card: { definition: 'lot-6', handle: table.cards[inField].handle, name: expect.anything() },
        amount: 2,
      },
      text: { zh: 'play', en: 'play' },
      card: 'lot-6',
      span: [1, 4],
    });
    const bare = told(table, { cause: { kind: 'turn' } })[1];
    expect(bare?.data).toStrictEqual({});
    expect(bare).toMatchObject({ card: null, span: null });
    expect(told(table, { cause: { kind: 'turn', card: NO_CARD } })[1]?.data).toEqual({
      card: null,
    });
  });

  test('of a cause names its card in any place to everybody, unless it lies with its back up', () => {
    const { table, inDeck } = laidOut();
    const name = table.library[table.cards[inDeck].definition].id;
    const cause: Cause = { kind: 'play', card: inDeck };
    expect(told(table, { cause }).map((line) => line?.card)).toEqual([name, name, name]);
    Object.assign(table.cards[inDeck], { faceDown: true });
    expect(told(table, { cause }).map((line) => line?.card)).toEqual([null, null, null]);
  });

  test('of a move names another card only to those who see that one', () => {
    const { table, inHand, inField } = laidOut();
    const event = { ...moveTo(table, inField, DECK), from: table.cards[inField].zone };
    const game = {
      ...toyGame,
      factsOf: (_: unknown, { card }: FactMaker) => ({ moved: card(inField), other: card(inHand) }),
    };
    const seen = told(table, { event }, game).map((line) => [line?.data.moved, line?.data.other]);
    expect(seen.map((facts) => facts.map((fact) => fact !== null))).toEqual([
      [true, true],
      [true, false],
      [true, false],
    ]);
  });

  test('is kept once where it says the same to everybody', () => {
    const { table, inHand } = laidOut();
    const writer = lineWriterForSeats(toyGame, () => table);
    const nothing = { cause: null, lapse: null };
    const alike = writer.write({ ...nothing, event: { type: 'lose', amount: 1 } });
    expect(alike).toHaveLength(1);
    const apart = writer.write({
      ...nothing,
      event: { type: 'tap', card: inHand, tapped: true },
    });
    expect(apart).toHaveLength(3);
  });
});

describe('a judge', () => {
  test('reads of every card, wherever it lies, also after it has moved and after a rewind', () => {
    let { table, inDeck } = laidOut();
    const writer = openLineWriter(toyGame, () => table);
    const cardTold = () => {
      const event: ToyEvent = { type: 'tap', card: inDeck, tapped: true };
      const [line] = writer.write({ event, cause: null, lapse: null });
      return line?.data.card;
    };
    const name = table.library[table.cards[inDeck].definition].id;
    expect(cardTold()).toMatchObject({ definition: name });
    ({ table, inDeck } = laidOut());
    writable(table).cards[inDeck].definition = 9;
    expect(cardTold()).toMatchObject({ definition: 'lot-10' });
  });

  test('reads nothing where nothing happened', () => {
    const { table } = laidOut();
    const writer = openLineWriter(toyGame, () => table);
    expect(writer.write({ event: null, cause: null, lapse: null })).toEqual([null]);
  });
});
