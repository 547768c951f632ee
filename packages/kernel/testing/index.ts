/** What any game is tried with. It needs no test runner; the suites made of it are in `any-game.ts`. */
export { brokenCounts, brokenEffects, brokenPlaces } from './accounts.ts';
export { type Dice, dice } from './dice.ts';
export { logLeaks, viewLeaks } from './secrecy.ts';
export { type Beginning, beginMatch, type TriedGame } from './tried-game.ts';
export { answerAtRandom, playOut, walk } from './walk.ts';
