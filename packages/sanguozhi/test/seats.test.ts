import type { Seat } from '@lianhuan/kernel';
import { describe, expect, it } from 'vitest';
import { nextSeat, type SanguozhiTable, seatsFrom } from '../table/table.ts';
import { emptyScene } from './card-scene.ts';

/** A table of four from which these have gone. */
function withoutSeats(...gone: readonly number[]): SanguozhiTable {
  const table = emptyScene(4);
  const players = table.state.players.map((player, seat) => ({
    ...player,
    left: gone.includes(seat),
  }));
  Object.assign(table.state, { players });
  return table;
}

const from = (table: SanguozhiTable, seat: number) => seatsFrom(table, seat as Seat).join('');

describe('the order of play of four (101.4)', () => {
  it('goes round from whoever is first', () => {
    const table = withoutSeats();
    expect([0, 1, 2, 3].map((seat) => from(table, seat))).toEqual(['0123', '1230', '2301', '3012']);
    expect([0, 1, 2, 3].map((seat) => nextSeat(table, seat as Seat))).toEqual([1, 2, 3, 0]);
  });

  it('passes over those who have left the game, the one it begins with as well', () => {
    const table = withoutSeats(1, 2);
    expect([0, 1, 2, 3].map((seat) => from(table, seat))).toEqual(['03', '30', '30', '30']);
    expect([0, 1, 2, 3].map((seat) => nextSeat(table, seat as Seat))).toEqual([3, 3, 3, 0]);
    expect(nextSeat(withoutSeats(0, 1, 3), 2 as Seat)).toBe(2);
  });
});
