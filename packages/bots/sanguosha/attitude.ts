import type { Seat } from '@lianhuan/kernel';
import type { Role } from '@lianhuan/sanguosha';
import { type RoleOdds, roleOdds } from './role-odds.ts';
import type { TableView } from './table-view.ts';

/** Whom a player wants to hurt and whom to help, by what everybody may know and by its own role or faction. */

/** From −1 (wants it dead) to 1 (itself). */
export type Attitude = (seat: Seat) => number;

/** How this seat stands to every other. */
export function attitudeOf(table: TableView): Attitude {
  const { seat } = table;
  // Many decisions are about nobody else: what the others did is gone through when it is first asked for.
  let toLiving: Attitude | null = null;
  return (other) => {
    if (other === seat) return 1;
    if (!table.state.characters[other]?.alive) return 0;
    toLiving ??= attitudeToOthers(table);
    return toLiving(other);
  };
}

function attitudeToOthers(table: TableView): Attitude {
  switch (table.state.mode) {
    case 'identity':
      return byRoles(table);
    case 'landlord':
      return (other) =>
        table.roleOf(table.seat) === 'farmer' && table.roleOf(other) === 'farmer' ? 0.9 : -1;
    case 'hegemony':
      return byFactions(table);
    case 'duel':
      return () => -1;
  }
}

const ROLES: readonly Role[] = ['lord', 'loyalist', 'rebel', 'renegade', 'landlord', 'farmer'];

/** What a player of each role wishes each role, in the identity game. */
type Wishes = Readonly<Partial<Record<Role, number>>>;

function byRoles(table: TableView): Attitude {
  const odds = roleOdds(table);
  const own = table.roleOf(table.seat);
  const wishes = own === null ? {} : wishesOf(own, table, odds);
  const impatience = Math.max(0, table.state.round - PATIENCE) * 0.03;
  const toSeats = odds.map((ofSeat) => {
    const isKnown = ROLES.some((role) => ofSeat[role] === 1);
    return ROLES.reduce(
      (sum, role) => sum + ofSeat[role] * (wishes[role] ?? 0),
      isKnown ? 0 : -Math.min(1, impatience),
    );
  });
  return (other) => toSeats[other];
}

/** After so many rounds players begin to attack those of whom they know nothing: else nobody might ever. */
const PATIENCE = 12;

function wishesOf(own: Role, table: TableView, odds: readonly RoleOdds[]): Wishes {
  const rebels = living(table).reduce((sum, seat) => sum + odds[seat].rebel, 0);
  switch (own) {
    case 'lord':
    case 'loyalist':
      // To hurt one's own costs more than to spare a rebel for a while. A 内奸 helps against rebels as long as there are any.
      return { lord: 0.95, loyalist: 2.2, rebel: -1, renegade: rebels > 0.5 ? -0.3 : -1 };
    case 'rebel':
      return { lord: -1, loyalist: -0.7, rebel: 0.8, renegade: -0.2 };
    default:
      return renegadeWishes(table, odds, rebels);
  }
}

/**
 * A 内奸 stands by the lord as long as a rebel is likely to live, then thins out the stronger side, and spares the
 * lord until nobody else is left (M4).
 */
function renegadeWishes(table: TableView, odds: readonly RoleOdds[], rebels: number): Wishes {
  const others = living(table);
  if (others.length === 2) return { lord: -1 };
  if (rebels > 0.8) return { lord: 0.95, loyalist: 0.2, rebel: -1, renegade: -0.3 };
  const lord = others.find((seat) => odds[seat].lord === 1);
  const isWeak = lord !== undefined && table.state.characters[lord].hp <= 2;
  const loyal = others.reduce((sum, seat) => sum + odds[seat].loyalist, 0);
  return {
    lord: isWeak ? 0.7 : 0.1,
    loyalist: rebels > loyal ? -0.1 : -0.8,
    rebel: rebels > loyal ? -0.8 : -0.1,
    renegade: -0.6,
  };
}

/** In 国战 the own faction are friends, 野心家 nobody's; whoever shows no faction yet is more likely of another. */
function byFactions(table: TableView): Attitude {
  const { characters } = table.state;
  const own = characters[table.seat].faction ?? table.ownFaction();
  return (other) => {
    const { faction } = characters[other];
    if (faction === null) return hasHurt(table, other, own) ? -0.8 : -0.25;
    return faction === own && faction !== 'careerist' ? 0.8 : -0.9;
  };
}

/** Has a character whose faction nobody knows hurt one of that faction? */
function hasHurt(table: TableView, other: Seat, own: string | null): boolean {
  const { characters } = table.state;
  return characters[other].deeds.some(
    (damage, victim) => damage > 0 && (victim === table.seat || characters[victim].faction === own),
  );
}

function living(table: TableView): Seat[] {
  return table.state.characters.flatMap(({ alive }, seat) => (alive ? [seat as Seat] : []));
}
