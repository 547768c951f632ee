import type { Seat } from '@lianhuan/kernel';
import type { Attitude } from './attitude.ts';
import type { TableView } from './table-view.ts';
import { worthToTarget } from './worth.ts';

/** What using a card is worth as the table stands. */

/** What using a card of this face is worth now. */
export function faceWorth(table: TableView, attitude: Attitude, face: string): number {
  const worth = worthToTarget(face);
  switch (face) {
    case 'peach':
      return peachWorth(table, attitude);
    case 'analeptic':
      return table.cards(table.seat, 'hand').some((card) => card.face.endsWith('slash')) ? 1.2 : -1;
    case 'lightning':
      return -1;
    case 'savage-assault':
    case 'archery-attack':
      return (
        livingOthers(table).reduce(
          (sum, seat) => sum + worth * attitude(seat) * weakness(table, seat),
          0,
        ) - riskToLord(table, attitude)
      );
    case 'god-salvation':
      return livingOf(table)
        .filter((seat) => isHurt(table, seat))
        .reduce((sum, seat) => sum + worth * attitude(seat), 0);
    case 'amazing-grace':
      return livingOthers(table).reduce((sum, seat) => sum + worth * attitude(seat), 0);
    default: {
      if (worth > 0) return worth;
      const within = reachOf(table, face);
      const near = livingOthers(table).filter((seat) => distanceTo(table, seat) <= within);
      return Math.max(...near.map((seat) => worth * attitude(seat)), -1);
    }
  }
}

/** A 桃 for oneself: not while somebody who must not die may need it more. */
function peachWorth({ seat, state: { characters } }: TableView, attitude: Attitude): number {
  const { hp, maxHp } = characters[seat];
  const isNeeded = characters.some(
    (other, at) =>
      at !== seat && other.alive && attitude(at as Seat) > MUST_NOT_DIE && other.hp <= hp,
  );
  if (isNeeded && hp > 1) return -1;
  return hp < maxHp - 1 || hp <= 2 ? 6 : 0.5;
}

/** The lord, for those who stand by the lord. */
const MUST_NOT_DIE = 0.9;

function isHurt({ state: { characters } }: TableView, seat: Seat): boolean {
  return characters[seat].hp < characters[seat].maxHp;
}

/** What hurts everybody may be the end of the lord, and of all who stand by it. */
function riskToLord(table: TableView, attitude: Attitude): number {
  const lord = lordToKeep(table, attitude);
  if (lord === null || lord === table.seat) return 0;
  const { hp } = table.state.characters[lord];
  return hp <= 1 ? 20 : hp === 2 ? 4 : 0;
}

/** With so few hp one turn may be the lord's last. */
const WEAK_LORD = 2;

/** Is that the lord, whom this seat stands by, and nearly dead? */
export function isLordInDanger(table: TableView, attitude: Attitude, seat: Seat): boolean {
  return lordToKeep(table, attitude) === seat && table.state.characters[seat].hp <= WEAK_LORD;
}

/** The lord, for itself and for those who stand by it; null for all others. */
export function lordToKeep(table: TableView, attitude: Attitude): Seat | null {
  const lord = livingOf(table).find((seat) => table.roleOf(seat) === 'lord');
  return lord !== undefined && attitude(lord) > MUST_NOT_DIE ? lord : null;
}

/** How far away the targets of a card may be. */
function reachOf(table: TableView, face: string): number {
  if (face.endsWith('slash')) return table.state.characters[table.seat].range;
  return face === 'snatch' || face === 'supply-shortage' ? 1 : Number.POSITIVE_INFINITY;
}

/** The distance to another seat by seats and mounts (D1); skills are not looked at. */
function distanceTo(table: TableView, to: Seat): number {
  const living = livingOf(table);
  const apart = Math.abs(living.indexOf(to) - living.indexOf(table.seat));
  const has = (seat: Seat, kind: string) =>
    table.cards(seat, 'equipment').some((card) => card.kind === kind) ? 1 : 0;
  const around = Math.min(apart, living.length - apart);
  return around + has(to, 'defensive-mount') - has(table.seat, 'offensive-mount');
}

/** The seats of all who live. */
function livingOf({ state: { characters } }: TableView): Seat[] {
  return characters.flatMap(({ alive }, seat) => (alive ? [seat as Seat] : []));
}

/** The seats of all who live but this one. */
export function livingOthers(table: TableView): Seat[] {
  return livingOf(table).filter((seat) => seat !== table.seat);
}

/** A character is the better a target the less it has left. */
export function weakness(table: TableView, seat: Seat): number {
  const { hp } = table.state.characters[seat];
  return 1 + 2 / Math.max(1, hp) - Math.min(0.5, table.count(seat, 'hand') * 0.08);
}
