import { describe, expect, test } from 'vitest';
import {
  type CardId,
  copyTable,
  emptyTable,
  type Flow,
  fingerprint,
  moveTo,
  positionFingerprint,
  type Seat,
} from '../../index.ts';
import { DECK, hand, happen, impose, type ToyTable, toyTable } from '../toy-game.ts';

const ME = 0 as Seat;
const OTHER = 1 as Seat;

function run(flow: Flow<unknown>): void {
  while (!flow.next(0).done);
}

const seenBy = (table: ToyTable, seat: Seat) => positionFingerprint(table, seat, table.state);

/** Two lots in each hand. */
function dealt(): ToyTable {
  const table = toyTable(2, 1);
  for (const seat of [ME, OTHER, ME, OTHER]) move(table, top(table), hand(seat));
  return table;
}

const top = (table: ToyTable) => table.zones[DECK].cards.at(-1) as CardId;

function move(table: ToyTable, card: CardId, zone: typeof DECK): void {
  run(happen(table, moveTo(table, card, zone)));
}

describe('a position', () => {
  test('is the same to a seat when its card went away and came back, for all that was counted', () => {
    const table = dealt();
    const [before, all] = [seenBy(table, ME), fingerprint(table)];
    const [card] = table.zones[hand(ME)].cards.slice(-1);
    move(table, card, DECK);
    expect(seenBy(table, ME)).not.toBe(before);
    move(table, card, hand(ME));
    expect(seenBy(table, ME)).toBe(before);
    expect(fingerprint(table)).not.toBe(all);
  });

  test('is not told apart by what is hidden from the seat, but by whoever sees it', () => {
    const table = dealt();
    const [mine, theirs] = [seenBy(table, ME), seenBy(table, OTHER)];
    const card = table.zones[hand(OTHER)].cards.at(-1) as CardId;
    const fresh = top(table);
    move(table, card, DECK);
    move(table, fresh, hand(OTHER));
    expect(seenBy(table, ME)).toBe(mine);
    expect(seenBy(table, OTHER)).not.toBe(theirs);
  });

  test('is another when the hidden cards are more or fewer, or when an effect was begun', () => {
    const table = dealt();
    const before = seenBy(table, ME);
    move(table, top(table), hand(OTHER));
    const more = seenBy(table, ME);
    expect(more).not.toBe(before);
    impose(table, 'forbid', { on: 'lose', doing: 'forbid' });
    expect(seenBy(table, ME)).not.toBe(more);
  });

  test('is another when a card in sight is turned, or lies in another place', () => {
    const table = dealt();
    const before = seenBy(table, ME);
    const [first, second] = table.zones[hand(ME)].cards;
    run(happen(table, { type: 'tap', card: first, tapped: true }));
    expect(seenBy(table, ME)).not.toBe(before);
    run(happen(table, { type: 'tap', card: first, tapped: false }));
    expect(seenBy(table, ME)).toBe(before);
    move(table, first, hand(ME));
    expect(table.zones[hand(ME)].cards).toEqual([second, first]);
    expect(seenBy(table, ME)).not.toBe(before);
  });

  test('is the same under the same effect, whenever it was begun', () => {
    const [early, late] = [dealt(), dealt()];
    run(happen(late, { type: 'next', seat: OTHER }));
    run(happen(late, { type: 'next', seat: ME }));
    for (const table of [early, late]) {
      impose(table, 'forbid', { on: 'lose', doing: 'forbid' });
    }
    const { turns } = early.state;
    expect(positionFingerprint(late, ME, { ...late.state, turns })).toBe(seenBy(early, ME));
  });
});

test('the procedures of a table are those of its copies, and no part of its fingerprint', () => {
  const procedures = { draw: () => 1 };
  const table = emptyTable(2, 1, [], { turn: 1 }, procedures);
  expect(copyTable(table).procedures).toBe(procedures);
  expect(fingerprint(table)).toBe(fingerprint(emptyTable(2, 1, [], { turn: 1 })));
});
