/** The judge: runs scenarios, explains them, and weighs how a rulebook is covered. */
export type { Check, Claim } from './check.ts';
export type { Citation } from './citations.ts';
export type {
  Ablation,
  Coverage,
  CoverageSummary,
  Lack,
  Proof,
  RuleCoverage,
} from './coverage.ts';
export type { Failure, Played, Snapshot } from './failure.ts';
export {
  ablate,
  coverage,
  readScenarioFiles,
  runScenarioFiles,
  type ScenarioReport,
  scenarioFolder,
  scenariosOf,
} from './files.ts';
export { GAMES } from './games/index.ts';
export { type JudgedRecord, judgeRecord, renderJudgedRecord } from './judge-record.ts';
export type { JudgedGame, Position, Vocabulary } from './judged.ts';
export { type Difference, MODES, type Mode, playAnswersInMode, playInMode } from './modes.ts';
export { readScenarios, type ScenarioFile } from './read.ts';
export { renderAblation, renderCoverage } from './report/rules.ts';
export {
  type ReportOptions,
  renderProblem,
  renderScenarioReport,
  scenarioReportAsJson,
} from './report/scenarios.ts';
export { type RunOptions, runScenario, type ScenarioResult } from './run.ts';
export type { Scenario, Step } from './scenario.ts';
export type { FileProblem } from './source.ts';
export { type Trace, traceOf } from './trace.ts';
