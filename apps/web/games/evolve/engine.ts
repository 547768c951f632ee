import { evaluateEvolve, namedBot } from '@lianhuan/bots';
import { type EvolveTable, evolve, refusals } from '@lianhuan/evolve';
import type { GameEngine } from '@lianhuan/releases';
import { automaticAnswer } from './automatic.ts';
import { readPreferences } from './preferences.ts';

/** 影之诗 EVOLVE, as the worker plays it. */
export const evolveEngine: GameEngine<EvolveTable> = {
  game: evolve,
  bot: (name, seed) => namedBot(name, evaluateEvolve, seed),
  screen: {
    round: (table) => table.state.turn,
    scores: (table) => table.state.players.map(({ life }) => life),
    refusals(table, seat) {
      // Several abilities that cannot be used for one reason say so once.
      const byReason = new Map(
        refusals(table, seat).map(({ card, verb, text, rule }) => [
          `${card} ${verb} ${text.zh}`,
          { card, verb, text, rules: [rule] },
        ]),
      );
      return [...byReason.values()];
    },
    automatic: (seen, preferences, watched) =>
      automaticAnswer(seen, readPreferences(preferences), watched),
  },
};
