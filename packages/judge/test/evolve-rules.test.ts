import { describeRulebook } from './any-game.ts';

// By itself, so that it runs beside the scenarios: it plays each of them once for each of its rules.
describeRulebook('evolve', { total: 655 });
