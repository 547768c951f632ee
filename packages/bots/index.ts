/** Players who are no persons. They are given a view, never a match. */

export { evaluateEvolve } from './evolve/evaluate.ts';
export { evaluateMinxin } from './minxin/evaluate.ts';
export type { Bot } from './players/bot.ts';
export { createBot } from './players/create.ts';
/** @public for games that are not of this project */
export { type Evaluator, greedyBot } from './players/greedy.ts';
export { BOT_NAMES, namedBot } from './players/named.ts';
export { letBotAnswer } from './players/play.ts';
export { randomBot } from './players/random.ts';
export { evaluateSanguosha } from './sanguosha/evaluate.ts';
export { evaluateSanguozhi } from './sanguozhi/evaluate.ts';
