import { parentPort, workerData } from 'node:worker_threads';
import type { Reply } from '../simulating/threads.ts';
import { type LadderGame, playDuel } from './duel.ts';
import type { Duel, Task } from './ladder.ts';

// A thread of a ladder: it is sent games to play, one at a time.

const plan: LadderGame = workerData;

parentPort?.on('message', (task: Task) => {
  let reply: Reply<Duel>;
  try {
    reply = { done: { ...task, points: playDuel(plan, task.pair, task.number) } };
  } catch (error) {
    reply = { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  parentPort?.postMessage(reply);
});
