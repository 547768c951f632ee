import { minxinThinking } from '@lianhuan/bots';
import { type MinxinTable, minxin, refusals } from '@lianhuan/minxin';
import { gameEngine } from '../../engine/game-engine.ts';
import { automaticAnswer } from './automatic.ts';
import { readPreferences } from './preferences.ts';

/** 民心, as the worker plays it. */
export const minxinEngine = gameEngine<MinxinTable>(minxin, minxinThinking, {
  round: (table) => table.state.round,
  scores: (table) => table.state.players.map(({ favor }) => favor),
  refusals: (table, seat) =>
    refusals(table, seat).map(({ rule, ...refusal }) => ({ ...refusal, rules: [rule] })),
  automatic: (seen, preferences, watched) =>
    automaticAnswer(seen, readPreferences(preferences), watched),
});
