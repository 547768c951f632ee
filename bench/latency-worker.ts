/** One game in a thread of its own, for the same reason as in the race. */
import { parentPort, workerData } from 'node:worker_threads';
import { type LatencyPlan, measureLatency } from './latency.ts';

parentPort?.postMessage(await measureLatency(workerData as LatencyPlan));
