import { describeRulebook, describeScenarios } from './any-game.ts';

describeScenarios('minxin', { least: 60 });
describeRulebook('minxin', { total: 43 });
