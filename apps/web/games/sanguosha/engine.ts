import { sanguoshaThinking } from '@lianhuan/bots';
import { refusals, type SanguoshaTable, sanguosha } from '@lianhuan/sanguosha';
import { gameEngine } from '../../engine/game-engine.ts';
import { automaticAnswer } from './automatic.ts';
import { readPreferences } from './preferences.ts';

/** 三国杀, as the worker plays it. */
export const sanguoshaEngine = gameEngine<SanguoshaTable>(sanguosha, sanguoshaThinking, {
  round: (table) => table.state.round,
  scores: (table) => table.state.characters.map(({ alive, hp }) => (alive ? hp : 0)),
  refusals: (table, seat) =>
    refusals(table, seat).map(({ rule, card, verb, text }) => ({
      card,
      verb,
      text,
      rules: [rule],
    })),
  automatic: (seen, preferences, watched) =>
    automaticAnswer(seen, readPreferences(preferences), watched),
});
