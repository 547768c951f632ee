import { describeRulebook } from './any-game.ts';
import { UNPROVEN } from './sanguosha-unproven.ts';

describeRulebook('sanguosha', { total: 268, unproven: Object.values(UNPROVEN).flat() });
