import type { Seat } from '@lianhuan/kernel';
import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { playOn } from './support/play-on.ts';
import type { TestPlayer } from './support/test-player.ts';
import { duelRoom, testSite } from './support/test-site.ts';

// Nobody holds the others up for ever: not by staying away where no time runs, and not by being banned.

const site = testSite({ operators: ['keeper'] });
const REFUSED = { ok: false };
let operator: TestPlayer;
beforeAll(async () => {
  operator = await site.operator('keeper');
});

/** Two play in a room, each at a server of their own; a third looks on. */
async function table(time: 'none' | 'relaxed' = 'none') {
  const [host, friend, onlooker] = [await site.guest(), await site.guest(1), await site.guest()];
  const { code, room } = await duelRoom(host, friend, onlooker);
  await host.ask('room:pace', { room, pace: { time, pause: 0 } });
  await friend.ask('room:ready', { room, ready: true });
  const { match } = await host.ask('room:start', { room });
  for (const player of [host, friend, onlooker]) await player.join(match);
  return { host, friend, onlooker, code, room, match };
}

/** So many minutes go by for those who have left a room. */
async function pass(room: string, minutes: number): Promise<void> {
  const client = new pg.Client({ connectionString: site.database });
  await client.connect();
  await client.query(
    'update room_seats set seen = seen - make_interval(mins => $2) where room = $1',
    [room, minutes],
  );
  await client.end();
}

const seatOf = (player: TestPlayer, seat: number) => player.room?.seats[seat];

describe('a player who does not come back', { timeout: 120_000 }, () => {
  test('is played for after three minutes, if another player wants it, and comes back', async () => {
    const { host, friend, onlooker, code, room, match } = await table();
    const standIn = (one: TestPlayer, seat = 1) =>
      one.try('match:stand-in', { match, seat: seat as Seat });
    // Whoever is here is not played for, however long they think.
    await pass(room, 60);
    expect(await standIn(host)).toMatchObject(REFUSED);
    expect(await standIn(host, 0)).toMatchObject(REFUSED);
    expect(await standIn(host, 7)).toMatchObject(REFUSED);
    friend.close();
    await expect.poll(() => seatOf(host, 1)).toMatchObject({ here: false });
    expect(await standIn(host)).toMatchObject(REFUSED);
    await pass(room, 2);
    expect(await standIn(host)).toMatchObject(REFUSED);
    await pass(room, 2);
    // Nobody else decides it.
    expect(await standIn(onlooker)).toMatchObject(REFUSED);
    expect(await standIn(await site.guest())).toMatchObject(REFUSED);
    expect(host.now.away).toEqual([]);
    expect(await standIn(host)).toMatchObject({ ok: true });
    await expect.poll(() => [host.now.away, onlooker.now.away]).toEqual([[1], [1]]);
    // A second time changes nothing.
    const { entries } = host.now;
    expect(await standIn(host)).toMatchObject({ ok: true });
    await playOn(match, [host], 3);
    expect(host.now.entries).toBeGreaterThan(entries + 3);

    const again = await site.page(friend.cookie, 1).connected();
    await again.ask('room:enter', { code });
    await again.join(match);
    expect(again.now.away).toEqual([1]);
    await again.ask('match:back', { match });
    await expect.poll(() => host.now.away).toEqual([]);
    expect(await standIn(host)).toMatchObject(REFUSED);
    await playOn(match, [host, again], 4);
  });

  test('has time where time runs, and is not hurried', async () => {
    const { host, friend, room, match } = await table('relaxed');
    friend.close();
    await expect.poll(() => seatOf(host, 1)).toMatchObject({ here: false });
    await pass(room, 10);
    expect(await host.try('match:stand-in', { match, seat: 1 as Seat })).toMatchObject({
      problem: { en: 'Time runs in this match: a bot plays when it is up' },
    });
  });
});

test('a bot plays at once for whoever is banned', { timeout: 120_000 }, async () => {
  const { host, friend, match } = await table();
  const seat = seatOf(host, 1);
  const person = seat?.kind === 'person' ? seat.person.id : '';
  await operator.ask('site:ban', { person, banned: true });
  await expect.poll(() => friend.isConnected).toBe(false);
  await expect.poll(() => host.now.away).toEqual([1]);
  const { entries } = host.now;
  await playOn(match, [host], 3);
  expect(host.now.entries).toBeGreaterThan(entries + 3);
});
