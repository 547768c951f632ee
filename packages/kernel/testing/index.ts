/** What any game is tried with. It needs no test runner; the suites made of it are in `any-game.ts`. */
export { brokenCounts, brokenEffects, brokenPlaces } from './accounts.ts';
export { sharedParts } from './belongings.ts';
export { type Dice, dice } from './dice.ts';
export { firstDifference } from './difference.ts';
export { leaks } from './secrecy.ts';
export { type Beginning, beginMatch, type TriedGame } from './tried-game.ts';
export {
  type AnswerBoth,
  beginTwins,
  type Course,
  differs,
  playTwins,
  Sights,
  sameAnswer,
  type Twins,
} from './twins.ts';
export { answerAtRandom, playOut, walk } from './walk.ts';
