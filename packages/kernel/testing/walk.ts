import { endsByWord } from '../match/decision.ts';
import type { Match } from '../match/match.ts';
import type { Table } from '../table/table.ts';
import { type Dice, dice } from './dice.ts';
import { type Beginning, beginMatch, type TestedGame } from './tested-game.ts';

/** No game of any rulebook is as long as that. */
const TOO_LONG = 50_000;

/** So many answers are given on a table that a seat imagines. */
export const PLAYED_ON = 12;

/** To give up ends a game, so it is picked once in so many times that it is drawn. */
const GIVING_UP = 500;

/** Lets anyone who is asked pick anything; gives whether there was somebody to ask. */
export function answerAtRandom<T extends Table, Setup, Event>(
  match: Match<T, Setup, Event>,
  upTo: Dice,
  surrender: 'rarely' | 'never' = 'rarely',
): boolean {
  if (match.pending.length === 0) return false;
  const { seat, options } = match.pending[upTo(match.pending.length)];
  let index = upTo(options.length);
  while (endsByWord(options[index].verb) && (surrender === 'never' || upTo(GIVING_UP) > 0)) {
    index = upTo(options.length);
  }
  match.answer(seat, index);
  return true;
}

/**
 * Plays on until the match is over, or `look` says to stop after an answer.
 * @param answer gives one answer, if anybody is asked.
 * @throws if the game does not end.
 */
export function playOut<T extends Table, Setup, Event>(
  match: Match<T, Setup, Event>,
  answer: () => boolean,
  look: (match: Match<T, Setup, Event>) => boolean = () => false,
): void {
  while (answer()) {
    if (look(match)) return;
    if (match.answers.length > TOO_LONG) throw new Error('the game does not end');
  }
}

/** Answers at random until the match is over, or `stop` says so after an answer. */
export function walk<T extends Table, Setup, Event>(
  match: Match<T, Setup, Event>,
  upTo: Dice,
  stop?: (match: Match<T, Setup, Event>) => boolean,
): void {
  playOut(match, () => answerAtRandom(match, upTo), stop);
}

/**
 * Answers at random until a recorded game is over, which is looked into at one in so many moments.
 * @param watch called as it begins; what it returns is called at those moments
 */
export function walkLooking<T extends Table, Setup, Event>(
  tried: TestedGame<T, Setup, Event>,
  beginning: Beginning,
  { seed, seldom }: { readonly seed: number; readonly seldom: number },
  watch: (match: Match<T, Setup, Event>) => () => void,
): void {
  const match = beginMatch(tried, { ...beginning, recorded: true });
  const upTo = dice(seed);
  const look = watch(match);
  walk(match, upTo, () => {
    if (upTo(seldom) === 0) look();
    return false;
  });
}
