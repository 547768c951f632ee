import { type Flow, markCitations, type Seat, withdrawCitations } from '@lianhuan/kernel';
import type { EvolveEvent } from '../../events/events.ts';
import { forbidden, happen } from '../../events/pipeline.ts';
import { obeys, rule } from '../../rules.ts';
import { ENERGY_LIMIT } from '../../table/limits.ts';
import { type EvolveTable, player } from '../../table/table.ts';
import type { PlayerValue } from '../../text/meaning/procedures.ts';

/** The numbers of players: 能量点, 进化点, 生命值 (3.2, 2.8.3). */

/** Raises or lowers a number of a player as far as its bounds allow (1.3.2.4.1); gives whether it changed. */
export function* adjust(
  table: EvolveTable,
  seat: Seat,
  what: PlayerValue,
  by: number,
): Flow<boolean> {
  const change = bounded(table, seat, what, by);
  if (change === 0 && rule('1.3.2.2')) return false;
  return (yield* happen(table, eventFor(seat, what, change))) !== null;
}

function eventFor(seat: Seat, what: PlayerValue, by: number): EvolveEvent {
  return { type: what, seat, by };
}

function bounded(table: EvolveTable, seat: Seat, what: PlayerValue, by: number): number {
  const now = player(table, seat)[FIELDS[what]];
  const consulted = markCitations();
  const [least, most] = bounds(table, seat, what);
  const change = Math.min(Math.max(now + by, Math.min(least, now)), Math.max(most, now)) - now;
  if (change === by || !obeys('1.3.2.4.1', '3.2.4')) {
    withdrawCitations(consulted);
    return by;
  }
  return change;
}

const FIELDS = {
  energy: 'energy',
  'energy-most': 'energyMost',
  'evolve-points': 'evolvePoints',
  life: 'life',
} as const;

/** The least and the most a number can be. */
function bounds(
  table: EvolveTable,
  seat: Seat,
  what: PlayerValue,
): readonly [least: number, most: number] {
  switch (what) {
    case 'energy':
      rule('3.2.4.2');
      return [0, player(table, seat).energyMost];
    case 'energy-most':
      rule('3.2.4.1');
      return [0, ENERGY_LIMIT];
    case 'evolve-points':
      rule('3.2.5.1');
      return [0, UNBOUNDED[1]];
    case 'life':
      return UNBOUNDED;
  }
}

const UNBOUNDED = [-999, 999] as const;

/** Could a number change by so much as a cost: not beyond its bounds, and not below 0 (10.4.4, 10.4.5.1)? */
export function canAdjust(table: EvolveTable, seat: Seat, what: PlayerValue, by: number): boolean {
  const after = player(table, seat)[FIELDS[what]] + by;
  const [, most] = bounds(table, seat, what);
  if (by !== 0 && forbidden(table, eventFor(seat, what, by)) !== null) return !rule('10.4.2.2');
  return (after >= 0 && after <= most) || !rule(what === 'energy' ? '10.4.4' : '10.4.5.1');
}

/** The player recovers 能量点, 回复 (5.14), up to the maximum; gives whether any were recovered. */
export function* recover(table: EvolveTable, seat: Seat, amount: number): Flow<boolean> {
  if (!obeys('5.14.1', '5.14.1.1') || amount <= 0) return false;
  const by = bounded(table, seat, 'energy', amount);
  if (by === 0) return false;
  return (yield* happen(table, { type: 'energy', seat, by, recovered: true })) !== null;
}
