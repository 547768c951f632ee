import { minxinThinking } from '@lianhuan/bots';
import { type MinxinTable, minxin, refusals } from '@lianhuan/minxin';
import { gameEngine } from '../../engine/game-engine.ts';
import { isFree } from '../../engine/tape.ts';
import { readPreferences } from './preferences.ts';

/** 民心, as the worker plays it. */
export const minxinEngine = gameEngine<MinxinTable>(minxin, minxinThinking, {
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
});
