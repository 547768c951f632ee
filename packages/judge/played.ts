/** Scenarios as matches of a game, for whoever knows the game: nothing here touches the disk. */

export { openPractice, PLAYER, type Practice, type PracticeMoment } from './running/practice.ts';
export {
  type RecordedClaim,
  type RecordedLine,
  type RecordedScenario,
  recordScenario,
} from './running/record-scenario.ts';
export { isScenarioSetup, type ScenarioSetup, withScenarios } from './running/scenario-game.ts';
