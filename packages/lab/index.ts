/** The lab: many games at once, and what they tell. */

export { fitGame } from './fitting/fit-game.ts';
export type { Calibrated, Foretold, HeldOut, Learnt } from './fitting/learning.ts';
export type { MixedPlay } from './fitting/mixed-play.ts';
export { findGame, LAB_GAMES, readMode } from './games/index.ts';
export type { LabGame } from './games/lab-game.ts';
export type { CardName, Metrics, OfferMetrics, SideMetrics } from './games/metrics.ts';
export type { LadderGame } from './ladder/duel.ts';
export type { Rating } from './ladder/elo.ts';
export {
  climb,
  type Ladder,
  type LadderOptions,
  type LadderPlan,
  type PairResult,
} from './ladder/ladder.ts';
export { type Composition, composePuzzle } from './puzzles/compose.ts';
export { type Effort, examine, type Refusal, type Verdict } from './puzzles/examine.ts';
export { type Found, findPuzzles, type Looked } from './puzzles/find-puzzles.ts';
export { gradedAgain, provenAgain } from './puzzles/prove-again.ts';
export { renderColumns } from './reports/columns.ts';
export { renderCalibration } from './reports/html/calibration.ts';
export { renderHtml } from './reports/html/render.ts';
export { renderLadder } from './reports/ladder-text.ts';
export type {
  BotFigures,
  CardFigures,
  DeckFigures,
  Endings,
  Lengths,
  PairFigures,
  Report,
  SeatFigures,
  SideFigures,
} from './reports/report.ts';
export { renderText } from './reports/text.ts';
export type { Experiment, ReadExperiment } from './simulating/experiment.ts';
export { type ChosenDeck, chosenFrom, readDecks } from './simulating/lineup.ts';
export { childSeed } from './simulating/seed.ts';
export { GameBroke, type SimulateOptions, simulate } from './simulating/simulate.ts';
export type { Distribution } from './statistics/histogram.ts';
export type { Rate } from './statistics/rate.ts';
