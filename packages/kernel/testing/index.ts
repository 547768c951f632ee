/** What any game is tried with. It needs no test runner; the suites made of it are in `any-game.ts`. */

export { writeFuture } from '../knowledge/exchange.ts';
export { type Dice, dice } from './dice.ts';
export { firstDifference } from './difference.ts';
export { brokenCounts, brokenEffects, brokenPlaces } from './invariants.ts';
export { answerAlike, leaks } from './leaks.ts';
export {
  type AnswerBoth,
  beginPair,
  type Course,
  differs,
  type MatchPair,
  playPair,
  sameAnswer,
} from './match-pair.ts';
export { type Answers, type Performed, performFlow } from './perform.ts';
export { drawAtRandom, readyOrRandomDecks } from './random-decks.ts';
export { sharedParts } from './shared-parts.ts';
export { type Beginning, beginMatch, type TestedGame } from './tested-game.ts';
export { answerAtRandom, playOut, walk } from './walk.ts';
