// One of the threads of a fuzz run: it is sent one case at a time, and sends back how it went.
import { inspect } from 'node:util';
import { parentPort } from 'node:worker_threads';
import { type FuzzCase, FuzzFailure, runFuzzCase } from './fuzz-case.ts';

/** How a case went; `broken` is what to print of one that broke something. */
export interface FuzzReport {
  readonly decisions: number;
  readonly broken: string | null;
}

parentPort?.on('message', (fuzzCase: FuzzCase) => {
  parentPort?.postMessage(play(fuzzCase));
});

function play(fuzzCase: FuzzCase): FuzzReport {
  try {
    return { decisions: runFuzzCase(fuzzCase).answers.length, broken: null };
  } catch (error) {
    const lines = [JSON.stringify(fuzzCase), inspect(error)];
    if (error instanceof FuzzFailure) lines.push(`npx lianhuan replay --log ${error.link}`);
    return { decisions: 0, broken: lines.join('\n') };
  }
}
