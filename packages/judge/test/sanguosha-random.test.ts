import { describeRandomModes } from './any-game.ts';

describeRandomModes('sanguosha', (players) => 20 * players);
