import { SURRENDER } from '@lianhuan/kernel';
import { expect } from 'vitest';
import type { TestPlayer } from './test-player.ts';
import type { TestSite } from './test-site.ts';

/** Two people in one room, each at a server of their own. */
export interface FriendsRoom {
  readonly room: string;
  readonly code: string;
  readonly host: TestPlayer;
  readonly friend: TestPlayer;
}

/** A new room for 三国智, in which a friend sits too. */
export async function friendsRoom(
  site: TestSite,
  setup: { readonly players: 2 | 4; readonly decks: readonly string[] },
): Promise<FriendsRoom> {
  const [host, friend] = await Promise.all([site.guest(0), site.guest(1)]);
  const { code } = await host.ask('room:make', { game: 'sanguozhi', setup, listed: false });
  const { id: room } = await host.ask('room:enter', { code });
  await host.ask('room:pace', { room, pace: { pause: 0 } });
  await friend.ask('room:enter', { code });
  await friend.ask('room:sit', { room, seat: 1 });
  return { room, code, host, friend };
}

/** The friend is ready, and both come to the table. @returns the match */
export async function begin({ room, host, friend }: FriendsRoom): Promise<string> {
  await friend.ask('room:ready', { room, ready: true });
  const { match } = await host.ask('room:start', { room });
  for (const player of [host, friend]) {
    player.frames.length = 0;
    await player.join(match);
  }
  return match;
}

/** One of them gives the game up as soon as possible; the other lets everything pass. */
export async function lose(match: string, loser: TestPlayer, other: TestPlayer): Promise<void> {
  while (loser.now.rest === null || other.now.rest === null) {
    const player = [loser, other].find(
      ({ now }) => now.asked !== null && !now.snapshot.thinking && now.rest === null,
    );
    if (player) {
      const verbs = player === loser ? [SURRENDER, 'keep', 'pass'] : ['keep', 'pass'];
      const options = player.now.snapshot.view.decision?.options ?? [];
      const places = verbs.map((verb) => options.findIndex((option) => option.verb === verb));
      const { entries } = player.now;
      await player.answer(match, player.now, places.find((place) => place >= 0) ?? 0);
      await expect.poll(() => player.now.entries, { interval: 5 }).toBeGreaterThan(entries);
    } else {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
  await expect.poll(() => loser.room?.playing).toBe(false);
  await expect.poll(() => other.room?.playing).toBe(false);
}
