/** Players who are no persons. They are given a view, never a match. */

export { evolveThinking } from './evolve/thinking.ts';
export { THINKING } from './games.ts';
export { minxinThinking } from './minxin/thinking.ts';
export type { Bot, Imagine } from './players/bot.ts';
export { createBot } from './players/create.ts';
/** @public for games that are not of this project */
export { type Evaluator, greedyBot } from './players/greedy.ts';
export {
  BOT_LEVELS,
  BOT_NAMES,
  type BotName,
  botNamed,
  namedBot,
  unknownBot,
} from './players/named.ts';
export { letBotAnswer } from './players/play.ts';
export { randomBot } from './players/random.ts';
export {
  openPuzzle,
  type PuzzleMoment,
  type PuzzlePlay,
  type PuzzleSolution,
  type SolvingPick,
} from './puzzles/play-puzzle.ts';
export { GRADES, type Grade, gradeOf, type Puzzle, type Puzzles } from './puzzles/puzzle.ts';
export { fromHere, type Solved, solvePosition } from './puzzles/solve-position.ts';
export { type AnalysedOption, type Analysis, analyse } from './review/analysis.ts';
export { type Review, type Reviewable, type ReviewedDecision, review } from './review/review.ts';
export { sanguoshaThinking } from './sanguosha/thinking.ts';
export { sanguozhiThinking } from './sanguozhi/thinking.ts';
export {
  type ChapterWeights,
  ONE_CHAPTER,
  type PositionFeatures,
  type Weights,
} from './search/position-value.ts';
export type { Findings, Imagination, Tried } from './search/search.ts';
export { type Thinker, thinker } from './search/searching.ts';
export type { Effort, Habits, ThinkingGame } from './search/thinking-game.ts';
