import { describeScenarios } from './any-game.ts';

describeScenarios('evolve', { least: 200 });
