import { evaluateEvolve, greedyBot, randomBot } from '@lianhuan/bots';
import { type EvolveTable, evolve, refusals } from '@lianhuan/evolve';
import { succeed } from '@lianhuan/kernel';
import type { GameEngine } from '../../engine/game-engine.ts';
import { automaticAnswer } from './automatic.ts';
import { readPreferences } from './preferences.ts';

/** 影之诗 EVOLVE, as the worker plays it. */
export const evolveEngine: GameEngine<EvolveTable> = {
  game: evolve,
  round: (table) => table.state.turn,
  scores: (table) => table.state.players.map(({ life }) => life),
  refusals(table, seat) {
    // Several abilities that cannot be used for one reason say so once.
    const told = new Map(
      refusals(table, seat).map(({ card, verb, text, rule }) => [
        `${card} ${verb} ${text.zh}`,
        { card, verb, text, rules: [rule] },
      ]),
    );
    return [...told.values()];
  },
  bot: (kind, seed) => succeed(kind === 'random' ? randomBot(seed) : greedyBot(evaluateEvolve)),
  automatic: (seen, preferences, watched) =>
    automaticAnswer(seen, readPreferences(preferences), watched),
};
