/** The lab: many games at once, and what they tell. */
export { renderColumns } from './columns.ts';
export { type Experiment, type ReadExperiment, readExperiment } from './experiment.ts';
export { findGame, LAB_GAMES } from './games.ts';
export type { CardName, Gauge, OfferGauge } from './gauge.ts';
export type { Distribution } from './histogram.ts';
export { renderHtml } from './html/render.ts';
export type { LabGame } from './lab-game.ts';
export { type ChosenDeck, chosenFrom, readDecks } from './lineup.ts';
export { type Rate, rateOf } from './rate.ts';
export type {
  BotFigures,
  CardFigures,
  DeckFigures,
  PairFigures,
  Report,
  SeatFigures,
} from './report.ts';
export { childSeed } from './seed.ts';
export { GameBroke, type SimulateOptions, simulate } from './simulate.ts';
export { renderText } from './text.ts';
