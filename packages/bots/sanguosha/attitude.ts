import type { Seat } from '@lianhuan/kernel';
import type { Role } from '@lianhuan/sanguosha';
import type { TableView } from './table-view.ts';

/** Whom a player wants to hurt and whom to help, by what was done in the open: roles are known to nobody but oneself. */

/** From −1 (wants it dead) to 1 (itself). */
export type Attitude = (seat: Seat) => number;

/** How somebody who has done nothing is seen: most tables have more enemies of the lord than friends. */
const UNKNOWN = -0.15;
/** So much damage makes a suspicion certain. */
const CERTAIN = 2;

/** How this seat stands to every other. */
export function attitudeOf(table: TableView): Attitude {
  const { seat } = table;
  const hostility = hostilityToLord(table);
  const lord = lordOf(table);
  const own = table.roleOf(seat);
  return (other) => {
    if (other === seat) return 1;
    if (!table.state.characters[other]?.alive) return 0;
    const known = table.roleOf(other);
    const against = known === null ? hostility[other] : KNOWN_HOSTILITY[known];
    switch (own) {
      case 'lord':
        return against === 0 ? UNKNOWN : -against;
      case 'loyalist':
        return other === lord ? 0.9 : against === 0 ? UNKNOWN / 3 : -against;
      case 'rebel':
        return other === lord ? -1 : against === 0 ? UNKNOWN / 3 : against * 0.8;
      case 'renegade':
        return renegade(table, other, lord, against);
      case 'landlord':
        return -1;
      case 'farmer':
        return known === 'farmer' ? 0.9 : -1;
      case null:
        return -0.5;
    }
  };
}

const KNOWN_HOSTILITY: Readonly<Record<Role, number>> = {
  lord: -1,
  loyalist: -1,
  rebel: 1,
  renegade: 0.6,
  landlord: -1,
  farmer: 1,
};

function lordOf(table: TableView): Seat {
  return table.state.characters.findIndex(
    (_, seat) => table.roleOf(seat as Seat) === 'lord',
  ) as Seat;
}

/** A 内奸 thins out both sides, the stronger one first, and spares the lord until nobody else is left. */
function renegade(table: TableView, other: Seat, lord: Seat, against: number): number {
  const living = table.state.characters.filter(({ alive }) => alive).length;
  if (living === 2) return -1;
  if (other === lord) return table.state.characters[lord].hp <= 1 ? 0.6 : 0;
  const { rebels, loyal } = sides(table);
  const isStronger = rebels >= loyal ? against > 0 : against < 0;
  return isStronger ? -0.7 : -0.3;
}

/** How many seem to be on each side. */
function sides(table: TableView): { readonly rebels: number; readonly loyal: number } {
  const hostility = hostilityToLord(table);
  let [rebels, loyal] = [0, 0];
  table.state.characters.forEach(({ alive }, seat) => {
    if (!alive) return;
    if (hostility[seat] > 0) rebels += 1;
    else loyal += 1;
  });
  return { rebels, loyal };
}

/** From −1 (stands by the lord) to 1 (is against him), by whom each has hurt and helped. */
function hostilityToLord(table: TableView): readonly number[] {
  const lord = lordOf(table);
  const { characters } = table.state;
  const toLord = characters.map(({ deeds }) => bounded((deeds[lord] ?? 0) / CERTAIN));
  return characters.map(({ deeds }, seat) => {
    if (seat === lord) return -1;
    const toOthers = deeds.reduce(
      (sum, by, other) => (other === lord || other === seat ? sum : sum - by * toLord[other]),
      0,
    );
    return bounded(toLord[seat] + toOthers / CERTAIN);
  });
}

function bounded(value: number): number {
  return Math.max(-1, Math.min(1, value));
}
