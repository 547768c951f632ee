import { parentPort } from 'node:worker_threads';
import type { PosedQuestion, Thought } from './question.ts';
import { ThinkingMatches } from './thinking-matches.ts';

// A thread in which bots think: it is asked one question at a time.

const matches = new ThinkingMatches();

parentPort?.on('message', async (posed: PosedQuestion) => {
  parentPort?.postMessage(await thought(posed));
});

async function thought(posed: PosedQuestion): Promise<Thought> {
  try {
    return await matches.think(posed);
  } catch (error) {
    return { ok: false, why: error instanceof Error ? error.message : String(error) };
  }
}
