import { describeRandomModes } from './any-game.ts';

describeRandomModes('sanguosha', (players) => 20 * players);
// Declared cards that lie face down, and generals beside generals: who knows what is never out of sight for long.
describeRandomModes('sanguosha', (players) => 40 * players, {
  seats: [5],
  laid: 'setup: { 武将牌堆: [于吉（风） x8, 于吉（旧风） x8, 左慈 x6] }\n',
});
