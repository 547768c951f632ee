import { glance, type Match, type Seat } from '@lianhuan/kernel';
import { greedyBot } from '../players/greedy.ts';
import type { PositionValue } from './position-value.ts';
import type { ThinkingGame } from './thinking-game.ts';

/** What came of a position that was played on in thought. */
export interface Played {
  /** How likely the seat is to win, from 0 to 1. */
  readonly value: number;
  /** How many decisions were made. */
  readonly nodes: number;
}

/** No turn of any game asks so much; one that does would go on for ever. */
const TOO_LONG = 600;

/** Plays an imagined match on, greedily for all seats, until so many turns have begun, and values where it stands. */
export function playOn(
  match: Match,
  seat: Seat,
  { evaluate, turns }: Pick<ThinkingGame, 'evaluate' | 'turns'>,
  value: PositionValue,
  until: number,
): Played {
  const greedy = greedyBot(evaluate);
  let nodes = 0;
  while (match.outcome === null && nodes < TOO_LONG && turns(match) < until) {
    const [asked] = match.pending;
    match.answer(asked.seat, greedy.choose(glance(match, asked.seat)));
    nodes += 1;
  }
  return { value: value(match, seat), nodes };
}
