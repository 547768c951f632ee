import { type CardId, type Flow, moveTo, type Seat } from '@lianhuan/kernel';
import type { SanguozhiEvent } from '../../events/events.ts';
import { happen, happenTogether } from '../../events/pipeline.ts';
import { obeys, rule } from '../../rules.ts';
import type { ChainItem } from '../../table/state.ts';
import { player, type SanguozhiTable, seatsFrom } from '../../table/table.ts';
import { isFieldZone, of } from '../../table/zones.ts';

/** Leaving the game, losing and winning (104, 900.3). */

type Reason = Extract<SanguozhiEvent, { type: 'leave-game' }>['why'];

/** Whoever has no 粮草 left, or had to draw too much, leaves now (104.3b, 104.3c). */
export function* loseTheDefeated(table: SanguozhiTable): Flow<boolean> {
  // Most often nobody has lost.
  if (!table.state.players.some(({ grain, drawnOut }) => grain <= 0 || drawnOut)) return false;
  const starved = seatsFrom(table, 0 as Seat).filter(
    (seat) => player(table, seat).grain <= 0 && obeys('104.3b', '116.5', '804.5a'),
  );
  const drawn = seatsFrom(table, 0 as Seat).filter(
    (seat) =>
      !starved.includes(seat) && player(table, seat).drawnOut && obeys('104.3c', '118.4', '804.5b'),
  );
  if (starved.length + drawn.length === 0) return false;
  // The defeated leave at once: if no player is left, nobody wins (104.4a).
  yield* leaveTogether(table, [
    ...starved.map((seat) => ({ seat, why: 'grain' as const })),
    ...drawn.map((seat) => ({ seat, why: 'deck' as const })),
  ]);
  return true;
}

/** These players leave at once (104.5). */
export function leaveGame(table: SanguozhiTable, seats: readonly Seat[], why: Reason): Flow {
  return leaveTogether(
    table,
    seats.map((seat) => ({ seat, why })),
  );
}

function* leaveTogether(
  table: SanguozhiTable,
  leaving: readonly { readonly seat: Seat; readonly why: Reason }[],
): Flow {
  yield* happenTogether(
    table,
    leaving.map(({ seat, why }) => ({ type: 'leave-game', seat, why })),
  );
  yield* decide(table);
  if (table.outcome !== null) return;
  for (const { seat } of leaving) yield* removeCards(table, seat);
}

/** Is the game over? The last team wins, those of it who have left too; without one it is a draw. */
function* decide(table: SanguozhiTable): Flow {
  const teams = new Set(seatsFrom(table, 0 as Seat).map((seat) => player(table, seat).team));
  // A team plays on with the players that it still has.
  obeys('900.3', '104.5');
  if (teams.size > 1) return;
  // A whole team is gone: the other has won, even with one player left.
  if (teams.size === 1 && table.seats > 2) rule('104.3d');
  const [team] = teams;
  const winners = everybody(table).filter((seat) => {
    // By the leaving of the others each would win who leaves at the same moment.
    if (team === undefined) return !obeys('104.3e', '104.4a', '104.4');
    if (player(table, seat).team !== team || !rule('104.2a')) return false;
    // A team wins together (104.2c).
    if (player(table, seat).left) rule('104.2c');
    return true;
  });
  // The game is over as soon as it has a result.
  rule('104.1');
  yield* happen(table, { type: 'finish', winners });
}

function everybody(table: SanguozhiTable): Seat[] {
  return Array.from({ length: table.seats }, (_, seat) => seat as Seat);
}

/**
 * 赢得本盘游戏 by an effect (104.2b): the game is over. Whoever has no 粮草 left, or had to draw too much, would lose only when
 * somebody next gets 行动权 (104.3b, 104.3c).
 */
export function* win(table: SanguozhiTable, seats: readonly Seat[]): Flow<boolean> {
  const teams = seats.map((seat) => player(table, seat)).filter(({ left }) => !left);
  if (teams.length === 0) return false;
  const winners = everybody(table).filter((seat) =>
    teams.some(({ team }) => team === player(table, seat).team),
  );
  yield* happen(table, { type: 'finish', winners });
  return true;
}

/**
 * The cards of a player who leaves go out of the game; cards of others that this player had go back to
 * their owners (900.3a, 900.3b).
 */
function* removeCards(table: SanguozhiTable, seat: Seat): Flow {
  const events: SanguozhiEvent[] = [];
  for (const zone of table.zones) {
    if (zone.owner !== seat || zone.name === 'removed') continue;
    for (const card of zone.cards) {
      const to = destination(table, card, seat, isFieldZone(zone.name));
      if (to !== null) events.push(moveTo(table, card, to));
    }
  }
  for (const item of table.state.chain) {
    if (item.controller === seat) events.push(...withdrawn(table, item, seat));
  }
  yield* happenTogether(table, events);
}

/** The items that a player who leaves had in the chain go with the player. */
function withdrawn(
  table: SanguozhiTable,
  { id, kind, card }: ChainItem,
  seat: Seat,
): SanguozhiEvent[] {
  const gone: SanguozhiEvent = { type: 'chain-remove', item: id };
  const to = destination(table, card, seat, true);
  return kind === 'ability' || to === null ? [gone] : [gone, moveTo(table, card, to)];
}

/** `isCommon`: not in a zone of their own, but where everybody’s cards lie. */
function destination(table: SanguozhiTable, card: CardId, seat: Seat, isCommon: boolean) {
  const { owner } = table.cards[card];
  if (owner === seat && rule('900.3a')) return of(seat, 'removed');
  // A card whose owner has left the game before goes out of the game: its owner has no hand any more.
  if (isCommon && player(table, owner).left && rule('900.3a')) return of(owner, 'removed');
  return isCommon && rule('900.3b') ? of(owner, 'hand') : null;
}
