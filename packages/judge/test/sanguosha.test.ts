import { describeScenarios } from './any-game.ts';

describeScenarios('sanguosha', { least: 400 });
