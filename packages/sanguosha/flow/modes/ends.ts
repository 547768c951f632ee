import type { Flow, Seat } from '@lianhuan/kernel';
import { happen } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import { isSameFaction, membersWith } from '../../table/hegemony.ts';
import { isAlive, roleOf, type SanguoshaTable } from '../../table/table.ts';
import { isReplaced } from './duel.ts';
import { allSeats } from './generals.ts';
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
      return landlordWinners(table);
    case 'hegemony':
      return hegemonyWinners(table);
    case 'duel':
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

/** 斗地主 (L4). */
function landlordWinners(table: SanguoshaTable): readonly Seat[] | null {
  const seats = allSeats(table);
  const landlord = seats.filter((seat) => roleOf(table, seat) === 'landlord');
  const farmers = seats.filter((seat) => roleOf(table, seat) === 'farmer');
  if (landlord.some((seat) => !isAlive(table, seat)) && rule('L4')) return farmers;
  return farmers.some((seat) => isAlive(table, seat)) ? null : landlord;
}

/** 国战: all living ones are known to be of one faction, or one is left (H3). The dead of the faction win with it. */
function hegemonyWinners(table: SanguoshaTable): readonly Seat[] | null {
  const [one, ...others] = allSeats(table).filter((seat) => isAlive(table, seat));
  if (one === undefined) return [];
  const isOver = others.every((other) => isSameFaction(table, one, other) && rule('H3'));
  return isOver ? membersWith(table, one) : null;
}

/** 单挑: whoever still has a general. */
function lastStanding(table: SanguoshaTable): readonly Seat[] | null {
  const left = allSeats(table).filter((seat) => isAlive(table, seat) || isReplaced(table, seat));
  return left.length > 1 ? null : left;
}
