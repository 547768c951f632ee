import { describe, expect, test } from 'vitest';
import {
  addCard,
  addZone,
  applyTableEvent,
  type CardId,
  cardOfEvent,
  chance,
  type Effect,
  emptyTable,
  isTableEvent,
  type MoveEvent,
  moveTo,
  NO_CARD,
  NO_HANDLE,
  NO_ZONE,
  NOBODY,
  type Seat,
  type ShiftEvent,
  seesMove,
  type Table,
  writable,
  type ZoneId,
} from '../../index.ts';
import { A, B } from '../toy-game.ts';

// What can happen to any table: each event changes what it says, and nothing else.

const [DECK, HAND, FIELD, PILE] = [0, 1, 2, 3] as ZoneId[];
const [BOTTOM, MIDDLE, TOP, HELD, LYING, OTHER] = [0, 1, 2, 3, 4, 5] as CardId[];

/** Three cards in a deck that nobody sees, one in A's hand, two on an open field; an open pile is empty. */
function laidOut(): Table {
  const table = emptyTable(2, 1, ['lot'], null);
  addZone(table, 'deck', NOBODY, 'nobody');
  addZone(table, 'hand', A, 'owner');
  addZone(table, 'field', B, 'public');
  addZone(table, 'pile', NOBODY, 'public');
  for (const zone of [DECK, DECK, DECK, HAND, FIELD, FIELD]) addCard(table, 0, zone, A);
  writable(table).clock = 7;
  return table;
}

const cardsOf = (table: Table) => table.zones.map(({ cards }) => cards);

function begin(table: Table, effect: Partial<Effect>): void {
  const { kind = 'forbid', source = NO_CARD, duration = { until: 'end-of-game' } } = effect;
  applyTableEvent(table, {
    type: 'begin-effect',
    effect: { kind, source, duration, controller: A, layer: 0, body: null },
  });
}

describe('a move', () => {
  test('says where the card goes, on top and under the zone’s owner unless said otherwise', () => {
    expect(moveTo(laidOut(), TOP, HAND)).toEqual({
      type: 'move',
      card: TOP,
      to: HAND,
      place: 'top',
      controller: A,
      faceDown: false,
      from: NO_ZONE,
    });
    expect(moveTo(laidOut(), TOP, HAND, 'bottom').place).toBe('bottom');
  });

  test('lays the card on top of the zone or below it, and says where it was', () => {
    const table = laidOut();
    const move = moveTo(table, HELD, FIELD);
    applyTableEvent(table, move);
    expect(move.from).toBe(HAND);
    expect(cardsOf(table)).toEqual([[BOTTOM, MIDDLE, TOP], [], [LYING, OTHER, HELD], []]);
    applyTableEvent(table, moveTo(table, MIDDLE, FIELD, 'bottom'));
    expect(cardsOf(table)).toEqual([[BOTTOM, TOP], [], [MIDDLE, LYING, OTHER, HELD], []]);
  });

  test('makes a new object of the card: nothing of how it lay is left', () => {
    const table = laidOut();
    const { handle } = table.cards[LYING];
    Object.assign(table.cards[LYING], {
      tapped: true,
      faceDown: true,
      host: OTHER,
      counters: { uses: 2 },
    });
    applyTableEvent(table, moveTo(table, LYING, HAND));
    const { handle: fresh, ...card } = table.cards[LYING];
    expect(card).toEqual({
      id: LYING,
      definition: 0,
      owner: A,
      controller: A,
      zone: HAND,
      tapped: false,
      faceDown: false,
      host: NO_CARD,
      incarnation: 1,
      enteredAt: 7,
      counters: null,
      lastZone: FIELD,
      lastController: B,
    });
    expect([handle, NO_HANDLE]).not.toContain(fresh);
    applyTableEvent(table, moveTo(table, LYING, FIELD));
    expect(table.cards[LYING]).toMatchObject({ incarnation: 2, lastZone: HAND, controller: B });
  });

  test('may bring the card in with its back up, and under another’s control', () => {
    const table = laidOut();
    applyTableEvent(table, { ...moveTo(table, HELD, FIELD), faceDown: true, controller: A });
    expect(table.cards[HELD]).toMatchObject({ faceDown: true, controller: A });
  });

  test('keeps the handle between open zones, takes it where nobody looks, and gives a fresh one', () => {
    const table = laidOut();
    const { handle } = table.cards[LYING];
    applyTableEvent(table, moveTo(table, LYING, PILE));
    expect(table.cards[LYING].handle).toBe(handle);
    applyTableEvent(table, moveTo(table, LYING, DECK));
    expect(table.cards[LYING].handle).toBe(NO_HANDLE);
    applyTableEvent(table, moveTo(table, LYING, PILE));
    expect([handle, NO_HANDLE]).not.toContain(table.cards[LYING].handle);
  });

  test('ends the effects that last while the card stays, of every kind, and no others', () => {
    const table = laidOut();
    const kinds = ['forbid', 'replace', 'modify', 'trigger'] as const;
    for (const kind of kinds) {
      begin(table, { kind, source: OTHER, duration: { until: 'source-leaves' } });
      begin(table, { kind, source: LYING, duration: { until: 'source-leaves' } });
      begin(table, { kind, source: LYING, duration: { until: 'end-of-game' } });
      begin(table, { kind, source: LYING, duration: { until: 'source-leaves' } });
    }
    applyTableEvent(table, moveTo(table, LYING, PILE));
    const left = kinds.map((kind) =>
      table.effects[kind].map(({ source, duration }) => [source, duration.until]),
    );
    const others = [
      [OTHER, 'source-leaves'],
      [LYING, 'end-of-game'],
    ];
    expect(left).toEqual(kinds.map(() => others));
  });

  test('of a card that is not where it says it is breaks off', () => {
    const table = laidOut();
    writable(table).zones[HAND].cards.pop();
    expect(() => applyTableEvent(table, moveTo(table, HELD, FIELD))).toThrow('card 3');
  });
});

describe('a shift', () => {
  const shift = (card: CardId, to: ZoneId, controller: Seat): ShiftEvent => {
    return { type: 'shift', card, to, controller, from: NO_ZONE };
  };

  test('lays the card elsewhere, under another’s control, and it stays the same object', () => {
    const table = laidOut();
    Object.assign(table.cards[LYING], { tapped: true, counters: { uses: 2 } });
    begin(table, { source: LYING, duration: { until: 'source-leaves' } });
    const before = { ...table.cards[LYING] };
    const event = shift(LYING, PILE, A);
    applyTableEvent(table, event);
    expect(event.from).toBe(FIELD);
    expect(cardsOf(table).slice(2)).toEqual([[OTHER], [LYING]]);
    expect(table.cards[LYING]).toEqual({ ...before, zone: PILE, controller: A });
    expect(table.effects.forbid).toHaveLength(1);
  });

  test('to a zone that some may look into keeps the handle, one from nowhere in sight gives a fresh one', () => {
    const table = laidOut();
    const { handle } = table.cards[LYING];
    applyTableEvent(table, shift(LYING, HAND, A));
    expect(table.cards[LYING].handle).toBe(handle);
    applyTableEvent(table, shift(TOP, FIELD, B));
    expect([handle, NO_HANDLE]).not.toContain(table.cards[TOP].handle);
  });

  test('lays the card on top', () => {
    const table = laidOut();
    applyTableEvent(table, shift(HELD, FIELD, A));
    expect(cardsOf(table)[2]).toEqual([LYING, OTHER, HELD]);
  });

  test('to where nobody may look takes the handle', () => {
    const table = laidOut();
    applyTableEvent(table, shift(LYING, DECK, NOBODY));
    expect(table.cards[LYING].handle).toBe(NO_HANDLE);
  });
});

describe('a shuffle', () => {
  const handlesIn = (table: Table, zone: ZoneId) =>
    table.zones[zone].cards.map((card) => table.cards[card].handle);

  test('leaves the same cards, in an order that follows from the seed, and draws from chance', () => {
    const [one, same] = [laidOut(), laidOut()];
    const { drawn } = one.random;
    for (const table of [one, same]) applyTableEvent(table, { type: 'shuffle', zone: DECK });
    expect(cardsOf(one)).toEqual(cardsOf(same));
    expect([...one.zones[DECK].cards].sort()).toEqual([BOTTOM, MIDDLE, TOP]);
    expect(one.random.drawn).toBeGreaterThan(drawn);
    expect(cardsOf(one).slice(1)).toEqual(cardsOf(laidOut()).slice(1));
  });

  test('gives fresh handles to cards in sight, and none to those that nobody sees', () => {
    const table = laidOut();
    const before = handlesIn(table, FIELD);
    applyTableEvent(table, { type: 'shuffle', zone: FIELD });
    const after = handlesIn(table, FIELD);
    expect(new Set([...before, ...after]).size).toBe(4);
    applyTableEvent(table, { type: 'shuffle', zone: DECK });
    expect(handlesIn(table, DECK)).toEqual([NO_HANDLE, NO_HANDLE, NO_HANDLE]);
    expect(handlesIn(table, FIELD)).toEqual(after);
  });
});

test('a card is turned sideways and back, face down and up, attached and detached', () => {
  const table = laidOut();
  const before = { ...table.cards[LYING] };
  applyTableEvent(table, { type: 'tap', card: LYING, tapped: true });
  applyTableEvent(table, { type: 'face', card: LYING, down: true });
  applyTableEvent(table, { type: 'attach', card: LYING, host: OTHER });
  expect(table.cards[LYING]).toEqual({ ...before, tapped: true, faceDown: true, host: OTHER });
  applyTableEvent(table, { type: 'tap', card: LYING, tapped: false });
  applyTableEvent(table, { type: 'face', card: LYING, down: false });
  applyTableEvent(table, { type: 'attach', card: LYING, host: NO_CARD });
  expect(table.cards[LYING]).toEqual(before);
});

test('counts add up by name, each card its own', () => {
  const table = laidOut();
  const count = (card: CardId, counter: string, by: number) =>
    applyTableEvent(table, { type: 'count', card, counter, by });
  count(LYING, 'uses', 2);
  count(LYING, 'wounds', 1);
  count(LYING, 'uses', 3);
  count(OTHER, 'uses', 1);
  expect(table.cards[LYING].counters).toEqual({ uses: 5, wounds: 1 });
  expect(table.cards[OTHER].counters).toEqual({ uses: 1 });
});

test('a number left to chance is below its bound, is told once it has happened, and is drawn anew', () => {
  const table = laidOut();
  expect(chance(A, 6)).toEqual({ type: 'chance', seat: A, bound: 6, result: -1 });
  const results = Array.from({ length: 60 }, () => {
    const event = chance(A, 6);
    applyTableEvent(table, event);
    return event.result;
  });
  expect(new Set(results)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
});

describe('an effect', () => {
  test('begins with a number of its own, the time, and the incarnation of its source', () => {
    const table = laidOut();
    writable(table).cards[LYING].incarnation = 4;
    begin(table, { kind: 'forbid', source: LYING });
    writable(table).clock = 9;
    begin(table, { kind: 'trigger' });
    const given = { controller: A, duration: { until: 'end-of-game' }, layer: 0, body: null };
    expect(table.effects).toEqual({
      forbid: [{ ...given, kind: 'forbid', source: LYING, id: 1, timestamp: 7, incarnation: 4 }],
      replace: [],
      modify: [],
      trigger: [
        { ...given, kind: 'trigger', source: NO_CARD, id: 2, timestamp: 9, incarnation: 0 },
      ],
    });
    expect(table.begun).toBe(2);
  });

  test('ends if it was the first, the only or the last', () => {
    const table = laidOut();
    for (let count = 0; count < 3; count++) begin(table, { kind: 'forbid' });
    for (const left of [[2, 3], [2], []]) {
      const { forbid } = table.effects;
      const effect = left.length === 1 ? forbid[1] : forbid[0];
      applyTableEvent(table, { type: 'end-effect', effect });
      expect(table.effects.forbid.map(({ id }) => id)).toEqual(left);
    }
  });

  test('that lasts while its source stays ends if it was the first and the only one', () => {
    const table = laidOut();
    begin(table, { source: LYING, duration: { until: 'source-leaves' } });
    applyTableEvent(table, moveTo(table, LYING, PILE));
    expect(table.effects.forbid).toEqual([]);
  });

  test('ends, and no other of its kind; what has ended already is no trouble', () => {
    const table = laidOut();
    for (let count = 0; count < 3; count++) begin(table, { kind: 'forbid' });
    begin(table, { kind: 'replace' });
    const [, effect] = table.effects.forbid;
    for (let time = 0; time < 2; time++) {
      applyTableEvent(table, { type: 'end-effect', effect });
      expect(table.effects.forbid.map(({ id }) => id)).toEqual([1, 3]);
    }
    expect(table.effects.replace).toHaveLength(1);
  });

  test('of the first card has the incarnation of that card', () => {
    const table = laidOut();
    writable(table).cards[BOTTOM].incarnation = 5;
    begin(table, { source: BOTTOM });
    expect(table.effects.forbid[0].incarnation).toBe(5);
  });
});

test('the end names the winners, and keeps a list of its own', () => {
  const table = laidOut();
  const winners = [B];
  applyTableEvent(table, { type: 'finish', winners });
  winners.push(A);
  expect(table.outcome).toEqual({ winners: [B] });
});

test('the card that an event names is its own, or the source of its effect', () => {
  const effect = { source: OTHER } as Effect;
  const events = [
    { type: 'tap', card: LYING, tapped: true },
    { type: 'begin-effect', card: LYING, effect },
    { type: 'end-effect', card: LYING, effect },
    { type: 'other', card: LYING, effect },
    { type: 'shuffle', zone: DECK },
  ];
  expect(events.map(cardOfEvent)).toEqual([LYING, OTHER, OTHER, LYING, NO_CARD]);
  expect(events.map(isTableEvent)).toEqual([true, true, true, false, true]);
});

describe('who may know which card moves', () => {
  const moved = (from: ZoneId, to: ZoneId, more: Partial<MoveEvent> = {}) => {
    const table = laidOut();
    const event = { ...moveTo(table, HELD, to), from, ...more };
    return [A, B, NOBODY].filter((seat) => seesMove(table, event, seat));
  };

  test('is whoever saw it before or sees it now', () => {
    expect(moved(DECK, HAND)).toEqual([A]);
    expect(moved(HAND, DECK)).toEqual([A]);
    expect(moved(DECK, FIELD)).toEqual([A, B, NOBODY]);
    expect(moved(FIELD, DECK)).toEqual([A, B, NOBODY]);
    expect(moved(DECK, DECK)).toEqual([]);
    expect(moved(NO_ZONE, HAND)).toEqual([A]);
  });

  test('is only its controller, where it enters with its back up', () => {
    expect(moved(DECK, FIELD, { faceDown: true })).toEqual([B]);
    expect(moved(DECK, FIELD, { faceDown: true, controller: NOBODY })).toEqual([]);
  });
});
