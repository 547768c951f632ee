import { Match, type Seat } from '@lianhuan/kernel';
import { cards } from '../cards/check-cards.ts';
import type { CardDefinition } from '../cards/definition.ts';
import type { EvolveEvent } from '../events/events.ts';
import { evolve, layOutPosition } from '../game.ts';
import type { EvolvePosition, LaidZone } from '../table/position.ts';
import { type EvolveSetup, readSetup } from '../table/setup.ts';
import type { EvolveTable } from '../table/table.ts';

/** Positions as a scenario gives them, and matches that go on from there. */

export const A = 0 as Seat;
export const B = 1 as Seat;

/** A player with a leader at 20 and 5 of 5 能量点. */
export const PLAYER = {
  life: 20,
  energy: 5,
  energyMost: 5,
  evolvePoints: 0,
  evolved: false,
  played: 0,
  wounds: 0,
};

/** Cards made up for a ruling. Throws when one is refused. */
export function readMade(written: readonly object[]): readonly CardDefinition[] {
  const made = cards.readCards(written);
  if (!made.ok) throw new Error(made.problems.map(({ text }) => text.zh).join());
  return made.value;
}

/** A's main phase in turn 5. */
export function layOut(
  library: readonly CardDefinition[],
  zones: readonly LaidZone[],
  more: Partial<EvolvePosition> = {},
): EvolveTable {
  const time = { active: A, first: A, phase: 'main', turn: 5 } as const;
  const seats = [PLAYER, PLAYER];
  return layOutPosition({ players: 2, seed: 1, library, ...time, seats, zones, ...more });
}

/** A set-up that says nothing but what is given here. */
export function plainSetup(given: object = {}): EvolveSetup {
  const setup = readSetup(given);
  if (!setup.ok) throw new Error('a plain set-up was refused');
  return setup.value;
}

/** The match that goes on from there. */
export function playOn(table: EvolveTable): Match<EvolveTable, EvolveSetup, EvolveEvent> {
  return new Match(evolve, { setup: plainSetup(), seed: 1 }, { table, answers: [] });
}
