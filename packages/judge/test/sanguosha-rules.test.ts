import { describeRulebook } from './any-game.ts';

describeRulebook('sanguosha', { total: 268 });
