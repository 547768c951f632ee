import { Match, type Table } from '@lianhuan/kernel';
import { minxin } from '@lianhuan/minxin';
import type { Play, StartPlay } from './contestants.ts';

class MinxinPlay implements Play {
  readonly #match: Match<Table>;

  constructor(match: Match<Table>) {
    this.#match = match;
  }

  countMoves(): number {
    return countOptions(this.#match);
  }

  move(index: number): void {
    this.#match.answerNext(index);
  }
}

/** Games of 民心 that nothing records and nobody will rewind. */
export function startMinxin(players: number): StartPlay {
  return (seed) => new MinxinPlay(newMatch(players, seed, 0));
}

/** Unlike a bare play, a match with checkpoints can be forked from near by. */
export function newMatch(players: number, seed: number, checkpointEvery?: number): Match<Table> {
  const setup = minxin.readSetup({ players });
  if (!setup.ok) throw new Error(setup.problems[0].text.en);
  const options = checkpointEvery === undefined ? {} : { checkpointEvery };
  return new Match(minxin, { setup: setup.value, seed, ...options }) as unknown as Match<Table>;
}

/** The options of all seats that are asked, in a row. */
export function countOptions({ pending }: Match<Table>): number {
  let count = 0;
  for (const { options } of pending) count += options.length;
  return count;
}
