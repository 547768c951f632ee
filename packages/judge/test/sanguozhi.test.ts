import { describeScenarios } from './any-game.ts';

describeScenarios('sanguozhi', { least: 400 });
