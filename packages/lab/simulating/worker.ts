// One of the threads of a simulation: it is sent ranges of games and sends back what it counted.
import { parentPort, workerData } from 'node:worker_threads';
import type { ReadExperiment } from './experiment.ts';
import { countRange } from './range.ts';

const experiment = workerData as ReadExperiment;

parentPort?.on('message', ({ from, to }: { from: number; to: number }) => {
  try {
    parentPort?.postMessage({ done: countRange(experiment, from, to) });
  } catch (error) {
    parentPort?.postMessage({ failure: (error as Error).message });
  }
});
