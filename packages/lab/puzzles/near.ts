import type { EvolveTable } from '@lianhuan/evolve';
import type { Match, Seat } from '@lianhuan/kernel';

/** Leaders who have more life than that are seldom beaten in one turn. */
const NEAR_LIFE = 9;

/** Where a turn can win the game at all, by the game's id: a look that costs nothing. Other games are looked at everywhere. */
export const NEAR: Readonly<Record<string, (match: Match, seat: Seat) => boolean>> = {
  evolve: ({ table }, seat) =>
    (table as unknown as EvolveTable).state.players.every(
      ({ life }, whose) => whose === seat || life <= NEAR_LIFE,
    ),
};
