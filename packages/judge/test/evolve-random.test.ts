import { describeRandomModes } from './any-game.ts';

describeRandomModes('evolve', () => 120);
