/** The judge: runs scenarios, explains them, and evaluates how a rulebook is covered. */

export type { Citation } from './coverage/citations.ts';
export type {
  Ablation,
  Coverage,
  CoverageSummary,
  Proof,
  RuleCoverage,
} from './coverage/coverage.ts';
export {
  ablate,
  coverage,
  practiceOf,
  runScenarioFiles,
  type ScenarioReport,
  scenarioFolder,
  scenariosOf,
} from './files.ts';
export { GAMES } from './games/index.ts';
export { type Difference, InModes, MODES } from './modes/modes.ts';
export { readScenarios, type ScenarioFile } from './reading/read-scenarios.ts';
export { scenarioSchema } from './reading/schema.ts';
export type { FileProblem } from './reading/source.ts';
export { renderAblation, renderCoverage } from './report/rules.ts';
export {
  type ReportOptions,
  renderScenarioReport,
  scenarioReportAsJson,
} from './report/scenarios.ts';
export type { Failure, Played, Question, Snapshot } from './running/failure.ts';
export type { Note } from './running/in-a-run.ts';
export { type JudgedRecord, judgeRecord, renderJudgedRecord } from './running/judge-record.ts';
export { type RunOptions, runScenario, type ScenarioResult } from './running/run-scenario.ts';
export type { Trace } from './running/trace.ts';
export type {
  CardPhrase,
  CardReference,
  CardsSaid,
  Check,
  Claim,
  Comparison,
  CounterPhrase,
  Place,
  Quantity,
} from './scenario/claim.ts';
export type {
  JudgedGame,
  PlacedCard,
  PlacedNumber,
  PlacedZone,
  Position,
  SeatsOf,
  Vocabulary,
} from './scenario/judged-game.ts';
export type { Beginning, PracticeKind, PracticeTask, Scenario, Step } from './scenario/scenario.ts';
