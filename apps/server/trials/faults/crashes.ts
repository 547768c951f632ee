import { setTimeout as wait } from 'node:timers/promises';
import type { Progress } from './progress.ts';
import { breakOften } from './rounds.ts';
import { FaultySite } from './site.ts';

/** Every so often all servers are killed, not one. */
const ALL_EVERY = 5;

/** A server is killed (kill -9) in the middle of answers; whoever was there goes on at the other one. */
export async function crashServers(times: number, progress: Progress): Promise<void> {
  const site = await FaultySite.open();
  let restarted = Promise.resolve<unknown>(null);
  const crash = async (at: number) => {
    await site.killServer(at);
    restarted = Promise.all([restarted, site.restartServer(at)]);
    restarted.catch(() => {});
  };
  try {
    await breakOften(site, times, progress, {
      name: 'killed servers',
      async breakOne(time) {
        await crash(time % 2);
        // Else play goes on at the other server, and nobody waits for this one.
        if (time % ALL_EVERY === ALL_EVERY - 1) await crash((time + 1) % 2);
      },
      mended: () => restarted,
    });
  } finally {
    await restarted.catch(() => {});
    await site.close();
  }
}

/** The database is killed (kill -9) in the middle of answers, and started again. */
export async function killDatabases(times: number, progress: Progress): Promise<void> {
  const site = await FaultySite.open();
  try {
    await breakOften(site, times, progress, {
      name: 'killed databases',
      async breakOne() {
        site.killDatabase();
        await wait(200);
        await site.restartDatabase();
      },
    });
  } finally {
    await site.close();
  }
}
