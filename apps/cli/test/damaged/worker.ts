// A thread that runs `lianhuan` on damaged input: one that hangs can be ended.
import { rmSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { runProgram } from '../../program.ts';
import { type DamagedCase, damagedCase } from './cases.ts';

/** How a case ended. */
export interface EndedCase extends DamagedCase {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** What the program threw instead of ending; null if it ended. */
  readonly thrown: string | null;
  /** Milliseconds. */
  readonly took: number;
}

let out = '';
let err = '';
console.log = (text: string) => {
  out += `${text}\n`;
};
console.error = (text: string) => {
  err += `${text}\n`;
};

parentPort?.on('message', async (number: number) => {
  const made = damagedCase(number);
  out = '';
  err = '';
  process.exitCode = 0;
  let thrown: string | null = null;
  const start = performance.now();
  try {
    await runProgram(made.words);
  } catch (error) {
    thrown = String((error as Error).stack ?? error);
  }
  const took = performance.now() - start;
  const ended: EndedCase = { ...made, code: Number(process.exitCode), out, err, thrown, took };
  if (made.folder !== null) rmSync(made.folder, { recursive: true });
  parentPort?.postMessage(ended);
});
