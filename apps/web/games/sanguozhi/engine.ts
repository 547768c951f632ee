import { sanguozhiThinking } from '@lianhuan/bots';
import { refusals, type SanguozhiTable, sanguozhi } from '@lianhuan/sanguozhi';
import { gameEngine } from '../../engine/game-engine.ts';
import { refusalsOnce } from '../../engine/refusals.ts';
import { automaticAnswer } from './automatic.ts';
import { readPreferences } from './preferences.ts';

/** 三国智, as the worker plays it. */
export const sanguozhiEngine = gameEngine<SanguozhiTable>(sanguozhi, sanguozhiThinking, {
  round: (table) => table.state.turn,
  scores: (table) => table.state.players.map(({ grain }) => grain),
  // A card that cannot be deployed in three roles for one reason says so once.
  refusals: (table, seat) =>
    refusalsOnce(refusals(table, seat), ({ card, text }) => `${card} ${text.zh}`),
  automatic: (seen, preferences, watched) =>
    automaticAnswer(seen, readPreferences(preferences), watched),
});
