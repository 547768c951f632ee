import { describeRandomModes } from './any-game.ts';

describeRandomModes('sanguosha', (players) => 16 * players, {
  mode: 'identity',
  seats: [4, 5, 6, 7, 8, 9, 10],
});
describeRandomModes('sanguosha', () => 40, { mode: 'landlord', seats: [3] });
describeRandomModes('sanguosha', () => 40, { mode: 'duel', seats: [2] });
// What lies hidden there is a general, and with it which skills are offered to whom.
describeRandomModes('sanguosha', (players) => 40 + 10 * players, {
  mode: 'hegemony',
  seats: [2, 4, 7, 10],
});
// Declared cards that lie face down, and generals beside generals: who knows what is never out of sight for long.
describeRandomModes('sanguosha', (players) => 40 * players, {
  seats: [5],
  laid: 'setup: { 武将牌堆: [于吉（风） x8, 于吉（旧风） x8, 左慈 x6] }\n',
});
