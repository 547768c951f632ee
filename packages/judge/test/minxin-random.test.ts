import { describeRandomModes } from './any-game.ts';

describeRandomModes('minxin', (players) => 40 + 8 * players);
