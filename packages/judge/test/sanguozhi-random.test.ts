import { describeRandomModes } from './any-game.ts';

describeRandomModes('sanguozhi', (players) => 40 + 20 * players);
