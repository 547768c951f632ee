import { Worker } from 'node:worker_threads';
import type { Report, Request, Task } from './messages.ts';

/** Why a thread had to be ended: it came to no end, or it broke down. */
export interface Ended {
  readonly kind: 'ended';
  /** The check that was being run; null while all was loaded. */
  readonly check: number | null;
  readonly what: string;
}

/** For how many milliseconds a check may run. */
export type Patience = (check: number) => number;

/** Nothing takes so long to load, whatever was changed, and however busy the machine is. */
const LOADING = 1_800_000;
/** A change may fill the memory; then its own thread is ended, not all. */
const MEMORY_MB = 2048;
const LOOKED_AFTER_EVERY = 200;

/** One thread that tries changes, and is ended when one of them never comes to an end. */
export class Member {
  readonly #worker: Worker;
  readonly #pulse: Int32Array;
  #ended: string | null = null;

  constructor(task: Omit<Task, 'pulse'>) {
    this.#pulse = new Int32Array(new SharedArrayBuffer(8));
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { ...task, pulse: this.#pulse } satisfies Task,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    this.#worker.on('error', (error: Error) => {
      this.#ended ??= error.message;
    });
  }

  /** Waits until all is loaded. */
  loaded(): Promise<Report | Ended> {
    return this.#listen(() => LOADING, false);
  }

  ask(request: Request, patience: Patience): Promise<Report | Ended> {
    Atomics.store(this.#pulse, 0, -1);
    this.#worker.postMessage(request);
    return this.#listen(patience, true);
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #listen(patience: Patience, isAsked: boolean): Promise<Report | Ended> {
    return new Promise((resolve) => {
      const checkNow = () => (isAsked ? Atomics.load(this.#pulse, 0) : null);
      const done = (report: Report | Ended) => {
        clearInterval(looking);
        this.#worker.off('message', done);
        this.#worker.off('exit', exited);
        resolve(report);
      };
      const exited = () =>
        done({ kind: 'ended', check: checkNow(), what: this.#ended ?? 'the thread ended' });
      const looking = watch(this.#pulse, patience, () => {
        done({ kind: 'ended', check: checkNow(), what: 'it came to no end' });
      });
      this.#worker.on('message', done);
      this.#worker.on('exit', exited);
      if (this.#ended !== null) exited();
    });
  }
}

/** Calls `late` when one check has been run for longer than its patience. */
function watch(pulse: Int32Array, patience: Patience, late: () => void): NodeJS.Timeout {
  let begun = Atomics.load(pulse, 1);
  let since = performance.now();
  return setInterval(() => {
    const now = Atomics.load(pulse, 1);
    if (now !== begun) {
      begun = now;
      since = performance.now();
    } else if (performance.now() - since > patience(Atomics.load(pulse, 0))) late();
  }, LOOKED_AFTER_EVERY);
}
