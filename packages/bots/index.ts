/** Players who are no persons. They are given a view, never a match. */
export type { Bot } from './bot.ts';
export { createBot } from './create.ts';
export { evaluateEvolve } from './evolve/evaluate.ts';
export { type Evaluator, greedyBot } from './greedy.ts';
export { evaluateMinxin } from './minxin/evaluate.ts';
export { BOT_NAMES, type BotName, isBotName, namedBot } from './named.ts';
export { letBotAnswer } from './play.ts';
export { randomBot } from './random.ts';
export { evaluateSanguozhi } from './sanguozhi/evaluate.ts';
