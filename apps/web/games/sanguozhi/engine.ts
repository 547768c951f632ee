import { createBot } from '@lianhuan/bots';
import { library, readyDecks, refusals, type SanguozhiTable, sanguozhi } from '@lianhuan/sanguozhi';
import type { GameEngine } from '../../engine/game-engine.ts';
import { automaticAnswer } from './automatic.ts';
import { readPreferences } from './preferences.ts';

/** 三国智, as the worker plays it. */
export const sanguozhiEngine: GameEngine<SanguozhiTable> = {
  game: sanguozhi,
  warmUp() {
    library();
    readyDecks();
  },
  round: (table) => table.state.turn,
  scores: (table) => table.state.players.map(({ grain }) => grain),
  refusals: (table, seat) =>
    refusals(table, seat).map(({ card, verb, text, rule }) => ({
      card,
      verb,
      text,
      rules: [rule],
    })),
  bot: (kind, seed) => createBot(kind, sanguozhi.id, seed),
  automatic: (seen, preferences) => automaticAnswer(seen, readPreferences(preferences)),
};
