import type { Flow, Seat } from '@lianhuan/kernel';
import { happen } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import { isAlive, roleOf, type SanguoshaTable } from '../../table/table.ts';
import { showRole } from './roles.ts';

/** When a game ends, and who has won (P13). */

/** Looks whether the game is over; it ends at once (P13). */
export function* testEnd(table: SanguoshaTable): Flow {
  const winners = winnersOf(table);
  if (winners === null || !rule('P13')) return;
  for (let seat = 0; seat < table.seats; seat++) yield* showRole(table, seat as Seat);
  yield* happen(table, { type: 'finish', winners });
}

function winnersOf(table: SanguoshaTable): readonly Seat[] | null {
  switch (table.state.mode) {
    case 'identity':
      return identityWinners(table);
    case 'landlord':
    case 'duel':
    case 'hegemony':
      return lastStanding(table);
  }
}

/** 身份局 (M6, M7). */
function identityWinners(table: SanguoshaTable): readonly Seat[] | null {
  const seats = table.state.characters.map((_, seat) => seat as Seat);
  const living = seats.filter((seat) => isAlive(table, seat));
  const of = (roles: readonly string[]) =>
    seats.filter((seat) => roles.includes(roleOf(table, seat) ?? ''));
  const isLiving = (roles: readonly string[]) => of(roles).some((seat) => isAlive(table, seat));
  if (!isLiving(['lord']) && rule('M6')) {
    const alone = living.length === 1 && roleOf(table, living[0]) === 'renegade';
    return alone ? living : of(['rebel']);
  }
  if (isLiving(['rebel', 'renegade']) || !rule('M7')) return null;
  return of(['lord', 'loyalist']);
}

function lastStanding(table: SanguoshaTable): readonly Seat[] | null {
  const living = table.state.characters
    .map((_, seat) => seat as Seat)
    .filter((seat) => isAlive(table, seat));
  return living.length > 1 ? null : living;
}
