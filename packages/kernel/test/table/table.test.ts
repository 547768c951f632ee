import { describe, expect, test } from 'vitest';
import { seedStreams, wordAt } from '../../chance/random.ts';
import {
  addCard,
  addZone,
  applyTableEvent,
  type CardId,
  copyPlain,
  copyTable,
  definitionOf,
  emptyTable,
  mayLook,
  maySee,
  NO_CARD,
  NO_HANDLE,
  NO_ZONE,
  NOBODY,
  playerOf,
  type Seat,
  type Table,
  writable,
  type ZoneId,
} from '../../index.ts';
import { freezePlain } from '../../table/copy.ts';
import { freshHandle } from '../../table/table.ts';
import { A, B } from '../toy-game.ts';

// How a table is laid out, what may be seen of it, and how it is copied.

describe('a table that is laid out', () => {
  test('begins empty', () => {
    const table = emptyTable(3, 1, ['one'], { turn: 1 });
    expect(table).toMatchObject({
      seats: 3,
      library: ['one'],
      cards: [],
      zones: [],
      effects: { forbid: [], replace: [], modify: [], trigger: [] },
      random: { drawn: 0 },
      handles: { drawn: 0 },
      clock: 0,
      begun: 0,
      outcome: null,
      state: { turn: 1 },
      procedures: null,
    });
    expect(table.random.key).not.toEqual(table.handles.key);
  });

  test('numbers its zones and cards as they come, and lays each card on top', () => {
    const table = emptyTable(2, 1, ['one', 'two'], null);
    const deck = addZone(table, 'deck', NOBODY, 'nobody');
    const hand = addZone(table, 'hand', B, 'owner');
    const cards = [
      addCard(table, 1, deck, A),
      addCard(table, 0, deck, A),
      addCard(table, 1, hand, A),
    ];
    expect([deck, hand, ...cards]).toEqual([0, 1, 0, 1, 2]);
    expect(table.zones).toEqual([
      { id: 0, name: 'deck', owner: NOBODY, visibility: 'nobody', cards: [0, 1] },
      { id: 1, name: 'hand', owner: B, visibility: 'owner', cards: [2] },
    ]);
    expect(definitionOf(table, 0 as CardId)).toBe('two');
    expect(table.cards[0]).toEqual({
      id: 0,
      definition: 1,
      owner: A,
      controller: NOBODY,
      zone: deck,
      tapped: false,
      faceDown: false,
      host: NO_CARD,
      incarnation: 0,
      handle: NO_HANDLE,
      enteredAt: 0,
      counters: null,
      lastZone: NO_ZONE,
      lastController: NOBODY,
    });
    expect(table.cards[2].controller).toBe(B);
    expect(table.cards[2].handle).not.toBe(NO_HANDLE);
  });
});

test('no card, no zone and nobody are below all numbers, and no handle is 0', () => {
  expect([NO_CARD, NO_ZONE, NOBODY, NO_HANDLE]).toEqual([-1, -1, -1, 0]);
});

test('a fresh handle takes two words of its stream: 53 bits, and always the same for a seed', () => {
  const table = emptyTable(2, 1, [], null);
  const handles = Array.from({ length: 200 }, () => freshHandle(table));
  expect(table.handles.drawn).toBe(400);
  expect(new Set(handles).size).toBe(200);
  expect(handles.every((handle) => Number.isSafeInteger(handle) && handle >= 0)).toBe(true);
  expect(Math.max(...handles)).toBeGreaterThan(2 ** 52);
  const [, { key }] = seedStreams(1, ['chance', 'handles']);
  const word = (index: number) => BigInt(wordAt(key, index));
  expect(handles).toEqual(
    handles.map((_, index) => Number((word(2 * index) << 21n) | (word(2 * index + 1) >> 11n))),
  );
  expect(new Set(handles.map((handle) => handle % 2))).toEqual(new Set([0, 1]));
});

describe('the faces of a zone', () => {
  const table = emptyTable(2, 1, ['one'], null);
  const zones = (['public', 'owner', 'nobody'] as const).map((visibility) =>
    addZone(table, visibility, A, visibility),
  );
  const seenBy = (zone: ZoneId) =>
    [A, B, NOBODY].filter((seat) => mayLook(table.zones[zone], seat));

  test('are for everybody, for the owner, or for nobody', () => {
    expect(zones.map(seenBy)).toEqual([[A, B, NOBODY], [A], []]);
  });

  test('that lie with their backs up are for the controller alone, where that seat may look at all', () => {
    const seen = (zone: ZoneId, controller: Seat) => {
      const card = addCard(table, 0, zone, A);
      Object.assign(table.cards[card], { faceDown: true, controller });
      return [A, B, NOBODY].filter((seat) => maySee(table, card, seat));
    };
    const [open, own, none] = zones;
    expect(seen(open, B)).toEqual([B]);
    expect(seen(open, NOBODY)).toEqual([]);
    expect(seen(own, B)).toEqual([]);
    expect(seen(none, A)).toEqual([]);
    const up = addCard(table, 0, open, A);
    expect([A, B, NOBODY].every((seat) => maySee(table, up, seat))).toBe(true);
  });
});

describe('a copy of a table', () => {
  function played(): Table<string, { turn: number[] }> {
    const procedures = { draw: () => 1 };
    const table = emptyTable(2, 1, ['one'], { turn: [1] }, procedures);
    const deck = addZone(table, 'deck', NOBODY, 'nobody');
    const field = addZone(table, 'field', B, 'public');
    for (const zone of [deck, field, field]) addCard(table, 0, zone, A);
    Object.assign(table.cards[1], {
      controller: A,
      tapped: true,
      faceDown: true,
      host: 2,
      incarnation: 3,
      enteredAt: 4,
      counters: { uses: 1 },
      lastZone: deck,
      lastController: B,
    });
    for (const kind of ['forbid', 'replace', 'modify', 'trigger'] as const) {
      const duration = { until: 'end-of-game' } as const;
      const effect = { kind, source: NO_CARD, controller: A, duration, layer: 1, body: kind };
      applyTableEvent(table as Table, { type: 'begin-effect', effect });
    }
    applyTableEvent(table as Table, { type: 'shuffle', zone: field });
    applyTableEvent(table as Table, { type: 'finish', winners: [A] });
    writable(table).clock = 12;
    return table;
  }

  test('has all that the table has', () => {
    const table = played();
    expect(copyTable(table)).toEqual(table);
  });

  test('shares nothing with it that an event changes', () => {
    const table = played();
    const before = JSON.stringify(table);
    const copy = copyTable(table) as Table;
    const [first] = copy.zones[1].cards;
    applyTableEvent(copy, { type: 'tap', card: first, tapped: !copy.cards[first].tapped });
    applyTableEvent(copy, { type: 'count', card: first, counter: 'uses', by: 1 });
    for (const kind of ['forbid', 'replace', 'modify', 'trigger'] as const) {
      applyTableEvent(copy, { type: 'end-effect', effect: copy.effects[kind][0] });
    }
    applyTableEvent(copy, {
      type: 'move',
      card: first,
      to: 0 as ZoneId,
      place: 'top',
      controller: A,
      faceDown: false,
      from: NO_ZONE,
    });
    applyTableEvent(copy, { type: 'shuffle', zone: 0 as ZoneId });
    (copy.state as { turn: number[] }).turn.push(2);
    expect(JSON.stringify(table)).toBe(before);
  });

  test('has the game’s own part as the game copies it, and shares what never changes', () => {
    const table = played();
    const copy = copyTable(table, ({ turn }) => ({ turn: [...turn, 9] }));
    expect(copy.state).toEqual({ turn: [1, 9] });
    expect(copy.library).toBe(table.library);
    expect(copy.procedures).toBe(table.procedures);
  });
});

test('plain data is copied with all its parts, whatever they are', () => {
  const data = { list: [1, { deep: ['a'] }], none: null, word: 'b', is: true, nothing: undefined };
  const copy = copyPlain(data);
  expect(copy).toEqual(data);
  expect(copy).not.toBe(data);
  expect(copy.list).not.toBe(data.list);
  expect(copy.list[1]).not.toBe(data.list[1]);
  expect([copyPlain(7), copyPlain(null), copyPlain('c')]).toEqual([7, null, 'c']);
});

test('frozen data cannot be changed in any of its parts', () => {
  const data = freezePlain({ list: [{ deep: [1] }], none: null });
  expect(() => Object.assign(data, { list: [] })).toThrow(TypeError);
  expect(() => Object.assign(data.list[0], { deep: [] })).toThrow(TypeError);
  expect(() => data.list[0].deep.push(2)).toThrow(TypeError);
  expect(freezePlain(data)).toBe(data);
  expect(copyPlain({ data }).data).toBe(data);
  expect([freezePlain(7), freezePlain(null)]).toEqual([7, null]);
});

test('what a player has is what the state holds of that seat', () => {
  const table = emptyTable(2, 1, [], { players: [{ gold: 1 }, { gold: 5 }] });
  expect(playerOf(table, B)).toEqual({ gold: 5 });
});
