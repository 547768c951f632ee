import { evaluateMinxin, namedBot } from '@lianhuan/bots';
import { type MinxinTable, minxin, refusals } from '@lianhuan/minxin';
import type { GameEngine } from '@lianhuan/releases';
import { isFree } from '../../engine/tape.ts';
import { readPreferences } from './preferences.ts';

/** 民心, as the worker plays it. */
export const minxinEngine: GameEngine<MinxinTable> = {
  game: minxin,
  bot: (name, seed) => namedBot(name, evaluateMinxin, seed),
  screen: {
    round: (table) => table.state.round,
    scores: (table) => table.state.players.map(({ favor }) => favor),
    refusals: (table, seat) =>
      refusals(table, seat).map(({ rule, ...refusal }) => ({ ...refusal, rules: [rule] })),
    // The pass of a player who can do nothing else.
    automatic({ decision }, preferences) {
      const forced =
        decision !== null && !isFree({ idle: decision.idle, options: decision.options.length });
      return forced && readPreferences(preferences).stop === 'when-able' ? 0 : null;
    },
  },
};
