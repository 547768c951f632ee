import { setTimeout as wait } from 'node:timers/promises';

/** Something that must never happen. */
export class Violation extends Error {
  constructor(match: string, what: string) {
    super(`match ${match}: ${what}`);
  }
}

/** Does something until it succeeds. @throws Error with the last reason, after a minute, or a violation at once */
export async function retried<Value>(run: () => Promise<Value>): Promise<Value> {
  const end = performance.now() + 60_000;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (error instanceof Violation || performance.now() > end) throw error;
      await wait(50);
    }
  }
}
