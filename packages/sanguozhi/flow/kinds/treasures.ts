import { type CardId, citedIfFound, type Flow, type MoveEvent } from '@lianhuan/kernel';
import { obeys } from '../../rules.ts';
import type { CardRef } from '../../table/state.ts';
import {
  cardsIn,
  isSame,
  printed,
  refOf,
  roleOf,
  type SanguozhiTable,
  seatsFrom,
  treasuresOf,
} from '../../table/table.ts';
import { moveHome, moveTogether } from '../moving/moves.ts';
import type { Due } from '../state-checks/check.ts';
import { canBear } from '../using/legal.ts';

/** Treasures without a general who can bear them go to the graveyard. */
export function treasureChecks(table: SanguozhiTable): Due | null {
  const moves: MoveEvent[] = [];
  for (const seat of seatsFrom(table, table.state.active)) {
    const treasures = cardsIn(table, seat, 'treasures');
    for (const card of treasures) {
      if (citedIfFound(() => fallsOff(table, card))) moves.push(moveHome(table, card, 'graveyard'));
    }
  }
  if (moves.length === 0) return null;
  const leaving = moves.map(({ card }) => card);
  const refs = leaving.map((card) => refOf(table, card));
  return { leaving, deeds: takeAway(table, moves, refs) };
}

/** Moves those that have not left with their bearers meanwhile. */
function* takeAway(
  table: SanguozhiTable,
  moves: readonly MoveEvent[],
  refs: readonly CardRef[],
): Flow<boolean> {
  const came = yield* moveTogether(
    table,
    moves.filter((_, place) => isSame(table, refs[place])),
  );
  return came.some(({ type }) => type === 'move');
}

function fallsOff(table: SanguozhiTable, treasure: CardId): boolean {
  const { host } = table.cards[treasure];
  const borne = host >= 0 && roleOf(table, host) !== null && !table.cards[host].faceDown;
  if (!borne || table.cards[host].controller !== table.cards[treasure].controller) {
    return obeys('804.5z', '502.7', '502.7d');
  }
  if (!canBear(table, treasure, host)) return obeys('804.5y', '502.7c', '418.3b', '110.8c');
  return isOutdated(table, treasure, host) && obeys('804.5x', '502.5', '502.5a');
}

/** A newer treasure is there, and not of the same 套装 (502.5a). */
function isOutdated(table: SanguozhiTable, treasure: CardId, bearer: CardId): boolean {
  const borne = treasuresOf(table, bearer);
  const newest = borne[borne.length - 1];
  if (newest === undefined || newest === treasure) return false;
  const set = setOf(table, treasure);
  return set === null || set !== setOf(table, newest);
}

/** The 套装 a treasure belongs to; null for none (502.2). */
export function setOf(table: SanguozhiTable, treasure: CardId): string | null {
  const definition = printed(table, treasure);
  return definition.kind === 'treasure' ? (definition.set?.name ?? null) : null;
}
