import { emptyTable, type Seat } from '@lianhuan/kernel';
import type { CardDefinition } from '../cards/definition.ts';
import { PROCEDURES } from '../flow/procedures.ts';
import { freshState, type Phase } from '../table/state.ts';
import type { SanguozhiTable } from '../table/table.ts';
import { addZones } from '../table/zones.ts';

export const A = 0 as Seat;
export const B = 1 as Seat;
export const C = 2 as Seat;
export const D = 3 as Seat;

/** A table on which nothing lies, in a phase of the third turn, A's. @param spent how much 粮草 each has lost of 30 */
export function midTurn(
  seats: number,
  phase: Phase,
  library: readonly CardDefinition[],
  spent = 0,
): SanguozhiTable {
  const fresh = freshState(
    Array.from({ length: seats }, (_, seat) => seat % 2),
    30,
  );
  const players = fresh.players.map((player) => ({ ...player, grain: player.grain - spent }));
  const state = { ...fresh, players, phase, turn: 3, round: 2, active: A, first: A };
  const table: SanguozhiTable = emptyTable(seats, 1, library, state, PROCEDURES);
  addZones(table);
  return table;
}
