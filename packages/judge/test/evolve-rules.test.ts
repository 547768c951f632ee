import { describeRulebook } from './any-game.ts';

// The rulebook is tried in a file of its own, so that it runs at the same time as the
// scenarios: it plays each of them once for each of its rules.
describeRulebook('evolve', { total: 655 });
