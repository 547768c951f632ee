import type { TestedGame } from '@lianhuan/kernel/testing';
import type { MinxinEvent } from '../events/events.ts';
import { minxin } from '../game.ts';
import { secrets } from '../table/secrets.ts';
import { type MinxinSetup, PLAYERS } from '../table/setup.ts';
import type { MinxinTable } from '../table/table.ts';
import { broken, favorInPlay } from './invariants.ts';

/** 民心, for random games to be played of it. */
export const triedMinxin: TestedGame<MinxinTable, MinxinSetup, MinxinEvent> = {
  game: minxin,
  players: Array.from(
    { length: PLAYERS.most - PLAYERS.least + 1 },
    (_, more) => PLAYERS.least + more,
  ),
  watch: (match) => {
    const full = match.table.seats * match.setup.favorPerPlayer;
    let drained = false;
    return () => {
      const { table, outcome } = match;
      const found = broken(table);
      drained ||= table.state.pool === 0;
      if (table.state.round > 0 && !drained && favorInPlay(table) !== full) {
        found.push(`${favorInPlay(table)} favour of ${full}`);
      }
      if (outcome !== null && outcome.winners.length === 0) found.push('nobody has won');
      if (outcome !== null && table.state.pool > 0) found.push('the pool is not empty');
      return found;
    };
  },
  secrets,
};
