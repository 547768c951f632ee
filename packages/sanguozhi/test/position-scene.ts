import { Match, type Seat } from '@lianhuan/kernel';
import type { CardDefinition } from '../cards/definition.ts';
import type { SanguozhiEvent } from '../events/events.ts';
import { sanguozhi } from '../game.ts';
import { type LaidZone, layOutPosition } from '../table/position.ts';
import type { SanguozhiSetup } from '../table/setup.ts';
import type { Phase } from '../table/state.ts';
import type { SanguozhiTable } from '../table/table.ts';

/** Positions of two players as a scenario gives them, and matches that go on from there. */

export const A = 0 as Seat;
export const B = 1 as Seat;

/** A's first turn, both with 30 of 30 粮草. */
export function layOut(
  library: readonly CardDefinition[],
  zones: readonly LaidZone[],
  phase: Phase = 'prepare',
): SanguozhiTable {
  const time = { active: A, first: A, phase, turn: 1, round: 1 };
  const player = { grain: 30, grainCap: 30, mainLost: false, counters: {} };
  const seats = [player, player];
  return layOutPosition({ players: 2, seed: 1, library, ...time, seats, zones });
}

/** The match that goes on from there. */
export function playOn(
  table: SanguozhiTable,
): Match<SanguozhiTable, SanguozhiSetup, SanguozhiEvent> {
  const setup = { players: 2 as const, decks: [], first: A, chooser: null, grain: 30 };
  return new Match(sanguozhi, { setup, seed: 1, recorded: true }, { table, answers: [] });
}
