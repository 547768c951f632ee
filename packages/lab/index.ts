/** The lab: many games at once, and what they tell. */
export { renderColumns } from './columns.ts';
export { type Experiment, readExperiment } from './experiment.ts';
export { findGame, LAB_GAMES, type LabGame } from './games.ts';
export type { CardName, Gauge } from './gauge.ts';
export type { Distribution } from './histogram.ts';
export { renderHtml } from './html/render.ts';
export { type Rate, rateOf } from './rate.ts';
export type { BotFigures, CardFigures, Report, SeatFigures } from './report.ts';
export { childSeed } from './seed.ts';
export { type SimulateOptions, simulate } from './simulate.ts';
export { renderText } from './text.ts';
