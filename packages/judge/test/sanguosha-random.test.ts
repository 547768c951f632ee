import { describeRandomModes } from './any-game.ts';

describeRandomModes('sanguosha', () => 120);
