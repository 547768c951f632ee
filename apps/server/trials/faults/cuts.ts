import { setTimeout as wait } from 'node:timers/promises';
import type { Door } from '../door.ts';
import type { Progress } from './progress.ts';
import { breakOften } from './rounds.ts';
import { FaultySite } from './site.ts';

/** The network between pages and servers, or servers and the database, is cut, away for a while, or swallows all. */
export async function cutNetwork(times: number, progress: Progress): Promise<void> {
  const site = await FaultySite.open();
  const [one, other] = site.servers;
  const toDatabase = [one.toDatabase, other.toDatabase];
  const ways: readonly (() => Promise<void> | void)[] = [
    () => one.toDatabase.cut(),
    () => one.pages.cut(),
    () => often(toDatabase),
    () => away([other.toDatabase], 1500),
    () => away([other.pages], 1000),
    () => away(toDatabase, 1000),
    () => one.toDatabase.swallow(),
    () => other.pages.swallow(),
  ];
  try {
    await breakOften(site, times, progress, {
      name: 'cuts of the network',
      breakOne: async (time) => ways[time % ways.length](),
    });
  } finally {
    await site.close();
  }
}

async function often(doors: readonly Door[]): Promise<void> {
  for (let time = 0; time < 5; time++) {
    for (const door of doors) door.cut();
    await wait(100);
  }
}

async function away(doors: readonly Door[], ms: number): Promise<void> {
  for (const door of doors) door.shut();
  await wait(ms);
  for (const door of doors) door.reopen();
}
