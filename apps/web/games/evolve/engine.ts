import { evolveThinking } from '@lianhuan/bots';
import { type EvolveTable, evolve, refusals } from '@lianhuan/evolve';
import { gameEngine } from '../../engine/game-engine.ts';
import { refusalsOnce } from '../../engine/refusals.ts';
import { automaticAnswer } from './automatic.ts';
import { readPreferences } from './preferences.ts';

/** 影之诗 EVOLVE, as the worker plays it. */
export const evolveEngine = gameEngine<EvolveTable>(evolve, evolveThinking, {
  round: (table) => table.state.turn,
  scores: (table) => table.state.players.map(({ life }) => life),
  // Several abilities that cannot be used for one reason say so once.
  refusals: (table, seat) =>
    refusalsOnce(refusals(table, seat), ({ card, verb, text }) => `${card} ${verb} ${text.zh}`),
  automatic: (seen, preferences, watched) =>
    automaticAnswer(seen, readPreferences(preferences), watched),
});
