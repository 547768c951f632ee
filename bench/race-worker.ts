/** One contestant in a thread, so that none shares compiled code, memory or NODE_ENV with another. */
import { parentPort, workerData } from 'node:worker_threads';
import { CONTESTANTS, type ContestantId, type Play } from './contestants.ts';
import { Picks } from './picks.ts';

/** What one slice of time came to. */
export interface Slice {
  readonly seconds: number;
  /** Decisions taken. */
  readonly moves: number;
  /** Those with two options or more. */
  readonly choices: number;
  /** Games played to their end. */
  readonly games: number;
}

/** How many moves between two looks at the clock. */
const STRIDE = 32;

const start = await CONTESTANTS[workerData as ContestantId].load();
const picks = new Picks(7);
let seed = 1;
let play: Play = start(seed);

parentPort?.on('message', (milliseconds: number) => {
  parentPort?.postMessage(playFor(milliseconds));
});

function playFor(milliseconds: number): Slice {
  const begin = performance.now();
  let elapsed = 0;
  let moves = 0;
  let choices = 0;
  let games = 0;
  while (elapsed < milliseconds) {
    for (let step = 0; step < STRIDE; step++) {
      const count = play.countMoves();
      if (count === 0) {
        games += 1;
        seed += 1;
        play = start(seed);
        continue;
      }
      play.move(picks.below(count));
      moves += 1;
      if (count > 1) choices += 1;
    }
    elapsed = performance.now() - begin;
  }
  return { seconds: elapsed / 1000, moves, choices, games };
}
